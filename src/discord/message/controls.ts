import type { APIStringSelectComponent } from 'discord.js';
import { ComponentType } from 'discord.js';
import type { Control, Menu } from '../../games/game.js';
import type { MenuView } from '../../table/view/menu.js';
import type { Voice } from '../../text/say.js';
import { makeId } from '../ids.js';
import type { ActionRow } from './limits.js';
import { button, styleOf } from './message.js';

/** The choices of a seat as components: what stands as its answer is ticked. `voice` knows the names as they are. */
export function controlRows(
  { match, step, pendingMove }: Pick<MenuView, 'match' | 'step' | 'pendingMove'>,
  rows: Menu['rows'],
  voice: Voice,
): ActionRow['components'][] {
  return rows.map((row) => row.map((control) => component(control)));

  function component(control: Control): ActionRow['components'][number] {
    switch (control.kind) {
      case 'play': {
        const label = ticked(voice.say(control.label), control.move === pendingMove);
        const made = button({ kind: 'play', match, step, move: control.move }, label, styleOf(control.colour));
        return control.tone === 'costly' ? { ...made, emoji: { name: '⚠️' } } : made;
      }
      case 'tap': {
        const label = ticked(voice.say(control.label), control.on);
        return button({ kind: 'tap', match, step, what: control.what }, label, styleOf(control.colour));
      }
      case 'pick':
        return select(control);
    }
  }

  function select(control: Extract<Control, { kind: 'pick' }>): APIStringSelectComponent {
    return {
      type: ComponentType.StringSelect,
      custom_id: makeId({ kind: 'pick', match, step, part: control.part }),
      placeholder: voice.say(control.prompt),
      options: control.options.map(({ move, label }) => ({
        label: voice.say(label),
        value: move,
        default: move === pendingMove,
      })),
    };
  }

  function ticked(label: string, on: boolean): string {
    return on ? voice.tell('menu.yours', { label }) : label;
  }
}
