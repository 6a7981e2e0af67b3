/** What is said when people come and go: leaving, coming back, being replaced. */
export const seatPhrases = {
  'command.leave': 'Get up from my table: a bot plays on for me, and I may come back',
  'seat.bot': 'Bot for {name}',
  'seat.deputy': '{deputy} for {name}',
  'seat.note.left': '{name} has left.',
  'seat.note.absent': '{name} was away for long and was replaced.',
  'seat.note.sent': '{name} was replaced: a moderator decided it.',
  'seat.note.voted': '{name} was replaced: the others voted for it.',
  'leave.ask':
    'Leave this match of {game}? A bot takes your seat over at once and plays on with your points. You can come back until the match ends; if you do not, you count as last.',
  'leave.ask.deputy': 'Give the seat back in this match of {game}? A bot plays on there at once.',
  'leave.ask.last':
    'Leave this match of {game}? Nobody else plays there any more, so it is closed at once without a result.',
  'leave.ask.which':
    'Which table do you want to leave? A lobby you leave at once. In a match a bot takes your seat over at once and plays on with your points. You can come back until the match ends; if you do not, you count as last.',
  'leave.button': 'Leave',
  'leave.back': 'Come back',
  'leave.told':
    'You have left this match of {game}, and a bot plays on for you. You can come back until the match ends; if you do not, you count as last.',
  'leave.taken':
    'For now {seat} plays at your seat. You can come back until the match ends, and the seat is yours again at once.',
  'leave.done.lobby': 'You have left the table.',
  'leave.done.deputy': 'You have given the seat back, and a bot plays on there.',
  'kick.told.absent':
    'You were away for long, so a bot plays on for you in this match of {game}. You can come back until the match ends; if you do not, you count as last.',
  'kick.told.sent':
    'A moderator has given your seat in this match to a bot. The match counts for nobody. If you want to come back, ask the host or a moderator: only they can let you.',
  'kick.told.voted':
    'The others have voted to give your seat in this match to a bot. The match counts for nobody. If you want to come back, ask the host or a moderator: only they can let you.',
  'table.reason.deserted': 'Everybody has left, so the match is closed without a result.',
  'result.gone': 'Whoever has gone counts as last.',
  'command.kick': 'Have a bot play on for someone: by vote, or by the host at once if they are away',
  'command.kick.person': 'Who; left out: choose from a list',
  'kick.ask': 'Whose seat should a bot take over at once? Anyone who is present can come back only if you let them.',
  'kick.ask.vote':
    'Whose seat should a bot take over? Your vote is one: most of the others who are present decide, two at least. A match from which someone present is removed counts for nobody. Nobody sees who voted.',
  'kick.ask.which':
    'Which table do you mean? In a lobby they lose their seat as soon as you choose. In a match your choice is your vote, or you are asked once more.',
  'kick.ask.table': 'Which table do you mean? You choose whom next.',
  'kick.ask.lobby':
    'Who is to lose their seat in this lobby? They can come back only if the host or a moderator lets them.',
  'kick.button': 'Replace {seat}',
  'kick.away': 'Let a bot play for {name}',
  'kick.button.lobby': 'Take out {seat}',
  'kick.voted': 'Your vote counts: {votes} of {needed}. The others vote with the same command.',
  'kick.voted.already': 'You have voted for that already: {votes} of {needed}. The others vote with the same command.',
  'kick.done': 'Done: {seat} plays on.',
  'kick.pardon': 'Let them come back',
  'kick.pardoned': 'They may come back now, by the button My sheet.',
  'kick.told.pardoned': 'A bot plays on for you in this match of {game}, but you may come back now.',
  'kick.refuse.self': 'To get up yourself, use the leave command.',
  'kick.refuse.nobody': 'Nobody plays there who could be replaced: choose a person who plays at this table.',
  'kick.refuse.alone':
    'While they are present nobody is replaced by one vote alone, and here nobody else may vote on it. You can leave, or ask a moderator.',
  'kick.refuse.deputy': 'You play for somebody else here, so you have no vote. You can leave, or ask a moderator.',
  'kick.refuse.pardon': 'Only the host of this table or a moderator can let someone come back.',
  'kick.refuse.free': 'They may come back already.',
  'kick.refuse.out': 'They do not sit in this lobby any more, so nothing was done.',
  'kick.done.lobby': 'They are out of the lobby. The same command lets them come back.',
  'kick.done.closed': 'They are out, and nobody else was there, so the lobby is closed.',
  'kick.told.lobby':
    'The host has taken you out of this lobby. Ask them to let you come back, or open a table of your own.',
  'board.votes': '{votes} of {needed} votes to have {seat} replaced (`/{game} kick`).',
  'take.button': 'Take the seat of {name}',
  'take.refuse.seated': 'You have a seat at this table already.',
  'take.refuse.barred': 'You were sent away from this table. Ask its host: they can let you come back.',
  'take.told.over': 'You no longer play here: the seat is its own person’s again, or a bot’s.',
  'take.refuse.taken': 'Somebody plays at this seat now.',
  'help.leave':
    'Need to go? `/{game} leave`: a bot plays on for you, and you may come back. `/{game} kick` gives the seat of someone who is gone, or in the way, to a bot. `/games` lists your tables here.',
  'command.games': 'My tables on this server: where I am awaited, and the way there',
  'games.title': 'Your tables on this server',
  'games.empty': 'You sit at no table on this server. Open one with {starts}, or join one in its channel.',
  'games.only': 'Only tables of this server are listed.',
  'games.line': '**{game}** in {where}: {how}',
  'games.awaited': 'waits for you',
  'games.others': 'waits for others',
  'games.lobby': 'lobby, not begun yet',
  'games.parked': 'paused until somebody is back',
  'games.gone': 'a bot plays for you',
  'games.taken': 'somebody else plays for you',
  'games.stopped': 'the clock stands still',
  'games.due': 'time is up {when}',
  'games.expires': 'expires {when}',
  'games.board': 'to the board',
  'games.button.sheet': '{game}: my sheet',
  'games.button.back': '{game}: come back',
} as const satisfies Record<string, string>;
