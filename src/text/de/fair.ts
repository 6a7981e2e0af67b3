import type { fairPhrases as english } from '../en/fair.js';

export const fairPhrases: Readonly<Record<keyof typeof english, string>> = {
  'end.ask.lobby': 'Diesen Tisch schließen? Alle verlieren dort ihren Platz.',
  'end.ask':
    'Diese Partie ohne Ergebnis beenden? Sie endet, sobald alle Anwesenden zustimmen: bisher {votes} von {needed}. {games, plural, one {} other {Mit ihr endet die Serie ohne Ergebnis; beendete Partien zählen weiter. }}Wenn nur du gehen willst, steh lieber auf.',
  'end.ask.alone':
    'Diese Partie ohne Ergebnis beenden? Außer dir ist niemand da, also endet sie sofort.{games, plural, one {} other { Mit ihr endet die Serie ohne Ergebnis; beendete Partien zählen weiter.}}',
  'end.ask.again':
    'Du bist dafür, diese Partie ohne Ergebnis zu beenden, wie {votes} von {needed} Anwesenden. Willst du doch weiterspielen?',
  'end.ask.moderator':
    'Diese Partie anderer Leute sofort ohne Ergebnis beenden? Sie zählt dann für niemanden.{games, plural, one {} other { Mit ihr endet die Serie ohne Ergebnis; beendete Partien zählen weiter.}}',
  'end.ask.which': 'Welcher Tisch soll enden? Noch passiert nichts: Du wirst noch einmal gefragt.',
  'end.button': 'Beenden',
  'end.button.close': 'Tisch schließen',
  'end.button.stay': 'Weiterspielen',
  'end.voted': 'Dein Wort zählt: {votes} von {needed} sind dafür. Die anderen stimmen mit demselben Befehl zu.',
  'end.stayed': 'Du bist nicht mehr dafür, die Partie zu beenden: Sie geht weiter.',
  'end.refuse.stranger':
    'Eine Partie beenden können nur alle gemeinsam, die an diesem Tisch spielen, oder jemand, der den Server verwaltet und nicht beteiligt ist.',
  'end.refuse.deputy':
    'Du spielst hier für jemand anderen. Beenden kannst du die Partie nur gemeinsam mit jemandem auf dem eigenen Platz. Du kannst aufstehen.',
  'board.ending': '{votes} von {needed} sind dafür, die Partie ohne Ergebnis zu beenden (`/{game} end`).',
  'table.reason.agreed': 'Alle Anwesenden wollten die Partie beenden, deshalb hat sie kein Ergebnis.',
  'table.reason.alone': 'Wer als Einziges noch da war, hat die Partie beendet. Sie hat kein Ergebnis.',
  'table.reason.moderator': 'Jemand, der den Server verwaltet, hat die Partie beendet. Sie hat kein Ergebnis.',
  'table.reason.abandoned': 'Drei Wochen lang kam niemand zurück, deshalb endet der Tisch ohne Ergebnis.',
  'series.ended': 'Die Serie hat kein Ergebnis; beendete Partien zählen weiter.',
  'series.removed': 'Aus dieser Serie wurde jemand entfernt, der anwesend war, deshalb zählt sie für niemanden.',
  'result.removed': 'Aus dieser Partie wurde jemand entfernt, der anwesend war, deshalb zählt sie für niemanden.',
  'result.idle': '{name} hat kein einziges Mal selbst geantwortet und kommt auf den letzten Platz.',
};
