import type { RankedPerson, RankedPlace, RankingView } from '../../table/view/ranking.js';
import { columnWidth, fitColumns, padColumn } from '../../text/column.js';
import { escapeCode } from '../../text/name.js';
import { isolate, lookAlike } from '../../text/names.js';
import type { Voice } from '../../text/say.js';
import type { Order } from '../ids.js';
import { codeBlock } from './message.js';
import { WIDEST } from './series.js';

/** Between what somebody is compared by and the number of their matches, and before both. */
const GAP = 2;
/** Of what stands in brackets so much is told at least. */
const LEAST_ACCOUNT = 6;

/** Who stands where, a line each that fits on a phone: rank, name, figure, matches. `own` stands below the others. */
export function rankingTexts(
  by: Order,
  { ranked, own }: Pick<RankingView, 'ranked' | 'own'>,
  voice: Voice,
): readonly string[] {
  const places = [...ranked, ...(own === null ? [] : [own])];
  const [ranks, values, matches] = [
    column(places.map(({ rank }) => `${rank}.`)),
    column(places.map((place) => valueText(by, place, voice))),
    column(places.map((place) => voice.number(place.matches))),
  ];
  const room = WIDEST - 1 - 2 * GAP - [ranks, values, matches].reduce((sum, { width }) => sum + width, 0);
  const names = ranked.map((person) => fitName(person, room, voice));
  const called = [...names, ...(own === null ? [] : [fitColumns(voice.tell('menu.you'), room)])];
  const width = Math.max(...called.map(columnWidth));
  const lines = called.map((name, n) =>
    [`${ranks.cells[n]!} ${padColumn(isolate(name), width)}`, values.cells[n]!, matches.cells[n]!].join(
      ' '.repeat(GAP),
    ),
  );
  return [codeBlock(lines.join('\n')), ...linksText(ranked, names)];
}

/** Texts one below the other, flush right. */
function column(texts: readonly string[]): { readonly cells: readonly string[]; readonly width: number } {
  const width = Math.max(...texts.map(columnWidth));
  return { cells: texts.map((text) => text.padStart(width)), width };
}

/** With room for the sign of a provisional rating. */
function valueText(by: Order, { value, isProvisional }: RankedPlace, voice: Voice): string {
  return by === 'rating' ? `${voice.figure(value)}${isProvisional ? '?' : ' '}` : voice.number(value);
}

/** The name, and the account that tells it from others, in so many columns. */
function fitName({ name, account }: RankedPerson, room: number, voice: Voice): string {
  if (name === null) return fitColumns(voice.tell('leaderboard.nameless'), room);
  const called = escapeCode(name);
  if (account === null) return fitColumns(called, room);
  const brackets = 3;
  const left = room - brackets - Math.min(columnWidth(called), room - brackets - LEAST_ACCOUNT);
  const told = fitColumns(escapeCode(account), left);
  return `${fitColumns(called, room - brackets - columnWidth(told))} (${told})`;
}

/** Who is meant where even then two of them look the same, if links may lead to them. */
function linksText(ranked: readonly RankedPerson[], names: readonly string[]): readonly string[] {
  const alike = lookAlike(names);
  const links = ranked.flatMap(({ link, name, rank }, n) =>
    alike[n]! && name !== null && link !== null ? [`${rank}. <@${link}>`] : [],
  );
  return links.length === 0 ? [] : [`-# ${links.join(' · ')}`];
}
