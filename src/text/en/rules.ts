/** Around the pages of the rules, and the page that every game has. */
export const rulesPhrases = {
  'rules.title': '{game}: {page}',
  'rules.button': 'Rules',
  'rules.jump': 'Go to a page',
  'rules.option': '{number}. {title}',
  'rules.example': 'Example',
  'rules.here.title': 'How to play it here',
  'rules.here.text': [
    '`/{game} start` opens a table. Others press **{join}**, bots may take empty seats, and the host presses **{begin}**.',
    'One board shows every throw and changes as you play. The button **{sheet}** below it opens your own menu, which only you see and which stays beneath it: your sheet and everything you may do now. You can change your answer until the last one is in.',
    'The host chooses how long an answer may take: 60 seconds, 10 minutes or 24 hours. Whoever is late passes. After two missed answers in a row nobody waits for you, and at 60 seconds a bot plays for you, until you press **{sheet}**.',
  ].join('\n'),
} as const satisfies Record<string, string>;
