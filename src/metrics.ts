import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isInvalid } from './discord/circuit.js';
import type { Log } from './discord/log.js';
import type { Meter } from './discord/meter.js';

/** What is looked up whenever the figures are asked for. */
export interface Looked {
  /** Open tables by their status. */
  readonly tables: object;
  /** Tables whose channel takes no posts. */
  readonly waiting: number;
  readonly unsent: { readonly posts: number; readonly menus: number };
  readonly connected: boolean;
  /** Whether nothing may be sent but answers to presses. */
  readonly paused: boolean;
  readonly writable: boolean;
  /** Whether the slash commands are put. */
  readonly commands: boolean;
  readonly databaseBytes: number;
  /** By how many milliseconds the clock of this machine is ahead of Discord's. */
  readonly ahead: number;
}

/** The bot in figures, for Prometheus. */
export interface Metrics {
  readonly meter: Meter;
  /** A log that also counts its lines, by level and message, and the refusals of the platform in them, by code. */
  counted(log: Log): Log;
  text(): Promise<string>;
  readonly contentType: string;
}

/** The platform gives up after three seconds; longer waits come from holding a press back on purpose. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 15, 60];

export function createMetrics(look: () => Looked): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const presses = new Histogram({
    name: 'dice_table_press_seconds',
    help: 'From the arrival of a press until it was answered',
    labelNames: ['what'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'dice_table_refusals_total',
    help: 'Presses that were refused, by the key of the sentence that said so',
    labelNames: ['reason'],
    registers,
  });
  const answers = new Counter({
    name: 'dice_table_discord_answers_total',
    help: 'Answers of Discord to requests, by HTTP status',
    labelNames: ['status'],
    registers,
  });
  const invalid = new Counter({
    name: 'dice_table_invalid_requests_total',
    help: 'Answers of Discord with status 401, 403 or 429, limits that bots share aside: at 10000 in ten minutes it bans the address',
    registers,
  });
  const errors = new Counter({
    name: 'dice_table_discord_errors_total',
    help: "Refusals of Discord, by Discord's own code",
    labelNames: ['code'],
    registers,
  });
  const lines = new Counter({
    name: 'dice_table_log_lines_total',
    help: 'Lines of the log, written or not, by level and message',
    labelNames: ['level', 'message'],
    registers,
  });

  const tables = new Gauge({
    name: 'dice_table_open_tables',
    help: 'Tables that are not closed, by status',
    labelNames: ['status'],
    registers,
  });
  const waiting = new Gauge({
    name: 'dice_table_paused_tables',
    help: 'Tables that are paused, since their channel takes no posts',
    registers,
  });
  const unsent = new Gauge({
    name: 'dice_table_unsent',
    help: 'Messages that have still to be sent or edited, in channels that take them',
    labelNames: ['kind'],
    registers,
  });
  const connected = new Gauge({
    name: 'dice_table_gateway_connected',
    help: '1 while presses can come in',
    registers,
  });
  const paused = new Gauge({
    name: 'dice_table_sending_paused',
    help: '1 while nothing is sent but answers to presses, since Discord has refused too many requests',
    registers,
  });
  const writable = new Gauge({
    name: 'dice_table_database_writable',
    help: '1 while changes reach the database',
    registers,
  });
  const commands = new Gauge({
    name: 'dice_table_commands_put',
    help: '1 once Discord has the slash commands of this version',
    registers,
  });
  const bytes = new Gauge({
    name: 'dice_table_database_bytes',
    help: 'Size of the database with its write-ahead log',
    registers,
  });

  const ahead = new Gauge({
    name: 'dice_table_clock_offset_seconds',
    help: "By how much the clock of this machine is ahead of Discord's",
    registers,
  });

  function fill(): void {
    const now = look();
    for (const [status, count] of Object.entries(now.tables)) tables.set({ status }, Number(count));
    for (const [kind, count] of Object.entries(now.unsent)) unsent.set({ kind }, count);
    waiting.set(now.waiting);
    connected.set(Number(now.connected));
    paused.set(Number(now.paused));
    writable.set(Number(now.writable));
    commands.set(Number(now.commands));
    bytes.set(now.databaseBytes);
    ahead.set(now.ahead / 1000);
  }

  return {
    meter: {
      press: (what, ms) => presses.observe({ what }, ms / 1000),
      refusal: (reason) => refusals.inc({ reason }),
      answer(answered) {
        answers.inc({ status: answered.status });
        if (isInvalid(answered)) invalid.inc();
      },
    },
    counted(log) {
      const at =
        (level: 'trace' | 'debug' | 'info' | 'warn' | 'error') =>
        (facts: object, message: string): void => {
          lines.inc({ level, message });
          if ('code' in facts && typeof facts.code === 'number' && facts.code > 0) errors.inc({ code: facts.code });
          log[level](facts, message);
        };
      return { trace: at('trace'), debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
    },
    text() {
      fill();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
