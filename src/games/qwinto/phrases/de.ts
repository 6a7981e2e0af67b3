import type { Phrases } from './en.js';

export const de: Phrases = {
  'qwinto.name': 'Qwinto',
  'qwinto.summary': 'Wähle Würfel, wirf sie und trag die Summe in Reihen ein, die nach rechts steigen. 2–6 Spieler.',

  'qwinto.sum.two': '{first} + {second} = {sum}',
  'qwinto.sum.three': '{first} + {second} + {third} = {sum}',
  'qwinto.step.choose': '{seat} wählt die Würfel',
  'qwinto.step.decide': '{seat} behält {sum} oder wirft noch einmal',
  'qwinto.step.enter': 'Alle dürfen {sum} in ein Feld eintragen: {rows}',

  'qwinto.rows.o': 'Orange',
  'qwinto.rows.y': 'Gelb',
  'qwinto.rows.p': 'Lila',
  'qwinto.rows.oy': 'Orange oder Gelb',
  'qwinto.rows.op': 'Orange oder Lila',
  'qwinto.rows.yp': 'Gelb oder Lila',
  'qwinto.rows.oyp': 'Orange, Gelb oder Lila',

  'qwinto.note.choose':
    'Ein Würfel bringt 1–6, zwei bringen 2–12, drei bringen 3–18. Die Summe kommt in eine Reihe mit der Farbe eines der Würfel.',
  'qwinto.note.decide':
    '{fields, plural, =0 {Keines deiner Felder nimmt {sum} auf.} one {Eines deiner Felder nimmt {sum} auf.} other {# deiner Felder nehmen {sum} auf.}}',

  'qwinto.button.o': 'Nur Orange',
  'qwinto.button.y': 'Nur Gelb',
  'qwinto.button.p': 'Nur Lila',
  'qwinto.button.oy': 'Orange + Gelb',
  'qwinto.button.op': 'Orange + Lila',
  'qwinto.button.yp': 'Gelb + Lila',
  'qwinto.button.oyp': 'Orange + Gelb + Lila',
  'qwinto.button.keep': '{sum} behalten',
  'qwinto.button.again': 'Noch einmal werfen',
  'qwinto.button.pass': 'Passen',
  'qwinto.button.failed': 'Passen und Fehlwurf notieren (−{cost})',
  'qwinto.button.lastFailed': 'Passen: vierter Fehlwurf (−{cost}), beendet die Partie',

  'qwinto.colour.orange': 'Orange',
  'qwinto.colour.yellow': 'Gelb',
  'qwinto.colour.purple': 'Lila',
  'qwinto.row': '{colour}: {sum} eintragen in …',
  'qwinto.field': '{colour}, Feld {field} — {where}',
  'qwinto.field.bonus': '{colour}, Feld {field} — {where}, Bonusfeld',
  'qwinto.where.alone': 'erste Zahl in der Reihe',
  'qwinto.where.after': 'nach {left}',
  'qwinto.where.before': 'vor {right}',
  'qwinto.where.between': 'zwischen {left} und {right}',

  'qwinto.label.o': 'wirft Orange',
  'qwinto.label.y': 'wirft Gelb',
  'qwinto.label.p': 'wirft Lila',
  'qwinto.label.oy': 'wirft Orange und Gelb',
  'qwinto.label.op': 'wirft Orange und Lila',
  'qwinto.label.yp': 'wirft Gelb und Lila',
  'qwinto.label.oyp': 'wirft Orange, Gelb und Lila',
  'qwinto.label.keep': 'behält den Wurf',
  'qwinto.label.again': 'wirft noch einmal',
  'qwinto.label.field': '{number} ({colour}, Feld {field})',
  'qwinto.label.pass': 'gepasst',

  'qwinto.bonus': 'Bonusspalten',
  'qwinto.failed': 'Fehlwürfe',
  'qwinto.news.row': '{seat} hat eine Reihe gefüllt ({colour}): {points} Punkte.',
  'qwinto.news.column': '{seat} hat eine Bonusspalte gefüllt: {points, plural, one {# Punkt} other {# Punkte}}.',
  'qwinto.news.failed': '{seat} notiert einen Fehlwurf ({nth} von {of}).',
  'qwinto.news.endRows': '{seat} hat zwei Reihen gefüllt: Die Partie ist vorbei.',
  'qwinto.news.endFailed': '{seat} hat den vierten Fehlwurf: Die Partie ist vorbei.',
};
