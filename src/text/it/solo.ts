import type { soloPhrases as english } from '../en/solo.js';

export const soloPhrases: Readonly<Record<keyof typeof english, string>> = {
  'lobby.button.alone': 'Gioca in solitario',
  'solo.lobby': '{seat} gioca in solitario e preme **{begin}**.',
  'solo.time': 'Nessun orologio: una partita iniziata aspetta tre settimane.',
  'solo.menu': 'La partita è finita: {points, plural, one {# punto} other {# punti}}.',
  'solo.best': '⭐ nuovo record',
  'solo.figures':
    'In solitario: {matches, plural, one {# partita} other {# partite}} · record {best} · media {average}',
  'solo.throw': 'Il massimo con un lancio: {points, plural, one {# punto} other {# punti}} · {dice}',
  'solo.again': 'Gioca ancora',
  'solo.ask.leave':
    'Lasciare questa partita di {game}? La giochi in solitario, quindi si chiude subito senza risultato e non conta.',
  'solo.ask.end': 'Chiudere questa partita? Si chiude subito senza risultato e non conta.',
  'solo.reason': 'La partita è stata abbandonata prima della fine, quindi non ha risultato.',
  'solo.refuse.kick': 'Questa partita è in solitario, quindi non si sostituisce nessuno.',
  'solo.refuse.series':
    'In solitario giochi una partita alla volta: non indicare il numero di partite, o prendi più posti.',
  'solo.refuse.others':
    'Nel frattempo un’altra persona si è seduta a questo tavolo. Iniziate la partita insieme, o apri un tavolo con un posto.',
};
