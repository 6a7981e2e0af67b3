import type { RulesPhrases } from './en.js';

export const de: RulesPhrases = {
  'qwixx.rules.whole.title': 'Das ganze Spiel',
  'qwixx.rules.whole.text': [
    'Vier Reihen, von links nach rechts: Was du auslässt, ist verloren.',
    '**Alle** dürfen die Summe der weißen Würfel (W) in einer Reihe ankreuzen.',
    '**Nur du**, wenn du am Zug bist: danach auch ein weißer plus ein farbiger Würfel, in dessen Reihe.',
    'Kreuzt du in deinem Zug nichts an: Fehlwurf, −5.',
    '**Schloss**: Die letzte Zahl braucht fünf Kreuze vor sich, zählt als zwei und schließt die Reihe für alle ab.',
    '**Ende**: zwei Reihen abgeschlossen, oder jemand hat vier Fehlwürfe.',
    '**Punkte**: 1, 3, 6, 10, 15 … für 1, 2, 3, 4, 5 … Kreuze in einer Reihe.',
  ].join('\n'),

  'qwixx.rules.sheet.title': 'Das Blatt',
  'qwixx.rules.sheet.text': [
    'Dein Blatt hat vier Reihen: Rot (R) und Gelb (Ge) von 2 bis 12, Grün (Gr) und Blau (B) von 12 bis 2. Wurf für Wurf kreuzt du Zahlen an, und jedes weitere Kreuz in einer Reihe ist mehr wert als das vorige. Wer am Ende die meisten Punkte hat, gewinnt.',
    'Es spielen zwei bis fünf, Menschen oder Bots. Wer beginnt, wird ausgelost; dann geht es reihum.',
  ].join('\n'),
  'qwixx.rules.sheet.example':
    'Ein leeres Blatt: Neben der letzten Zahl jeder Reihe steht ihr Schloss (L), darunter sind vier Kästchen für Fehlwürfe.',

  'qwixx.rules.turn.title': 'Ein Zug',
  'qwixx.rules.turn.text': [
    'Geworfen werden alle Würfel, die noch im Spiel sind: zwei weiße (W) und für jede offene Reihe ein farbiger.',
    '**Alle** dürfen die Summe der weißen Würfel in einer Reihe ankreuzen. Ihr wählt geheim; die Kreuze erscheinen gemeinsam.',
    '**Nur der aktive Spieler** darf danach einen der weißen Würfel mit einem farbigen zusammenzählen und die Summe in der Reihe dieser Farbe ankreuzen.',
    'Danach ist der Nächste aktiv.',
  ].join('\n'),
  'qwixx.rules.turn.example':
    'Die weißen Würfel (W) ergaben 9, und du hast die blaue (B) 9 angekreuzt. Jetzt darfst du die 6 oder die 3 zu einem farbigen Würfel zählen.',

  'qwixx.rules.cross.title': 'Von links nach rechts',
  'qwixx.rules.cross.text': [
    'In jeder Reihe kreuzt du von links nach rechts an. Fang an, wo du willst, und lass so viele Zahlen aus, wie du willst; was links von einem Kreuz liegt, kannst du nicht mehr ankreuzen. Grün (Gr) und Blau (B) fallen: Dort gibst du mit einer kleinen Zahl die größeren auf.',
    'Du musst nie etwas ankreuzen, und mehr als eine Zahl auf einmal kreuzt niemand an.',
  ].join('\n'),
  'qwixx.rules.cross.example':
    'Die rote (R) 3 ist angekreuzt, und die weißen Würfel (W) ergeben 7. Mit der roten 7 wären 4, 5 und 6 endgültig verloren.',

  'qwixx.rules.lock.title': 'Eine Reihe abschließen',
  'qwixx.rules.lock.text': [
    'Die letzte Zahl einer Reihe – 12 in Rot (R) und Gelb (Ge), 2 in Grün (Gr) und Blau (B) – verlangt dort vorher mindestens fünf Kreuze. Mit ihr kreuzt du auch das Schloss (L) an: noch ein Kreuz.',
    'Damit ist die Reihe für alle abgeschlossen, und ihr Würfel ist aus dem Spiel. Wer gleichzeitig dieselbe Zahl ankreuzt und selbst fünf Kreuze hat, bekommt das Schloss ebenfalls. Mit weniger geht es nie.',
  ].join('\n'),
  'qwixx.rules.lock.example':
    'Fünf Kreuze in Rot (R), und die weißen Würfel (W) ergeben 12: Die rote 12 bringt auch das Schloss (L). Sieben Kreuze sind 28 Punkte.',

  'qwixx.rules.misthrow.title': 'Fehlwürfe',
  'qwixx.rules.misthrow.text': [
    'Niemand muss je etwas ankreuzen. Kreuzt aber der aktive Spieler in seinem ganzen Zug nichts an, ob er nicht will oder nicht kann, ist das ein Fehlwurf: Eines der vier Kästchen wird angekreuzt, und das kostet 5 Punkte. Der Knopf warnt dich vorher.',
    'Die anderen bekommen nie Fehlwürfe, was immer sie tun.',
  ].join('\n'),
  'qwixx.rules.misthrow.example':
    'Zwei Kreuze in Grün (Gr) bringen 3 Punkte, ein Fehlwurf kostet 5: Das macht {total, plural, one {# Punkt} other {# Punkte}}.',

  'qwixx.rules.end.title': 'Ende und Punkte',
  'qwixx.rules.end.text': [
    'Die Partie endet sofort, wenn zwei Reihen abgeschlossen sind, egal von wem, oder wenn jemand den vierten Fehlwurf bekommt. Kommt es durch die Summe dazu, die alle ankreuzen dürfen, zählt niemand mehr einen farbigen Würfel dazu.',
    '```',
    '{crosses}',
    '{points}',
    '```',
    'Oben: Kreuze in einer Reihe, das Schloss (L) mitgezählt. Unten: ihre Punkte. Zähl deine vier Reihen zusammen und zieh für jeden Fehlwurf 5 ab. Das höchste Ergebnis gewinnt; bei Gleichstand teilt ihr euch den Platz.',
  ].join('\n'),
  'qwixx.rules.end.example':
    'Rot (R) und Blau (B) sind abgeschlossen, die Partie ist vorbei: Dieses Blatt bringt {total, plural, one {# Punkt} other {# Punkte}}.',
};
