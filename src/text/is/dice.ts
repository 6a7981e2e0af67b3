import type { dicePhrases as english } from '../en/dice.js';

export const dicePhrases: Readonly<Record<keyof typeof english, string>> = {
  'dice.title': '{game}: teningaköst á þessum þjóni',
  'dice.none': 'Engir teningar hafa enn verið taldir á þessum þjóni. Talið er í lok hvers leiks: spilið einn!',
  'dice.note': 'Hve oft hver hlið kom upp, í prósentum, síðan ég fór að telja teninga.',
  'dice.range': '{times, plural, one {# kast} other {# köst}}: {low}–{high}%',
  'dice.unthrown': 'ekki kastað enn',
  'dice.outside':
    '{outside, plural, =0 {Engin af {faces} hliðum er} one {# af {faces} hliðum er} other {# af {faces} hliðum eru}} utan bilsins (`*`); fyrir tilviljun um ein af hverjum tuttugu.',
  'dice.legend': 'Undir: köstin, og bilið þar sem 95 af 100 hliðum heiðarlegra teninga liggja.',
  'dice.button': 'Teningar',

  'fair.title': 'Eru teningarnir heiðarlegir?',
  'fair.seal':
    '🔏 Fyrir hvern leik dreg ég leyndarmál og sýni innsigli þess. Innsigli passar aðeins við eitt leyndarmál: eftir það breytist hvorugt.',
  'fair.follow':
    '🎲 Hvert kast leiðir af leyndarmálinu, af auðkenni skilaboðanna þar sem innsiglið stóð fyrst, og af lukkuorðunum sem eru skrifuð undir það (þetta tvennt: saltið).',
  'fair.word': '🍀 Skrifaðu það síðasta með **{word}**: þá gat hvorki ég né gestgjafinn valið teningana.',
  'fair.check':
    '🔑 Eftir leikinn stendur leyndarmálið á úrslitunum. **{check}** þar, eða {verify}, fer yfir hvert kast.',
  'fair.thrown': '📊 Hvað teningar þessa þjóns hafa sýnt, hlið fyrir hlið: {stats}, **{dice}**.',
  'fair.button': 'Heiðarlegir teningar?',
};
