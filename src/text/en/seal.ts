/** What is said about dice that anybody can check. */
export const sealPhrases = {
  'seal.lobby': '🔏 Seal of the dice: `{seal}`',
  'seal.words': '🍀 {count, plural, one {Lucky word} other {Lucky words}}: {words}',
  'seal.of': '🔏 Seal: `{seal}`',
  'seal.secret': '🔑 Secret: `{secret}`',
  'seal.salt': '🧂 Salt: {salt}',
  'seal.kept':
    '🍀 {count, plural, one {A lucky word follows it that may not be told here} other {# lucky words follow it that may not be told here}}: **{button}** has the whole salt.',
  'seal.next': '🔏 Seal of the next match: `{seal}`',
  'seal.button.word': 'Lucky word',
  'seal.button.verify': 'Check the dice',

  'word.title': 'Your lucky word',
  'word.label': 'A word that the dice depend on',
  'word.hint': 'Any word, number or sign; empty: none',
  'word.late': 'That took too long. Press **{button}** once more.',
  'word.done': 'Your lucky word stands beneath the seal: the dice of the next match depend on it.',
  'word.done.none': 'You have no lucky word any more.',
  'word.refuse.blank':
    'Nothing of that can be shown. Type something that can be seen, or nothing at all to have no lucky word.',
  'word.refuse.write': 'You may not write in this channel, and a lucky word would stand in it.',
  'word.refuse.begun': 'The match has begun: a lucky word counts only before. Type one before the next match.',

  'verify.follows':
    '✅ {throws, plural, =0 {Nothing was thrown in this {game} match} =1 {The one throw of this {game} match follows} other {All # throws of this {game} match follow}}{throws, plural, =0 {.} other { from the secret that was sealed before it and from the salt.}} Its seal is `{seal}`: compare it with the one that was shown before the match.',
  'verify.differs':
    '❌ Line {line} of this {game} match does not follow from the secret that was sealed before it. Whoever runs me should hear of it.',
  'verify.on':
    'This {game} match is still on. Its dice are sealed; the secret is shown once it is over, and then every throw can be checked.',
  'verify.unsealed': 'The dice of this {game} match were not sealed: it began before I sealed any.',
  'verify.unreadable': 'The dice of this {game} match can’t be checked here: its rules have changed since.',
  'verify.unknown': 'There is no match {match} in this server. The id of a match stands at the foot of its result.',
  'verify.how':
    'To check it yourself, save both files and open `{page}` in a browser. It reads `{record}`, which holds the record, the seal, the secret and the salt, and needs no network.',
  'verify.how.alone':
    'To check it yourself, take the file: it holds the record, the seal, the secret and the salt. A page and a command that come with my program read it.',
  'option.match': 'match',
  'command.verify': 'Check that the dice of a match are what was sealed before it',
  'command.verify.match': 'The id at the foot of its result',
} as const satisfies Record<string, string>;
