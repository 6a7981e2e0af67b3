/** One line of what is printed: what was measured, the figures, and how they stand to the aim. */
export interface BenchRow {
  readonly what: string;
  readonly ours: string;
  /** What it is compared with; '' if with nothing. */
  readonly other?: string;
  readonly ratio?: string;
  readonly aim?: Aim;
}

export interface Aim {
  readonly text: string;
  readonly met: boolean;
}

const HEADS = ['', 'bot', 'compared with', 'ratio', 'aim'];

/** Prints a headed block of lines, with its columns one below the other. */
export function print(title: string, rows: readonly BenchRow[]): void {
  const cells = rows.map(({ what, ours, other = '', ratio = '', aim }) => {
    return [what, ours, other, ratio, aim === undefined ? '' : `${aim.text} ${aim.met ? '✓' : '✗ missed'}`];
  });
  const widths = HEADS.map((head, n) => Math.max(head.length, ...cells.map((row) => row[n]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, n) => (n === 0 ? text.padEnd(widths[n]!) : text.padStart(widths[n]!)))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n${[HEADS, ...cells].map((row) => `  ${line(row)}`).join('\n')}`);
}

/** The value below which that share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The time that this process was given since then, so that it does not matter what else the machine does. */
export function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** A whole number with its thousands set apart. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
