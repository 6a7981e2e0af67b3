import type { tablePhrases as english } from '../en/table.js';

export const tablePhrases: Readonly<Record<keyof typeof english, string>> = {
  'table.done.cancelled': 'Der Tisch ist geschlossen.',
  'table.done.ended': 'Die Partie wurde ohne Ergebnis beendet.',

  'table.refuse.seats':
    'Dieses Spiel hat {least} bis {most} Plätze, oder einen, um allein zu spielen. Wähle eine dieser Zahlen.',
  'table.refuse.bots':
    '{most, plural, =0 {Mit einem Platz spielst du allein, ohne Bots.} one {Bei so vielen Plätzen ist höchstens für # Bot Platz.} other {Bei so vielen Plätzen ist höchstens für # Bots Platz.}}',
  'table.refuse.seated': 'Du sitzt schon an diesem Tisch.',
  'table.refuse.notSeated': 'Du sitzt nicht an diesem Tisch. Drück auf „Mitspielen“, um Platz zu nehmen.',
  'table.refuse.full': 'An diesem Tisch ist alles besetzt. Du kannst einen eigenen aufmachen.',
  'table.refuse.notHost': 'Das darf nur der Gastgeber dieses Tisches.',
  'table.refuse.noBot': 'An diesem Tisch sitzt kein Bot.',
  'table.refuse.tooFew':
    'Dieses Spiel braucht mindestens {least} besetzte Plätze. Warte auf jemanden oder hol einen Bot dazu.',
  'table.refuse.begun': 'Diese Partie läuft schon. Wer mitspielt, kommt mit `/games` zum eigenen Blatt.',
  'table.refuse.notBegun': 'Diese Partie hat noch nicht begonnen: Der Gastgeber startet sie am Tisch.',
  'table.refuse.cancelled': 'Dieser Tisch wurde geschlossen. Mit dem Startbefehl machst du einen neuen auf.',
  'table.refuse.expired':
    'Die Zeit war abgelaufen, deshalb wurde dieser Tisch geschlossen. Mit dem Startbefehl machst du einen neuen auf.',
  'table.refuse.closed': 'Diese Partie ist vorbei. Mit dem Startbefehl machst du einen neuen Tisch auf.',
  'table.refuse.stillOn': 'Diese Partie läuft noch. Eine Revanche geht erst, wenn sie vorbei ist.',
  'table.refuse.stranger':
    'Du sitzt nicht an diesem Tisch, deshalb gibt es hier kein Blatt für dich. Du kannst einen eigenen Tisch aufmachen.',
  'table.refuse.strangerOver': 'Das können nur die, die mitgespielt haben. Du kannst einen eigenen Tisch aufmachen.',
  'table.refuse.noMatchHere':
    'Du spielst in diesem Kanal keine Partie. Mach mit dem Startbefehl einen Tisch auf oder setz dich dazu.',
  'table.refuse.nothingToEnd': 'In diesem Kanal ist kein Tisch dieses Spiels offen.',
  'table.refuse.mayNotEnd':
    'Einen Tisch vor der Partie kann nur sein Gastgeber schließen, oder wer den Server verwalten darf.',
  'table.refuse.unknown':
    'Diesen Tisch kenne ich nicht, und es wurde nichts geändert. Vielleicht gehört er zu einem Spielverlauf, den es nicht mehr gibt, weil ich auf eine Sicherung zurückgesetzt wurde. `/games` führt zu deinen Tischen; mit dem Startbefehl öffnest du einen neuen.',
  'table.undone':
    'Was du gedrückt hast, gehört zu einem Spielverlauf, den es nicht mehr gibt: Ich wurde auf eine Sicherung von davor zurückgesetzt. Es wurde nichts geändert. Der Tisch geht in {where} von dort aus weiter, wo er damals stand.',

  'table.note.stale': 'Dieser Wurf ist vorbei. Hier ist der aktuelle.',
  'table.note.notAsked': 'Gerade hast du nichts zu entscheiden.',
  'table.note.illegal': 'Das geht mit diesem Wurf nicht. Das hier geht.',

  'table.reason.ended': 'Die Partie wurde vom Gastgeber oder von der Moderation beendet.',
  'table.void.game': 'Dieses Spiel gibt es hier nicht mehr, deshalb endet die Partie ohne Ergebnis.',
  'table.void.version':
    'Die Regeln dieses Spiels haben sich seit dem Beginn dieser Partie geändert, deshalb endet sie ohne Ergebnis.',
  'table.void.record': 'Die Aufzeichnung dieser Partie ist nicht mehr lesbar, deshalb endet sie ohne Ergebnis.',

  'table.gone.channel': 'Der Kanal dieses Tischs wurde gelöscht, deshalb endet er ohne Ergebnis.',
  'table.gone.server': 'Ich wurde von diesem Server entfernt, deshalb endet der Tisch ohne Ergebnis.',
  'table.gone.shut':
    'Einen Monat lang konnte ich im Kanal dieses Tischs nichts schreiben, deshalb endet er ohne Ergebnis.',
  'table.gone.unposted': 'Ich konnte diesen Tisch nicht in seinen Kanal stellen, deshalb ist er wieder geschlossen.',
  'table.gone.blocked':
    'Der AutoMod des Servers lehnt die Nachricht dieses Tischs ab, deshalb ist er wieder geschlossen.',
};
