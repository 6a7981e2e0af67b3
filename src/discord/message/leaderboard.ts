import type { APIStringSelectComponent } from 'discord.js';
import { ComponentType } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { RankedPerson, RankedPlace, RankingView } from '../../table/view/ranking.js';
import { escapeMarkdown } from '../../text/name.js';
import { isolate } from '../../text/names.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { makeId, ORDERS, type Order, type Ranking, type RankingPart, SCOPES } from '../ids.js';
import { flow } from './flow.js';
import { button, heading, type Message, makeMessage, RGB } from './message.js';
import { pager } from './pager.js';

export const PAGE_SIZE = 10;

/** Which page, of which game. */
export interface LeaderboardPage extends Omit<Ranking, 'game'> {
  readonly game: Game;
}

/** One page of a leaderboard for one person, to be turned and changed, and shown to everybody there. */
export function leaderboardMessage(
  shown: LeaderboardPage,
  ranking: RankingView,
  games: readonly Game[],
  locale: string,
): Message {
  const voice = voiceOf(locale);
  const { own } = ranking;
  const place = rankingOf(shown);
  const [turning = []] = pager(shown.page, pagesIn(ranking), (to) => ({ kind: 'top', ...place, page: to }), voice);
  const told = own === null ? [] : [lineText(shown.by, own, voice.tell('menu.you'), voice)];
  return makeMessage({
    ...flow(
      [...headTexts(shown, ranking, voice), ...told, ...footTexts(shown, ranking, voice)],
      RGB[shown.game.colour],
    ),
    rows: [
      [
        selectOf(
          'game',
          shown,
          optionsOf(games, ({ id, name }) => [id, voice.say(name)], shown.game.id),
        ),
      ],
      [
        selectOf(
          'scope',
          shown,
          optionsOf(SCOPES, (each) => [each, voice.tell(`leaderboard.${each}`)], shown.scope),
        ),
      ],
      [
        selectOf(
          'by',
          shown,
          optionsOf(ORDERS, (each) => [each, voice.tell(`leaderboard.by.${each}`)], shown.by),
        ),
      ],
      [
        ...turning,
        ...(ranking.ranked.length > 0 ? [button({ kind: 'show', ...place }, voice.tell('leaderboard.show'))] : []),
      ],
    ],
  });
}

/** The same page for everybody: whoever presses looks on for themselves. */
export function sharedLeaderboard(shown: LeaderboardPage, ranking: RankingView, locale: string): Message {
  const voice = voiceOf(locale);
  const texts = [...headTexts(shown, ranking, voice), ...footTexts(shown, ranking, voice)];
  return makeMessage({
    ...flow(texts, RGB[shown.game.colour]),
    rows: [[button({ kind: 'top', ...rankingOf(shown) }, voice.tell('leaderboard.open'))]],
  });
}

function rankingOf({ game, scope, by, page }: LeaderboardPage): Ranking {
  return { game: game.id, scope, by, page };
}

function pagesIn({ total }: RankingView): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** What is compared, and who stands where. */
function headTexts({ game, scope, by }: LeaderboardPage, { ranked }: RankingView, voice: Voice): readonly string[] {
  return [
    heading(voice.tell('leaderboard.title', { game: game.name })),
    `${voice.tell(`leaderboard.${scope}`)}, ${voice.tell(`leaderboard.by.${by}`)}`,
    ...ranked.map((person) => lineText(by, person, nameOf(person) ?? voice.tell('leaderboard.nameless'), voice)),
    ...(ranked.length === 0 ? [voice.tell('leaderboard.empty')] : []),
  ];
}

/** Which matches count, and which page it is. */
function footTexts({ by, page }: LeaderboardPage, ranking: RankingView, voice: Voice): readonly string[] {
  const pages = pagesIn(ranking);
  return [
    noteText(by, ranking.least, voice),
    ...(pages > 1 ? [`-# ${voice.tell('leaderboard.page', { page: page + 1, pages })}`] : []),
  ];
}

function lineText(by: Order, { rank, value, matches, isProvisional }: RankedPlace, name: string, voice: Voice): string {
  const figure = by === 'rating' ? voice.figure(value) : voice.number(value);
  const line = { rank, name, value: figure, matches };
  return voice.tell(isProvisional ? 'leaderboard.line.provisional' : 'leaderboard.line', line);
}

function nameOf({ link, name }: RankedPerson): string | null {
  if (name === null) return null;
  const called = isolate(escapeMarkdown(name));
  return link === null ? called : `${called} <@${link}>`;
}

/** Which matches count on that board. */
function noteText(by: Order, least: number, voice: Voice): string {
  if (by === 'rating') return `-# ${voice.tell('leaderboard.note.rating')}`;
  const people = voice.tell('leaderboard.note.people');
  return `-# ${by === 'average' ? `${people} ${voice.tell('leaderboard.note.average', { least })}` : people}`;
}

function selectOf(
  part: RankingPart,
  { game, scope, by }: LeaderboardPage,
  options: APIStringSelectComponent['options'],
): APIStringSelectComponent {
  const id = makeId({ kind: 'leaders', part, game: game.id, scope, by });
  return { type: ComponentType.StringSelect, custom_id: id, options };
}

function optionsOf<Each>(
  all: readonly Each[],
  tell: (each: Each) => readonly [value: string, label: string],
  shown: string,
): APIStringSelectComponent['options'] {
  return all.map((each) => {
    const [value, label] = tell(each);
    return { value, label, default: value === shown };
  });
}
