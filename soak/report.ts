import { percentile } from '../bench/table.js';
import type { Check } from './check.js';
import type { Soaked } from './soak.js';
import { ALL_TROUBLE_KINDS } from './trouble.js';

/** So many things that are wrong are told in full. */
const MOST_TOLD = 20;

/** Whether all holds. */
export function isWell({ checks }: Soaked): boolean {
  return checks.every(({ wrong }) => wrong.length === 0);
}

/** What a soak was, and what it found, as text. */
export function reportOf(soaked: Soaked): string {
  const { checks, tally, open, matches, requests, slowness } = soaked;
  const all = [...tally.all];
  const sum = (start: string): number =>
    all.filter(([name]) => name.startsWith(start)).reduce((total, [, count]) => total + count, 0);
  const figures: readonly Line[] = [
    ['tables open at the same time', `${open[0]} to ${open[1]}`],
    ['matches', String(matches)],
    ['presses and commands', String(sum('press ') + sum('call '))],
    ['requests of the bot', String(requests)],
    ['an answer took', `${ms(soaked, 0.5)} (p50), ${ms(soaked, 0.99)} (p99)`],
    ['people were slowed down by', slowness.toFixed(1)],
  ];
  const rest = all.filter(([name]) => !ALL_TROUBLE_KINDS.some((trouble) => trouble === name));
  return [
    block('What happened', figures),
    block(
      'What people did and got',
      rest.sort(byName).map(([name, count]) => [name, String(count)]),
    ),
    block(
      'What went wrong on purpose',
      ALL_TROUBLE_KINDS.map((name) => [name, String(tally.of(name))]),
    ),
    block('What has to hold', checks.map(checked)),
    ...checks.flatMap(({ what, wrong }) =>
      wrong.length === 0
        ? []
        : [
            `\n✗ ${what}\n${wrong
              .slice(0, MOST_TOLD)
              .map((one) => `  ${one}`)
              .join('\n')}`,
          ],
    ),
  ].join('\n');
}

type Line = readonly [what: string, ...columns: readonly string[]];

function checked({ what, looked, wrong }: Check): Line {
  return [what, wrong.length === 0 ? '✓' : `✗ ${wrong.length}`, looked];
}

function block(title: string, lines: readonly Line[]): string {
  const width = Math.max(...lines.map(([what]) => what.length));
  return [`\n${title}`, ...lines.map(([what, ...rest]) => `  ${what.padEnd(width)}  ${rest.join('  ')}`)].join('\n');
}

function byName([one]: readonly [string, number], [other]: readonly [string, number]): number {
  return one.localeCompare(other);
}

function ms({ tally }: Soaked, share: number): string {
  return `${percentile(tally.times, share).toFixed(0)} ms`;
}
