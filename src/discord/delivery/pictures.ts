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

/** `late`: it was not drawn in that time. `failed`: it can't be drawn. */
export type Drawing = DrawnPicture | 'late' | 'failed';

export function isDrawn(drawing: Drawing | null): drawing is DrawnPicture {
  return typeof drawing === 'object' && drawing !== null;
}

/** What somebody is waiting for in person is drawn before what is for everyone, mostly. */
export type Urgency = 'person' | 'channel';

export interface Pictures {
  /** The picture, if that takes no longer than so many milliseconds. One that nobody waits for any more is drawn only where that has begun. */
  draw(picture: Picture, urgency: Urgency, patience: number): Promise<Drawing>;
}

interface Job {
  readonly name: string;
  readonly picture: Picture;
  readonly drawing: Promise<Drawing>;
  readonly done: (drawing: Drawing) => void;
  /** How many wait for it. */
  waiting: number;
}

/** So many bytes of pictures are kept: the newest board and menus of some 60 tables of five, or 160 of two. */
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
  const jobs = new Map<string, Job>();
  const queues: Readonly<Record<Urgency, Set<Job>>> = { person: new Set(), channel: new Set() };
  let working = false;
  /** So many in a row were for people. */
  let favoured = 0;

  function begin(name: string, picture: Picture, urgency: Urgency): Job {
    let done = (_: Drawing): void => undefined;
    const drawing = new Promise<Drawing>((resolve) => {
      done = resolve;
    });
    const job = { name, picture, drawing, done, waiting: 0 };
    jobs.set(name, job);
    queues[urgency].add(job);
    void work();
    return job;
  }

  function withdraw(job: Job): void {
    const isQueued = Object.values(queues).some((queue) => queue.delete(job));
    if (isQueued) jobs.delete(job.name);
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let job = next(); job !== undefined; job = next()) {
      const drawing = await finish(job);
      jobs.delete(job.name);
      job.done(drawing);
    }
    working = false;
  }

  function next(): Job | undefined {
    const isTheirs = favoured < FAVOURED || queues.channel.size === 0;
    const job = isTheirs ? take(queues.person) : undefined;
    favoured = job === undefined ? 0 : favoured + 1;
    return job ?? take(queues.channel);
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
      const job = jobs.get(name) ?? begin(name, picture, urgency);
      job.waiting += 1;
      const drawing = await withTimeLimit<Drawing, 'late'>(job.drawing, { ms: patience, clock }, 'late');
      job.waiting -= 1;
      if (job.waiting === 0) withdraw(job);
      return drawing;
    },
  };
}

/** Takes the oldest one out. */
function take(queue: Set<Job>): Job | undefined {
  const [oldest] = queue;
  if (oldest !== undefined) queue.delete(oldest);
  return oldest;
}

async function drawPicture(picture: Picture, clock: Clock): Promise<Buffer> {
  const { drawBoard, drawCharts, drawMenu, drawSides } = await import('../../draw/picture.js');
  if ('charts' in picture) return drawCharts(picture.charts, clock);
  if ('dice' in picture) return drawSides(picture, picture.dice, clock);
  const { players, seat } = picture;
  return seat === null ? drawBoard(picture, players, clock) : drawMenu(picture, seat, clock);
}

function nameOf(picture: Picture): string {
  if ('charts' in picture) return `chart-${hashOf(picture)}.png`;
  return 'dice' in picture ? `dice-${hashOf(picture)}.png` : `sheet-${hashOf(shownOn(picture))}.png`;
}

function shownOn({ view: { dice, sums, sheets }, letters, seat, players, alt }: SheetPicture): object {
  return { dice, sums, letters, shown: seat === null ? { sheets, players } : { sheet: sheets[seat] }, alt };
}

function hashOf(shown: object): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24);
}
