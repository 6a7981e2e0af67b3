import type { rulesPhrases as english } from '../en/rules.js';

export const rulesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'rules.title': '{game}: {page}',
  'rules.button': 'Regole',
  'rules.jump': 'Vai a una pagina',
  'rules.option': '{number}. {title}',
  'rules.example': 'Esempio',
  'rules.here.title': 'Come si gioca qui',
  'rules.here.text': [
    '`/{game} start` apre un tavolo. Gli altri premono **{join}**, i robot possono prendere i posti liberi, e chi ha aperto il tavolo preme **{begin}**.',
    'Un solo tabellone mostra ogni lancio e cambia con la partita. Il pulsante **{sheet}** sotto di esso apre il tuo menu, che vedi solo tu e che resta sotto: la tua cartella e tutto ciò che puoi fare ora. Puoi cambiare la tua risposta finché non arriva l’ultima.',
    'Chi apre il tavolo sceglie quanto tempo c’è per rispondere: 60 secondi, 10 minuti o 24 ore. Chi è in ritardo passa. Dopo due risposte mancate di fila nessuno ti aspetta più, e con 60 secondi un robot gioca per te, finché non premi **{sheet}**.',
  ].join('\n'),
};
