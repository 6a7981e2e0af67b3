import type { openingPhrases as english } from '../en/opening.js';

export const openingPhrases: Readonly<Record<keyof typeof english, string>> = {
  'opened.host': '[Il tuo tavolo è aperto]({way}), e hai il primo posto.',
  'opened.guest': 'Hai un posto nella rivincita: [ecco il suo tavolo]({way}).',
  'opened.pending':
    'Il tuo tavolo si sta aprendo, ma Discord non ha ancora accettato il suo messaggio. Compare in {where} appena Discord lo accetta. Se Discord lo rifiuta, il tavolo si richiude.',
  'opened.pendingGuest':
    'Hai un posto nella rivincita, ma Discord non ha ancora accettato il messaggio del suo tavolo. Compare in {where} appena Discord lo accetta. Se Discord lo rifiuta, il tavolo si richiude.',
  'opened.missing':
    'In {where} mi {count, plural, one {manca un permesso} other {mancano dei permessi}}: {list}. Chi gestisce il server può darmelo.',
  'opened.unknown':
    'Discord non dice perché. Prova in un altro canale, o chiedi a chi gestisce il server di controllare che cosa posso fare in {where}.',
  'opened.blocked':
    'Forse è per un nome al tavolo: un altro in questo server può aiutare. Oppure chi gestisce il server può esentarmi da quella regola di AutoMod.',
  'notice.notMember':
    'In questo server io non ci sono, ci sono solo i miei comandi, quindi qui non si può aprire nessun tavolo. Chi gestisce il server può [invitarmi]({invite}).',
  'notice.locked':
    'Non posso aprire un tavolo in questo thread, perché è bloccato. Aprine uno in un altro canale, o fallo sbloccare da chi gestisce i thread.',
  'notice.shut':
    'Al momento non posso aprire un tavolo in questo canale: Discord ha rifiutato il mio ultimo messaggio qui, e non mi risulta che mi manchi un permesso. Riprovo da solo, quindi ritenta fra un minuto, o in un altro canale.',
  'permission.connect': 'Connettiti',
  'thread.refused': 'La partita avrebbe dovuto avere un thread tutto suo, ma {why}. Perciò si gioca in questo canale.',
  'thread.why.full': 'questo server ha già tanti thread aperti quanti Discord ne permette',
  'thread.why.blocked': 'l’AutoMod del server rifiuta il suo titolo',
  'thread.why.shut': 'Discord dice che per questo mi manca un permesso',
  'thread.why.late': 'Discord ci ha messo troppo tempo',
  'thread.why.refused': 'Discord non ne ha creato uno, e non dice perché',
  'games.unposted': 'il suo messaggio non c’è',
  'pause.blocked':
    'L’AutoMod del server rifiuta il tabellone di questa partita, quindi nessuno lo vede. Le tue risposte valgono lo stesso, e il tempo è fermo finché un tabellone non viene accettato; `/games` porta ognuno alla sua cartella. Chi gestisce il server può esentarmi da quella regola.',
  'pause.refused':
    'Discord non accetta il tabellone di questa partita, per un mio errore, quindi nessuno lo vede. Riprovo più volte, e subito quando qualcosa cambia. Le tue risposte valgono lo stesso, e il tempo è fermo finché un tabellone non viene accettato; `/games` porta ognuno alla sua cartella.',
  'begin.refuse.permissions':
    'La partita non può ancora iniziare, perché non potrei pubblicare il suo tabellone: qui mi {count, plural, one {manca un permesso} other {mancano dei permessi}}: {list}. Chi gestisce il server può darmelo. Intanto nessuno perde il posto.',
  'begin.refuse.locked':
    'La partita non può ancora iniziare, perché questo thread è bloccato e non potrei pubblicare il suo tabellone. Fallo sbloccare da chi gestisce i thread. Intanto nessuno perde il posto.',
  'begin.refuse.shut':
    'La partita non può ancora iniziare, perché Discord ha rifiutato il mio ultimo messaggio in questo canale, e non mi risulta che mi manchi un permesso. Riprovo da solo: premi di nuovo il pulsante fra poco. Intanto nessuno perde il posto.',
};
