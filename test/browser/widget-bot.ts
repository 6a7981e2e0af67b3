import {
  type ButtonInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  type MessageCreateOptions,
} from 'discord.js';
import { type Discord, startDiscord } from 'local-discord';
import { login } from 'local-discord/client';
import { seedServer, startPage } from 'local-discord/page';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser, openWindow, type Window, type WindowOptions } from './browser.js';
import { typeCommand } from './lobby.js';

const COMMANDS = [
  {
    name: 'try',
    description: 'Try something',
    name_localizations: { de: 'probiere' },
    description_localizations: { de: 'Etwas probieren' },
    options: [
      {
        type: 3,
        name: 'colour',
        name_localizations: { de: 'farbe' },
        description: 'Which one',
        description_localizations: { de: 'Welche' },
        choices: [
          { name: 'Red', name_localizations: { de: 'Rot' }, value: 'r' },
          { name: 'Blue', name_localizations: { de: 'Blau' }, value: 'b' },
        ],
      },
      { type: 6, name: 'person', description: 'Who' },
      { type: 5, name: 'loud', description: 'With noise' },
    ],
  },
];

/** A bot that uses what the real one does not, in this process, and Ada's window with it. */
export class WidgetBot {
  discord!: Discord;
  client!: Client<true>;
  ada!: Window;
  /** How it answers the next interaction. */
  answer: (interaction: Interaction) => Promise<unknown> = async () => undefined;
  /** What has come to it in this test. */
  got: Interaction[] = [];
  #browser!: Browser;
  #place!: string;
  /** The message by whose button Ada is told something. */
  #whispers: string | undefined;
  #page!: Awaited<ReturnType<typeof startPage>>;

  async start(): Promise<void> {
    this.discord = await startDiscord({ time: 'stands' });
    const scene = seedServer(this.discord);
    this.#place = scene.places[0]!.id;
    this.client = await login(this.discord);
    await this.client.application.commands.set(COMMANDS as never);
    this.client.on(Events.InteractionCreate, (interaction) => {
      this.got.push(interaction);
      void this.answer(interaction).catch(() => undefined);
    });
    const nothing = async (): Promise<void> => undefined;
    const botProcess = { state: 'online', start: nothing, stop: nothing, kill: nothing } as const;
    this.#page = await startPage({ discord: this.discord, scene, port: 0, createBotProcess: () => botProcess });
    this.#browser = await launchBrowser();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.client.destroy();
    await this.#page.close();
    await this.discord.close();
  }

  /** A window of that persona's. */
  async open(key: string, options?: WindowOptions): Promise<Window> {
    const window = await openWindow(this.#browser, `${this.#page.url}?as=${key}`, options);
    await window.page.locator('.bot[data-state=online]').waitFor();
    return window;
  }

  /** Sends that to the channel that a window shows at first. */
  async post(body: MessageCreateOptions): Promise<string> {
    const channel = await this.client.channels.fetch(this.#place);
    if (channel?.type !== ChannelType.GuildText) throw new Error('nothing can be posted there');
    return (await channel.send(body)).id;
  }

  /** Answers a press of Ada's with that, for her alone. Returns its id. */
  async whisper(body: object): Promise<string> {
    this.answer = (interaction) => (interaction as ButtonInteraction).reply({ flags: 64, ...body });
    const button = { type: 2, style: 1, custom_id: 'whisper', label: 'Whisper' } as const;
    this.#whispers ??= await this.post({ content: 'Press', components: [{ type: 1, components: [button] }] });
    const { message } = await this.discord.person('Ada').press({ id: this.#whispers }, 'whisper').outcome;
    return message!.id;
  }

  /** Lets the bot answer the next command with that, for its caller alone, and calls it. */
  async show(body: object): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      this.answer = async (interaction) => {
        resolve();
        await (interaction as ChatInputCommandInteraction).reply({ flags: 64, ...body });
      };
    });
    await typeCommand(this.ada.page, '/try');
    // Whoever sets the next answer does so once this one is on its way.
    await answered;
  }
}

/** Such a bot for all tests of a file, with a new window of Ada's for each. */
export function useWidgetBot(): WidgetBot {
  const bot = new WidgetBot();
  beforeAll(() => bot.start());
  afterAll(() => bot.close());
  beforeEach(async () => {
    bot.got = [];
    bot.ada = await bot.open('ada');
    return async () => {
      await bot.ada.page.close();
      bot.discord.person('Ada').reload();
    };
  });
  return bot;
}
