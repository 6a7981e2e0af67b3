import type { Phrases } from './en.js';

export const de: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Kreuze in vier Farben Zahlen von links nach rechts an und schließ Reihen ab. 2–5 Spieler.',

  'qwixx.rules.aim': [
    '**Das Ziel.** Dein Blatt hat vier Reihen: Rot und Gelb von 2 bis 12, Grün und Blau von 12 bis 2. Kreuze so viele Zahlen an, wie du kannst.',
    'In jeder Reihe geht es von links nach rechts. Du darfst Zahlen auslassen, aber was links von einem Kreuz liegt, ist verloren.',
    'Je mehr Kreuze eine Reihe hat, desto mehr bringt sie: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 Punkte für 1 bis 12 Kreuze.',
  ].join('\n'),
  'qwixx.rules.turn': [
    '**Ein Zug.** Einer von euch ist der aktive Spieler; alle sechs Würfel werden geworfen.',
    'Aktion 1: *Alle* dürfen die Summe der beiden weißen Würfel in einer beliebigen Reihe ankreuzen. Ihr wählt geheim; alle Kreuze erscheinen gemeinsam.',
    'Aktion 2: Nur der *aktive* Spieler darf einen weißen und einen farbigen Würfel zusammenzählen und diese Summe in der Reihe dieser Farbe ankreuzen.',
    'Danach ist der Nächste aktiv.',
  ].join('\n'),
  'qwixx.rules.misthrow': [
    '**Fehlwürfe.** Niemand muss je etwas ankreuzen. Kreuzt aber der aktive Spieler in keiner der beiden Aktionen etwas an, bekommt er einen Fehlwurf, und der kostet 5 Punkte.',
    'Die anderen bekommen nie Fehlwürfe.',
  ].join('\n'),
  'qwixx.rules.lock': [
    '**Schlösser.** Für die letzte Zahl einer Reihe (rote 12, gelbe 12, grüne 2, blaue 2) brauchst du in dieser Reihe vorher mindestens fünf Kreuze.',
    'Kreuzt du sie an, dann auch das Schloss daneben: noch ein Kreuz. Damit ist die Reihe für alle abgeschlossen, und ihr Würfel ist aus dem Spiel.',
    'Wer die letzte Zahl in derselben Aktion 1 ankreuzt, bekommt das Schloss ebenfalls.',
  ].join('\n'),
  'qwixx.rules.end': [
    '**Das Ende.** Die Partie endet sofort, wenn zwei Reihen abgeschlossen sind, egal von wem, oder wenn jemand den vierten Fehlwurf hat.',
    'Die Punkte deiner vier Reihen, minus 5 für jeden Fehlwurf, sind dein Ergebnis. Das höchste gewinnt; bei Gleichstand teilt ihr euch den Platz.',
  ].join('\n'),

  'qwixx.sum': 'Weiße Würfel: {first} + {second} = {sum}',
  'qwixx.step.white': 'Aktion 1: Alle dürfen {sum} ankreuzen',
  'qwixx.step.coloured': 'Aktion 2: {seat} darf die Summe aus einem weißen und einem farbigen Würfel ankreuzen',

  'qwixx.colour.red': 'Rot',
  'qwixx.colour.yellow': 'Gelb',
  'qwixx.colour.green': 'Grün',
  'qwixx.colour.blue': 'Blau',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + Schloss',
  'qwixx.button.pass': 'Passen',
  'qwixx.button.misthrow': 'Passen und Fehlwurf nehmen (−{cost})',
  'qwixx.button.lastMisthrow': 'Passen: vierter Fehlwurf (−{cost}), beendet die Partie',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} und das Schloss',
  'qwixx.label.pass': 'passt',

  'qwixx.misthrows': 'Fehlwürfe',
  'qwixx.news.closed': '{colour} ist abgeschlossen, letzte Zahl und Schloss angekreuzt von: {who}.',
  'qwixx.news.misthrow': '{seat} bekommt einen Fehlwurf ({nth} von {of}).',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Zwei Reihen sind} =3 {Drei Reihen sind} other {Alle Reihen sind}} abgeschlossen: Die Partie ist vorbei.',
  'qwixx.news.endMisthrows': '{seat} hat den vierten Fehlwurf: Die Partie ist vorbei.',
  'qwixx.list.two': '{first} und {second}',
  'qwixx.list.more': '{first}, {rest}',
};
