import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import { createPictures } from '../src/discord/delivery/pictures.js';
import type { Log } from '../src/discord/log.js';
import { tablePicture } from '../src/discord/message/board.js';
import type { SheetPicture } from '../src/discord/message/message.js';
import { SCALE, WIDTH } from '../src/draw/pen.js';
import { drawBoard, drawMenu } from '../src/draw/picture.js';
import { GAMES } from '../src/games/registry.js';
import { systemClock } from '../src/lib/clock.js';
import type { ActiveMatch } from '../src/table/types.js';
import { viewSheets } from '../src/table/view/table.js';
import { generator } from '../test/positions.js';
import { EXAMPLES, type Example } from '../test/support/fixtures.js';
import { freshMatch, further } from '../test/support/message-fixtures.js';
import type { Extent } from './extent.js';
import { type BenchRow, median, percentile, print, whole } from './table.js';

const ROUNDS = { full: 60, brief: 1 };
const WARM_UPS = { full: 10, brief: 0 };
/** How long boards are drawn while the event loop is watched, and how often one is begun. */
const WATCHED_MS = { full: 3_000, brief: 200 };
const EVERY_MS = 50;
const NS_PER_MS = 1e6;
const SEED = 1;
const NAMES = ['Ada', 'Maximiliane', 'Božena', 'Ольга', 'Ben', 'Cid'];
const MUTE: Log = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

const MOST_MENU_RATIO = 1;
const MOST_BOARD_RATIO = 1;
const MOST_MENU_BYTES = 40 * 1024;
const MOST_BOARD_BYTES = 120 * 1024;
const MOST_DELAY_MS = 15;

function ignore(): void {}

/** How long pictures take, compared with the library's own encoding of a blank one of the same size; and their bytes. */
export async function measureDrawing(extent: Extent = 'full'): Promise<void> {
  const menus = EXAMPLES.filter(({ seat }) => seat !== null);
  const boards = EXAMPLES.filter(({ seat }) => seat === null);
  const fullest = boards.toSorted((one, other) => other.view.sheets.length - one.view.sheets.length)[0]!;
  print('Drawing a picture, in milliseconds, compared with encoding a blank one of the same size', [
    ...(await timed('menu', menus[0]!, extent, { ratio: MOST_MENU_RATIO })),
    ...(await timed(`board of ${fullest.view.sheets.length} seats`, fullest, extent, { ratio: MOST_BOARD_RATIO })),
  ]);
  print('Bytes of the largest picture', [
    await sized('menu', menus, MOST_MENU_BYTES),
    await sized('board', boards, MOST_BOARD_BYTES),
  ]);
  const examples = boards.map((board) => () => draw(board));
  const pictures = createPictures({ log: MUTE, clock: systemClock });
  const answers = boardsOfAnswers(Math.ceil(WATCHED_MS[extent] / EVERY_MS));
  const anew = answers.map((board) => () => pictures.draw(board, 'channel', WATCHED_MS.full));
  print('Event loop', [
    await watched('typical boards a second are drawn', examples, extent),
    await watched('boards a second are drawn, each after another answer', anew, extent),
  ]);
}

/** Boards of full tables of all games in turn, with names of their own: each after one more answer than the last one of its game. */
function boardsOfAnswers(count: number): readonly SheetPicture[] {
  const random = generator(SEED);
  const choose = (most: number): number => Math.floor(random() * most);
  const begin = (n: number): ActiveMatch => {
    const game = GAMES[n % GAMES.length]!;
    return freshMatch(
      game,
      Array.from({ length: game.seats[1] }, (_, seat) => `${NAMES[seat % NAMES.length]} ${n}`),
    );
  };
  const matches = GAMES.map((_, n) => begin(n));
  return Array.from({ length: count }, (_, n) => {
    const which = n % matches.length;
    const before = matches[which]!;
    let now = before;
    while (!now.over && answersIn(now) === answersIn(before)) now = further(now, choose);
    matches[which] = now.over ? begin(n) : now;
    return tablePicture(viewSheets(now));
  });
}

function answersIn({ stored }: ActiveMatch): number {
  return stored.lines.filter(({ giver }) => giver === 'person').length;
}

function draw(example: Example): Promise<Buffer> {
  const { seat, players } = example;
  return seat === null ? drawBoard(example, players, systemClock) : drawMenu(example, seat, systemClock);
}

function encodeBlank(height: number): Promise<Buffer> {
  const canvas = createCanvas(WIDTH * SCALE, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.encode('png');
}

/** What takes its time is measured in turn with what it is compared with. */
async function timed(
  what: string,
  example: Example,
  extent: Extent,
  aim: { readonly ratio?: number },
): Promise<readonly BenchRow[]> {
  const height = (await draw(example)).readUInt32BE(20);
  const ours: number[] = [];
  const blank: number[] = [];
  for (let round = 0; round < WARM_UPS[extent] + ROUNDS[extent]; round += 1) {
    const [one, other] = [await lasting(() => draw(example)), await lasting(() => encodeBlank(height))];
    if (round < WARM_UPS[extent]) continue;
    ours.push(one);
    blank.push(other);
  }
  return (['median', 'p99'] as const).map((of) => {
    const value = of === 'median' ? median : (all: readonly number[]) => percentile(all, 0.99);
    const ratio = value(ours) / value(blank);
    const row = { what: `${what}, ${of}`, ours: value(ours).toFixed(1), other: value(blank).toFixed(1) };
    const judged = of === 'median' && aim.ratio !== undefined;
    return {
      ...row,
      ratio: ratio.toFixed(2),
      ...(judged && { aim: { text: `≤ ${aim.ratio}`, met: ratio <= aim.ratio } }),
    };
  });
}

async function lasting(job: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await job();
  return performance.now() - begun;
}

async function sized(what: string, examples: readonly Example[], most: number): Promise<BenchRow> {
  let largest = 0;
  for (const example of examples) largest = Math.max(largest, (await draw(example)).length);
  return { what, ours: whole(largest), aim: { text: `≤ ${whole(most)}`, met: largest <= most } };
}

/** How late the event loop is while pictures are drawn at a steady pace. */
async function watched(what: string, jobs: readonly (() => Promise<unknown>)[], extent: Extent): Promise<BenchRow> {
  const ms = WATCHED_MS[extent];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const inHand: Promise<unknown>[] = [];
  await setImmediate();
  delay.enable();
  const begun = performance.now();
  for (let n = 0; performance.now() - begun < ms; n += 1) {
    inHand.push(jobs[n % jobs.length]!());
    await sleep(Math.max(0, begun + (n + 1) * EVERY_MS - performance.now()));
  }
  delay.disable();
  await Promise.all(inHand);
  const p99 = delay.percentile(99) / NS_PER_MS;
  return {
    what: `delay while ${1000 / EVERY_MS} ${what}, p99, ms`,
    ours: p99.toFixed(1),
    aim: { text: `≤ ${MOST_DELAY_MS}`, met: p99 <= MOST_DELAY_MS },
  };
}
