import { type ChannelRef, type Discord, type DiscordUser, type SeenMessage, startStopwatch } from 'local-discord';
import { boardOf, resultOf } from '../play/players.js';

/** For how long a person's screen was not as it is to be. */
export interface Disorder {
  readonly who: string;
  readonly what: string;
  /** In milliseconds, as on a machine that is never late. */
  readonly ms: number;
  /** Whether their menu had yet to come beneath a new board. */
  readonly isAtNewBoard: boolean;
}

/** What is wrong on a person's screen, what people have written left out; null: lowest are the board and their menu, the one with buttons. */
export function disorderOn(screen: readonly SeenMessage[], match: string): string | null {
  const own = screen.filter(({ author }) => author.bot);
  const menus = own.filter(({ ephemeral, buttons, selects }) => ephemeral && buttons.length + selects.length > 0);
  const [board, menu] = own.slice(-2);
  if (menus.length !== 1) return `${menus.length} menus with buttons`;
  if (menu !== menus[0]) return 'something below the menu';
  return board === undefined || boardOf([board], match) === null ? 'no board above the menu' : null;
}

export interface OrderWatch {
  /** What was out of order: all that came to be in order again before the result did, and of what never did the lasting. */
  end(): readonly Disorder[];
}

interface Standing {
  /** The board beneath which all was in order last; null: there was none yet. */
  board: string | null;
  open: { readonly what: string; readonly passed: () => number } | null;
}

/**
 * Looks at everybody's whole screen after each change of the channel. What is out of order as the result comes is so because
 * the match is over, unless it has been for more than `longest` milliseconds.
 */
export function watchOrder(
  discord: Discord,
  { channel, people }: { readonly channel: ChannelRef; readonly people: readonly DiscordUser[] },
  { match, longest }: { readonly match: string; readonly longest: number },
): OrderWatch {
  const found: Disorder[] = [];
  const standings = new Map<DiscordUser, Standing>(people.map((person) => [person, { board: null, open: null }]));

  /** Notes what has been out of order, if for longer than that. */
  function note({ name }: DiscordUser, { board, open }: Standing, now: SeenMessage | null, least: number): void {
    if (open === null) return;
    const ms = Math.round(open.passed());
    if (ms > least) found.push({ who: name, what: open.what, ms, isAtNewBoard: now !== null && now.id !== board });
  }

  function look(person: DiscordUser, standing: Standing): void {
    const screen = person.sees(channel);
    const board = boardOf(screen, match);
    if (resultOf(screen, match) !== null) {
      // The last menus have no buttons any more once there is nothing to be chosen.
      note(person, standing, board, longest);
      standings.delete(person);
      return;
    }
    const what = disorderOn(screen, match);
    if (what !== null) {
      standing.open ??= { what, passed: startStopwatch() };
      return;
    }
    note(person, standing, board, Number.NEGATIVE_INFINITY);
    Object.assign(standing, { board: board!.id, open: null });
  }

  const lookAtAll = (): void => {
    for (const [person, standing] of standings) look(person, standing);
  };
  lookAtAll();
  const off = discord.on('change', (change) => {
    if ('message' in change && change.message.channel.id === channel.id) lookAtAll();
  });
  return {
    end() {
      off();
      for (const [person, standing] of standings) note(person, standing, boardOf(person.sees(channel), match), longest);
      return found;
    },
  };
}
