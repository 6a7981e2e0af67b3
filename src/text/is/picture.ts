import type { picturePhrases as english } from '../en/picture.js';

export const picturePhrases: Readonly<Record<keyof typeof english, string>> = {
  'picture.throw': 'Kast: {dice}.',
  'picture.turn': '{seat} á leik.',
  'picture.answered': 'Svör: {names}.',
  'picture.awaited': 'Beðið eftir: {names}.',
  'picture.row': '{colour}: {entries}',
  'picture.row.closed': '{row} (lokað)',
  'picture.row.empty': 'ekkert',
  'picture.lock': 'lás',
  'picture.coming': '{number} í reit {field} ({colour})',
  'picture.named': '{number} ({colour} {field})',
  'picture.number': '{colour} {number}',
  'picture.possible': 'Mögulegt núna: {fields}.',
  'picture.pending': 'Svarið þitt: {fields}.',
  'picture.columns': 'Stig dálka: {points}',
  'picture.penalties': 'krossað í {taken} af {boxes} refsireitum',
  'picture.own': 'Blaðið þitt. {parts}Alls {points}.',
  'picture.seat': 'Blað {number}, {seat}: {parts}Alls {points}.',
  'picture.seat.short': 'Blað {number}, {seat}: {parts}alls {points}.',
  'picture.placed': '{sheet} {place}. sæti.',
};
