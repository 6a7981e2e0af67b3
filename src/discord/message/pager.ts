import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Voice } from '../../text/say.js';
import type { Id } from '../ids.js';
import { button } from './message.js';

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

export interface PageRange {
  /** From 0; the last one where it was asked for one that is not there any more. */
  readonly page: number;
  readonly pages: number;
  /** What is on it: from that one to before that one. */
  readonly from: number;
  readonly to: number;
}

/** A page of a list of so many, with at most `size` on each. */
export function pageRange(count: number, size: number, wanted: number): PageRange {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, pages - 1);
  return { page, pages, from: page * size, to: Math.min(count, (page + 1) * size) };
}
