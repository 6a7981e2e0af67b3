/** What the messages in a channel and the private menus say. */
export const discordPhrases = {
  'lobby.open': '{game}: a table is open',
  'lobby.begun': '{game}: the match has begun',
  'lobby.over': '{game}: the match is over',
  'lobby.void': '{game}: the match was closed',
  'lobby.cancelled': '{game}: the lobby was closed',
  'lobby.expired': '{game}: the lobby was closed (time up)',
  'lobby.seat': '{number}. {name}',
  'lobby.host': '{name} (host)',
  'lobby.bot': '{name} · {level}',
  'lobby.free':
    '{seats, plural, =0 {All seats are taken.} one {# seat is free: press **{join}**.} other {# seats are free: press **{join}**.}}',
  'lobby.pace': 'Pace: {pace}.',
  'lobby.expires': 'Closes if nobody presses a button: ⏳ {when}',
  'lobby.needs': 'It takes at least {least} to start.',
  'lobby.start': 'The host presses **{begin}**.',
  'lobby.played': 'At the table: {names}.',
  'lobby.thread': 'The boards are in {thread}.',
  'lobby.button.join': 'Join',
  'lobby.button.leave': 'Leave',
  'lobby.button.bot': 'Add bot',
  'lobby.button.unbot': 'Remove bot',
  'lobby.button.begin': 'Start',
  'lobby.button.cancel': 'Close',

  'board.parked': '{game}: waiting for the players',
  'board.parked.why':
    'Nobody is here, so the match waits. Press **{sheet}** to go on; after three weeks it is closed without a result.',
  'board.ask': '{names}: {step}',
  'board.everyone': 'Everyone',
  'board.account': '{game}: {throws, plural, =2 {the last two throws} other {last throw}}',
  'board.ended': '{game}: closed without a result',
  'board.entry': '{seat}: {entries}',
  'board.entry.late': '{entry} (time up)',
  'board.unfinished': 'not played to the end',
  'board.running': 'not over yet',
  'board.awaited': 'Waiting for {names}.',
  'board.away': '{name} (away)',
  'board.played': 'A bot plays for {names} after two missed answers. One press on **{sheet}**, and they are back.',
  'board.paused': 'The clock stands still: I cannot post in this channel at the moment.',
  'board.sign.given': '`✓` has answered',
  'board.sign.due': '`…` still to answer',
  'board.standing': '{seat}: {points, plural, one {# point} other {# points}}',
  'board.throw': '🎲 {dice} ({seat})',
  'board.throws': 'Throws',
  'throws.title': '{game}: all throws',
  'throws.none': 'Nothing has been thrown yet.',
  'board.sheet': 'My sheet',

  'menu.title': '{game}: your sheet',
  'menu.you': 'You',
  'menu.turn': 'Your turn',
  'menu.threw': '{seat} threw',
  'menu.misfits': '{count, plural, one {nothing fitted} other {#× nothing fitted}}',
  'menu.answered': 'Your answer: **{entry}**',
  'menu.idle': 'Nothing for you to choose right now.',
  'menu.played': 'You missed two answers, so a bot plays for you. One press, and you play on yourself.',
  'menu.inherited':
    'This seat had answered before you came. The answer stays hidden until everybody has answered; then you choose.',
  'menu.yours': '✓ {label}',
  'menu.sure': '**{move}?** There is still something that you can enter.',
  'menu.back': 'Back',
  'menu.result':
    'The match is over: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place with {points, plural, one {# point} other {# points}}.',
  'menu.void': 'This match was closed without a result.',

  'result.title': '{game}: the match is over',
  'result.place':
    '{medal} {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}: {seat} with {points, plural, one {# point} other {# points}}',
  'result.played':
    'A bot played for {name} at the end, after two missed answers. The score before that counts: {points, plural, one {# point} other {# points}}.',
  'result.part': '{label}: {points}',
  'result.rating': 'rating {before} → {after}',
  'result.best': '⭐ personal best',
  'result.throw': 'Most from one throw: {points, plural, one {# point} other {# points}} for {seat} · {dice}',
  'result.again': 'Rematch',

  'footer.match': '{game} · match {mark}',

  'choose.title': 'You are in several matches here. Which sheet?',
  'choose.match': '{game} with {others}',
  'choose.awaited': '{match} (waits for you)',
  'choose.lobby': '{match} (not begun yet)',
  'choose.pardon': '{match} (let back)',

  'notice.bug':
    'Something went wrong on my side. Please look whether what you did has counted, and try again if it has not.',
  'notice.oldButton': 'This button is from an older message and does nothing any more. Try `/help`.',
  'notice.guildOnly': 'Tables stand in the channels of a server: please use this there.',
  'notice.permissions':
    'I cannot open a table in this channel, because I lack {count, plural, one {a permission} other {permissions}} here: {list}. Someone who manages the server can give me that.',
  'pause.missing':
    'I cannot post in this channel any more, because I lack {count, plural, one {a permission} other {permissions}} here: {list}. Your answers count all the same, and the clock stands still until someone who manages the server gives me that.',
  'pause.locked':
    'I cannot post in this thread, because it is locked. Your answers count all the same, and the clock stands still until it is open again.',
  'notice.threadPermissions':
    'Matches on this server are played in threads of their own, but here I lack {count, plural, one {a permission} other {permissions}} for that: {list}. Someone who manages the server can give me that, or switch threads off with `/settings server`.',
  'permission.view': 'View Channel',
  'permission.send': 'Send Messages',
  'permission.threads': 'Send Messages in Threads',
  'permission.newThreads': 'Create Public Threads',
  'permission.embed': 'Embed Links',
  'permission.history': 'Read Message History',

  'thread.name': '{game}, {when}',
} as const satisfies Record<string, string>;
