/** What the tables say: what was done, why not and what to do instead, and how a table ended. */
export const tablePhrases = {
  'table.done.cancelled': 'The lobby is closed.',
  'table.done.ended': 'The match was closed without a result.',

  'table.refuse.seats': 'This game takes {least} to {most} seats, or one to play alone. Choose a number in that range.',
  'table.refuse.bots':
    '{most, plural, =0 {With one seat you play alone, without bots.} one {With that many seats there is room for at most # bot.} other {With that many seats there is room for at most # bots.}}',
  'table.refuse.seated': 'You already have a seat at this table.',
  'table.refuse.notSeated': 'You have no seat at this table. Press Join to take one.',
  'table.refuse.full': 'Every seat at this table is taken. You can open a table of your own.',
  'table.refuse.notHost': 'Only the host of this table may do that.',
  'table.refuse.noBot': 'No bot sits at this table.',
  'table.refuse.tooFew': 'This game needs at least {least} seats taken. Wait for someone to join, or add a bot.',
  'table.refuse.begun': 'This match has begun. `/games` leads its players to their sheet.',
  'table.refuse.notBegun': 'This match has not begun yet: the host starts it from the lobby.',
  'table.refuse.cancelled': 'This lobby was closed. You can open a new one with the start command.',
  'table.refuse.expired': 'Time was up, so this lobby was closed. You can open a new one with the start command.',
  'table.refuse.closed': 'This match is over. You can open a new table with the start command.',
  'table.refuse.stillOn': 'This match is still going on. A rematch can begin once it is over.',
  'table.refuse.stranger':
    'You have no seat at this table, so there is no sheet for you here. You can open a table of your own.',
  'table.refuse.strangerOver': 'Only those who played can do that. You can open a table of your own.',
  'table.refuse.noMatchHere': 'You are in no match in this channel. Open a table with the start command, or join one.',
  'table.refuse.nothingToEnd': 'There is no open table of this game in this channel.',
  'table.refuse.mayNotEnd': 'Only the host of a lobby, or someone who may manage the server, can close it.',
  'table.refuse.unknown':
    'This table is not known here, and nothing has changed. Perhaps it is of a course of play that is gone, since an older backup has been restored. `/games` leads to your tables; the start command opens a new one.',
  'table.undone':
    'What you pressed is of a course of play that is gone: a backup from before it has been restored. Nothing has changed. The table goes on in {where} from where it stood then.',

  'table.note.stale': 'That throw is over. Here is the current one.',
  'table.note.notAsked': 'There is nothing for you to choose right now.',
  'table.note.illegal': 'That is not possible with this throw. Here is what is.',

  'table.reason.ended': 'The match was ended by its host or a moderator.',
  'table.void.game': 'This game is not offered here any more, so the match is closed without a result.',
  'table.void.version': 'The rules of this game were changed since this match began, so it is closed without a result.',
  'table.void.record': 'The record of this match cannot be read any more, so it is closed without a result.',

  'table.gone.channel': 'The channel of this table was deleted, so it is closed without a result.',
  'table.gone.server': 'I was removed from this server, so the table is closed without a result.',
  'table.gone.shut': 'I could not post in the channel of this table for a month, so it is closed without a result.',
  'table.gone.unposted': 'I could not post this table in its channel, so it is closed again.',
  'table.gone.blocked': 'The server’s AutoMod refuses the message of this table, so it is closed again.',
} as const satisfies Record<string, string>;
