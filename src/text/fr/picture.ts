import type { picturePhrases as english } from '../en/picture.js';

export const picturePhrases: Readonly<Record<keyof typeof english, string>> = {
  'picture.throw': 'Lancer : {dice}.',
  'picture.turn': 'À {seat} de jouer.',
  'picture.answered': 'Réponses : {names}.',
  'picture.awaited': 'Attendu : {names}.',
  'picture.row': '{colour} : {entries}',
  'picture.row.closed': '{row} (clôturé)',
  'picture.row.empty': 'rien',
  'picture.lock': 'cadenas',
  'picture.coming': '{number} dans la case {field} ({colour})',
  'picture.named': '{number} en {colour} {field}',
  'picture.number': '{colour} {number}',
  'picture.possible': 'Possible maintenant : {fields}.',
  'picture.pending': 'Ta réponse : {fields}.',
  'picture.columns': 'Points des colonnes : {points}',
  'picture.penalties': 'cases de pénalité cochées : {taken} sur {boxes}',
  'picture.own': 'Ta fiche. {parts}Total {points}.',
  'picture.seat': 'Fiche {number}, {seat} : {parts}Total {points}.',
  'picture.seat.short': 'Fiche {number}, {seat} : {parts}total {points}.',
  'picture.placed': '{sheet} {place, selectordinal, one {#re} other {#e}} place.',
};
