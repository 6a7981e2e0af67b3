import type { APIStringSelectComponent } from 'discord.js';
import { ComponentType } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { RankingView } from '../../table/view/ranking.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { makeId, ORDERS, type Order, type Ranking, type RankingPart, SCOPES } from '../ids.js';
import { flow } from './flow.js';
import { button, heading, type Message, makeMessage, RGB } from './message.js';
import { pager } from './pager.js';
import { rankingTexts } from './ranking-table.js';

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
  const place = rankingOf(shown);
  const [turning = []] = pager(shown.page, pagesIn(ranking), (to) => ({ kind: 'top', ...place, page: to }), voice);
  return makeMessage({
    ...flow([...headTexts(shown, ranking, voice), ...footTexts(shown, ranking, voice)], RGB[shown.game.colour]),
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
  const texts = [...headTexts(shown, { ...ranking, own: null }, voice), ...footTexts(shown, ranking, voice)];
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
function headTexts({ game, scope, by }: LeaderboardPage, ranking: RankingView, voice: Voice): readonly string[] {
  return [
    heading(voice.tell('leaderboard.title', { game: game.name })),
    `${voice.tell(`leaderboard.${scope}`)}, ${voice.tell(`leaderboard.by.${by}`)}`,
    ...(ranking.ranked.length === 0 ? [voice.tell('leaderboard.empty')] : rankingTexts(by, ranking, voice)),
  ];
}

/** Which matches count, and which page it is. */
function footTexts({ by, page }: LeaderboardPage, ranking: RankingView, voice: Voice): readonly string[] {
  const pages = pagesIn(ranking);
  return [
    noteText(by, ranking, voice),
    ...(pages > 1 ? [`-# ${voice.tell('leaderboard.page', { page: page + 1, pages })}`] : []),
  ];
}

/** Which matches count on that board, and how many there are of whom. */
function noteText(by: Order, { least, ranked }: RankingView, voice: Voice): string {
  const texts = [
    ...(ranked.length === 0 ? [] : [voice.tell('leaderboard.legend')]),
    voice.tell(by === 'rating' ? 'leaderboard.note.rating' : 'leaderboard.note.people'),
    ...(by === 'average' ? [voice.tell('leaderboard.note.average', { least })] : []),
  ];
  return `-# ${texts.join(' ')}`;
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
