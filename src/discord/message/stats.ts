import type { Game } from '../../games/game.js';
import type { StatsView } from '../../table/view/ranking.js';
import { escapeMarkdown } from '../../text/name.js';
import { isolate } from '../../text/names.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { flow } from './flow.js';
import { heading, joinLines, type Message, makeMessage, RGB } from './message.js';
import { gameName } from './people.js';

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
    voice.tell('stats.points', { average: voice.number(of.average), best: voice.number(of.best) }),
    series === null ? null : voice.tell('stats.series', series),
    rating === null ? null : ratingText(rating, voice),
  );
}

function ratingText({ rating, rated, isProvisional }: NonNullable<StatsView['rating']>, voice: Voice): string {
  const told = { rating: voice.figure(rating), rated };
  return voice.tell(isProvisional ? 'stats.rating.provisional' : 'stats.rating', told);
}
