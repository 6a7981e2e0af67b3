import type { APIEmoji, REST, RESTGetAPIApplicationEmojisResult, RESTPostAPIApplicationEmojiResult } from 'discord.js';
import { DiscordAPIError, Routes } from 'discord.js';
import type { Clock } from '../../lib/clock.js';
import { sleep } from '../../lib/sleep.js';
import { type DieSign, SQUARE_SIGN } from '../../text/dice.js';
import { refusalCode } from '../fault.js';
import { drawFaces, FACE_COUNT, type FaceEmoji, faceOf, isFaceName } from './faces.js';
import type { UsableEmojis } from './usable.js';

/** So many milliseconds lie between two requests: five a second, of the ten that posts and edits leave. */
const REST_BETWEEN = 200;

const UNKNOWN_EMOJI = 10_014;
const NAME_TAKEN = 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN';

interface DieEmojisDeps {
  readonly rest: REST;
  /** Known once the bot is logged in. */
  readonly applicationId: () => string;
  /** So many milliseconds nothing may be sent. */
  readonly pauseLeft: () => number;
  readonly clock: Clock;
  readonly usableEmojis: UsableEmojis;
}

/** How many of the dice's faces the application has as emojis. */
export interface EmojiProgress {
  readonly put: number;
  readonly of: number;
}

/** The dice as emojis of the application, used as long as all of them are there. */
export class DieEmojis {
  readonly #deps: DieEmojisDeps;
  #put = 0;
  /** What is written for a face. */
  #written: ReadonlyMap<string, string> = new Map();
  #ids: readonly string[] = [];
  /** After so many messages refused for an emoji it was looked which are there. */
  #looked = 0;

  constructor(deps: DieEmojisDeps) {
    this.#deps = deps;
  }

  /** The emoji of a die, a blank one where it has no number; a square of its colour as long as not all of them are there. */
  readonly sign: DieSign = (die) => {
    if (this.#written.size === 0 || this.#deps.usableEmojis.refusals > this.#looked) return SQUARE_SIGN(die);
    const text = this.#written.get(faceOf(die));
    return text === undefined ? null : { shows: die.value === null ? 'blank' : 'face', text };
  };

  progress(): EmojiProgress {
    return { put: this.#put, of: FACE_COUNT };
  }

  /**
   * Puts what is missing, then takes those of earlier looks away, but the last of them, which messages may still show; nobody
   * else's. Another process may do the same meanwhile. Returns whether anything was to do.
   */
  async put(signal: AbortSignal): Promise<boolean> {
    const { usableEmojis } = this.#deps;
    const { refusals } = usableEmojis;
    const items = await this.#list();
    if (this.#areThere(items)) {
      // Those that are there and refused all the same stand on no button until the next look that nothing calls for.
      if (refusals === this.#looked && refusals === usableEmojis.refusals) usableEmojis.use(this.#ids);
      this.#looked = refusals;
      return false;
    }
    const faces = await drawFaces();
    const areAdded = await this.#add(faces, items, signal);
    const old = outdated(items, faces);
    for (const { id } of old) await this.#takeAway(id!, signal);
    return areAdded || old.length > 0;
  }

  /** Whether all that is written for faces is still among these: then nothing has to be drawn to know it. */
  #areThere(items: readonly APIEmoji[]): boolean {
    const known = new Set(items.map(({ name, id }) => textOf(name!, id!)));
    return this.#written.size > 0 && [...this.#written.values()].every((text) => known.has(text));
  }

  async #add(faces: readonly FaceEmoji[], items: readonly APIEmoji[], signal: AbortSignal): Promise<boolean> {
    let ids = idsOf(items);
    const missing = (): readonly FaceEmoji[] => faces.filter(({ name }) => !ids.has(name));
    const isAny = missing().length > 0;
    for (let left = missing(); left.length > 0; left = missing()) {
      this.#put = faces.length - left.length;
      this.#write([]);
      await this.#pause(signal);
      ids = await this.#addOne(left[0]!, ids);
    }
    this.#put = faces.length;
    this.#write(faces.map(({ face, name }) => ({ face, name, id: ids.get(name)! })));
    this.#looked = this.#deps.usableEmojis.refusals;
    return isAny;
  }

  #write(faces: readonly { readonly face: string; readonly name: string; readonly id: string }[]): void {
    this.#written = new Map(faces.map(({ face, name, id }) => [face, textOf(name, id)]));
    this.#ids = faces.map(({ id }) => id);
    this.#deps.usableEmojis.use(this.#ids);
  }

  /** Returns the ids that are known then. */
  async #addOne({ name, png }: FaceEmoji, ids: Ids): Promise<Ids> {
    const body = { name, image: `data:image/png;base64,${(await png()).toString('base64')}` };
    try {
      const made = (await this.#deps.rest.post(this.#route(), { body })) as RESTPostAPIApplicationEmojiResult;
      return new Map([...ids, [name, made.id!]]);
    } catch (error) {
      const isTaken = error instanceof DiscordAPIError && error.message.includes(NAME_TAKEN);
      const known = isTaken ? idsOf(await this.#list()) : ids;
      if (!known.has(name)) throw error;
      return known;
    }
  }

  async #takeAway(id: string, signal: AbortSignal): Promise<void> {
    const { rest, applicationId } = this.#deps;
    await this.#pause(signal);
    try {
      await rest.delete(Routes.applicationEmoji(applicationId(), id));
    } catch (error) {
      if (refusalCode(error) !== UNKNOWN_EMOJI) throw error;
    }
  }

  async #list(): Promise<readonly APIEmoji[]> {
    const { items } = (await this.#deps.rest.get(this.#route())) as RESTGetAPIApplicationEmojisResult;
    return items;
  }

  #route() {
    return Routes.applicationEmojis(this.#deps.applicationId());
  }

  async #pause(signal: AbortSignal): Promise<void> {
    const { clock, pauseLeft } = this.#deps;
    await sleep(clock, Math.max(REST_BETWEEN, pauseLeft()), signal);
  }
}

/** Those of earlier looks, but of each face the newest one. */
function outdated(items: readonly APIEmoji[], faces: readonly FaceEmoji[]): readonly APIEmoji[] {
  return faces.flatMap(({ face, name: current }) => {
    const earlier = items.filter(({ name }) => isFaceName(name!) && name!.startsWith(`${face}_`) && name !== current);
    return earlier.sort((one, other) => (BigInt(one.id!) < BigInt(other.id!) ? 1 : -1)).slice(1);
  });
}

/** By name. */
type Ids = ReadonlyMap<string, string>;

function idsOf(items: readonly APIEmoji[]): Ids {
  return new Map(items.map(({ name, id }) => [name!, id!]));
}

/** What is written for an emoji. */
function textOf(name: string, id: string): string {
  return `<:${name}:${id}>`;
}
