import type { picturePhrases as english } from '../en/picture.js';

export const picturePhrases: Readonly<Record<keyof typeof english, string>> = {
  'picture.throw': 'Wurf: {dice}.',
  'picture.turn': 'Am Zug: {seat}.',
  'picture.answered': 'Geantwortet: {names}.',
  'picture.awaited': 'Fehlt noch: {names}.',
  'picture.row': '{colour}: {entries}',
  'picture.row.closed': '{row} (abgeschlossen)',
  'picture.row.empty': 'nichts',
  'picture.lock': 'Schloss',
  'picture.coming': '{number} in Feld {field} ({colour})',
  'picture.named': '{number} ({colour} {field})',
  'picture.number': '{colour} {number}',
  'picture.possible': 'Jetzt möglich: {fields}.',
  'picture.pending': 'Deine Antwort: {fields}.',
  'picture.columns': 'Punkte der Spalten: {points}',
  'picture.penalties': '{taken} von {boxes} Strafkästchen angekreuzt',
  'picture.own': 'Dein Blatt. {parts}Gesamt {points}.',
  'picture.seat': 'Blatt {number}, {seat}: {parts}Gesamt {points}.',
  'picture.seat.short': 'Blatt {number}, {seat}: {parts}gesamt {points}.',
  'picture.placed': '{sheet} Platz {place}.',
};
