import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isInvalid } from './discord/circuit.js';
import type { Log } from './discord/log.js';
import type { Meter } from './discord/meter.js';

/** What is looked up whenever the figures are asked for. */
export interface Figures {
  /** Open tables by their status. */
  readonly tables: object;
  /** Tables whose channel takes no posts. */
  readonly waiting: number;
  readonly unsent: { readonly posts: number; readonly menus: number };
  readonly connected: boolean;
  /** Whether answers to presses arrive. */
  readonly answered: boolean;
  /** Whether nothing may be sent but answers to presses. */
  readonly paused: boolean;
  readonly writable: boolean;
  /** Whether the slash commands are put. */
  readonly commands: boolean;
  /** How many of the dice's faces Discord has as emojis. */
  readonly dice: { readonly put: number; readonly of: number };
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

export function createMetrics(lookUp: () => Promise<Figures>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = createCounters(registry);
  const gauges = createGauges(registry);
  return {
    meter: meterOn(counters),
    counted: (log) => countedLog(log, counters),
    async text() {
      fill(gauges, await lookUp());
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

type Counters = ReturnType<typeof createCounters>;

/** What adds up as it happens. */
function createCounters(registry: Registry) {
  const registers = [registry];
  return {
    presses: new Histogram({
      name: 'dice_table_press_seconds',
      help: 'From the arrival of a press until it was answered',
      labelNames: ['what'],
      buckets: SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'dice_table_refusals_total',
      help: 'Presses that were refused, by the key of the sentence that said so',
      labelNames: ['reason'],
      registers,
    }),
    answers: new Counter({
      name: 'dice_table_discord_answers_total',
      help: 'Answers of Discord to requests, by HTTP status',
      labelNames: ['status'],
      registers,
    }),
    invalid: new Counter({
      name: 'dice_table_invalid_requests_total',
      help: 'Answers of Discord with status 401, 403 or 429, limits that bots share aside: at 10000 in ten minutes it bans the address',
      registers,
    }),
    errors: new Counter({
      name: 'dice_table_discord_errors_total',
      help: "Refusals of Discord, by Discord's own code",
      labelNames: ['code'],
      registers,
    }),
    lines: new Counter({
      name: 'dice_table_log_lines_total',
      help: 'Lines of the log, written or not, by level and message',
      labelNames: ['level', 'message'],
      registers,
    }),
  };
}

function meterOn({ presses, refusals, answers, invalid }: Counters): Meter {
  return {
    press: (what, ms) => presses.observe({ what }, ms / 1000),
    refusal: (reason) => refusals.inc({ reason }),
    answer(answered) {
      answers.inc({ status: answered.status });
      if (isInvalid(answered)) invalid.inc();
    },
  };
}

function countedLog(log: Log, { lines, errors }: Counters): Log {
  const at =
    (level: 'trace' | 'debug' | 'info' | 'warn' | 'error') =>
    (facts: object, message: string): void => {
      lines.inc({ level, message });
      if ('code' in facts && typeof facts.code === 'number' && facts.code > 0) errors.inc({ code: facts.code });
      log[level](facts, message);
    };
  return { trace: at('trace'), debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

type Gauges = ReturnType<typeof createGauges>;

/** What is looked up. */
function createGauges(registry: Registry) {
  const gauge = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  return {
    tables: gauge('dice_table_open_tables', 'Tables that are not closed, by status', 'status'),
    waiting: gauge('dice_table_paused_tables', 'Tables that are paused, since their channel takes no posts'),
    unsent: gauge(
      'dice_table_unsent',
      'Messages that have still to be sent or edited, in channels that take them',
      'kind',
    ),
    connected: gauge('dice_table_gateway_connected', '1 while presses can come in'),
    answered: gauge('dice_table_answers_arrive', '0 while all answers to presses fail'),
    paused: gauge(
      'dice_table_sending_paused',
      '1 while nothing is sent but answers to presses, since Discord has refused too many requests',
    ),
    writable: gauge('dice_table_database_writable', '1 while changes reach the database'),
    commands: gauge('dice_table_commands_put', '1 once Discord has the slash commands of this version'),
    dice: gauge(
      'dice_table_dice_missing',
      'Faces of dice that Discord has not got as emojis yet; until 0 they have squares of their colours',
    ),
    bytes: gauge('dice_table_database_bytes', 'Size of the database with its write-ahead log'),
    ahead: gauge('dice_table_clock_offset_seconds', "By how much the clock of this machine is ahead of Discord's"),
  };
}

function fill(gauges: Gauges, now: Figures): void {
  for (const [status, count] of Object.entries(now.tables)) gauges.tables.set({ status }, Number(count));
  for (const [kind, count] of Object.entries(now.unsent)) gauges.unsent.set({ kind }, count);
  gauges.waiting.set(now.waiting);
  gauges.connected.set(Number(now.connected));
  gauges.answered.set(Number(now.answered));
  gauges.paused.set(Number(now.paused));
  gauges.writable.set(Number(now.writable));
  gauges.commands.set(Number(now.commands));
  gauges.dice.set(now.dice.of - now.dice.put);
  gauges.bytes.set(now.databaseBytes);
  gauges.ahead.set(now.ahead / 1000);
}
