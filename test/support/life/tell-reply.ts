import type { Phrase, PhraseArg } from '../../../src/games/game.js';
import type { ButtonAction, TableReply } from '../../../src/table/types.js';
import { durationOf, type Words } from './words.js';

/** What the presser is told, whole, in a line: the sentence's key and what it names, and the buttons below it. */
export function tellReply(reply: TableReply, words: Words): string {
  switch (reply.kind) {
    case 'menu': {
      const tapped = reply.tapped === '' ? '' : `, tapped ${reply.tapped}`;
      return `menu of seat ${reply.seat}${tapped}${reply.note === null ? '' : `: ${phraseOf(reply.note)}`}`;
    }
    case 'notice':
      return phraseOf(reply.phrase);
    case 'ask':
      return [phraseOf(reply.phrase), ...reply.actions.map(({ action }) => actionOf(action, words))].join(' | ');
    case 'which': {
      const page = reply.page === 0 ? '' : ` page ${reply.page}`;
      const choices = reply.tables.map(
        ({ action, note, stored }) =>
          `${actionOf(action, words)} at table ${words.table(stored.table.id)}${note === null ? '' : ` (${note})`}`,
      );
      return [`which ${reply.listing.of}${page}`, ...choices].join(' | ');
    }
    case 'throws':
      return `throws, page ${reply.page}`;
    case 'opened':
      return `table ${words.table(reply.table)} opened, as ${reply.as}`;
    case 'undone':
      return `undone, goes on as table ${words.table(reply.stored.table.id)}`;
    case 'enough': {
      const open = reply.open.map(({ table }) => `table ${words.table(table.id)}`);
      const again = reply.again === null ? [] : [`again in ${durationOf(reply.again - words.at)}`];
      return [phraseOf(reply.phrase), ...open, ...again].join(' | ');
    }
    case 'lobby':
    case 'nothing':
      return reply.kind;
  }
}

function phraseOf({ key, args = {} }: Phrase): string {
  const texts = Object.entries(args).map(([name, arg]) => `${name} ${argOf(arg)}`);
  return texts.length === 0 ? key : `${key} (${texts.join(', ')})`;
}

function argOf(arg: PhraseArg): string {
  if (typeof arg !== 'object') return String(arg);
  return 'key' in arg ? phraseOf(arg) : Object.entries(arg).flat().join(' ');
}

function actionOf(action: ButtonAction, words: Words): string {
  const { kind, ...rest } = action;
  const fields = Object.entries(rest).flatMap(([name, value]) => {
    if (name === 'table' || name === 'match' || value === null) return [];
    return [name === 'person' ? words.person(value) : `${name} ${value}`];
  });
  return [kind, ...fields].join(' ');
}
