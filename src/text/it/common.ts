import type { commonPhrases as english } from '../en/common.js';

export const commonPhrases: Readonly<Record<keyof typeof english, string>> = {
  'colour.white': 'bianco',
  'colour.red': 'rosso',
  'colour.yellow': 'giallo',
  'colour.green': 'verde',
  'colour.blue': 'blu',
  'colour.orange': 'arancione',
  'colour.purple': 'viola',
  'letter.white': 'W',
  'letter.red': 'R',
  'letter.yellow': 'Y',
  'letter.green': 'G',
  'letter.blue': 'B',
  'letter.orange': 'O',
  'letter.purple': 'P',

  'pace.live': 'rapido, 60 secondi per rispondere',
  'pace.relaxed': 'tranquillo, 10 minuti per rispondere',
  'pace.slow': 'lento, 24 ore per rispondere',

  'die.value': '{colour} {value}',
  'die.out': 'niente {colour}',

  'sheet.letters': '`{letter}` {colour}',
  'sheet.cross': '`X` segnato',
  'sheet.entered': 'i numeri sono inseriti',
  'sheet.skipped': '`·` omesso',
  'sheet.closed': '`-` completato',
  'sheet.lock': '`L` lucchetto',
  'sheet.possible': '`[ ]` possibile ora',
  'sheet.pending': '`( )` la tua risposta',
  'sheet.bonus': '`< >` casella bonus',
  'sheet.closedRows': 'completate: {rows}',
  'sheet.total': 'totale {points}',
};
