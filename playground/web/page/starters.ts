import type { TypedCommand } from '../shared/completion.js';
import { h } from './dom.js';

/** Buttons for an empty channel: calls that begin something. */
export function drawStarters(
  starters: readonly TypedCommand[],
  call: (call: TypedCommand) => void,
): readonly HTMLElement[] {
  if (starters.length === 0) return [];
  const chips = starters.map((starter) =>
    h('button', { class: 'chip', attrs: { type: 'button' }, on: { click: () => call(starter) } }, labelOf(starter)),
  );
  return [h('span', {}, 'Nothing here yet. Begin with'), ...chips];
}

function labelOf({ command, options }: TypedCommand): string {
  return [command, ...Object.entries(options).map(([name, value]) => `${name}:${value}`)].join(' ');
}
