import type { ChannelRef, DiscordUser, Interaction, Outcome } from 'local-discord';
import type { Luck } from './luck.js';
import type { PressTarget } from './screens.js';
import type { Town } from './town.js';

/** Somebody who waited for longer was not the only one. */
const MOMENT = 50;

/** Somebody in a channel. */
export interface Guest {
  readonly person: DiscordUser;
  readonly channel: ChannelRef;
  readonly luck: Luck;
}

/** Presses a button, or chooses an option. Null if nothing came of it: it is no longer there, or the bot went down. */
export function press(town: Town, guest: Guest, control: PressTarget): Promise<Outcome | null> {
  const { person } = guest;
  const { message, customId, values } = control;
  return attemptPress(town, guest, `press ${customId.split(':')[0]}`, () => {
    const interaction = values === null ? person.press(message, customId) : person.pick(message, customId, values);
    const table = town.book.table(customId.split(':')[1] ?? '');
    const seat = town.takenSeats.get(`${table} ${person.id}`) ?? null;
    town.ledger.note({ person, offer: control, interaction }, 0, seat);
    return interaction;
  });
}

/** Presses a button that opens a dialogue, and types that. Null if nothing came of it. */
export async function type(town: Town, guest: Guest, control: PressTarget, word: string): Promise<Outcome | null> {
  const opened = await press(town, guest, control);
  if (opened?.ack !== 'modal') return null;
  await town.tempo.think(guest.luck);
  return attemptPress(town, guest, 'type', () => guest.person.submitModal({ word }));
}

/** Calls a command. */
export function callCommand(
  town: Town,
  guest: Guest,
  command: string,
  options: Parameters<DiscordUser['slash']>[2] = {},
): Promise<Outcome | null> {
  const { person, channel } = guest;
  return attemptPress(town, guest, `call ${command.split(' ').at(-1)}`, () => person.slash(channel, command, options));
}

/** What can be pressed on the message that came of something. */
export function controlsOf(town: Town, outcome: Outcome | null): readonly PressTarget[] {
  return (outcome?.message && town.screens.controls(outcome.message.id)) ?? [];
}

async function attemptPress(
  town: Town,
  { luck }: Guest,
  what: string,
  begin: () => Interaction,
): Promise<Outcome | null> {
  const { house, tempo, tally } = town;
  const asked = performance.now();
  await house.up();
  // Not all at once when the bot has come back.
  if (performance.now() - asked > MOMENT) await tempo.think(luck);
  let interaction: Interaction;
  try {
    interaction = begin();
  } catch {
    // The client does not let them: what they saw has gone in this very moment.
    tally.add('too late to press');
    return null;
  }
  tally.add(what);
  const outcome = await house.outcome(interaction);
  tempo.answered(outcome);
  tally.add(outcome === null ? 'outcome: bot went down' : `outcome: ${outcome.ack}`);
  if (outcome !== null && outcome.ack !== 'failed') tally.time(outcome.latencyMs);
  return outcome;
}
