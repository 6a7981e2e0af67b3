/** What is told about the dice of a server, and whether they are fair. */
export const dicePhrases = {
  'dice.title': '{game}: dice thrown in this server',
  'dice.none': 'No dice have been counted in this server yet. They are counted as each match ends: play one!',
  'dice.note': 'How often each face fell, as percentages, since I count dice.',
  'dice.range': '{times, plural, one {# throw} other {# throws}}: {low}–{high}%',
  'dice.unthrown': 'not thrown yet',
  'dice.outside':
    '{outside, plural, =0 {None of {faces} faces lies} one {# of {faces} faces lies} other {# of {faces} faces lie}} outside the range (`*`); by chance about one in twenty does.',
  'dice.legend': 'Below the shares: the throws, and where 95 of 100 faces of honest dice lie.',
  'dice.button': 'Dice',

  'fair.title': 'Are the dice fair?',
  'fair.seal':
    '🔏 Before each match I draw a secret and show its seal. A seal fits one secret only: from then on neither changes.',
  'fair.follow':
    '🎲 Every throw follows from that secret, from the id of the message in which the seal stood first, and from the lucky words that people type beneath it (these two: the salt).',
  'fair.word': '🍀 Type the last one yourself by **{word}**: then neither I nor the host could choose the dice.',
  'fair.check':
    '🔑 After the match the secret stands on its result. **{check}** there, or {verify}, goes through every throw.',
  'fair.thrown': '📊 What the dice of this server have shown, face by face: {stats}, **{dice}**.',
  'fair.button': 'Fair dice?',
} as const satisfies Record<string, string>;
