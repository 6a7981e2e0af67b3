import { createRequire } from 'node:module';
import type * as OpenSkill from 'openskill';

const require = createRequire(import.meta.url);

/** Loaded for the first rating: with all that it brings for what is not used here it would be a sixth of every start. */
function openSkill(): typeof OpenSkill {
  return require('openskill');
}

/** How good someone is believed to be: `mu`, give or take `sigma`. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Somebody who has never played a rated match. */
export const NEW_RATING: Rating = Object.freeze({ mu: 25, sigma: 25 / 3 });

/** What somebody is shown as of whom nothing is proved, and by how much each point of mu − 3·sigma lifts that. */
export const NEWCOMER_SHOWN = 1000;
export const POINTS_PER_ORDINAL = 40;

/** With fewer rated matches a rating is provisional. */
const SETTLED_AFTER = 10;

/**
 * The ratings after a match of everyone against everyone. `places[i]` is the place of `players[i]`; equal places are a tie.
 * `weights[i]` says how much of it counts for `players[i]`, from 0 to 1; left out: all of it.
 */
export function rate(
  players: readonly Rating[],
  places: readonly number[],
  weights: readonly number[] = players.map(() => 1),
): readonly Rating[] {
  if (players.length < 2) return players.map(bare);
  const teams = players.map((player) => [bare(player)]);
  return openSkill()
    .rate(teams, { rank: [...places] })
    .map((team, n) => interpolate(players[n]!, team[0]!, weights[n]!));
}

/** So far on the way from one rating to the other. The library takes weights too, and does nothing with them. */
function interpolate(from: Rating, to: Rating, weight: number): Rating {
  return { mu: from.mu + weight * (to.mu - from.mu), sigma: from.sigma + weight * (to.sigma - from.sigma) };
}

/**
 * A rating as people read it: a whole number, 1000 for a newcomer. It tells what somebody has proved rather than what they
 * may be worth (mu − 3·sigma), so it rises while the doubt shrinks; a regular winner comes near 2000.
 */
export function displayRating(mu: number, sigma: number): number {
  return Math.round(NEWCOMER_SHOWN + POINTS_PER_ORDINAL * (mu - 3 * sigma));
}

/** Whether a rating after so many matches may still be far off. */
export function isProvisional(rated: number): boolean {
  return rated < SETTLED_AFTER;
}

function bare({ mu, sigma }: Rating): Rating & { mu: number; sigma: number } {
  return { mu, sigma };
}
