import type { commonPhrases as english } from '../en/common.js';

export const commonPhrases: Readonly<Record<keyof typeof english, string>> = {
  'colour.white': 'blanc',
  'colour.red': 'rouge',
  'colour.yellow': 'jaune',
  'colour.green': 'vert',
  'colour.blue': 'bleu',
  'colour.orange': 'orange',
  'colour.purple': 'violet',
  'letter.white': 'W',
  'letter.red': 'R',
  'letter.yellow': 'Y',
  'letter.green': 'G',
  'letter.blue': 'B',
  'letter.orange': 'O',
  'letter.purple': 'P',

  'pace.live': 'rapide, 60 secondes par réponse',
  'pace.relaxed': 'tranquille, 10 minutes par réponse',
  'pace.slow': 'lent, 24 heures par réponse',

  'die.value': '{colour} {value}',
  'die.out': 'sans {colour}',

  'sheet.letters': '`{letter}` {colour}',
  'sheet.cross': '`X` coché',
  'sheet.entered': 'les nombres sont inscrits',
  'sheet.skipped': '`·` sauté',
  'sheet.closed': '`-` clôturé',
  'sheet.lock': '`L` cadenas',
  'sheet.possible': '`[ ]` possible maintenant',
  'sheet.pending': '`( )` ta réponse',
  'sheet.bonus': '`< >` case bonus',
  'sheet.closedRows': 'clôturé : {rows}',
  'sheet.total': 'total : {points}',
};
