import { type REST, Routes } from 'discord.js';
import type { Placed } from '../../store/interface.js';
import { faultOf, refusalCode } from '../fault.js';
import type { Log } from '../log.js';
import { type ChannelBackoff, FIRST_REST } from './backoff.js';
import type { PlacedTables } from './placed-tables.js';
import type { Visibility, VisibilityOf } from './visibility.js';

export interface InspectionDeps {
  readonly rest: REST;
  readonly log: Log;
  readonly backoff: ChannelBackoff;
  readonly tables: PlacedTables;
  readonly visibilityOf: VisibilityOf;
}

/** What to do about channels of which nothing is known: ask the platform, or leave them as they are. */
export type UnknownChannels = 'ask' | 'leave';

/** Applies what is known of the places of tables; returns those of which nothing is known. */
export async function applyKnown(
  placed: readonly Placed[],
  unknown: UnknownChannels,
  deps: InspectionDeps,
): Promise<readonly Placed[]> {
  const seen = placed.map((place) => ({ place, visibility: deps.visibilityOf(place) }));
  for (const { place, visibility } of seen) prepare(place, visibility, unknown, deps.backoff);
  for (const { place, visibility } of seen) await applyVisibility(place, visibility, deps);
  return seen.flatMap(({ place, visibility }) => (visibility === 'unknown' ? [place] : []));
}

/** At once, before anything else can be sent there. */
function prepare(
  { channelId, paused: since }: Placed,
  visibility: Visibility,
  unknown: UnknownChannels,
  backoff: ChannelBackoff,
): void {
  if (visibility === 'left' || visibility === 'outage' || (visibility === 'unknown' && unknown === 'ask'))
    backoff.hold(channelId);
  else if (visibility === 'shut') backoff.markShut(channelId);
  // Of a thread that could not be seen nothing tells for sure that it can be now.
  else if (since !== null) backoff.retrySoon(channelId, visibility === 'unknown' ? FIRST_REST : undefined);
}

async function applyVisibility(
  { table, channelId, paused: since }: Placed,
  visibility: Visibility,
  { backoff, tables }: InspectionDeps,
): Promise<void> {
  if (visibility === 'left') {
    backoff.markOpen(channelId);
    await tables.close([table], 'table.gone.server');
  } else if ((visibility === 'outage' && since === null) || visibility === 'shut')
    await tables.pause(channelId, [table], visibility);
}

/** Asks the platform once about each channel of which nothing is known. Until it has answered nothing else goes there. */
export async function askAbout(unknown: readonly Placed[], deps: InspectionDeps): Promise<void> {
  for (const place of new Map(unknown.map((each) => [each.channelId, each])).values()) await ask(place, deps);
}

async function ask({ table, channelId, paused: since }: Placed, deps: InspectionDeps): Promise<void> {
  const { rest, log, backoff, tables } = deps;
  try {
    await rest.get(Routes.channel(channelId));
    if (since === null) backoff.markOpen(channelId);
    else backoff.retrySoon(channelId);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'lost') return closeLost({ tableId: table, channelId }, deps);
    if (fault === 'shut' || since !== null) backoff.markRefused(channelId);
    else backoff.markOpen(channelId);
    if (fault === 'shut') await tables.pause(channelId, await tables.in(channelId), 'shut');
    log.info({ channel: channelId, code: refusalCode(error) }, 'a channel can not be seen');
  }
}

/** The channel of a table is not there any more: all that stand there are closed. */
export async function closeLost(
  { tableId, channelId }: { readonly tableId: string; readonly channelId: string },
  { backoff, tables }: Pick<InspectionDeps, 'backoff' | 'tables'>,
): Promise<void> {
  backoff.markOpen(channelId);
  await tables.close([...new Set([...(await tables.in(channelId)), tableId])], 'table.gone.channel');
}
