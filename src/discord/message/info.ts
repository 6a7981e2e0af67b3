import type { Game } from '../../games/game.js';
import type { RankedPerson, RankingView, StatsView } from '../../table/view/ranking.js';
import { escapeMarkdown } from '../../text/name.js';
import { isolate } from '../../text/names.js';
import { type Voice, voiceOf } from '../../text/say.js';
import type { Order, Scope } from '../ids.js';
import { flow } from './flow.js';
import { heading, joinLines, type Message, makeMessage, RGB } from './message.js';
import { pager } from './pager.js';
import { gameName } from './people.js';

export const PAGE_SIZE = 10;

export interface LeaderboardPage {
  readonly game: Game;
  readonly scope: Scope;
  readonly by: Order;
  /** From 0. */
  readonly page: number;
}

/** One page of a leaderboard, with buttons to the pages around it. */
export function leaderboardMessage(shown: LeaderboardPage, ranking: RankingView, locale: string): Message {
  const { game, scope, by, page } = shown;
  const voice = voiceOf(locale);
  const pages = Math.max(1, Math.ceil(ranking.total / PAGE_SIZE));
  const ranked = ranking.ranked.map((person) => {
    const { rank, value, matches } = person;
    const name = nameOf(person) ?? voice.tell('leaderboard.nameless');
    return voice.tell('leaderboard.line', { rank, name, value: valueText(by, value, voice), matches });
  });
  const texts = [
    heading(voice.tell('leaderboard.title', { game: game.name })),
    `${voice.tell(`leaderboard.${scope}`)}, ${voice.tell(`leaderboard.by.${by}`)}`,
    ...(ranked.length > 0 ? ranked : [voice.tell('leaderboard.empty')]),
    noteText(by, ranking.least, voice),
    ...(pages > 1 ? [`-# ${voice.tell('leaderboard.page', { page: page + 1, pages })}`] : []),
  ];
  return makeMessage({
    ...flow(texts, RGB[game.colour]),
    rows: pager(page, pages, (to) => ({ kind: 'top', game: game.id, scope, by, page: to }), voice),
  });
}

function nameOf({ link, name }: RankedPerson): string | null {
  if (name === null) return null;
  const called = isolate(escapeMarkdown(name));
  return link === null ? called : `${called} <@${link}>`;
}

function valueText(by: Order, value: number, voice: Voice): string {
  return voice.number(by === 'wins' || by === 'best' ? value : Number(value.toFixed(1)));
}

/** Which matches count on that board. */
function noteText(by: Order, least: number, voice: Voice): string {
  if (by === 'rating') return `-# ${voice.tell('leaderboard.note.rating')}`;
  const people = voice.tell('leaderboard.note.people');
  return `-# ${by === 'average' ? `${people} ${voice.tell('leaderboard.note.average', { least })}` : people}`;
}

/** A person's results by game. */
export function statsMessage(
  name: string,
  stats: readonly StatsView[],
  gameOf: (id: string) => Game | undefined,
  locale: string,
): Message {
  const voice = voiceOf(locale);
  const texts = [
    heading(voice.tell('stats.title', { name: isolate(escapeMarkdown(name)) })),
    stats.length === 0 ? voice.tell('stats.none') : `-# ${voice.tell('stats.note')}`,
    ...stats.map((of) => joinLines(heading(gameName(gameOf(of.game), of.game, locale)), statsText(of, voice))),
  ];
  return makeMessage(flow(texts, RGB.white, '\n\n'));
}

function statsText(of: StatsView, voice: Voice): string {
  const { matches, wins, series, rating } = of;
  return joinLines(
    voice.tell('stats.matches', { matches, wins }),
    voice.tell('stats.points', {
      average: valueText('average', of.average, voice),
      best: valueText('best', of.best, voice),
    }),
    series === null ? null : voice.tell('stats.series', series),
    rating === null
      ? null
      : voice.tell('stats.rating', { ...rating, rating: valueText('rating', rating.rating, voice) }),
  );
}
