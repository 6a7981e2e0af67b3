import type { Phrases } from './en.js';

export const de: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Kreuze in vier Farben Zahlen von links nach rechts an und schließ Reihen ab. 2⁠–⁠5 Spieler.',

  'qwixx.sum': 'Weiße Würfel: {first} + {second} = {sum}',
  'qwixx.step.white': 'eine {sum} ankreuzen?',
  'qwixx.step.coloured': 'Weiß + Farbe ankreuzen?',

  'qwixx.colour.red': 'Rot',
  'qwixx.colour.yellow': 'Gelb',
  'qwixx.colour.green': 'Grün',
  'qwixx.colour.blue': 'Blau',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + Schloss',
  'qwixx.button.wait': 'Vorerst passen',
  'qwixx.button.pass': 'Passen',
  'qwixx.button.misthrow': 'Passen −{cost}',
  'qwixx.button.lastMisthrow': 'Passen −{cost}: Ende',
  'qwixx.button.lastMisthrow.short': '−{cost}: Ende',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} und das Schloss',
  'qwixx.label.pass': 'gepasst',

  'qwixx.misthrows': 'Fehlwürfe',
  'qwixx.news.closed': '{colour} ist zu: {who}',
  'qwixx.news.misthrow': '{seat}: Fehlwurf {nth}/{of}, −{cost}',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Zwei Reihen sind} =3 {Drei Reihen sind} other {Alle Reihen sind}} abgeschlossen',
  'qwixx.news.endMisthrows': '{seat} hat den vierten Fehlwurf',
  'qwixx.list.two': '{first} und {second}',
  'qwixx.list.more': '{first}, {rest}',
};
