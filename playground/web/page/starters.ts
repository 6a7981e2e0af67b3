import { type APIApplicationCommand, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Call } from '../shared/completion.js';
import { h } from './dom.js';

interface Starter {
  readonly label: string;
  readonly call: Call;
}

/** Calls that begin something, found among the commands: `/… start`, and with a bot where bots can be asked for. */
function startersOf(commands: readonly APIApplicationCommand[]): readonly Starter[] {
  return commands.flatMap(({ name, options = [] }) => {
    const start = options.find((option) => option.type === Type.Subcommand && option.name === 'start');
    if (!start || !('options' in start)) return [];
    const command = `/${name} start`;
    const alone: Starter = { label: command, call: { command, options: {} } };
    const bots = start.options?.some((option) => option.name === 'bots');
    return bots ? [{ label: `${command} bots:1`, call: { command, options: { bots: 1 } } }, alone] : [alone];
  });
}

/** Buttons for an empty channel: the shortest way to a first throw. */
export function drawStarters(
  commands: readonly APIApplicationCommand[],
  call: (call: Call) => void,
): readonly HTMLElement[] {
  const starters = startersOf(commands);
  if (starters.length === 0) return [];
  const chips = starters.map((starter) =>
    h('button', { class: 'chip', attrs: { type: 'button' }, on: { click: () => call(starter.call) } }, starter.label),
  );
  return [h('span', {}, 'Nothing here yet. Begin with'), ...chips];
}
