import type { picture as english } from '../en/picture.js';

export const picture: Readonly<Record<keyof typeof english, string>> = {
  'picture.throw': 'Lancio: {dice}.',
  'picture.row': '{colour}: {entries}',
  'picture.row.closed': '{row} (completata)',
  'picture.row.empty': 'niente',
  'picture.lock': 'lucchetto',
  'picture.field': '{colour} casella {field}',
  'picture.number': '{colour} {number}',
  'picture.possible': 'Possibile ora: {fields}.',
  'picture.pending': 'La tua risposta: {fields}.',
  'picture.penalties': '{taken} di {boxes} caselle di penalità segnate',
  'picture.own': 'La tua scheda. {rows}. {penalties}. Totale {points}.',
  'picture.seat': 'Scheda {number}, {seat}: {rows}. {penalties}. Totale {points}.',
  'picture.seat.short': 'Scheda {number}, {seat}: {penalties}, totale {points}.',
};
