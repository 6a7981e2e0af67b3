import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import type { House } from './house.js';
import { type Sight, tellPlainly } from './sights.js';

/** One change of one message on a screen, and which of the viewer's messages it was, in the order in which they came. */
export interface Glimpse extends Sight {
  readonly message: number;
}

export interface SightLog {
  /** What changes from now on is a new chapter. */
  next(): void;
  /** By chapter all that was seen; the first one begins with what was there. */
  end(): readonly (readonly Glimpse[])[];
}

/** Those who play, and one of them whose own screen is left out. */
export interface Watched {
  readonly channel: ChannelRef;
  readonly people: readonly DiscordUser[];
  readonly match: string;
  readonly but: DiscordUser;
}

const EVERYONE = 'everyone';

/** Notes every change of every screen at a table but one person's own messages, so that what was seen at another table compares. */
export function logSights({ discord }: House, { channel, people, match, but }: Watched): SightLog {
  const chapters: Glimpse[][] = [[]];
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const { origin } = new URL(discord.apiUrl);

  function numberOf(viewer: string, id: string): number {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const number = counts.get(viewer) ?? 0;
    numbers.set(id, number);
    counts.set(viewer, number + 1);
    return number;
  }

  function tell(shown: SeenMessage): string {
    const by = shown.interaction === null ? 'the bot' : names.get(shown.interaction.userId);
    const plain = tellPlainly({ match, channel }, shown);
    return `by ${by}: ${plain}`.replaceAll(origin, 'HERE').replaceAll(/\d{17,20}/g, (id) => names.get(id) ?? 'ID');
  }

  function note(viewer: string, id: string, kind: string, shown: SeenMessage | undefined): void {
    const text = shown === undefined ? '' : tell(shown);
    const message = numberOf(viewer, id);
    chapters.at(-1)!.push({ viewer, message, text: `${kind} ${text}`, written: text.includes('```') });
  }

  const others = people.filter((person) => person !== but);
  for (const shown of others[0]!.sees(channel)) if (!shown.ephemeral) note(EVERYONE, shown.id, 'there', shown);
  for (const person of others)
    for (const shown of person.sees(channel)) if (shown.ephemeral) note(person.name, shown.id, 'there', shown);
  const off = discord.on('change', (change) => {
    if (!('message' in change)) return;
    const { kind, message } = change;
    const { id, seenBy } = message;
    const viewer = seenBy === null ? others[0] : others.find((person) => person.id === seenBy);
    if (message.channel.id !== channel.id || viewer === undefined) return;
    const shown = viewer.sees(channel).find((each) => each.id === id);
    note(seenBy === null ? EVERYONE : viewer.name, id, kind, shown);
  });
  return {
    next: () => void chapters.push([]),
    end() {
      off();
      return chapters;
    },
  };
}

/**
 * A chapter message by message, each with its changes in their order: which of two messages changed first may be chance. What
 * is told once more in the same words, with other times as where all of it came late, counts once.
 */
export function byMessage(chapter: readonly Glimpse[], but: readonly string[]): readonly string[] {
  const seen = chapter.filter(({ viewer }) => !but.includes(viewer));
  const sorted = seen.toSorted((a, b) => a.viewer.localeCompare(b.viewer) || a.message - b.message);
  const told = sorted.map(({ viewer, message, text }) => `${viewer}, message ${message}: ${text}`);
  return told.filter((each, n) => each !== told[n - 1]);
}
