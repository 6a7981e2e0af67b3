import type { openingPhrases as english } from '../en/opening.js';

export const openingPhrases: Readonly<Record<keyof typeof english, string>> = {
  'opened.host': '[Dein Tisch ist offen]({way}), und du hast den ersten Platz.',
  'opened.guest': 'Du hast einen Platz bei der Revanche: [hier ist ihr Tisch]({way}).',
  'opened.pending':
    'Dein Tisch wird gerade aufgemacht, doch Discord hat seine Nachricht noch nicht angenommen. Sie erscheint in {where}, sobald Discord sie annimmt. Lehnt Discord sie ab, wird der Tisch wieder geschlossen.',
  'opened.pendingGuest':
    'Du hast einen Platz bei der Revanche, doch Discord hat die Nachricht ihres Tischs noch nicht angenommen. Sie erscheint in {where}, sobald Discord sie annimmt. Lehnt Discord sie ab, wird der Tisch wieder geschlossen.',
  'opened.missing':
    'In {where} {count, plural, one {fehlt mir ein Recht} other {fehlen mir Rechte}}: {list}. Wer den Server verwaltet, kann mir das geben.',
  'opened.unknown':
    'Discord sagt nicht, warum. Versuch es in einem anderen Kanal, oder bitte jemanden, der den Server verwaltet, nachzusehen, was ich in {where} darf.',
  'opened.blocked':
    'Vielleicht liegt es an einem Namen am Tisch: Ein anderer auf diesem Server kann helfen. Oder wer den Server verwaltet, nimmt mich von dieser AutoMod-Regel aus.',
  'notice.notMember':
    'Auf diesem Server bin ich nicht selbst, nur meine Befehle sind es, deshalb kann hier kein Tisch aufgemacht werden. Wer den Server verwaltet, kann [mich einladen]({invite}).',
  'notice.locked':
    'Ich kann in diesem Thread keinen Tisch aufmachen, denn er ist gesperrt. Mach einen in einem anderen Kanal auf, oder lass diesen von jemandem entsperren, der Threads verwaltet.',
  'notice.shut':
    'Ich kann hier gerade keinen Tisch aufmachen: Discord hat meine letzte Nachricht in diesem Kanal abgelehnt, und ich weiß von keinem Recht, das mir fehlt. Ich versuche es von selbst wieder, also versuch es gleich noch einmal, oder in einem anderen Kanal.',
  'permission.connect': 'Verbinden',
  'thread.refused':
    'Die Partie hätte einen eigenen Thread bekommen sollen, doch {why}. Deshalb wird sie in diesem Kanal gespielt.',
  'thread.why.full': 'dieser Server hat schon so viele offene Threads, wie Discord erlaubt',
  'thread.why.blocked': 'der AutoMod des Servers lehnt seinen Titel ab',
  'thread.why.shut': 'Discord sagt, dass mir dafür ein Recht fehlt',
  'thread.why.late': 'Discord hat dafür zu lange gebraucht',
  'thread.why.refused': 'Discord hat keinen erstellt und sagt nicht, warum',
  'games.unposted': 'seine Nachricht ist nicht da',
  'pause.blocked':
    'Der AutoMod des Servers lehnt das Spielbrett dieser Partie ab, deshalb sieht es niemand. Deine Antworten zählen trotzdem, und die Uhr steht still, bis ein Spielbrett angenommen wird; `/games` führt alle zu ihrem Blatt. Wer den Server verwaltet, kann mich von dieser Regel ausnehmen.',
  'pause.refused':
    'Discord nimmt das Spielbrett dieser Partie nicht an, was ein Fehler von mir ist, deshalb sieht es niemand. Ich versuche es immer wieder, sofort, wenn sich etwas ändert. Deine Antworten zählen trotzdem, und die Uhr steht still, bis ein Spielbrett angenommen wird; `/games` führt alle zu ihrem Blatt.',
  'begin.refuse.permissions':
    'Die Partie kann noch nicht beginnen, denn ich könnte ihr Spielbrett nicht zeigen: Mir {count, plural, one {fehlt hier ein Recht} other {fehlen hier Rechte}}: {list}. Wer den Server verwaltet, kann mir das geben. Niemand verliert solange seinen Platz.',
  'begin.refuse.locked':
    'Die Partie kann noch nicht beginnen, denn dieser Thread ist gesperrt, und ich könnte ihr Spielbrett nicht zeigen. Lass ihn von jemandem entsperren, der Threads verwaltet. Niemand verliert solange seinen Platz.',
  'begin.refuse.shut':
    'Die Partie kann noch nicht beginnen, denn Discord hat meine letzte Nachricht in diesem Kanal abgelehnt, und ich weiß von keinem Recht, das mir fehlt. Ich versuche es von selbst wieder: Drück gleich noch einmal auf den Knopf. Niemand verliert solange seinen Platz.',
};
