import type { RatedMatch, RatedPast } from '../store/types.js';

/** Earlier matches of the same two are remembered so long; also those that a wrong clock has put so far ahead, and none further. */
const MEMORY = 24 * 60 * 60_000;

/** Between which times the matches ended that are remembered at that time. */
export function rememberedAt(at: number): Readonly<Record<'after' | 'before', number>> {
  return { after: at - MEMORY, before: at + MEMORY };
}

/**
 * How much a rated match between these people counts for each: half as much for each time that the same two have met in the
 * last day, whatever the game and the server; against several opponents the mean over them.
 */
export function weightsOf(pasts: readonly RatedPast[]): readonly number[] {
  return pasts.map((one) => {
    const others = pasts.filter((other) => other !== one);
    return others.reduce((sum, other) => sum + 0.5 ** meetings(one, other), 0) / others.length;
  });
}

/** In how many of their matches both sat, or one of them with somebody erased who may have been the other. */
function meetings(one: RatedPast, other: RatedPast): number {
  const met = (own: RatedPast, whom: RatedPast): readonly RatedMatch[] =>
    own.matches.filter((match) => whom.matches.some(({ id }) => id === match.id) || mayHaveSat(whom, match));
  return new Set([...met(one, other), ...met(other, one)].map(({ id }) => id)).size;
}

/** Of whom an older match is known was not the one who has been erased: with somebody everything is. */
function mayHaveSat({ first }: RatedPast, { erased, endedAt }: RatedMatch): boolean {
  return erased > 0 && (first === null || first > endedAt);
}
