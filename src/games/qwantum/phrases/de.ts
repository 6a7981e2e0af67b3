import type { Phrases } from './en.js';

export const de: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Wirf sieben Würfel zweimal und fülle vier Reihen: erst hinauf, dann hinab. 2–4 Spieler.',

  'qwantum.rules.aim': [
    '**Das Ziel.** Dein Blatt hat vier Reihen, Lila, Blau, Rot und Gelb, mit je sechs Feldern. Fülle ihre Spalten mit hohen Zahlen, und zwar schnell.',
    'In jeder Reihe füllst du die Felder von links nach rechts und lässt keines aus. Bis zur dicken Linie, in den ersten vier Feldern, muss jede Zahl höher sein als die vorige; danach muss jede niedriger sein.',
  ].join('\n'),
  'qwantum.rules.dice': [
    '**Die Würfel.** Es gibt einen weißen Würfel mit 1 bis 6 und sechs farbige. Jede Seite von ihnen hat ihre eigene Farbe und Zahl: Der Knopf **Würfelseiten** zeigt sie alle.',
    'Eine Farbe zählt so viel wie alle Würfel, die sie zeigen, plus den weißen. Eine Farbe, die kein Würfel zeigt, zählt nur so viel wie der weiße.',
  ].join('\n'),
  'qwantum.rules.turn': [
    '**Ein Zug.** A: Der aktive Spieler wirft alle sieben Würfel und darf beliebige davon noch einmal werfen.',
    'B: Der *aktive* Spieler darf den Wert einer Farbe in die Reihe dieser Farbe eintragen. Alle sehen es sofort.',
    'C: *Alle*, auch der aktive Spieler, dürfen eine der anderen Farben eintragen; eine von allen vier, wenn in B nichts eingetragen wurde. Ihr wählt geheim; alle Einträge erscheinen gemeinsam.',
    'Danach ist der Nächste aktiv.',
  ].join('\n'),
  'qwantum.rules.columns': [
    '**Punkte.** Eine Spalte, in der alle vier Felder gefüllt sind, bringt ihre zweitniedrigste Zahl. Gleiche Zahlen gelten als eine: 4, 4, 7 und 9 bringen 7.',
    'Sind alle vier Zahlen gleich, bringt die Spalte diese Zahl. Eine Spalte mit einem leeren Feld bringt nichts.',
  ].join('\n'),
  'qwantum.rules.misthrow': [
    '**Fehlwürfe.** Niemand muss je etwas eintragen. Trägt aber der aktive Spieler weder in B noch in C etwas ein, bekommt er einen Fehlwurf.',
    'Der erste kostet 1 Punkt, der zweite 2 weitere, der dritte 3 weitere, und so fort. Die anderen bekommen nie Fehlwürfe.',
  ].join('\n'),
  'qwantum.rules.end': [
    '**Das Ende.** Die Partie endet, wenn jemand alle vier Reihen gefüllt hat: in B sofort, in C nach den Einträgen aller. Sie endet auch nach C, wenn jemand den fünften Fehlwurf bekommt.',
    'Die Punkte deiner vollen Spalten, minus deine Fehlwürfe, sind dein Ergebnis. Das höchste gewinnt; bei Gleichstand teilt ihr euch den Platz.',
  ].join('\n'),

  'qwantum.sum': 'Lila {purple} · Blau {blue} · Rot {red} · Gelb {yellow}',
  'qwantum.step.again': '{seat} darf beliebige Würfel noch einmal werfen',
  'qwantum.step.active': 'Schritt B: {seat} darf eine Farbe eintragen',
  'qwantum.step.all': 'Schritt C: Alle dürfen eine Farbe eintragen',
  'qwantum.step.rest': 'Schritt C: Alle dürfen eine Farbe eintragen, nur nicht {colour}',

  'qwantum.colour.white': 'Weiß',
  'qwantum.colour.purple': 'Lila',
  'qwantum.colour.blue': 'Blau',
  'qwantum.colour.red': 'Rot',
  'qwantum.colour.yellow': 'Gelb',
  'qwantum.button.white': '{colour} {number}',
  'qwantum.button.die': '{die}: {colour} {number}',
  'qwantum.button.again': 'Noch einmal werfen: {dice}',
  'qwantum.button.againAll': 'Alle sieben Würfel noch einmal werfen',
  'qwantum.button.keep': 'Alle Würfel behalten',
  'qwantum.button.all': 'Alle wählen',
  'qwantum.button.none': 'Keinen wählen',
  'qwantum.button.faces': 'Würfelseiten',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passen: In Schritt C bleiben alle vier Farben offen',
  'qwantum.button.pass': 'Passen',
  'qwantum.button.misthrow': 'Passen: {nth}. Fehlwurf (−{cost})',
  'qwantum.button.lastMisthrow': 'Passen: {nth}. Fehlwurf (−{cost}), beendet die Partie',

  'qwantum.note.mark': 'Wähle die Würfel, die noch einmal geworfen werden, oder behalte alle.',
  'qwantum.note.faces': [
    '```',
    'Weiß     {die0}',
    'Würfel 1 {die1}',
    'Würfel 2 {die2}',
    'Würfel 3 {die3}',
    'Würfel 4 {die4}',
    'Würfel 5 {die5}',
    'Würfel 6 {die6}',
    '```',
  ].join('\n'),

  'qwantum.label.keep': 'behält alle Würfel',
  'qwantum.label.again': 'wirft {count, plural, one {# Würfel} =7 {alle sieben Würfel} other {# Würfel}} noch einmal',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passt',

  'qwantum.column': 'Spalte {number}',
  'qwantum.misthrows': 'Fehlwürfe',
  'qwantum.news.column': '{seat} füllt Spalte {number}: {points, plural, one {# Punkt} other {# Punkte}}.',
  'qwantum.news.misthrow': '{seat} bekommt einen Fehlwurf ({nth} von {of}): −{nth}.',
  'qwantum.news.endSheet': 'Alle vier Reihen gefüllt: {who}. Die Partie ist vorbei.',
  'qwantum.news.endMisthrows': '{seat} hat den fünften Fehlwurf: Die Partie ist vorbei.',
  'qwantum.list.two': '{first} und {second}',
  'qwantum.list.more': '{first}, {rest}',
};
