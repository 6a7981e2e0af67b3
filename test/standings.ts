import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';

/** One line of a leaderboard. */
export interface Ranked {
  readonly rank: number;
  readonly name: string;
  readonly value: number;
  readonly matches: number;
}

/** All pages of a leaderboard, as that person turns them. */
export async function readLeaderboard(
  person: DiscordUser,
  channel: ChannelRef,
  options: { readonly game: string; readonly by: string },
): Promise<readonly Ranked[]> {
  const first = await person.slash(channel, '/leaderboard', options).outcome;
  const ranked: Ranked[] = [];
  let page: SeenMessage | undefined = first.message;
  while (page !== undefined) {
    ranked.push(...linesOf(page));
    const next = page.buttons.find(({ label }) => label === 'Next');
    page = next === undefined ? undefined : (await person.press(page, 'Next').outcome).message;
  }
  return ranked;
}

function linesOf({ text }: SeenMessage): readonly Ranked[] {
  return [...text.matchAll(/^ *(\d+)\. (?!You )(.+?) {2,}(\S+?)\?? +(\d+)$/gm)].map(
    ([, rank, name, value, matches]) => ({
      rank: Number(rank),
      name: name!,
      value: readNumber(value!),
      matches: Number(matches),
    }),
  );
}

/** What `/stats` says of someone in one game. */
export interface Stats {
  readonly matches: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
  /** Matches without bots. */
  readonly rated: number;
}

/** By the game's name. */
export async function readStats(
  person: DiscordUser,
  channel: ChannelRef,
  options: { readonly person?: DiscordUser } = {},
): Promise<ReadonlyMap<string, Stats>> {
  const { message } = await person.slash(channel, '/stats', options).outcome;
  const games = [...message!.content.matchAll(/^\*\*(.+)\*\*\n(\d+ match[\s\S]*?)(?:\n\n|$(?![\s\S]))/gm)];
  return new Map(games.map(([, name, value]) => [name!, statsIn(value!)]));
}

function statsIn(text: string): Stats {
  const [, matches, wins] = /^(\d+) match(?:es)?, (\d+) wins?$/m.exec(text)!;
  const [, average, best] = /^average (\S+), best (\S+)$/m.exec(text)!;
  const rated = /after (\d+) match/.exec(text)?.[1] ?? 0;
  return {
    matches: Number(matches),
    wins: Number(wins),
    average: readNumber(average!),
    best: readNumber(best!),
    rated: Number(rated),
  };
}

/** Minus signs are printed as such, large figures in groups. */
export function readNumber(text: string): number {
  return Number(text.replace('−', '-').replace(',', ''));
}
