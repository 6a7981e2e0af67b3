import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Voice } from '../../text/say.js';
import type { Id } from '../ids.js';
import { button } from './body.js';

/** A row of buttons to the pages before and after this one; no row if there are none. */
export function pager(
  page: number,
  pages: number,
  to: (page: number) => Id,
  voice: Voice,
): APIButtonComponentWithCustomId[][] {
  const back = page > 0 ? [button(to(page - 1), voice.tell('page.back'))] : [];
  const next = page < pages - 1 ? [button(to(page + 1), voice.tell('page.next'))] : [];
  return back.length + next.length > 0 ? [[...back, ...next]] : [];
}
