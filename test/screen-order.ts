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
  /** What was out of order, and came to be in order again before the result did. */
  end(): readonly Disorder[];
}

interface Standing {
  /** The board beneath which all was in order last; null: there was none yet. */
  board: string | null;
  open: { readonly what: string; readonly passed: () => number } | null;
}

/** Looks at everybody's whole screen after each change of the channel. */
export function watchOrder(
  discord: Discord,
  { channel, people }: { readonly channel: ChannelRef; readonly people: readonly DiscordUser[] },
  match: string,
): OrderWatch {
  const found: Disorder[] = [];
  const standings = new Map<DiscordUser, Standing>(people.map((person) => [person, { board: null, open: null }]));

  function look(person: DiscordUser, standing: Standing): void {
    const screen = person.sees(channel);
    if (resultOf(screen, match) !== null) {
      // The last menus have no buttons any more once there is nothing to be chosen.
      standings.delete(person);
      return;
    }
    const what = disorderOn(screen, match);
    if (what !== null) {
      standing.open ??= { what, passed: startStopwatch() };
      return;
    }
    const board = boardOf(screen, match)!.id;
    const { open } = standing;
    const isAtNewBoard = board !== standing.board;
    if (open !== null) found.push({ who: person.name, what: open.what, ms: Math.round(open.passed()), isAtNewBoard });
    Object.assign(standing, { board, open: null });
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
      return found;
    },
  };
}
