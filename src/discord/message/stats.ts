import type { Game } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { StatsView } from '../../table/view/ranking.js';
import { escapeMarkdown, shorten } from '../../text/name.js';
import { isolate } from '../../text/names.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { flow } from './flow.js';
import { button, heading, joinLines, type Message, makeMessage, RGB } from './message.js';
import { gameName } from './people.js';
import { soloText } from './solo.js';

/** Whose results are shown. */
export interface StatsOwner {
  readonly id: string;
  /** null: it is not known here, and is for Discord to tell. */
  readonly name: string | null;
}

/** A person's results by game, the newest of them drawn or written; it leads on to the dice of these games. */
export function statsMessage(
  owner: StatsOwner,
  stats: readonly StatsView[],
  games: readonly Game[],
  locale: string,
  look: SheetStyle = 'text',
): Message {
  const voice = voiceOf(locale);
  const gameOf = (id: string) => games.find((game) => game.id === id);
  const first = games.find(({ id }) => id === stats[0]?.game) ?? games[0];
  const titled = stats.map((of) => ({ of, title: gameName(gameOf(of.game), of.game, locale) }));
  const texts = [
    heading(voice.tell('stats.title', { name: ownerText(owner) })),
    stats.length === 0 ? voice.tell('stats.none') : `-# ${voice.tell('stats.note')}`,
    ...titled.map(({ of, title }) =>
      joinLines(
        heading(title),
        statsText(of, voice),
        look === 'text' && of.recent.length > 0 ? `-# ${recentText(of, voice)}` : null,
      ),
    ),
  ];
  const charted = titled.filter(({ of }) => of.recent.length > 0);
  const charts = charted.map(({ of, title }) => {
    return { title, colour: gameOf(of.game)?.colour ?? 'white', results: of.recent };
  });
  const alt = charted.map(({ of, title }) => voice.tell('stats.chart', { game: title, recent: recentText(of, voice) }));
  return makeMessage({
    ...flow(texts, RGB.white, '\n\n'),
    rows: first ? [[button({ kind: 'dice', game: first.id, person: owner.id }, voice.tell('dice.button'))]] : [],
    picture: look === 'picture' && charted.length > 0 ? { charts, alt: shorten(alt.join(' '), MOST_ALT) } : null,
  });
}

/** Nobody is notified by being named so. */
function ownerText({ id, name }: StatsOwner): string {
  return name === null ? `<@${id}>` : isolate(escapeMarkdown(name));
}

/** What the platform takes of words for a picture, in UTF-16 units. */
const MOST_ALT = 1024;

function recentText({ recent }: StatsView, voice: Voice): string {
  const points = recent.map((one) => `${voice.number(one.points)}${one.isWon ? ' 🏆' : ''}`);
  return voice.tell('stats.recent', { points: points.join(', ') });
}

function statsText(of: StatsView, voice: Voice): string {
  const { alone, matches, wins, series, rating } = of;
  const isTogether = matches > 0;
  return joinLines(
    isTogether ? voice.tell('stats.matches', { matches, wins }) : null,
    isTogether ? voice.tell('stats.points', { average: voice.number(of.average), best: voice.number(of.best) }) : null,
    series === null ? null : voice.tell('stats.series', series),
    rating === null ? null : ratingText(rating, voice),
    alone === null ? null : soloText(alone, voice),
  );
}

function ratingText({ rating, rated, isProvisional }: NonNullable<StatsView['rating']>, voice: Voice): string {
  const told = { rating: voice.figure(rating), rated };
  return voice.tell(isProvisional ? 'stats.rating.provisional' : 'stats.rating', told);
}
