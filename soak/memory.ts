import { readFileSync } from 'node:fs';
import type { ProcessHouse } from '../test/house.js';
import type { Check } from './check.js';

/** How much memory the bot had at one moment, in bytes. */
interface Sample {
  /** Which process it was. */
  readonly pid: number;
  readonly at: number;
  readonly resident: number;
  readonly heap: number;
}

/** The memory of the bot's last process, in bytes: after its warm-up, and at the end. */
export interface MemoryUse {
  readonly minutes: number;
  readonly resident: readonly [warm: number, end: number];
  readonly heap: readonly [warm: number, end: number];
}

export interface Scale {
  level(): MemoryUse;
  stop(): void;
}

const EVERY = 2_000;
/** A process is warm after this share of its life, and its level is that of so much of it. */
const WARM_UP = 0.25;
const STRETCH = 0.2;

/** Weighs the bot every now and then. */
export function weigh(house: ProcessHouse, healthPort: number): Scale {
  const samples: Sample[] = [];
  const look = async (): Promise<void> => {
    const { pid } = house.bot.process;
    const answer = await fetch(`http://127.0.0.1:${healthPort}/metrics`);
    const [, heap] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(await answer.text()) ?? [];
    if (pid === undefined || heap === undefined) return;
    samples.push({ pid, at: performance.now(), resident: residentBytes(pid), heap: Number(heap) });
  };
  // While the bot is down there is nothing to weigh.
  const timer = setInterval(() => void look().catch(() => undefined), EVERY);
  return {
    level() {
      const last = samples.filter(({ pid }) => pid === samples.at(-1)?.pid);
      const [begun = 0, ended = 0] = [last[0]?.at, last.at(-1)?.at];
      const between = (from: number, to: number): readonly Sample[] => {
        const at = (share: number): number => begun + share * (ended - begun);
        return last.filter((one) => one.at >= at(from) && one.at <= at(to));
      };
      const stretches = [between(WARM_UP, WARM_UP + STRETCH), between(1 - STRETCH, 1)] as const;
      const [warm, end] = stretches.map((stretch) => ({
        resident: middle(stretch.map(({ resident }) => resident)),
        // Right after a collection there is only what is needed.
        heap: Math.min(...stretch.map(({ heap }) => heap)),
      })) as [Pick<Sample, 'resident' | 'heap'>, Pick<Sample, 'resident' | 'heap'>];
      return {
        minutes: (ended - begun) / 60_000,
        resident: [warm.resident, end.resident],
        heap: [warm.heap, end.heap],
      };
    },
    stop: () => clearInterval(timer),
  };
}

const MIB = 1_024 ** 2;
/** A process that lived shorter may not have cleared up once in a stretch: of it only an upper bound is asked. */
const LONG = 5;
/** 634 MiB were measured with 200 tables, 670 with 500: 0.12 more for each, and a hundredth above that. */
const MOST = { atFirst: 616 * MIB, eachTable: 0.12 * MIB };
const GROWTH = 1.25;

/** The level of memory is the same after the warm-up and at the end, and no higher than so many tables take. */
export function checkMemory({ minutes, resident, heap }: MemoryUse, tables: number): Check {
  const mib = (bytes: number): string => `${Math.round(bytes / MIB)}`;
  const describe = (name: string, [warm, end]: readonly [number, number]): string =>
    `${name} ${mib(warm)} → ${mib(end)} MiB`;
  const rises = ([warm, end]: readonly [number, number]): boolean => !(end <= warm * GROWTH);
  const most = MOST.atFirst + tables * MOST.eachTable;
  const bad = !(resident[1] <= most) || (minutes >= LONG && (rises(resident) || rises(heap)));
  const looked = `${describe('resident', resident)}, ${describe('heap', heap)} in ${minutes.toFixed(1)} min`;
  return { what: 'memory keeps its level', looked, wrong: bad ? [looked] : [] };
}

function residentBytes(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) * 1_024;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
