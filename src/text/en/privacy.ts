/** What is kept about people, handed to them, and erased. */
export const privacyPhrases = {
  'command.privacy': 'What is stored about me: see it, get it, have it erased',
  'help.privacy': '{privacy}: what I store about you, as a file if you like, and how to have it erased.',
  'seat.erased': 'Someone',
  'privacy.title': 'What I know about you',
  'privacy.text': [
    'So that you can play, I store:',
    '• your Discord id, and your names: on each server where you play, and that of your account,',
    '• the tables you sat at, what you entered and voted there, your lucky words, and where you may not play any more,',
    '• your results and ratings, for `/stats` and `/leaderboard`,',
    '• what you chose under `/settings`,',
    '• for a quarter of an hour, the way to a private menu that you have open.',
    'That is all: I read none of your messages, and pass nothing on.',
  ].join('\n'),
  'privacy.button.data': 'My data',
  'privacy.button.erase': 'Erase',
  'privacy.data': 'Here is everything that I store about you. Only you see this message.',
  'privacy.none': 'There is nothing stored about you yet: no name, no match, no setting.',
  'privacy.refuse.files':
    'I may not attach files in this channel, so I cannot give you your data here. Please try it in another channel.',
  'privacy.ask': [
    'Erase everything about you? This cannot be undone.',
    '• Your name, settings, results and ratings go, everywhere.',
    '• In a match that is still on, a bot plays on for you at once, and you cannot come back to your seat.',
    '• Matches that others played stay, with **{someone}** in place of your name, and with a lucky word of yours that their dice depend on. I change the newest messages in the channels, too.',
    'What I cannot reach: older messages in the channels, such as leaderboards that were shown to all, and backups of whoever runs me.',
  ].join('\n'),
  'privacy.button.yes': 'Yes, erase everything',
  'privacy.button.no': 'No, keep it',
  'privacy.done': 'Done: nothing about you is stored any more. If you play again, you begin anew.',
  'privacy.refuse.other': 'This question was for somebody else. `/privacy` asks you.',
} as const satisfies Record<string, string>;
