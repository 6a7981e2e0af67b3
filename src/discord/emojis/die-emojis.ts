import type { APIEmoji, REST, RESTGetAPIApplicationEmojisResult, RESTPostAPIApplicationEmojiResult } from 'discord.js';
import { Routes } from 'discord.js';
import type { Clock } from '../../lib/clock.js';
import { sleep } from '../../lib/sleep.js';
import type { DieSign } from '../../text/dice.js';
import { drawFaces, FACE_COUNT, type FaceEmoji, faceOf, isFaceName } from './faces.js';

/** So many milliseconds lie between two requests: nobody waits for them, and everything else goes first. */
const REST_BETWEEN = 200;

interface DieEmojisDeps {
  readonly rest: REST;
  /** Known once the bot is logged in. */
  readonly applicationId: () => string;
  /** So many milliseconds nothing may be sent. */
  readonly pauseLeft: () => number;
  readonly clock: Clock;
}

/** How many of the dice's faces the application has as emojis. */
export interface EmojiProgress {
  readonly put: number;
  readonly of: number;
}

/** The dice as emojis of the application, used once all of them are there. */
export class DieEmojis {
  readonly #deps: DieEmojisDeps;
  #put = 0;
  /** What is written for a face. */
  #written: ReadonlyMap<string, string> = new Map();

  constructor(deps: DieEmojisDeps) {
    this.#deps = deps;
  }

  /** The emoji of a die; '' as long as not all of them are there. */
  readonly sign: DieSign = (die) => this.#written.get(faceOf(die)) ?? '';

  progress(): EmojiProgress {
    return { put: this.#put, of: FACE_COUNT };
  }

  /**
   * Puts what is missing, then takes those of earlier looks away, but the last of them, which messages may still show; nobody
   * else's. Returns whether anything was to do.
   */
  async put(signal: AbortSignal): Promise<boolean> {
    const { rest, applicationId } = this.#deps;
    const { items } = (await rest.get(this.#route())) as RESTGetAPIApplicationEmojisResult;
    const faces = await drawFaces();
    const ids = new Map(items.map(({ name, id }) => [name!, id!]));
    const missing = faces.filter(({ name }) => !ids.has(name));
    this.#put = faces.length - missing.length;
    for (const face of missing) {
      await this.#pause(signal);
      const body = { name: face.name, image: `data:image/png;base64,${(await face.png()).toString('base64')}` };
      const made = (await rest.post(this.#route(), { body })) as RESTPostAPIApplicationEmojiResult;
      ids.set(face.name, made.id!);
      this.#put += 1;
    }
    this.#written = writtenAs(faces, ids);
    const old = outdated(items, faces);
    for (const { id } of old) {
      await this.#pause(signal);
      await rest.delete(Routes.applicationEmoji(applicationId(), id!));
    }
    return missing.length + old.length > 0;
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

function writtenAs(faces: readonly FaceEmoji[], ids: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(faces.map(({ face, name }) => [face, `<:${name}:${ids.get(name)}>`]));
}
