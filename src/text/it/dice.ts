import type { dicePhrases as english } from '../en/dice.js';

export const dicePhrases: Readonly<Record<keyof typeof english, string>> = {
  'dice.title': '{game}: i dadi tirati in questo server',
  'dice.none':
    'In questo server non è stato ancora contato nessun dado. Si contano alla fine di ogni partita: giocatene una!',
  'dice.note': 'Quanto spesso è uscita ogni faccia, in percentuale, da quando conto i dadi.',
  'dice.range': '{times, plural, one {# tiro} other {# tiri}}: {low}–{high}%',
  'dice.unthrown': 'non ancora tirato',
  'dice.outside':
    '{outside, plural, =0 {Nessuna delle {faces} facce è} one {# delle {faces} facce è} other {# delle {faces} facce sono}} fuori dall’intervallo (`*`); per caso circa una su venti.',
  'dice.legend': 'Sotto: i tiri, e l’intervallo in cui stanno 95 facce su 100 di dadi onesti.',
  'dice.button': 'Dadi',

  'fair.title': 'I dadi sono onesti?',
  'fair.seal':
    '🔏 Prima di ogni partita estraggo un segreto e ne mostro il sigillo. Un sigillo va bene per un solo segreto: da lì in poi nessuno dei due cambia.',
  'fair.follow':
    '🎲 Ogni tiro segue da quel segreto, dal codice del messaggio in cui il sigillo è apparso per la prima volta, e dalle parole fortunate scritte lì sotto (questi due: il sale).',
  'fair.word': '🍀 Scrivi tu l’ultima con **{word}**: allora né io né chi ospita abbiamo potuto scegliere i dadi.',
  'fair.check':
    '🔑 Dopo la partita il segreto sta sul suo risultato. Lì **{check}**, o {verify}, ripercorre ogni tiro.',
  'fair.thrown': '📊 Che cosa hanno mostrato i dadi di questo server, faccia per faccia: {stats}, **{dice}**.',
  'fair.button': 'Dadi onesti?',
};
