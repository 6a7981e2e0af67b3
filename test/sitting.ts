import type { ChannelRef, DiscordUser, Outcome, SeenMessage } from 'local-discord';
import { expect } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf, offersOn, pressOffer } from '../play/players.js';
import type { Stored } from '../src/store/types.js';
import type { House } from './house.js';
import { gamesAt, openLobby, startTable, type TablePlan, tableOfLobby } from './tables.js';

/** A table of one's own for a test, in a channel of its own. */
export interface Sitting {
  readonly channel: ChannelRef;
  readonly people: readonly DiscordUser[];
  readonly match: string;
  /** The newest board with its button. */
  board(): SeenMessage;
  /** Resolves with the board that takes the place of that one: between the two there may be none. */
  boardAfter(old: string): Promise<SeenMessage>;
  /** The person's menu, opened from the board. */
  menu(person: DiscordUser): Promise<SeenMessage>;
  stored(): Promise<Stored>;
  /** The lines of the record, a text each. */
  lines(): Promise<readonly string[]>;
}

let sittings = 0;

/** Who plays what, as a plan in a new channel; the names are told apart by a number. */
export function planFor(house: House, names: readonly string[], bots = 0): TablePlan {
  sittings += 1;
  const channel = house.discord.addChannel(`table-${sittings}`);
  const people = names.map((name) => house.discord.addMember(`${name} ${sittings}`));
  return { channel, offered: gamesAt(house)[0]!, people, bots, pace: 'slow' };
}

/** A match that has just begun: everybody is asked. */
export async function sitDown(house: House, names: readonly string[], bots = 0): Promise<Sitting> {
  return sitDownTo(house, planFor(house, names, bots));
}

export async function sitDownTo(house: House, plan: TablePlan): Promise<Sitting> {
  const { channel, people } = plan;
  const match = await startTable(house, plan);
  const board = (): SeenMessage => boardOf(house.discord.messages(channel), match)!;
  const stored = (): Promise<Stored> => readStored(house, { match });
  return {
    channel,
    people,
    match,
    board,
    boardAfter: (old) =>
      house.discord.until(
        () => {
          const found = boardOf(house.discord.messages(channel), match);
          return found?.id === old ? null : found;
        },
        { what: 'a new board' },
      ),
    stored,
    lines: async () => (await stored()).lines.map(({ text }) => text),
    async menu(person) {
      // An older board may have lost its button before there is a new one.
      const shown = await house.discord.until(() => boardOf(house.discord.messages(channel), match), {
        what: 'a board',
      });
      const { message } = await person.press(shown, `sheet:${match}`).outcome;
      if (!message!.loading) return message!;
      // On a slow machine the bot has said at first that the answer comes later.
      const isFilled = ({ id, loading }: SeenMessage): boolean => id === message!.id && !loading;
      return person.waitFor(channel, isFilled);
    },
  };
}

/** Each post of the table stands in the channel once, in its order. */
export async function expectPostedOnce({ discord }: House, { channel, stored }: Sitting): Promise<void> {
  expect(discord.messages(channel).map(({ id }) => id)).toEqual(
    (await stored()).posts.map(({ messageId }) => messageId),
  );
}

/** An open lobby. */
export async function waitForPlayers(
  house: House,
  names: readonly string[],
): Promise<{ readonly lobby: SeenMessage; readonly people: readonly DiscordUser[]; readonly table: string }> {
  const plan = planFor(house, names);
  const lobby = await openLobby(house, plan);
  return { lobby, people: plan.people, table: tableOfLobby(lobby) };
}

/** Answers with the offer of that number. */
export function answerFrom(person: DiscordUser, menu: SeenMessage, n = 0): Promise<Outcome> {
  return pressOffer(person, offersOn(menu).at(n)!).outcome;
}

/** What stands above a menu, '' if nothing does. */
export function noteOn(message: SeenMessage | undefined): string {
  return /^> (.*)$/m.exec(message?.content ?? '')?.[1] ?? '';
}
