import type { GameOf } from '../../table/types.js';
import type { EnoughView } from '../../table/view/lists.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { flow } from './flow.js';
import { countdown, type Message, makeMessage, RGB } from './message.js';
import { gameName } from './people.js';
import { wayTo } from './way.js';

/** Says why no more tables may be opened, and leads to those that are open. */
export function enoughMessage({ phrase, open, again }: EnoughView, gameOf: GameOf, locale: string): Message {
  const voice = voiceOf(locale);
  const args = { ...phrase.args, ...(again !== null && { when: countdown(again) }) };
  const texts = [voice.say({ ...phrase, args }), ...open.map((table) => `- ${lineOf(table, gameOf, voice)}`)];
  return makeMessage(flow(texts, RGB.white));
}

const HOW = { lobby: 'games.lobby', parked: 'games.parked', playing: 'open.playing' } as const;

function lineOf({ game, how, place }: EnoughView['open'][number], gameOf: GameOf, voice: Voice): string {
  const line = voice.tell('games.line', {
    game: gameName(gameOf(game), game, voice.locale),
    where: `<#${place.channel}>`,
    how: voice.tell(HOW[how]),
  });
  const way = wayTo(place);
  return way === null ? line : `${line} · [${voice.tell('games.board')}](${way})`;
}
