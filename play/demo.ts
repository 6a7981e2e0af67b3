import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { BOT, type Discord, startDiscord } from 'local-discord';
import { openStore } from '../src/store/store.js';
import { chooseAsBot } from './as-bot.js';
import { noteBeginnings } from './beginnings.js';
import { startBot } from './bot.js';
import { Misuse, withOptions } from './options.js';
import { playMatch } from './players.js';

/** A whole match in the terminal: the real bot, as a process of its own, on the stand-in; every press goes through its buttons, and is what the game's own bot would choose. */
async function demo(game: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  const database = join(folder, 'bot.sqlite');
  const discord = await startDiscord();
  const channel = discord.addChannel('game-night');
  // A terminal shows no pictures: where the bot may attach no files, it writes the sheets.
  discord.setPermissions(channel, BOT & ~PermissionFlagsBits.AttachFiles);
  const people = ['Ada', 'Ben'].map((name) => discord.addMember(name));
  const [ada, ben] = people as [DiscordUser, DiscordUser];
  print('Starting the bot on a local stand-in for Discord …');
  const bot = await startBot({ discord, database });
  const store = openStore(database);
  try {
    const games = discord.commands.filter(canStart).map(({ name }) => name);
    if (!games.includes(game)) throw new Misuse(`There is no game ${game}, only ${games.join(', ')}.`);
    print(`Ada types /${game} start bots:1`);
    await ada.slash(channel, `/${game} start`, { bots: 1 }).outcome;
    const lobby = await ada.waitFor(channel, ({ buttons }) =>
      buttons.some(({ customId }) => customId?.startsWith('join:')),
    );
    print('Ben presses Join');
    await ben.press(lobby, customIdOf(lobby, 'join:')).outcome;
    show(discord.messages(channel).at(-1)!);
    print('Ada presses Start');
    await ada.press(lobby, customIdOf(lobby, 'begin:')).outcome;
    const board = await ada.waitFor(channel, ({ buttons }) =>
      buttons.some(({ customId }) => customId?.startsWith('sheet:')),
    );
    const match = customIdOf(board, 'sheet:').slice('sheet:'.length);

    const stopShowing = showBoards(discord, channel.id);
    const showFirstMenu = once((person: DiscordUser, menu: SeenMessage) => {
      print(`Only ${person.name} sees this`);
      show(menu);
    });
    await Promise.all(
      people.map((person) =>
        playMatch({
          discord,
          person,
          channel,
          match,
          choose(offers, menu) {
            showFirstMenu(person, menu);
            return chooseAsBot(store, match, person, offers);
          },
          pressed: ({ offer }) => print(`${person.name} presses "${offer.label}"`),
        }),
      ),
    );
    await discord.settle();
    stopShowing();
    print(
      `The match is over. The bot answered ${discord.acks.length} presses; the stand-in refused ${discord.refused.length} of its messages.`,
    );
  } finally {
    await store.close();
    await bot.stop();
    await discord.close();
    rmSync(folder, { recursive: true });
  }
}

/** Prints each public message that is new or begins in another way, as a board does at each throw; returns what ends that. */
function showBoards(discord: Discord, channel: string): () => void {
  const beginsAnew = noteBeginnings();
  discord.messages(channel).slice(0, -1).forEach(beginsAnew);
  const showNew = (): void => discord.messages(channel).filter(beginsAnew).forEach(show);
  showNew();
  return discord.on('change', showNew);
}

function once<A extends readonly unknown[]>(run: (...args: A) => void): (...args: A) => void {
  let done = false;
  return (...args) => {
    if (done) return;
    done = true;
    run(...args);
  };
}

/** Whether it is the command of a game, at which a table can be opened. */
function canStart({ options = [] }: Discord['commands'][number]): boolean {
  return options.some(({ name }) => name === 'start');
}

function customIdOf({ buttons }: SeenMessage, start: string): string {
  const found = buttons.find(({ customId }) => customId?.startsWith(start));
  if (found?.customId == null) throw new Error(`No button ${start} on the message`);
  return found.customId;
}

function print(text: string): void {
  console.log(`\n» ${text}`);
}

/** A message as a block of text with its buttons below. */
function show({ text, buttons }: SeenMessage): void {
  const lines = [
    ...text.split('\n').filter((line) => line !== '```'),
    ...(buttons.length > 0 ? [buttonLine(buttons)] : []),
  ];
  console.log(lines.map((line) => `  │ ${line}`).join('\n'));
}

function buttonLine(buttons: SeenMessage['buttons']): string {
  return buttons.map(({ label }) => `[ ${label} ]`).join(' ');
}

await withOptions({ game: { type: 'string', default: 'qwixx' } }, ({ game }) => demo(game));
