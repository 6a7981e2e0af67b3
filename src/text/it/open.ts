import type { openPhrases as english } from '../en/open.js';

export const openPhrases: Readonly<Record<keyof typeof english, string>> = {
  'open.refuse.here':
    'In questo canale hai già {most} tavoli aperti con la partita non ancora iniziata. Avviane uno o chiudilo, e qui potrai aprire il prossimo.',
  'open.refuse.server':
    'In questo server hai già {most} tavoli aperti con la partita non ancora iniziata. Avviane uno o chiudilo, e potrai aprire il prossimo.',
  'open.refuse.tables':
    'In questo server {most} tavoli aperti da te sono ancora in corso. Giocane uno fino alla fine o chiudilo, e potrai aprire il prossimo.',
  'open.refuse.channel':
    'In questo canale ci sono già {most} tavoli che aspettano giocatori. Siediti a uno di questi, o apri il tuo in un altro canale.',
  'open.refuse.often': 'Hai aperto {most} tavoli in pochi minuti. Aspetta un po’ prima del prossimo: ⏳ {when}',
  'open.playing': 'la partita è in corso',
};
