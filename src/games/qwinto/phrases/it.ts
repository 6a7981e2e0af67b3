import type { Phrases } from './en.js';

export const it: Phrases = {
  'qwinto.name': 'Qwinto',
  'qwinto.summary': 'Scegli i dadi, lanciali e inserisci la somma in righe crescenti. 2–6 giocatori.',

  'qwinto.sum.two': '{first} + {second} = {sum}',
  'qwinto.sum.three': '{first} + {second} + {third} = {sum}',
  'qwinto.step.choose': '{seat} sceglie i dadi',
  'qwinto.step.decide': '{seat} tiene {sum} o rilancia',
  'qwinto.step.enter': 'Tutti possono inserire {sum} in una casella: {rows}',

  'qwinto.rows.o': 'arancione',
  'qwinto.rows.y': 'giallo',
  'qwinto.rows.p': 'viola',
  'qwinto.rows.oy': 'arancione o giallo',
  'qwinto.rows.op': 'arancione o viola',
  'qwinto.rows.yp': 'giallo o viola',
  'qwinto.rows.oyp': 'arancione, giallo o viola',

  'qwinto.note.choose':
    'Un dado dà 1–6, due danno 2–12, tre danno 3–18. La somma va in una riga del colore di uno di quei dadi.',
  'qwinto.note.decide':
    '{fields, plural, =0 {Nessuna tua casella accetta {sum}.} one {Una tua casella accetta {sum}.} other {# tue caselle accettano {sum}.}}',

  'qwinto.button.o': 'Arancione',
  'qwinto.button.y': 'Giallo',
  'qwinto.button.p': 'Viola',
  'qwinto.button.oy': 'Arancione + giallo',
  'qwinto.button.op': 'Arancione + viola',
  'qwinto.button.yp': 'Giallo + viola',
  'qwinto.button.oyp': 'Arancione + giallo + viola',
  'qwinto.button.keep': 'Tieni {sum}',
  'qwinto.button.again': 'Rilancia',
  'qwinto.button.pass': 'Passa',
  'qwinto.button.failed': 'Passa e annota un lancio a vuoto (−{cost})',
  'qwinto.button.lastFailed': 'Passa: quarto lancio a vuoto (−{cost}), la partita finisce',

  'qwinto.colour.orange': 'Arancione',
  'qwinto.colour.yellow': 'Giallo',
  'qwinto.colour.purple': 'Viola',
  'qwinto.row': '{colour}: inserisci {sum} in …',
  'qwinto.field': '{colour}, casella {field} — {where}',
  'qwinto.field.bonus': '{colour}, casella {field} — {where}, casella bonus',
  'qwinto.where.alone': 'primo numero della riga',
  'qwinto.where.after': 'dopo {left}',
  'qwinto.where.before': 'prima di {right}',
  'qwinto.where.between': 'tra {left} e {right}',

  'qwinto.label.o': 'lancia arancione',
  'qwinto.label.y': 'lancia giallo',
  'qwinto.label.p': 'lancia viola',
  'qwinto.label.oy': 'lancia arancione e giallo',
  'qwinto.label.op': 'lancia arancione e viola',
  'qwinto.label.yp': 'lancia giallo e viola',
  'qwinto.label.oyp': 'lancia arancione, giallo e viola',
  'qwinto.label.keep': 'tiene il lancio',
  'qwinto.label.again': 'rilancia',
  'qwinto.label.field': '{number} in {colour}, casella {field}',
  'qwinto.label.pass': 'passo',

  'qwinto.bonus': 'colonne bonus',
  'qwinto.failed': 'lanci a vuoto',
  'qwinto.news.row': '{seat} ha riempito una riga ({colour}): {points} punti.',
  'qwinto.news.column': '{seat} ha riempito una colonna bonus: {points, plural, one {# punto} other {# punti}}.',
  'qwinto.news.failed': '{seat} annota un lancio a vuoto ({nth} di {of}).',
  'qwinto.news.endRows': '{seat} ha riempito due righe: la partita è finita.',
  'qwinto.news.endFailed': '{seat} ha annotato il quarto lancio a vuoto: la partita è finita.',
};
