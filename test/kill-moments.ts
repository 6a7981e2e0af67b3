import type { RequestFault, WorldChange } from 'local-discord';
import { sleepWithoutDrift } from 'local-discord';
import type { ProcessHouse } from './house.js';
import { isChoice } from './ledger.js';
import { anyOf } from './luck.js';

/** What the bot is doing when it is killed. */
export const MOMENTS = [
  'anything',
  'starting',
  'busy',
  'posting',
  'posted',
  'answering',
  'answered',
  'edited',
] as const;
export type KillMoment = (typeof MOMENTS)[number];

const POST = { method: 'POST', route: '/channels/:channel/messages' };
const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback' };
const EDIT = { method: 'PATCH', route: '/channels/:channel/messages/:message' };
const POST_BY_TOKEN = { method: 'POST', route: '/webhooks/:application/:token' };
const EDIT_BY_TOKEN = { method: 'PATCH', route: '/webhooks/:application/:token/messages/:message' };
const LOST = { when: 'before', status: 502 } as const;
const SLOW = { when: 'after', delayMs: 700 } as const;
const FAULTS = {
  posting: [POST, POST_BY_TOKEN].map((way) => ({ ...way, ...LOST })),
  posted: [POST, POST_BY_TOKEN].map((way) => ({ ...way, ...SLOW })),
  answered: [{ ...ANSWER, ...SLOW }],
  edited: [EDIT, EDIT_BY_TOKEN].map((way) => ({ ...way, ...SLOW })),
};

/** Nobody waits longer than this for the moment. */
const PATIENCE = 600;
/** But so long for a busy one, so that the matches get on however slow the machine is. */
const LONG_PATIENCE = 3_000;

/** Kills the bot of a house at such a moment. */
export async function killAt(house: ProcessHouse, moment: Exclude<KillMoment, 'starting'>): Promise<void> {
  const { discord } = house;
  if (moment === 'anything') {
    await sleepWithoutDrift(anyOf(50, 600));
    await house.kill();
    return;
  }
  if (moment !== 'busy') await sleepWithoutDrift(anyOf(50, 250));
  const planned: readonly RequestFault[] = moment === 'busy' || moment === 'answering' ? [] : FAULTS[moment];
  const faults = planned.map((fault) => discord.fault(fault));
  let answersToCome = anyOf(5, 40);
  const hasCome = (change: WorldChange): boolean => {
    const { kind } = change;
    switch (moment) {
      case 'answering':
        // The answer to a choice, and to nothing else: so there is always one of which nobody knows what it was.
        if (kind === 'interaction-sent' && isChoice(customIdOf(change.interaction)))
          faults.push(discord.fault({ route: new RegExp(`^/interactions/${change.interaction.id}/`), ...LOST }));
        return faults.some(({ hits }) => hits > 0);
      case 'posted':
        return kind === 'message-created';
      case 'answered':
        return kind === 'interaction-ended';
      case 'edited':
        return kind === 'message-edited';
      case 'busy':
        return kind === 'interaction-ended' && --answersToCome === 0;
      default:
        return faults.some(({ hits }) => hits > 0);
    }
  };
  await new Promise<void>((resolve) => {
    let over = false;
    const killed = (): void => {
      if (over) return;
      over = true;
      off();
      house.kill().then(() => resolve());
    };
    if (moment !== 'answering') void sleepWithoutDrift(moment === 'busy' ? LONG_PATIENCE : PATIENCE).then(killed);
    // Within the change itself, before the bot can learn of it.
    const off = discord.on('change', (change) => {
      if (hasCome(change)) killed();
    });
  });
  for (const fault of faults) fault.lift();
}

function customIdOf({ payload }: { readonly payload: object | null }): string {
  return String(Object(payload).data?.custom_id ?? '');
}
