import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { login } from '../discord/login.js';
import { type Discord, startDiscord } from '../discord/server.js';
import { type SeededServer, seedServer } from './seed-data.js';
import { type PageServer, startPage } from './server.js';
import type { PlaceCounts, ToPage } from './shared/wire.js';

let discord: Discord;
let scene: SeededServer;
let page: PageServer;
const sockets: WebSocket[] = [];

beforeEach(async () => {
  discord = await startDiscord({ time: 'stands' });
  scene = seedServer(discord);
  const nothing = async (): Promise<void> => undefined;
  const botProcess = { state: 'online', start: nothing, stop: nothing, kill: nothing } as const;
  page = await startPage({ discord, scene, port: 0, createBotProcess: () => botProcess });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await page.close();
  await discord.close();
});

interface Visit {
  readonly frames: readonly ToPage[];
  readonly socket: WebSocket;
  until(fits: (frame: ToPage) => boolean): Promise<void>;
}

async function visit(as: string, origin = page.url.slice(0, -1)): Promise<Visit> {
  const socket = new WebSocket(`${page.url.replace('http', 'ws')}live?as=${as}`, { origin });
  sockets.push(socket);
  const frames: ToPage[] = [];
  socket.on('message', (raw) => frames.push(JSON.parse(String(raw)) as ToPage));
  await once(socket, 'open');
  return {
    frames,
    socket,
    async until(fits) {
      while (!frames.some(fits)) await once(socket, 'message');
    },
  };
}

test('an ephemeral message goes to its reader alone, and everything public to everybody', async () => {
  const client = await login(discord);
  const [ada, ben] = await Promise.all([visit('ada'), visit('ben')]);
  await client.application.commands.set([{ name: 'try', description: 'Try' }]);
  client.on('interactionCreate', async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({ content: 'for you alone', flags: 64 });
    await interaction.followUp({ content: 'for all' });
    await interaction.deleteReply();
  });
  const place = scene.places[0]!.id;
  ada.socket.send(JSON.stringify({ order: 1, do: 'slash', place, command: '/try', options: {} }));
  const publicly = (frame: ToPage): boolean => JSON.stringify(frame).includes('for all');
  await Promise.all([ada.until(publicly), ben.until(publicly)]);
  await ada.until((frame) => frame.kind === 'ended' && frame.ack === 'message');
  expect(JSON.stringify(ada.frames)).toContain('for you alone');
  // What its token deletes is gone from the page.
  await ada.until((frame) => frame.kind === 'screen' && frame.drop.length === 1);
  expect(JSON.stringify(ben.frames)).not.toContain('for you alone');
  await client.destroy();
});

/** What was counted of the first place when that visitor was told last. */
function countsOf({ frames }: Visit): PlaceCounts | undefined {
  const told = frames.flatMap((frame) => (frame.kind === 'counts' ? [frame] : []));
  return told.at(-1)?.counts[0];
}

test('each page is told what is unread and calls its persona until they look, and what the bot has done in a place', async () => {
  const client = await login(discord);
  const [ada, ben] = await Promise.all([visit('ada'), visit('ben')]);
  const place = scene.places[0]!.id;
  const benId = scene.person('ben')!.id;
  const channel = await client.channels.fetch(place);
  if (channel?.isSendable()) await channel.send(`<@${benId}>`);
  const marks = (unread: number, mentions: number) => (frame: ToPage) =>
    frame.kind === 'counts' && frame.counts[0]?.marks.unread === unread && frame.counts[0].marks.mentions === mentions;
  await Promise.all([ada.until(marks(1, 0)), ben.until(marks(1, 1))]);
  ben.socket.send(JSON.stringify({ order: 1, do: 'look', place }));
  await ben.until((frame) => frame.kind === 'ended');
  expect([countsOf(ben)?.marks, countsOf(ada)?.marks]).toEqual([
    { unread: 0, mentions: 0 },
    { unread: 1, mentions: 0 },
  ]);
  const counted = { messages: 1, edits: 0, deletions: 0, ephemeral: 0, mentions: { [benId]: 1 }, globalCalls: 1 };
  expect([countsOf(ada)?.tally, countsOf(ben)?.tally]).toEqual([counted, counted]);
  await client.destroy();
});

test('what the client would not send is refused with the reason', async () => {
  const ada = await visit('ada');
  ada.socket.send(JSON.stringify({ order: 1, do: 'press', message: '1', customId: 'x' }));
  await ada.until((frame) => frame.kind === 'ended');
  expect(ada.frames.filter((frame) => frame.kind === 'ended')).toEqual([
    { kind: 'ended', order: 1, ack: 'refused', refused: expect.stringContaining('does not see') },
  ]);
});

test('pages of other sites, and people who are not there, are turned away', async () => {
  await expect(visit('ada', 'http://example.org')).rejects.toThrow();
  await expect(visit('nobody')).rejects.toThrow();
  const { port } = new URL(page.url);
  const asked = request({ host: '127.0.0.1', port, path: '/', headers: { host: 'example.org' } }).end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(403);
  answer.resume();
});
