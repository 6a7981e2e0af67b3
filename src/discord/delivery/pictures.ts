import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock.js';
import { withTimeLimit } from '../../lib/time-limit.js';
import type { Log } from '../log.js';
import type { Picture, SheetPicture } from '../message/message.js';

/** A picture as a file. */
export interface DrawnPicture {
  /** Says what is on it: equal pictures, told in equal words, have equal names. */
  readonly name: string;
  readonly alt: string;
  readonly data: Buffer;
}

/** `late`: it is still being drawn, and comes from memory a moment later. `failed`: it can't be drawn. */
export type Drawing = DrawnPicture | 'late' | 'failed';

export function isDrawn(drawing: Drawing | null): drawing is DrawnPicture {
  return typeof drawing === 'object' && drawing !== null;
}

/** What somebody is waiting for in person is drawn before what is for everyone, mostly. */
export type Urgency = 'person' | 'channel';

export interface Pictures {
  /** The picture, if that takes no longer than so many milliseconds. */
  draw(picture: Picture, urgency: Urgency, patience: number): Promise<Drawing>;
}

interface Job {
  readonly name: string;
  readonly picture: Picture;
  readonly done: (drawing: Drawing) => void;
}

/** So many bytes of pictures are kept: some hundred tables' boards and menus. */
const MOST_BYTES = 16 * 1024 * 1024;

interface PicturesDeps {
  readonly log: Log;
  readonly clock: Clock;
}

/** So many for people are drawn before one for a channel: whoever presses without end keeps nobody's board from being drawn. */
const FAVOURED = 2;

/** Draws one picture at a time, each only once while it is remembered. The drawing is loaded when it is first needed. */
export function createPictures(
  { log, clock }: PicturesDeps,
  draw: (picture: Picture) => Promise<Buffer> = (picture) => drawPicture(picture, clock),
): Pictures {
  const known = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const inHand = new Map<string, Promise<Drawing>>();
  const queues: Readonly<Record<Urgency, Job[]>> = { person: [], channel: [] };
  let working = false;
  /** So many in a row were for people. */
  let favoured = 0;

  function begin(name: string, picture: Picture, urgency: Urgency): Promise<Drawing> {
    const running = inHand.get(name);
    if (running !== undefined) return running;
    const promise = new Promise<Drawing>((done) => {
      queues[urgency].push({ name, picture, done });
    }).finally(() => inHand.delete(name));
    inHand.set(name, promise);
    void work();
    return promise;
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let job = next(); job !== undefined; job = next()) job.done(await finish(job));
    working = false;
  }

  function next(): Job | undefined {
    const isTheirs = favoured < FAVOURED || queues.channel.length === 0;
    const job = isTheirs ? queues.person.shift() : undefined;
    favoured = job === undefined ? 0 : favoured + 1;
    return job ?? queues.channel.shift();
  }

  async function finish({ name, picture }: Job): Promise<Drawing> {
    try {
      const data = await draw(picture);
      known.set(name, data);
      return { name, alt: picture.alt, data };
    } catch (error) {
      log.error({ err: error }, 'a picture could not be drawn');
      return 'failed';
    }
  }

  return {
    async draw(picture, urgency, patience) {
      const name = nameOf(picture);
      const data = known.get(name);
      if (data !== undefined) return { name, alt: picture.alt, data };
      return withTimeLimit(begin(name, picture, urgency), { ms: patience, clock }, 'late');
    },
  };
}

async function drawPicture(picture: Picture, clock: Clock): Promise<Buffer> {
  const { drawBoard, drawCharts, drawMenu } = await import('../../draw/picture.js');
  if ('charts' in picture) return drawCharts(picture.charts, clock);
  const { players, seat, view } = picture;
  return seat === null ? drawBoard(view, players, clock) : drawMenu(view, seat, clock);
}

function nameOf(picture: Picture): string {
  return 'charts' in picture ? `chart-${hashOf(picture)}.png` : `sheet-${hashOf(shownOn(picture))}.png`;
}

function shownOn({ view: { dice, sums, sheets }, seat, players, alt }: SheetPicture): object {
  return { dice, sums, shown: seat === null ? { sheets, players } : { sheet: sheets[seat] }, alt };
}

function hashOf(shown: object): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24);
}
