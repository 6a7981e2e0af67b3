import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChannelRef, type Discord, type DiscordUser, startDiscord } from 'local-discord';
import { startBot } from '../play/bot.js';
import { drawFaces } from '../src/discord/emojis/faces.js';
import type { Extent } from './extent.js';
import { median, print } from './table.js';

const ROUNDS = { full: 5, brief: 1 };
const EMOJIS = '/applications/:application/emojis';
const MOST_ADDED_MS = 100;

/** An application that has its dice, one that has none yet, and one that is not told which it has: there nothing is drawn. */
const KINDS = ['there', 'missing', 'untold'] as const;
type Kind = (typeof KINDS)[number];

interface Scene {
  readonly discord: Discord;
  readonly channel: ChannelRef;
  readonly person: DiscordUser;
  readonly database: string;
}

/** How long the bot takes until it has answered a first command, while it looks for its dice or puts them, compared with a bot that does neither. */
export async function measureDiceAtStart(extent: Extent = 'full'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const scenes = {} as Record<Kind, Scene>;
  for (const kind of KINDS) scenes[kind] = { ...(await lay(kind)), database: join(folder, `${kind}.sqlite`) };
  // The first start makes the database and puts the commands.
  for (const kind of KINDS) await start(kind, scenes[kind]);
  const rounds: Record<Kind, number>[] = [];
  for (let n = 0; n < ROUNDS[extent]; n += 1) {
    const round = { there: 0, missing: 0, untold: 0 };
    for (const kind of KINDS) round[kind] = await start(kind, scenes[kind]);
    rounds.push(round);
  }
  for (const { discord } of Object.values(scenes)) await discord.close();
  rmSync(folder, { recursive: true });

  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
  print(
    'Start-up until a first command is answered, compared with a bot without emojis',
    (['there', 'missing'] as const).map((kind) => {
      const added = median(rounds.map((round) => round[kind] - round.untold));
      return {
        what: kind === 'there' ? 'the dice are there' : 'the dice are still to be put',
        ours: seconds(median(rounds.map((round) => round[kind]))),
        other: seconds(median(rounds.map(({ untold }) => untold))),
        ratio: `${added < 0 ? '−' : '+'} ${seconds(Math.abs(added))}`,
        aim: { text: `≤ + ${seconds(MOST_ADDED_MS)}`, met: added <= MOST_ADDED_MS },
      };
    }),
  );
}

async function lay(kind: Kind): Promise<Omit<Scene, 'database'>> {
  const discord = await startDiscord({ keepLog: 500 });
  discord.addGuild('Games');
  if (kind === 'there') for (const { name, png } of await drawFaces()) discord.addEmoji(name, await png());
  if (kind === 'untold') discord.fault({ method: 'GET', route: EMOJIS, when: 'before', status: 503, times: Infinity });
  return { discord, channel: discord.addChannel('table'), person: discord.addMember('Ada') };
}

/** Returns the milliseconds until the answer. */
async function start(kind: Kind, { discord, channel, person, database }: Scene): Promise<number> {
  const begun = performance.now();
  const bot = await startBot({ discord, database, env: { LOG_LEVEL: 'fatal' } });
  await person.slash(channel, '/help').outcome;
  const ms = performance.now() - begun;
  await bot.stop();
  if (kind === 'missing') for (const emoji of [...discord.emojis]) discord.removeEmoji(emoji);
  return ms;
}
