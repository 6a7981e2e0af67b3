import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelRef, DiscordUser, Interaction, Outcome, SeenMessage } from 'local-discord';
import { readStored } from '../play/as-bot.js';
import { followScreen } from '../play/players.js';
import type { House } from './house.js';

/** A game as its slash command offers it. */
export interface GameOffer {
  readonly game: string;
  readonly least: number;
  readonly most: number;
}

export interface TablePlan {
  readonly channel: ChannelRef;
  readonly offered: GameOffer;
  /** The first one is the host. */
  readonly people: readonly DiscordUser[];
  readonly bots: number;
  readonly pace: string;
  /** How many matches in a row; left out: one. */
  readonly games?: number;
  /** Their lucky words, from the host on; left out: none. */
  readonly words?: readonly string[];
}

/** So many it takes at least to play together. */
const TOGETHER = 2;

/** Every game that can be started here, for several people. */
export function gamesAt({ discord }: House): readonly GameOffer[] {
  return discord.commands.flatMap(({ name, options = [] }) => {
    const start = options.find((option) => option.name === 'start');
    const seats = start !== undefined && 'options' in start ? start.options?.find((of) => of.name === 'seats') : null;
    if (seats == null || !('max_value' in seats)) return [];
    // With one seat it is played alone.
    const least = Math.max(TOGETHER, Number(seats.min_value));
    return [{ game: name, least, most: Number(seats.max_value) }];
  });
}

/** For how long nothing at all may happen in a channel. */
const PATIENCE = 300_000;
/** For how long somebody looks at "thinking". */
const WAITING = 2_000;

/** Opens a table and starts its match, through the command and the buttons of the lobby. Returns the match's id. */
export async function startTable(house: House, plan: TablePlan): Promise<string> {
  const { people, bots } = plan;
  const host = people[0]!;
  const lobby = await openLobby(house, plan);
  const atOnce = botsAtOnce(plan);
  for (const person of people.slice(1)) await pressed(house, person, lobby, 'join:');
  for (let n = atOnce; n < bots; n++) await seatsOpponent(house, host, lobby);
  for (const [n, word] of (plan.words ?? []).entries()) await types(house, people[n]!, lobby, word);
  await pressed(house, host, lobby, 'begin:');
  // A board that comes anew meanwhile may be another match's.
  const match = (await readStored(house, { table: tableOfLobby(lobby) })).match!.id;
  await appears(house, plan, { start: `sheet:${match}`, idsBefore: new Set() });
  return match;
}

/** The table of an open lobby. */
export function tableOfLobby(lobby: SeenMessage): string {
  return lobby.buttons.find(({ customId }) => customId?.startsWith('join:'))!.customId!.slice('join:'.length);
}

/** Opens a lobby and waits until it is there. */
export async function openLobby(house: House, plan: TablePlan): Promise<SeenMessage> {
  const { channel, people, offered, pace, games } = plan;
  const host = people[0]!;
  const idsBefore = new Set(idsOn(host.sees(channel)));
  const bots = botsAtOnce(plan);
  const options = { pace, ...(bots > 0 && { bots }), ...(games !== undefined && { games }) };
  await insist(house, () => host.slash(channel, `/${offered.game} start`, options));
  return (await appears(house, plan, { start: 'join:', idsBefore })).message;
}

interface Awaited {
  /** How the custom id begins of a button that was not there before. */
  readonly start: string;
  readonly idsBefore: ReadonlySet<string>;
}

/** Waits for a message with such a button. Returns it, and what the rest of the id says. */
export async function appears(
  { discord }: House,
  { channel, people }: TablePlan,
  { start, idsBefore }: Awaited,
): Promise<{ readonly message: SeenMessage; readonly id: string }> {
  const host = people[0]!;
  const news = followScreen(discord, host, channel);
  try {
    for (;;) {
      for (const message of host.sees(channel)) {
        const found = idsOn([message]).find((id) => id.startsWith(start) && !idsBefore.has(id));
        if (found !== undefined) return { message, id: found.slice(start.length) };
      }
      if (!(await news.within(PATIENCE))) throw new Error(`Waited in vain for ${start} in #${channel.name}`);
    }
  } finally {
    news.end();
  }
}

/** Half of the bots come with the command, the others are added. */
function botsAtOnce({ bots }: TablePlan): number {
  return Math.floor(bots / 2);
}

/** Presses a button until it is answered, or is gone because an earlier press was heard. */
async function pressed(
  house: House,
  person: DiscordUser,
  { id, channelId }: SeenMessage,
  start: string,
): Promise<void> {
  await insist(house, () => {
    const message = person.sees(channelId).find((one) => one.id === id);
    const button = message?.buttons.find(({ customId }) => customId?.startsWith(start));
    return button?.customId == null ? null : person.press({ id }, button.customId);
  });
}

/** Chooses an opponent on a lobby until it is heard. */
async function seatsOpponent(house: House, host: DiscordUser, { id, channelId }: SeenMessage): Promise<void> {
  await insist(house, () =>
    pickLevel(
      host,
      host.sees(channelId).find((one) => one.id === id),
    ),
  );
}

/** Chooses the strongest opponent there; null: no more can sit down. */
export function pickLevel(host: DiscordUser, lobby: SeenMessage | undefined): Interaction | null {
  const select = lobby?.selects.find(({ customId }) => customId.startsWith('seating:'));
  return lobby === undefined || select === undefined ? null : host.pick(lobby, select.customId, ['hard']);
}

/** Types a lucky word until it is taken, or the match has begun. */
async function types(house: House, person: DiscordUser, { id, channelId }: SeenMessage, word: string): Promise<void> {
  for (;;) {
    await house.up();
    const message = person.sees(channelId).find((one) => one.id === id);
    const button = message?.buttons.find(({ customId }) => customId?.startsWith('lucky:'));
    if (button?.customId == null) return;
    const opened = await house.outcome(person.press({ id }, button.customId));
    if (opened?.ack !== 'modal') continue;
    const typed = await house.outcome(person.submitModal({ word }));
    if (typed?.ack === 'update') return;
  }
}

/** Does that again and again until it is answered. */
export async function insist(house: House, act: () => Interaction | null): Promise<Outcome | null> {
  for (;;) {
    await house.up();
    const interaction = act();
    if (interaction === null) return null;
    const outcome = await house.outcome(interaction);
    if (outcome === null || outcome.ack === 'failed') continue;
    // Being asked to wait is an answer only if the bot lives on to give it.
    const { ack } = outcome;
    const lasts = ack === 'message' || ack === 'update' ? outcome : sleep(WAITING, outcome);
    if ((await house.outcome({ id: interaction.id, outcome: Promise.resolve(lasts) })) !== null) return outcome;
  }
}

/** The custom ids of all buttons. */
export function idsOn(screen: readonly SeenMessage[]): readonly string[] {
  return screen.flatMap(({ buttons }) => buttons.flatMap(({ customId }) => customId ?? []));
}
