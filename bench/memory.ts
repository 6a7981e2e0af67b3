import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningBot } from 'local-discord';
import { startDiscord } from 'local-discord';
import { WebSocket } from 'ws';
import { startBot } from '../play/bot.js';
import type { Extent } from './extent.js';
import { print, whole } from './table.js';

/** Before the first look, so that what is made once is there. */
const WARM_UP = { full: 10_000, brief: 200 };
const PEOPLE = { full: 100_000, brief: 1_000 };
/** So many press at once. */
const CROWD = 200;
const AIM = 1.1;
const MIB = 1024 ** 2;

/** What the bot keeps in memory of very many different people who each pressed once. */
export async function measureMemory(extent: Extent = 'full'): Promise<void> {
  const more = PEOPLE[extent];
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const discord = await startDiscord({ keepLog: 100, keepMessages: 10 });
  discord.addGuild('Games');
  const channel = discord.addChannel('table');
  const env = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };
  const bot = await startBot({ discord, database: join(folder, 'bot.sqlite'), env });
  let people = 0;
  const press = async (count: number): Promise<void> => {
    for (const end = people + count; people < end; people += CROWD) {
      const some = Array.from({ length: CROWD }, (_, n) => discord.addMember(`Person ${people + n}`));
      await Promise.all(some.map((person) => person.slash(channel, '/help').outcome));
    }
  };
  await press(WARM_UP[extent]);
  const before = await liveHeap(bot);
  await press(more);
  const after = await liveHeap(bot);
  await bot.stop();
  await discord.close();
  rmSync(folder, { recursive: true });

  const ratio = after / before;
  print(`Memory after ${whole(more)} more people have pressed, compared with before`, [
    {
      what: 'live objects on the heap',
      ours: `${(after / MIB).toFixed(1)} MiB`,
      other: `${(before / MIB).toFixed(1)} MiB`,
      ratio: ratio.toFixed(2),
      aim: { text: `≤ ${AIM}`, met: ratio <= AIM },
    },
    { what: 'that is, for each of them', ours: `${whole((after - before) / more)} bytes` },
  ]);
}

/** The bytes on the bot's heap that are still needed, by way of its debugger. */
async function liveHeap(bot: RunningBot): Promise<number> {
  const [address] = /ws:\/\/\S+/.exec(bot.output()) ?? [];
  if (address === undefined) throw new Error('The bot has no debugger');
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.once('open', resolve));
  let calls = 0;
  const call = (method: string, params: object = {}): Promise<{ readonly usedSize?: number }> =>
    new Promise((resolve) => {
      const id = ++calls;
      const hear = (raw: Buffer): void => {
        const answer = JSON.parse(String(raw)) as { id: number; result: object };
        if (answer.id !== id) return;
        socket.off('message', hear);
        resolve(answer.result);
      };
      socket.on('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  // The second round takes what the first one's finalizers have let go of.
  for (let n = 0; n < 2; n++) await call('HeapProfiler.collectGarbage');
  const { usedSize = Number.NaN } = await call('Runtime.getHeapUsage');
  socket.close();
  return usedSize;
}
