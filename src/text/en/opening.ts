/** What whoever opens a table is told of its message: that it is there, is still to come, or cannot be posted. */
export const openingPhrases = {
  'opened.host': '[Your table is open]({way}), and you have its first seat.',
  'opened.guest': 'You have a seat at the rematch: [here is its lobby]({way}).',
  'opened.pending':
    'Your table is being opened, but Discord has not taken its message yet. It appears in {where} as soon as Discord takes it. If Discord refuses it, the table is closed again.',
  'opened.pendingGuest':
    'You have a seat at the rematch, but Discord has not taken the message of its lobby yet. It appears in {where} as soon as Discord takes it. If Discord refuses it, the lobby is closed again.',
  'opened.missing':
    'I lack {count, plural, one {a permission} other {permissions}} in {where}: {list}. Someone who manages the server can give me that.',
  'opened.unknown':
    'Discord does not say why. Try it in another channel, or ask someone who manages the server to look at what I may do in {where}.',
  'opened.blocked':
    'Perhaps it is a name at the table: another one on this server may help. Or someone who manages the server can exempt me from that rule of AutoMod.',
  'notice.notMember':
    'I am not on this server myself, only my commands are, so no table can open here. Someone who manages the server can [invite me]({invite}).',
  'notice.locked':
    'I cannot open a table in this thread, because it is locked. Open one in another channel, or have someone who manages threads unlock this one.',
  'notice.shut':
    'I cannot open a table in this channel at the moment: Discord has refused my last message here, and I know of no permission that I lack. I try again by myself, so try it once more in a minute, or in another channel.',
  'permission.connect': 'Connect',
  'thread.refused': 'The match should have had a thread of its own, but {why}. So it is played in this channel.',
  'thread.why.full': 'this server has as many open threads as Discord allows',
  'thread.why.blocked': 'the server’s AutoMod refuses its title',
  'thread.why.shut': 'Discord says that I lack a permission for it',
  'thread.why.late': 'Discord took too long over it',
  'thread.why.refused': 'Discord made none, and does not say why',
  'games.unposted': 'its message is not there',
  'pause.blocked':
    'The server’s AutoMod refuses the board of this match, so nobody sees it. Your answers count all the same, and the clock stands still until a board is taken; `/games` leads everybody to their sheet. Someone who manages the server can exempt me from that rule.',
  'pause.refused':
    'Discord does not take the board of this match, which is a mistake of mine, so nobody sees it. I try it again and again, at once when something changes. Your answers count all the same, and the clock stands still until a board is taken; `/games` leads everybody to their sheet.',
  'begin.refuse.permissions':
    'The match cannot begin yet, because I could not post its board: I lack {count, plural, one {a permission} other {permissions}} here: {list}. Someone who manages the server can give me that. Nobody loses their seat meanwhile.',
  'begin.refuse.locked':
    'The match cannot begin yet, because this thread is locked and I could not post its board. Have someone who manages threads unlock it. Nobody loses their seat meanwhile.',
  'begin.refuse.shut':
    'The match cannot begin yet, because Discord has refused my last message in this channel, and I know of no permission that I lack. I try again by myself: press Start again in a moment. Nobody loses their seat meanwhile.',
} as const satisfies Record<string, string>;
