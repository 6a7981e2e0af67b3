import { RULES } from '../discord/check/check.js';
import { EVENTS } from '../discord/gateway/events.js';
import { CLOSINGS } from '../discord/gateway/frames.js';
import { RESUMABLE_MS } from '../discord/gateway/registry.js';
import { ACK_MS } from '../discord/limits/ack-timer.js';
import { MOST_THREADS } from '../discord/limits/active-threads.js';
import { CHANNEL_RATES } from '../discord/limits/channel-rates.js';
import { CREATES_A_DAY } from '../discord/limits/command-creates.js';
import { CHANNEL_FOLLOW_UPS, TOKEN_RATE } from '../discord/limits/follow-ups.js';
import { GLOBAL_RATE } from '../discord/limits/global-rate.js';
import { NONCE_MS } from '../discord/limits/nonces.js';
import { OLD_EDITS } from '../discord/limits/old-edits.js';
import type { Rate } from '../discord/limits/rate-windows.js';
import { STARTS_A_DAY } from '../discord/limits/session-starts.js';
import { TOKEN_MS } from '../discord/limits/token-life.js';
import { MAX_REQUEST_BYTES } from '../discord/rest/body.js';
import { ROUTES } from '../discord/rest/routes.js';
import { MAX_EMOJI_BYTES, MAX_EMOJIS } from '../discord/state/emojis.js';
import { REFUSALS } from '../discord/state/errors.js';
import { MAX_FILE_BYTES } from '../discord/state/files.js';

const AUTH = { bot: 'bot token', 'in-address': 'token in the address', none: 'nothing' } as const;

/** The page of what is spoken, as it has to be. */
export function describeCoverage(): string {
  return [
    '# What of Discord it speaks',
    'Made from the code by `coverage/write.ts`; a test fails when it is out of date. Whatever is not here is answered with 404 or 405 and listed in `discord.mistakes`.',
    '## Routes',
    routes(),
    '## Gateway events',
    'READY and RESUMED, and:',
    table(
      ['event', 'intent'],
      Object.entries(EVENTS).map(([name, intent]) => [name, intent ?? 'none']),
    ),
    'A bot hears GUILD_MEMBER_UPDATE of itself without an intent. Without MessageContent, what others write comes empty.',
    '## Why a connection is closed',
    table(
      ['code', 'reason'],
      Object.values(CLOSINGS).map(({ code, reason }) => [`${code}`, reason]),
    ),
    '## What is refused by number',
    table(
      ['code', 'status', 'message'],
      Object.entries(REFUSALS).map(([code, [status, message]]) => [code, `${status}`, message]),
    ),
    `Any other number, and any status, on demand: \`discord.fault(…)\`. Bodies are judged by Discord's schema and ${RULES.length} [rules](discord/check/README.md).`,
    '## Limits',
    limits(),
    'Only with `limits: KNOWN_LIMITS`, or as `limits` names them otherwise:',
    rates(),
    '',
  ].join('\n\n');
}

function routes(): string {
  return table(
    ['method', 'route', 'needs', 'query'],
    ROUTES.map(({ method, pattern, auth, query = [] }) => [method, `\`${pattern}\``, AUTH[auth], query.join(', ')]),
  );
}

function limits(): string {
  const { olderThanMs, count, perMs } = OLD_EDITS;
  return table(
    ['what', 'limit'],
    [
      ['the acknowledgement of an interaction', `${ACK_MS / 1_000} s`],
      ["an interaction's token", `${TOKEN_MS / 60_000} min`],
      ['an enforced nonce is remembered', `${NONCE_MS / 60_000} min`],
      ['a lost session can be resumed', `${RESUMABLE_MS / 60_000} min`],
      [`edits of messages older than ${olderThanMs / 60_000} min in a channel`, `${count} in ${perMs / 1_000} s`],
      ['new commands in a day', `${CREATES_A_DAY}`],
      ['sessions begun in a day', `${STARTS_A_DAY.remaining}`],
      ['active threads of a server', `${MOST_THREADS}`],
      ['emojis of an application', `${MAX_EMOJIS}`],
      ['the picture of an emoji', `${MAX_EMOJI_BYTES / 1024} KiB`],
      ['a file', `${MAX_FILE_BYTES / 1024 ** 2} MiB`],
      ['a request', `${MAX_REQUEST_BYTES / 1024 ** 2} MiB`],
    ],
  );
}

function rates(): string {
  const rows: readonly (readonly [what: string, rate: Rate])[] = [
    ['with the bot token', GLOBAL_RATE],
    ...CHANNEL_RATES.map((rate) => [`\`${rate.method} ${rate.pattern}\` in a channel or thread`, rate] as const),
    ["with an interaction's token, but not its callback", TOKEN_RATE],
    ["new messages in a channel with interactions' tokens", CHANNEL_FOLLOW_UPS],
  ];
  return table(
    ['requests', 'limit'],
    rows.map(([what, { count, perMs }]) => [what, `${count} in ${perMs / 1_000} s`]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
