import type { Game } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { StatsView } from '../../table/view/ranking.js';
import { escapeMarkdown, shorten } from '../../text/name.js';
import { isolate } from '../../text/names.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { flow } from './flow.js';
import { heading, joinLines, type Message, makeMessage, RGB } from './message.js';
import { gameName } from './people.js';

/** A person's results by game, the newest of them drawn or written. */
export function statsMessage(
  name: string,
  stats: readonly StatsView[],
  gameOf: (id: string) => Game | undefined,
  locale: string,
  look: SheetStyle = 'text',
): Message {
  const voice = voiceOf(locale);
  const titled = stats.map((of) => ({ of, title: gameName(gameOf(of.game), of.game, locale) }));
  const texts = [
    heading(voice.tell('stats.title', { name: isolate(escapeMarkdown(name)) })),
    stats.length === 0 ? voice.tell('stats.none') : `-# ${voice.tell('stats.note')}`,
    ...titled.map(({ of, title }) =>
      joinLines(heading(title), statsText(of, voice), look === 'text' ? `-# ${recentText(of, voice)}` : null),
    ),
  ];
  const charts = titled.map(({ of, title }) => {
    return { title, colour: gameOf(of.game)?.colour ?? 'white', results: of.recent };
  });
  const alt = titled.map(({ of, title }) => voice.tell('stats.chart', { game: title, recent: recentText(of, voice) }));
  return makeMessage({
    ...flow(texts, RGB.white, '\n\n'),
    picture: look === 'picture' && stats.length > 0 ? { charts, alt: shorten(alt.join(' '), MOST_ALT) } : null,
  });
}

/** What the platform takes of words for a picture, in UTF-16 units. */
const MOST_ALT = 1024;

function recentText({ recent }: StatsView, voice: Voice): string {
  const points = recent.map((one) => `${voice.number(one.points)}${one.isWon ? ' 🏆' : ''}`);
  return voice.tell('stats.recent', { points: points.join(', ') });
}

function statsText(of: StatsView, voice: Voice): string {
  const { matches, wins, series, rating } = of;
  return joinLines(
    voice.tell('stats.matches', { matches, wins }),
    voice.tell('stats.points', { average: voice.number(of.average), best: voice.number(of.best) }),
    series === null ? null : voice.tell('stats.series', series),
    rating === null ? null : ratingText(rating, voice),
  );
}

function ratingText({ rating, rated, isProvisional }: NonNullable<StatsView['rating']>, voice: Voice): string {
  const told = { rating: voice.figure(rating), rated };
  return voice.tell(isProvisional ? 'stats.rating.provisional' : 'stats.rating', told);
}
