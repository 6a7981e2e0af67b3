import type { ModalSubmitFields } from 'discord.js';
import { isOfServer } from '../table/gates.js';
import { isBetween } from '../table/match.js';
import { seatOf } from '../table/seats.js';
import { cleanWord } from '../text/name.js';
import { phrase } from '../text/phrases.js';
import type { Reply, Use } from './command.js';
import type { Id } from './ids.js';
import { WORD_FIELD, wordForm } from './message/lucky.js';
import { noticeMessage } from './message/notice.js';

/** Opens the dialogue for a lucky word to who may have one there; everybody else is told why not. */
export async function askWord(use: Use, id: Extract<Id, { kind: 'lucky' | 'luck' }>): Promise<Reply> {
  const { context, locale, press } = use;
  const { table } = id;
  const stored = await context.store.read({ table });
  const own = stored === null || !isOfServer(stored, press) ? undefined : seatOf(stored.seats, press.person.id);
  const isOpen = stored !== null && (stored.table.status === 'lobby' || isBetween(stored));
  if (own === undefined || !isOpen) return context.tables.act(press, { kind: 'word', table, word: null });
  return {
    kind: 'form',
    form: wordForm(id, own.word, locale),
    late: noticeMessage(phrase('word.late', { button: { key: 'seal.button.word' } }), locale),
  };
}

/** Takes what was typed there. */
export function takeWord({ context, press }: Use, table: string, fields: ModalSubmitFields): Promise<Reply> {
  return context.tables.act(press, { kind: 'word', table, word: cleanWord(fields.getTextInputValue(WORD_FIELD)) });
}
