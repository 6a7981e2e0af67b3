import { ComponentType } from 'discord-api-types/v10';
import type { By } from '../person.js';
import type { SeenSelect } from './seen.js';

interface Found {
  readonly customId: string | null;
}

/** The one component that is meant; an id is looked for first, then what is written on it. */
export function findComponent<T extends Found>(
  all: readonly T[],
  by: By,
  texts: (one: T) => readonly string[],
  kind: string,
): T {
  const byId = all.find((one) => one.customId === by);
  if (byId) return byId;
  const fits = (text: string): boolean => (typeof by === 'string' ? text === by : text !== '' && by.test(text));
  const found = all.filter((one) => fits(one.customId ?? '') || texts(one).some(fits));
  const [first] = found;
  const there = all.map((one) => texts(one).filter(Boolean).join(' ') || one.customId).join(' | ') || 'none';
  if (!first) throw new Error(`There is no ${kind} ${by}; there is: ${there}`);
  if (found.length > 1) throw new Error(`Several of the ${kind}s fit ${by}: ${there}`);
  return first;
}

/** The values of the options that are meant, as far as the menu offers them. */
export function findValues(menu: SeenSelect, wanted: readonly string[]): readonly string[] {
  if (wanted.length < menu.min || wanted.length > menu.max) {
    throw new Error(`The menu ${menu.customId} takes ${menu.min} to ${menu.max} options, not ${wanted.length}`);
  }
  if (new Set(wanted).size < wanted.length) {
    throw new Error(`Of the menu ${menu.customId} each option is chosen once, not ${wanted.join(', ')}`);
  }
  if (menu.type !== ComponentType.StringSelect) return wanted;
  return wanted.map((want) => {
    const option = menu.options.find((one) => one.value === want) ?? menu.options.find((one) => one.label === want);
    const offered = menu.options.map((one) => one.label).join(' | ');
    if (!option) throw new Error(`The menu ${menu.customId} does not offer "${want}"; it offers ${offered}`);
    return option.value;
  });
}
