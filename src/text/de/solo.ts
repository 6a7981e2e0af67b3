import type { soloPhrases as english } from '../en/solo.js';

export const soloPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.button.alone': 'Allein spielen',
  'solo.lobby': '{seat} spielt allein und drückt **{begin}**.',
  'solo.time': 'Keine Uhr läuft: Eine angefangene Partie wartet drei Wochen.',
  'solo.menu': 'Die Partie ist vorbei: {points, plural, one {# Punkt} other {# Punkte}}.',
  'solo.best': '⭐ neuer Rekord',
  'solo.figures':
    'Allein: {matches, plural, one {# Partie} other {# Partien}} · am besten {best} · im Schnitt {average}',
  'solo.throw': 'Am meisten aus einem Wurf: {points, plural, one {# Punkt} other {# Punkte}} · {dice}',
  'solo.again': 'Noch einmal',
  'solo.ask.leave':
    'Diese Partie {game} verlassen? Du spielst sie allein, also endet sie sofort ohne Ergebnis und zählt nicht.',
  'solo.ask.end': 'Diese Partie beenden? Sie endet sofort ohne Ergebnis und zählt nicht.',
  'solo.reason': 'Die Partie wurde vor ihrem Ende aufgegeben, deshalb hat sie kein Ergebnis.',
  'solo.refuse.kick': 'Diese Partie spielt jemand allein, deshalb wird darin niemand ersetzt.',
  'solo.refuse.series':
    'Allein spielst du eine Partie nach der anderen: Lass die Zahl der Partien weg, oder nimm mehr Plätze.',
  'solo.refuse.others':
    'Inzwischen sitzt noch jemand an diesem Tisch. Startet die Partie zusammen, oder mach einen Tisch mit einem Platz auf.',
};
