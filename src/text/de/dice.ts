import type { dicePhrases as english } from '../en/dice.js';

export const dicePhrases: Readonly<Record<keyof typeof english, string>> = {
  'dice.title': '{game}: Würfe auf diesem Server',
  'dice.none': 'Auf diesem Server sind noch keine Würfel gezählt. Gezählt wird am Ende jeder Partie: Spielt eine!',
  'dice.note': 'Wie oft jede Seite fiel, in Prozent, seit ich Würfel zähle.',
  'dice.range': '{times, plural, one {# Wurf} other {# Würfe}}: {low}–{high} %',
  'dice.unthrown': 'noch nicht geworfen',
  'dice.outside':
    '{outside, plural, =0 {Keine von {faces} Seiten liegt} one {# von {faces} Seiten liegt} other {# von {faces} Seiten liegen}} außerhalb des Bereichs (`*`); durch Zufall etwa eine von zwanzig.',
  'dice.legend': 'Darunter: die Würfe, und der Bereich für 95 von 100 Seiten ehrlicher Würfel.',
  'dice.button': 'Würfel',

  'fair.title': 'Sind die Würfel ehrlich?',
  'fair.seal':
    '🔏 Vor jeder Partie ziehe ich ein Geheimnis und zeige sein Siegel. Ein Siegel passt nur zu einem Geheimnis: Von da an ändert sich keines von beiden.',
  'fair.follow':
    '🎲 Jeder Wurf folgt aus diesem Geheimnis, aus der Kennung der Nachricht, in der das Siegel zuerst stand, und aus den Glückswörtern, die darunter eingegeben werden (diese beiden: das Salz).',
  'fair.word':
    '🍀 Gib mit **{word}** selbst das letzte ein: Dann konnten weder ich noch der Gastgeber die Würfel wählen.',
  'fair.check':
    '🔑 Nach der Partie steht das Geheimnis auf ihrem Ergebnis. **{check}** dort, oder {verify}, geht jeden Wurf durch.',
  'fair.thrown': '📊 Was die Würfel dieses Servers gezeigt haben, Seite für Seite: {stats}, **{dice}**.',
  'fair.button': 'Ehrliche Würfel?',
};
