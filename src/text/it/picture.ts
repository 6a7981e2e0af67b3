import type { picturePhrases as english } from '../en/picture.js';

export const picturePhrases: Readonly<Record<keyof typeof english, string>> = {
  'picture.throw': 'Lancio: {dice}.',
  'picture.turn': 'Tocca a {seat}.',
  'picture.answered': 'Risposte: {names}.',
  'picture.awaited': 'Manca: {names}.',
  'picture.row': '{colour}: {entries}',
  'picture.row.closed': '{row} (completata)',
  'picture.row.empty': 'niente',
  'picture.lock': 'lucchetto',
  'picture.coming': '{number} nella casella {field} ({colour})',
  'picture.named': '{number} in {colour} {field}',
  'picture.number': '{colour} {number}',
  'picture.possible': 'Possibile ora: {fields}.',
  'picture.pending': 'La tua risposta: {fields}.',
  'picture.columns': 'Punti delle colonne: {points}',
  'picture.penalties': 'caselle di penalità segnate: {taken} di {boxes}',
  'picture.own': 'La tua cartella. {parts}Totale {points}.',
  'picture.seat': 'Cartella {number}, {seat}: {parts}Totale {points}.',
  'picture.seat.short': 'Cartella {number}, {seat}: {parts}totale {points}.',
  'picture.placed': '{sheet} {place}º posto.',
};
