import type { RulesPhrases } from './en.js';

export const de: RulesPhrases = {
  'qwinto.rules.whole.title': 'Das ganze Spiel',
  'qwinto.rules.whole.text': [
    'In drei Reihen steigen die Zahlen nach rechts, auch mit Lücken; keine zweimal in einer Reihe oder Spalte.',
    '**Nur du**, wenn du am Zug bist: Wirf einen, zwei oder drei Würfel; wenn du magst, alle noch einmal.',
    '**Alle** dürfen die Summe in ein Feld eintragen, in der Reihe eines geworfenen Würfels.',
    'In deinem Zug nichts eingetragen, auch weil nichts passt: Fehlwurf −5.',
    '**Punkte**: 1 je Zahl; eine volle Reihe bringt stattdessen ihre letzte Zahl, eine volle Dreierspalte auch die Zahl im fünfeckigen Bonusfeld (★).',
    '**Ende**: sobald jemand zwei Reihen voll oder vier Fehlwürfe hat.',
  ].join('\n'),

  'qwinto.rules.sheet.title': 'Das Blatt',
  'qwinto.rules.sheet.text': [
    'Dein Blatt hat drei Reihen mit je neun Feldern: Orange (O), Gelb (Ge) und Lila (L). Du trägst Würfelsummen ein, so viele du kannst: Jede bringt einen Punkt, volle Reihen und Spalten bringen viel mehr. Wer am Ende die meisten Punkte hat, gewinnt.',
    'Es spielen zwei bis sechs, Menschen oder Bots. Wer beginnt, wird ausgelost; dann geht es reihum.',
  ].join('\n'),
  'qwinto.rules.sheet.example':
    'Ein leeres Blatt: Die Reihen sind versetzt, jede hat eine Lücke, in die nichts eingetragen wird, und fünf Felder sind Bonusfelder.',

  'qwinto.rules.turn.title': 'Ein Zug',
  'qwinto.rules.turn.text': [
    'Der aktive Spieler wählt einen, zwei oder alle drei Würfel und wirft sie. Gefällt ihm die Summe nicht, darf er *alle* diese Würfel noch einmal werfen; der zweite Wurf gilt.',
    'Dann dürfen *alle* die Summe in ein Feld eintragen, in einer Reihe mit der Farbe eines geworfenen Würfels. Ihr wählt geheim; die Zahlen erscheinen gemeinsam.',
    'Danach ist der Nächste aktiv.',
  ].join('\n'),
  'qwinto.rules.turn.example':
    'Du hast Orange (O) und Gelb (Ge) zweimal geworfen: Die 8 gefiel dir nicht, die 10 gilt. Sie darf in eine dieser beiden Reihen.',

  'qwinto.rules.rows.title': 'Wo eine Zahl stehen darf',
  'qwinto.rules.rows.text': [
    'In einer Reihe steigen die Zahlen von links nach rechts, und keine steht dort zweimal. Füll die Felder, wie du willst, und lass so viele leer, wie du willst; was dazwischen passt, kannst du später eintragen.',
    'Auch in einer Spalte, von oben nach unten, darf keine Zahl zweimal stehen. Sonst ist die Folge dort frei.',
    'Ein Feld, in das nichts mehr passt, bleibt bis zum Ende leer.',
  ].join('\n'),
  'qwinto.rules.rows.example':
    'Eine 7 für Orange (O) oder Lila (L). In der orangen Reihe muss sie zwischen 5 und 9 stehen, aber nicht über der gelben (Ge) 7: In einer Spalte steht sie nicht zweimal.',

  'qwinto.rules.bonus.title': 'Bonusspalten',
  'qwinto.rules.bonus.text': [
    'Fünf Spalten haben drei Felder, von denen eines ein fünfeckiges Bonusfeld ist. Sind alle drei gefüllt, bekommst du die Zahl im Bonusfeld als Extrapunkte, zusätzlich zu dem, was die Reihen bringen.',
    'Trag also große Zahlen in Bonusfelder ein, und achte darauf, dass darüber und darunter noch etwas passt.',
  ].join('\n'),
  'qwinto.rules.bonus.example':
    'Die orange (O) 3, die gelbe (Ge) 4 und die lila (L) 11 füllen eine Spalte, und ihr Bonusfeld ist das lila: 11 Extrapunkte, zusammen {total, plural, one {# Punkt} other {# Punkte}}.',

  'qwinto.rules.failed.title': 'Fehlwürfe',
  'qwinto.rules.failed.text': [
    'Niemand muss je etwas eintragen. Trägt aber der aktive Spieler nichts ein, weil er nicht will oder weil die Summe nirgends passt, ist das ein Fehlwurf: Eines der vier Kästchen wird angekreuzt, und das kostet 5 Punkte. Der Knopf warnt dich vorher.',
    'Die anderen notieren nie einen, was immer sie tun. Denk daran, wenn du die Würfel wählst: Einer bringt 1⁠–⁠6, zwei bringen 2⁠–⁠12, drei bringen 3⁠–⁠18.',
  ].join('\n'),
  'qwinto.rules.failed.example':
    'Eine Zahl bringt 1 Punkt, ein Fehlwurf kostet 5: Das macht {total, plural, one {# Punkt} other {# Punkte}}.',

  'qwinto.rules.end.title': 'Ende und Punkte',
  'qwinto.rules.end.text': [
    'Die Partie endet, wenn jemand zwei Reihen gefüllt hat oder den vierten Fehlwurf notiert; alle Einträge dieses Wurfs zählen noch.',
    '- Eine Reihe ohne leeres Feld: ihre Zahl ganz rechts',
    '- Jede andere Reihe: ein Punkt für jede Zahl',
    '- Eine volle Bonusspalte: die Zahl in ihrem Bonusfeld',
    '- Ein Fehlwurf: −5',
    'Das höchste Ergebnis gewinnt; bei Gleichstand teilt ihr euch den Platz.',
  ].join('\n'),
  'qwinto.rules.end.example':
    'Der andere hat den vierten Fehlwurf notiert, die Partie ist vorbei. Die volle gelbe (Ge) Reihe bringt ihre letzte Zahl, zwei Bonusspalten sind voll: {total, plural, one {# Punkt} other {# Punkte}}.',
};
