import type { tablePhrases as english } from '../en/table.js';

export const tablePhrases: Readonly<Record<keyof typeof english, string>> = {
  'table.done.cancelled': 'Il tavolo è chiuso.',
  'table.done.ended': 'La partita è stata chiusa senza risultato.',

  'table.refuse.seats': 'Questo gioco ha da {least} a {most} posti, o uno in solitario. Scegli uno di questi numeri.',
  'table.refuse.bots':
    '{most, plural, =0 {Con un posto giochi in solitario, senza robot.} one {Con così tanti posti c’è spazio al massimo per # robot.} other {Con così tanti posti c’è spazio al massimo per # robot.}}',
  'table.refuse.seated': 'Hai già un posto a questo tavolo.',
  'table.refuse.notSeated': 'Non hai un posto a questo tavolo. Premi «Partecipa» per prenderne uno.',
  'table.refuse.full': 'Tutti i posti di questo tavolo sono occupati. Puoi aprire un tavolo tuo.',
  'table.refuse.notHost': 'Può farlo solo chi ha aperto questo tavolo.',
  'table.refuse.noBot': 'A questo tavolo non siede nessun robot.',
  'table.refuse.tooFew': 'A questo gioco servono almeno {least} posti occupati. Aspetta qualcuno o aggiungi un robot.',
  'table.refuse.begun': 'Questa partita è iniziata. `/games` porta chi gioca alla sua cartella.',
  'table.refuse.notBegun': 'Questa partita non è ancora iniziata: la avvia chi ha aperto il tavolo.',
  'table.refuse.cancelled': 'Questo tavolo è stato chiuso. Puoi aprirne un altro con il comando di avvio.',
  'table.refuse.expired':
    'Il tempo è scaduto, quindi questo tavolo è stato chiuso. Puoi aprirne un altro con il comando di avvio.',
  'table.refuse.closed': 'Questa partita è finita. Puoi aprire un nuovo tavolo con il comando di avvio.',
  'table.refuse.stillOn': 'Questa partita è ancora in corso. La rivincita può iniziare quando è finita.',
  'table.refuse.stranger':
    'Non hai un posto a questo tavolo, quindi qui non c’è una cartella per te. Puoi aprire un tavolo tuo.',
  'table.refuse.strangerOver': 'Può farlo solo chi ha giocato. Puoi aprire un tavolo tuo.',
  'table.refuse.noMatchHere':
    'In questo canale non giochi nessuna partita. Apri un tavolo con il comando di avvio o siediti a uno.',
  'table.refuse.nothingToEnd': 'In questo canale non c’è nessun tavolo aperto di questo gioco.',
  'table.refuse.mayNotEnd':
    'Prima della partita può chiudere un tavolo solo chi lo ha aperto, o chi può gestire il server.',
  'table.refuse.unknown':
    'Non conosco questo tavolo, e non è cambiato nulla. Forse fa parte di uno svolgimento che non esiste più, perché sono stato riportato a una copia di sicurezza. `/games` porta ai tuoi tavoli; il comando di avvio ne apre uno nuovo.',
  'table.undone':
    'Quello che hai premuto fa parte di uno svolgimento che non esiste più: sono stato riportato a una copia di sicurezza precedente. Non è cambiato nulla. Il tavolo prosegue in {where} dal punto in cui era allora.',

  'table.note.stale': 'Quel lancio è passato. Ecco quello attuale.',
  'table.note.notAsked': 'In questo momento non hai nulla da scegliere.',
  'table.note.illegal': 'Con questo lancio non si può. Ecco che cosa puoi fare.',

  'table.reason.ended': 'La partita è stata chiusa da chi ha aperto il tavolo o da chi modera.',
  'table.void.game': 'Questo gioco qui non c’è più, quindi la partita si chiude senza risultato.',
  'table.void.version':
    'Le regole di questo gioco sono cambiate dall’inizio della partita, che quindi si chiude senza risultato.',
  'table.void.record': 'Lo svolgimento di questa partita non è più leggibile, quindi si chiude senza risultato.',

  'table.gone.channel': 'Il canale di questo tavolo è stato eliminato, quindi si chiude senza risultato.',
  'table.gone.server': 'Sono stato rimosso da questo server, quindi il tavolo si chiude senza risultato.',
  'table.gone.shut':
    'Per un mese non ho potuto scrivere nel canale di questo tavolo, quindi si chiude senza risultato.',
  'table.gone.unposted': 'Non ho potuto pubblicare questo tavolo nel suo canale, quindi è di nuovo chiuso.',
  'table.gone.blocked': 'L’AutoMod del server rifiuta il messaggio di questo tavolo, quindi è di nuovo chiuso.',
};
