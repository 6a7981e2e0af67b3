import type { ChannelRef, Discord, DiscordUser, SeenMessage } from 'local-discord';
import { boardOf } from '../play/players.js';
import { timeOfSnowflake } from '../src/discord/clock.js';
import { parseId } from '../src/discord/ids.js';
import { MENU_TIME } from '../src/table/pace.js';

/** A menu on which somebody could still press something, and which the bot could still change. */
export interface LivingMenu {
  readonly match: string;
  readonly person: string;
  readonly message: string;
  /** Whether it stands beneath the board of its match, if that is still played by one. */
  readonly isInPlace: boolean;
}

/** By so much the bot may be earlier to hold a token dead. */
const MARGIN = 60_000;

/** The living menus on the screens of these people, for each person and match in the order in which they came. */
export function livingMenusOf(
  discord: Discord,
  people: readonly DiscordUser[],
  channels: readonly ChannelRef[],
): readonly LivingMenu[] {
  const now = discord.clock.now();
  return people.flatMap((person) =>
    channels.flatMap((channel) => {
      const screen = person.sees(channel);
      return screen.flatMap((message) => {
        const match = matchOn(message);
        if (match === null || !isInReach(message, now)) return [];
        const board = boardOf(screen, match);
        const isInPlace = board === null || screen.indexOf(board) < screen.indexOf(message);
        return [{ match, person: person.name, message: message.id, isInPlace }];
      });
    }),
  );
}

/** Those beside which the same person has another one of the same match. */
export function amongSeveral(menus: readonly LivingMenu[]): readonly LivingMenu[] {
  const isBeside = (one: LivingMenu) => (other: LivingMenu) =>
    other !== one && other.match === one.match && other.person === one.person;
  return menus.filter((one) => menus.some(isBeside(one)));
}

/** The match of a menu with something to press; null of any other message. */
function matchOn({ ephemeral, buttons, selects }: SeenMessage): string | null {
  if (!ephemeral) return null;
  for (const { customId, disabled } of [...buttons, ...selects]) {
    const id = customId === null || disabled ? null : parseId(customId);
    // *Back* stands on lists of matches as well.
    if (id?.kind === 'play' || id?.kind === 'tap') return id.match;
    if (id?.kind === 'pick' || id?.kind === 'multiselect') return id.match;
  }
  return null;
}

/** A press on it has made it reachable for longer at most. */
function isInReach({ interaction }: SeenMessage, now: number): boolean {
  return interaction !== null && timeOfSnowflake(interaction.id) + MENU_TIME - MARGIN > now;
}
