import type { commonPhrases as english } from '../en/common.js';

/** A colour is said in the neuter, which fits alone, before a number and after "ekkert". */
export const commonPhrases: Readonly<Record<keyof typeof english, string>> = {
  'colour.white': 'hvítt',
  'colour.red': 'rautt',
  'colour.yellow': 'gult',
  'colour.green': 'grænt',
  'colour.blue': 'blátt',
  'colour.orange': 'appelsínugult',
  'colour.purple': 'fjólublátt',
  'letter.white': 'W',
  'letter.red': 'R',
  'letter.yellow': 'Y',
  'letter.green': 'G',
  'letter.blue': 'B',
  'letter.orange': 'O',
  'letter.purple': 'P',

  'pace.live': 'hratt, 60 sekúndur fyrir svar',
  'pace.relaxed': 'rólega, 10 mínútur fyrir svar',
  'pace.slow': 'hægt, 24 klukkustundir fyrir svar',

  'die.value': '{colour} {value}',
  'die.out': 'ekkert {colour}',
  'die.unthrown': '{colour} ekki kastað',
  'die.again': '{colour} {value} (kastað aftur)',

  'sheet.letters': '`{letter}` {colour}',
  'sheet.cross': '`X` krossað',
  'sheet.entered': 'tölur eru færðar inn',
  'sheet.skipped': '`·` sleppt',
  'sheet.closed': '`-` lokað',
  'sheet.lock': '`L` lás',
  'sheet.progress': '`n/{of}` krossar fyrir lásinn',
  'sheet.scale': '1, 2, 3 … krossar: {points} stig',
  'sheet.slope': '`|` hækkar þangað, lækkar svo',
  'sheet.possible': '`[ ]` mögulegt',
  'sheet.pending': '`( )` svarið þitt',
  'sheet.bonus': '`< >` bónusreitur',
  'sheet.columns': 'stafir efst: dálkar, eins og á hnöppunum',
  'sheet.closedRows': 'lokað: {rows}',
  'sheet.total': 'alls {points}',
};
