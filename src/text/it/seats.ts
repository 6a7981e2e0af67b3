import type { seatPhrases as english } from '../en/seats.js';

export const seatPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.leave': 'Alzarmi dal mio tavolo: un robot gioca per me, e posso tornare',
  'seat.bot': 'Robot per {name}',
  'seat.deputy': '{deputy} per {name}',
  'seat.note.left': '{name} ha lasciato la partita.',
  'seat.note.absent': '{name} mancava da molto: il suo posto è passato ad altri.',
  'seat.note.sent': 'Il posto di {name} è passato ad altri: lo ha deciso la moderazione.',
  'seat.note.voted': 'Il posto di {name} è passato ad altri: lo hanno votato gli altri.',
  'leave.ask':
    'Lasciare questa partita di {game}? Un robot prende subito il tuo posto e continua con i tuoi punti. Puoi tornare fino alla fine della partita; altrimenti finisci all’ultimo posto.',
  'leave.ask.deputy': 'Restituire il posto in questa partita di {game}? Un robot ci gioca subito.',
  'leave.ask.last':
    'Lasciare questa partita di {game}? Non ci gioca più nessun altro, quindi si chiude subito senza risultato.',
  'leave.ask.which':
    'Quale tavolo vuoi lasciare? Un tavolo dove non si gioca ancora lo lasci e basta. Durante una partita un robot prende subito il tuo posto e continua con i tuoi punti. Puoi tornare fino alla fine della partita; altrimenti finisci all’ultimo posto.',
  'leave.button': 'Lascia',
  'leave.back': 'Torna',
  'leave.told':
    'Hai lasciato questa partita di {game}, e un robot gioca per te. Puoi tornare fino alla fine della partita; altrimenti finisci all’ultimo posto.',
  'leave.taken':
    'Per ora {seat} gioca al tuo posto. Puoi tornare fino alla fine della partita, e il posto è subito di nuovo tuo.',
  'leave.done.lobby': 'Hai lasciato il tavolo.',
  'leave.done.deputy': 'Hai restituito il posto, e ora ci gioca un robot.',
  'kick.told.absent':
    'Mancavi da molto, quindi in questa partita di {game} un robot gioca per te. Puoi tornare fino alla fine della partita; altrimenti finisci all’ultimo posto.',
  'kick.told.sent':
    'La moderazione ha dato il tuo posto in questa partita a un robot. La partita non conta per nessuno. Se vuoi tornare, chiedi a chi ha aperto il tavolo o alla moderazione: solo loro possono riammetterti.',
  'kick.told.voted':
    'Gli altri hanno votato per dare il tuo posto in questa partita a un robot. La partita non conta per nessuno. Se vuoi tornare, chiedi a chi ha aperto il tavolo o alla moderazione: solo loro possono riammetterti.',
  'table.reason.deserted': 'Se ne sono andati tutti, quindi la partita si chiude senza risultato.',
  'result.gone': 'Chi se n’è andato finisce all’ultimo posto.',
  'command.kick': 'Far giocare un robot per qualcuno: votando, o subito da chi ha aperto il tavolo se è assente',
  'command.kick.person': 'Chi; senza risposta: scegli da un elenco',
  'kick.ask': 'Quale posto deve prendere subito un robot? Chi è presente può tornare solo se lo permetti tu.',
  'kick.ask.vote':
    'Quale posto deve prendere un robot? Il tuo è un voto: decide la maggioranza degli altri presenti, almeno due. Una partita da cui è allontanato chi è presente non conta per nessuno. Nessuno vede chi ha votato.',
  'kick.ask.which':
    'Di quale tavolo si tratta? Se lì non si gioca ancora, con la tua scelta la persona perde subito il posto. Durante una partita la tua scelta è il tuo voto, oppure ti verrà chiesto ancora una volta.',
  'kick.ask.table': 'Di quale tavolo si tratta? Poi scegli la persona.',
  'kick.ask.lobby':
    'Chi deve perdere il posto a questo tavolo? Potrà tornare solo se lo permette chi ha aperto il tavolo o la moderazione.',
  'kick.button': 'Sostituisci {seat}',
  'kick.away': 'Fai giocare un robot per {name}',
  'kick.button.lobby': 'Togli {seat} dal tavolo',
  'kick.voted': 'Il tuo voto conta: {votes} su {needed}. Gli altri votano con lo stesso comando.',
  'kick.voted.already': 'Hai già votato per questo: {votes} su {needed}. Gli altri votano con lo stesso comando.',
  'kick.done': 'Fatto: {seat} continua a giocare.',
  'kick.pardon': 'Lascia tornare',
  'kick.pardoned': 'Questa persona ora può tornare, con il pulsante «Cartella».',
  'kick.told.pardoned': 'Un robot gioca per te in questa partita di {game}, ma ora puoi tornare.',
  'kick.refuse.self': 'Per alzarti tu, usa il comando «leave».',
  'kick.refuse.nobody': 'Lì non gioca nessuno che si possa sostituire: scegli qualcuno che gioca a questo tavolo.',
  'kick.refuse.alone':
    'Chi è presente, o per cui gioca già un robot, non viene sostituito per un solo voto, e qui oltre a te nessun altro vota su questo. Puoi lasciare la partita o rivolgerti alla moderazione.',
  'kick.refuse.deputy':
    'Qui giochi per qualcun altro, quindi non hai diritto di voto. Puoi lasciare la partita o rivolgerti alla moderazione.',
  'kick.refuse.pardon': 'Solo chi ha aperto questo tavolo, o la moderazione, può lasciar tornare qualcuno.',
  'kick.refuse.free': 'Questa persona può già tornare.',
  'kick.refuse.out': 'Questa persona non è più a questo tavolo, quindi non è stato fatto nulla.',
  'kick.done.lobby': 'Questa persona non è più al tavolo. Lo stesso comando la lascia tornare.',
  'kick.done.closed': 'Questa persona non è più al tavolo, e non c’era nessun altro: il tavolo è chiuso.',
  'kick.told.lobby':
    'Chi ha aperto questo tavolo ti ha tolto il posto. Chiedigli di lasciarti tornare, oppure apri un tavolo tuo.',
  'board.votes': '{votes} voti su {needed} per sostituire {seat} (`/{game} kick`).',
  'take.button': 'Prendi il posto di {name}',
  'take.refuse.seated': 'Hai già un posto a questo tavolo.',
  'take.refuse.barred':
    'Il tuo posto a questo tavolo ti è stato tolto. Chiedi a chi lo ha aperto: può lasciarti tornare.',
  'take.told.over': 'Non giochi più qui: il posto è di nuovo della persona a cui appartiene, o di un robot.',
  'take.refuse.taken': 'A questo posto ora gioca qualcuno.',
  'command.games': 'I miei tavoli in questo server: dove mi si aspetta, e come arrivarci',
  'games.title': 'I tuoi tavoli in questo server',
  'games.empty':
    'Non siedi a nessun tavolo in questo server. Aprine uno con {starts}, oppure unisciti a uno nel suo canale.',
  'games.only': 'Sono elencati solo i tavoli di questo server.',
  'games.line': '**{game}** in {where}: {how}',
  'games.awaited': 'aspetta te',
  'games.others': 'aspetta altri',
  'games.lobby': 'non ancora iniziata',
  'games.parked': 'in pausa finché qualcuno torna',
  'games.gone': 'un robot gioca per te',
  'games.taken': 'qualcun altro gioca per te',
  'games.stopped': 'il tempo è fermo',
  'games.due': '⏳ {when}',
  'games.expires': 'si chiude: ⏳ {when}',
  'games.board': 'al tavolo',
  'games.button.sheet': '{game}: la mia cartella',
  'games.button.back': '{game}: torna',
};
