import type { discordPhrases as english } from '../en/discord.js';

export const discordPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.open': '{game}: un tavolo è aperto',
  'lobby.begun': '{game}: la partita è cominciata',
  'lobby.over': '{game}: la partita è finita',
  'lobby.void': '{game}: la partita è stata chiusa',
  'lobby.cancelled': '{game}: il tavolo è stato chiuso',
  'lobby.expired': '{game}: il tavolo è stato chiuso (tempo scaduto)',
  'lobby.seat': '{number}. {name}',
  'lobby.host': '{name} (ha aperto il tavolo)',
  'lobby.free':
    '{seats, plural, =0 {Tutti i posti sono occupati.} one {# posto è libero: premi **{join}**.} other {# posti sono liberi: premi **{join}**.}}',
  'lobby.pace': 'Ritmo: {pace}.',
  'lobby.expires': 'Si chiude se nessuno preme un pulsante: ⏳ {when}',
  'lobby.needs': 'Per iniziare bisogna essere almeno in {least}.',
  'lobby.start': 'Chi ha aperto il tavolo preme **{begin}**.',
  'lobby.played': 'Al tavolo: {names}.',
  'lobby.thread': 'I tabelloni sono in {thread}.',
  'lobby.button.join': 'Partecipa',
  'lobby.button.leave': 'Lascia',
  'lobby.button.bot': 'Aggiungi robot',
  'lobby.button.unbot': 'Togli robot',
  'lobby.button.begin': 'Inizia',
  'lobby.button.cancel': 'Chiudi',

  'board.parked': '{game}: si aspettano i giocatori',
  'board.parked.why':
    'Non c’è nessuno, quindi la partita aspetta. **{sheet}** la fa riprendere; dopo tre settimane si chiude senza risultato.',
  'board.ask': '{names}: {step}',
  'board.everyone': 'Tutti',
  'board.account': '{game}: {throws, plural, =2 {gli ultimi due lanci} other {ultimo lancio}}',
  'board.ended': '{game}: chiusa senza risultato',
  'board.entry': '{seat}: {entries}',
  'board.entry.late': '{entry} (tempo scaduto)',
  'board.unfinished': 'non giocato fino alla fine',
  'board.running': 'ancora in corso',
  'board.awaited': 'Manca: {names}.',
  'board.away': '{name} (assente)',
  'board.played': 'Un robot gioca per {names}, dopo due risposte mancate. Per tornare basta premere **{sheet}**.',
  'board.paused': 'Il tempo è fermo: al momento non posso scrivere in questo canale.',
  'board.sign.given': '`✓` ha risposto',
  'board.sign.due': '`…` deve ancora rispondere',
  'board.standing': '{seat}: {points, plural, one {# punto} other {# punti}}',
  'board.throw': '🎲 {dice} ({seat})',
  'board.throws': 'Lanci',
  'throws.title': '{game}: tutti i lanci',
  'throws.none': 'Non è stato ancora lanciato nulla.',
  'board.sheet': 'Cartella',

  'menu.title': '{game}: la tua cartella',
  'menu.you': 'Tu',
  'menu.turn': 'Tocca a te',
  'menu.answered': 'La tua risposta: **{entry}**',
  'menu.idle': 'In questo momento non hai nulla da scegliere.',
  'menu.played': 'Hai mancato due risposte, quindi un robot gioca per te. Basta un tocco e giochi di nuovo tu.',
  'menu.sealed':
    'Questo posto aveva risposto prima del tuo arrivo. La risposta resta nascosta finché non hanno risposto tutti; poi scegli tu.',
  'menu.yours': '✓ {label}',
  'menu.sure': '**{move}?** Puoi ancora inserire qualcosa.',
  'menu.back': 'Indietro',
  'menu.result': 'La partita è finita: {place}º posto con {points, plural, one {# punto} other {# punti}}.',
  'menu.void': 'Questa partita è stata chiusa senza risultato.',

  'result.title': '{game}: la partita è finita',
  'result.place': '{medal} {place}º posto: {seat} con {points, plural, one {# punto} other {# punti}}',
  'result.played':
    'Alla fine un robot ha giocato per {name}, dopo due risposte mancate. Conta il punteggio di prima: {points, plural, one {# punto} other {# punti}}.',
  'result.part': '{label}: {points}',
  'result.rating': 'valutazione {before} → {after}',
  'result.best': '⭐ record personale',
  'result.throw': 'Il massimo con un lancio: {points, plural, one {# punto} other {# punti}} per {seat} · {dice}',
  'result.again': 'Rivincita',

  'footer.match': '{game} · partita {mark}',

  'choose.title': 'Qui giochi più partite. Quale cartella?',
  'choose.match': '{game} con {others}',
  'choose.awaited': '{match} (aspetta te)',
  'choose.lobby': '{match} (non ancora iniziata)',
  'choose.pardon': '{match} (lascia tornare)',

  'notice.bug':
    'Qualcosa è andato storto da parte mia. Guarda se la tua azione ha contato lo stesso e, se no, riprova, per favore.',
  'notice.oldButton': 'Questo pulsante è di un vecchio messaggio e non fa più nulla. Prova `/help`.',
  'notice.guildOnly': 'I tavoli stanno nei canali di un server: usalo lì, per favore.',
  'notice.permissions':
    'Non posso aprire un tavolo in questo canale, perché qui mi {count, plural, one {manca un permesso} other {mancano dei permessi}}: {list}. Chi gestisce il server può darmelo.',
  'pause.missing':
    'Non posso più scrivere in questo canale, perché qui mi {count, plural, one {manca un permesso} other {mancano dei permessi}}: {list}. Le tue risposte valgono lo stesso, e il tempo è fermo finché chi gestisce il server non lo concede.',
  'pause.locked':
    'Non posso scrivere in questo thread, perché è bloccato. Le tue risposte valgono lo stesso, e il tempo è fermo finché non viene riaperto.',
  'notice.threadPermissions':
    'In questo server ogni partita si gioca in un thread tutto suo, ma qui per questo mi {count, plural, one {manca un permesso} other {mancano dei permessi}}: {list}. Chi gestisce il server può darmelo, o disattivare i thread con `/settings server`.',
  'permission.view': 'Visualizza canale',
  'permission.send': 'Invia messaggi',
  'permission.threads': 'Invia messaggi nei thread',
  'permission.newThreads': 'Crea thread pubblici',
  'permission.embed': 'Incorpora link',
  'permission.history': 'Leggi cronologia messaggi',

  'thread.name': '{game}, {when}',
};
