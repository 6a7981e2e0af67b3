import type { ModalSubmitFields } from 'discord.js';
import { isOfServer } from '../table/gates.js';
import { seatForWord } from '../table/words.js';
import { cleanWord } from '../text/name.js';
import { phrase } from '../text/phrases.js';
import type { Reply, Use } from './command.js';
import type { Id } from './ids.js';
import { WORD_FIELD, wordForm } from './message/lucky.js';
import { noticeMessage } from './message/notice.js';
import { mayWrite } from './permissions.js';

/** Opens the dialogue for a lucky word to who may have one there; everybody else is told why not. */
export async function askWord(use: Use, id: Extract<Id, { kind: 'lucky' | 'luck' }>): Promise<Reply> {
  const { context, interaction, locale, press } = use;
  if (!mayWrite(interaction)) return MAY_NOT_WRITE;
  const { table } = id;
  const stored = await context.store.read({ table });
  // Of what they can't know the tables tell them.
  if (stored === null || !isOfServer(stored, press))
    return context.tables.act(press, { kind: 'word', table, word: null });
  const found = seatForWord(stored, press.person);
  if ('refuse' in found) return found.refuse;
  return {
    kind: 'form',
    form: wordForm(id, found.own.word, locale),
    late: noticeMessage(phrase('word.late', { button: { key: 'seal.button.word' } }), locale),
  };
}

const MAY_NOT_WRITE: Reply = { kind: 'notice', phrase: phrase('word.refuse.write') };

/** Takes what was typed there; what nothing can be seen of takes away no word. */
export async function takeWord(
  { context, interaction, press }: Use,
  table: string,
  fields: ModalSubmitFields,
): Promise<Reply> {
  if (!mayWrite(interaction)) return MAY_NOT_WRITE;
  const typed = fields.getTextInputValue(WORD_FIELD);
  const word = cleanWord(typed);
  if (word === null && typed.trim() !== '') return { kind: 'notice', phrase: phrase('word.refuse.blank') };
  return context.tables.act(press, { kind: 'word', table, word });
}
