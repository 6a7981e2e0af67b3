import type { commonPhrases as english } from '../en/common.js';

export const commonPhrases: Readonly<Record<keyof typeof english, string>> = {
  'colour.white': 'weiß',
  'colour.red': 'rot',
  'colour.yellow': 'gelb',
  'colour.green': 'grün',
  'colour.blue': 'blau',
  'colour.orange': 'orange',
  'colour.purple': 'lila',
  'letter.white': 'W',
  'letter.red': 'R',
  'letter.yellow': 'Y',
  'letter.green': 'G',
  'letter.blue': 'B',
  'letter.orange': 'O',
  'letter.purple': 'P',

  'pace.live': 'live, 60 Sekunden für eine Antwort',
  'pace.relaxed': 'gemütlich, 10 Minuten für eine Antwort',
  'pace.slow': 'langsam, 24 Stunden für eine Antwort',

  'die.value': '{colour} {value}',
  'die.out': '{colour} fehlt',

  'sheet.letters': '`{letter}` {colour}',
  'sheet.cross': '`X` angekreuzt',
  'sheet.entered': 'Zahlen sind Einträge',
  'sheet.skipped': '`·` ausgelassen',
  'sheet.closed': '`-` abgeschlossen',
  'sheet.lock': '`L` Schloss',
  'sheet.possible': '`[ ]` jetzt möglich',
  'sheet.pending': '`( )` deine Antwort',
  'sheet.bonus': '`< >` Bonusfeld',
  'sheet.closedRows': 'abgeschlossen: {rows}',
  'sheet.total': 'gesamt {points}',
};
