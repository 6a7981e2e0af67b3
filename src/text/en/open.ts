/** What is said to who has enough tables open. */
export const openPhrases = {
  'open.refuse.here':
    'You already have {most} lobbies open in this channel. Start one of them or close it, and you can open the next one here.',
  'open.refuse.server':
    'You already have {most} lobbies open on this server. Start one of them or close it, and you can open the next one.',
  'open.refuse.tables':
    '{most} tables that you opened on this server are still going on. Play one of them to its end, or end it, and you can open the next one.',
  'open.refuse.channel':
    'There are already {most} lobbies open in this channel. Join one of them, or open your table in another channel.',
  'open.refuse.often': 'You have opened {most} tables in a few minutes. Wait a little before the next one: ⏳ {when}',
  'open.playing': 'the match is on',
} as const satisfies Record<string, string>;
