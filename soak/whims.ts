import { LOCALES } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import { callCommand, controlsOf, press } from './act.js';
import type { Player } from './player.js';
import type { PressTarget } from './screens.js';
import type { Town } from './town.js';

/** What people do besides playing, and how often: in a thousand moves. */
export const WHIMS = {
  none: 890,
  double: 30,
  old: 25,
  sheet: 12,
  look: 15,
  settings: 4,
  leave: 5,
  kick: 4,
  end: 1,
  absence: 8,
  reload: 6,
} as const;
export type Whim = Exclude<keyof typeof WHIMS, 'none'>;

/** Who is asked whether they are sure mostly says yes. */
const SURE = 0.8;
/** For so long somebody goes for a coffee, in milliseconds. */
const ABSENCE = [5_000, 45_000] as const;
const LOOKS = ['/games', '/help', '/stats', '/leaderboard'];

/** `shown` is what can be pressed on the own menu. */
export async function whim(town: Town, player: Player, what: Whim, shown: readonly PressTarget[]): Promise<void> {
  const { luck, person, channel, game } = player;
  switch (what) {
    case 'double': {
      if (shown.length === 0) return;
      const first = luck.pick(shown);
      const second = luck.chance(0.5) ? first : luck.pick(shown);
      await Promise.all([press(town, player, first), press(town, player, second)]);
      return;
    }
    case 'old':
      return pressOld(town, player);
    case 'sheet':
      return answerTo(town, player, `/${game} sheet`, 'sheet');
    case 'look': {
      const command = luck.pick([...LOOKS, ...GAMES.map(({ id }) => `/${id} rules`)]);
      const controls = controlsOf(town, await callCommand(town, player, command));
      if (controls.length > 0) await press(town, player, luck.pick(controls));
      return;
    }
    case 'settings':
      await (luck.chance(0.5)
        ? callCommand(town, player, '/settings pictures', { sheets: luck.pick(['picture', 'text']) })
        : callCommand(town, player, '/settings language', { language: luck.pick([...LOCALES, 'default']) }));
      return;
    case 'leave':
      return answerTo(town, player, `/${game} leave`, 'quit');
    case 'kick':
      return answerTo(town, player, `/${game} kick`, 'kick');
    case 'end':
      return answerTo(town, player, `/${game} end`, luck.pick(['end', 'stay']));
    case 'absence':
      await town.tempo.pause(luck.anyOf(...ABSENCE));
      return;
    case 'reload':
      person.reload();
      // The channel is still there, of course, and so are the tables.
      await town.screens.news(channel.id, person.id, 500);
      return;
  }
}

/** Calls a command that asks back, about this match or others, and mostly presses one of the answers. */
async function answerTo(town: Town, player: Player, command: string, kind: string): Promise<void> {
  const outcome = await callCommand(town, player, command);
  const all = controlsOf(town, outcome).filter(({ customId }) => customId.startsWith(`${kind}:`));
  const own = all.filter(({ customId }) => customId.split(':')[1] === player.match);
  if (own.length === 0 || !player.luck.chance(SURE)) return;
  const done = await press(town, player, player.luck.pick(own));
  // Whoever sent somebody away can let them back.
  const pardon = controlsOf(town, done).find(({ customId }) => customId.startsWith('pardon:'));
  if (pardon !== undefined && player.luck.chance(0.5)) await press(town, player, pardon);
}

/** Presses something on any private message that is still on the screen. */
async function pressOld(town: Town, player: Player): Promise<void> {
  const { person, channel, luck } = player;
  const old = person.sees(channel).filter(({ ephemeral }) => ephemeral);
  const controls = old.flatMap(({ id }) => town.screens.controls(id) ?? []);
  if (controls.length > 0) await press(town, player, luck.pick(controls));
}
