import type { Phrases } from './en.js';

export const de: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Wirf sieben Würfel zweimal und fülle vier Reihen: erst hinauf, dann hinab. 2⁠–⁠4 Spieler.',

  'qwantum.sum': 'Lila {purple} · Blau {blue} · Rot {red} · Gelb {yellow}',
  'qwantum.step.again': 'welche Würfel noch einmal?',
  'qwantum.step.active': 'eine Farbe eintragen?',
  'qwantum.step.all': 'eine Farbe eintragen?',
  'qwantum.step.rest': 'Farbe eintragen, außer {colour}?',

  'qwantum.colour.purple': 'Lila',
  'qwantum.colour.blue': 'Blau',
  'qwantum.colour.red': 'Rot',
  'qwantum.colour.yellow': 'Gelb',
  'qwantum.die': '{die}: {letter}{number}',
  'qwantum.die.white': '{letter}{number}',
  'qwantum.die.sides': '{sides}',
  'qwantum.list': 'Noch einmal: beim Schließen der Liste',
  'qwantum.button.keep': 'Behalten',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Vorerst passen',
  'qwantum.button.pass': 'Passen',
  'qwantum.button.misthrow': 'Fehlwurf −{cost}',
  'qwantum.button.lastMisthrow': '5. Fehlwurf −{cost}: Ende',
  'qwantum.note.fits': 'So passt: {fits}',
  'qwantum.note.unfit': '⚠️ So passt nichts: Fehlwurf.',

  'qwantum.label.keep': 'behält alle Würfel',
  'qwantum.label.again': 'wirft {count, plural, =7 {alle} other {#}} noch einmal',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'gepasst',

  'qwantum.column': 'Spalte {number}',
  'qwantum.misthrows': 'Fehlwürfe',
  'qwantum.news.column': '{seat}: Spalte {number}, +{points}',
  'qwantum.news.misthrow': '{seat}: Fehlwurf {nth}/{of}, −{nth}',
  'qwantum.news.endSheet': 'Alle vier Reihen gefüllt: {who}.',
  'qwantum.news.endMisthrows': '{seat} hat den fünften Fehlwurf.',
  'qwantum.list.two': '{first} und {second}',
  'qwantum.list.more': '{first}, {rest}',
};
