import type { RulesPhrases } from './en.js';

export const de: RulesPhrases = {
  'qwantum.rules.whole.title': 'Das ganze Spiel',
  'qwantum.rules.whole.text': [
    'In jeder Reihe steigen von links vier Zahlen, dann fallen zwei.',
    'Eine Farbe zählt alle Würfel, die sie zeigen, plus den weißen (W).',
    '**Nur du**, wenn du am Zug bist: Wirf sieben Würfel, beliebige davon noch einmal; dann darfst du eine Farbe in ihre Reihe eintragen.',
    '**Alle** dürfen danach eine der anderen Farben eintragen.',
    'Trägst du am Zug nichts ein: Fehlwurf, −1, dann −2, bis −5.',
    '**Punkte**: Eine volle Spalte bringt ihre zweitniedrigste Zahl; gleiche gelten als eine.',
    '**Ende**: sobald jemand alle Reihen voll oder fünf Fehlwürfe hat.',
  ].join('\n'),

  'qwantum.rules.sheet.title': 'Das Blatt',
  'qwantum.rules.sheet.text': [
    'Dein Blatt hat vier Reihen mit je sechs Feldern: Lila (L), Blau (B), Rot (R) und Gelb (Ge). Punkte gibt es nur für Spalten: Sind ihre vier Felder gefüllt, bringt dir eine Spalte ihre zweitniedrigste Zahl. Wer am Ende die meisten Punkte hat, gewinnt.',
    'Es spielen zwei bis vier, Menschen oder Bots. Wer beginnt, wird ausgelost; dann geht es reihum.',
  ].join('\n'),
  'qwantum.rules.sheet.example':
    'Ein leeres Blatt: Nach dem vierten Feld jeder Reihe steht eine dicke Linie, und unten sind fünf Kästchen für Fehlwürfe.',

  'qwantum.rules.dice.title': 'Was die Würfel wert sind',
  'qwantum.rules.dice.text': [
    'Es gibt einen weißen Würfel (W) mit 1 bis 6 und sechs farbige, deren Seiten jeweils eine eigene Farbe und Zahl zeigen. Unten stehen alle, eine Zeile für jeden Würfel, wie in der Liste der Würfel in deinem Menü.',
    'Eine Farbe ist so viel wert wie alle Würfel, die sie zeigen, *plus* den weißen Würfel. Eine Farbe, die kein Würfel zeigt, ist nur so viel wert wie der weiße.',
  ].join('\n'),
  'qwantum.rules.dice.example':
    'Weiß (W) 3. Rot (R) ist 4 + 2 + 3 = 9 wert, Blau (B) 4 + 2 + 6 + 3 = 15, Gelb (Ge) 5 + 3 = 8 und Lila (L), das kein Würfel zeigt, 3.',

  'qwantum.rules.turn.title': 'Ein Zug',
  'qwantum.rules.turn.text': [
    'Der aktive Spieler wirft alle sieben Würfel und darf beliebige davon noch einmal werfen.',
    '**Nur der aktive Spieler** darf dann den Wert einer Farbe in die Reihe dieser Farbe eintragen. Alle sehen es sofort.',
    '**Alle**, auch der aktive Spieler, dürfen danach eine der drei anderen Farben eintragen, oder eine von allen vier, wenn er keine eingetragen hat. Ihr wählt geheim; die Zahlen erscheinen gemeinsam.',
    'Danach ist der Nächste aktiv.',
  ].join('\n'),
  'qwantum.rules.turn.example':
    'Du hast die gelbe (Ge) 8 eingetragen. Jetzt dürfen alle die lila (L) 3, die blaue (B) 15 oder die rote (R) 9 eintragen.',

  'qwantum.rules.rows.title': 'Bis zur Linie hinauf, dann hinab',
  'qwantum.rules.rows.text': [
    'Jede Reihe füllst du von links nach rechts und lässt kein Feld aus. In den ersten vier Feldern, bis zur dicken Linie, muss jede Zahl höher sein als die vorige. Nach der Linie geht es hinab: Die fünfte muss niedriger sein als die vierte, die sechste niedriger als die fünfte.',
    'Steig nicht zu schnell: Eine Farbe bringt selten mehr als 20 und nie mehr als 33.',
  ].join('\n'),
  'qwantum.rules.rows.example':
    'Die rote (R) 9 und die gelbe (Ge) 8 sind eingetragen. Von diesem Wurf passt die rote 7 nicht mehr, die gelbe 12 schon.',

  'qwantum.rules.columns.title': 'Spalten bringen Punkte',
  'qwantum.rules.columns.text': [
    'Eine Spalte zählt, sobald alle vier Felder gefüllt sind, und bringt ihre *zweitniedrigste* Zahl. Gleiche Zahlen gelten als eine: 4, 4, 7 und 9 bringen 7. Sind alle vier gleich, zählt diese Zahl.',
    'Eine einzelne niedrige Zahl in einer Spalte schadet also nicht, zwei verschiedene schon. Eine Spalte mit einem leeren Feld bringt nichts, wie hoch ihre Zahlen auch sind.',
  ].join('\n'),
  'qwantum.rules.columns.example':
    'Die erste Spalte ist mit 4, 3, 5 und 4 voll. Ihre zweitniedrigste Zahl ist 4, also bringt sie {total, plural, one {# Punkt} other {# Punkte}}.',

  'qwantum.rules.end.title': 'Fehlwürfe und Ende',
  'qwantum.rules.end.text': [
    'Niemand muss je etwas eintragen. Trägt aber der aktive Spieler in seinem ganzen Zug nichts ein, bekommt er einen Fehlwurf: Der erste kostet 1 Punkt, der zweite 2 weitere, bis zu 5 für den fünften. Die anderen bekommen nie einen.',
    'Die Partie endet sofort, wenn der aktive Spieler vor den anderen alle vier Reihen füllt; sonst nach allen Antworten, wenn jemand alle vier gefüllt hat oder den fünften Fehlwurf bekommt. Volle Spalten minus Fehlwürfe: Das höchste Ergebnis gewinnt, bei Gleichstand teilt ihr euch den Platz.',
  ].join('\n'),
  'qwantum.rules.end.example':
    'Der andere hat den fünften Fehlwurf bekommen, die Partie ist vorbei. Drei volle Spalten, minus einen Fehlwurf: {total, plural, one {# Punkt} other {# Punkte}}.',
};
