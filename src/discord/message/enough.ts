import type { Game } from '../../games/game.js';
import type { TableStatus } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import type { TableReply } from '../../table/types.js';
import type { Key } from '../../text/phrases.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { flow } from './flow.js';
import { countdown, type Message, makeMessage, RGB } from './message.js';
import { gameName } from './people.js';
import { wayTo } from './way.js';

/** Says why no more tables may be opened, and leads to those that are open. */
export function enoughMessage(
  { phrase, open, again }: Extract<TableReply, { kind: 'enough' }>,
  gameOf: (id: string) => Game | undefined,
  locale: string,
): Message {
  const voice = voiceOf(locale);
  const args = { ...phrase.args, ...(again !== null && { when: countdown(again) }) };
  const told = [
    voice.say({ ...phrase, args }),
    ...open.map((stored) => `- ${lineOf(stored, gameOf(stored.table.game), voice)}`),
  ];
  return makeMessage(flow(told, RGB.white));
}

const HOW: Partial<Record<TableStatus, Key>> = { lobby: 'games.lobby', parked: 'games.parked' };

function lineOf(stored: Stored, game: Game | undefined, voice: Voice): string {
  const { table } = stored;
  const told = voice.tell('games.line', {
    game: gameName(game, table.game, voice.locale),
    where: `<#${table.channelId}>`,
    how: voice.tell(HOW[table.status] ?? 'open.playing'),
  });
  const way = wayTo(stored);
  return way === null ? told : `${told} · [${voice.tell('games.board')}](${way})`;
}
