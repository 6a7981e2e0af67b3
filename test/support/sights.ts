import { renderMenu } from '../../src/discord/delivery/menu.js';
import { render } from '../../src/discord/delivery/render.js';
import type { Message } from '../../src/discord/message/message.js';
import { gameOf } from '../../src/games/registry.js';
import type { OpenMenu, Post } from '../../src/store/rows.js';
import type { Stored } from '../../src/store/types.js';
import { afterPost, beforePost } from '../../src/table/clock.js';
import { isBetween } from '../../src/table/match.js';
import { ANSWER_TIME, NEXT_TIME } from '../../src/table/pace.js';
import { NO_SIGN } from '../../src/text/dice.js';
import type { TableHarness } from './table-harness.js';
import { tellingTime } from './told-time.js';

const MAKING = { gameOf, dieSign: NO_SIGN };
const TOLD = { look: 'text', words: 'told' } as const;
const PLAIN = { look: 'text', note: null } as const;
const SECOND = 1000;
/** Nobody notices that a time is off by so much of what there is at first: some changes that are too small to be told may add up. */
const UNNOTICED = 0.1;

/** How late what is sent is, in milliseconds. */
export interface Lateness {
  /** Before a message of the channel is sent. */
  readonly waits: number;
  /** Until it is there. */
  readonly travels: number;
}

/** What a table's people see of it: messages as they were sent last. */
export class Sights {
  readonly #it: TableHarness;
  readonly #table: string;
  /** By what they are messages of. */
  readonly #seen = new Map<string, string>();
  /** Which version of a menu that is. */
  readonly #versions = new Map<string, string>();

  constructor(it: TableHarness, table: string) {
    this.#it = it;
    this.#table = table;
  }

  /** Everything that is wanted is sent, as delivery does it; in a channel that takes no messages menus alone. */
  async deliver({ waits, travels }: Lateness): Promise<void> {
    const { store, clock } = this.#it;
    for (let n = 0; n < 4; n++) {
      const posts = (await this.#stored()).table.paused === null ? await store.unsentPosts() : [];
      if (posts.length > 0) clock.now += n === 0 ? waits : 0;
      for (const { id } of posts) await this.#post(id, n === 0 ? travels : 0);
      for (const menu of await store.unsentMenus(clock.now)) await this.#send(menu);
    }
  }

  /** Who has pressed is shown their menu as the answer. */
  async noteAnswers(): Promise<void> {
    const stored = await this.#stored();
    for (const menu of stored.menus) {
      if (menu.sent < menu.wanted || this.#versions.get(menuKey(menu)) === versionOf(menu)) continue;
      this.#see(menuKey(menu), renderMenu(MAKING, stored, menu, PLAIN));
      this.#versions.set(menuKey(menu), versionOf(menu));
    }
  }

  /** What people see that is not true any more, line by line. */
  async untrue(): Promise<readonly string[]> {
    const stored = await this.#stored();
    const { now } = this.#it.clock;
    const unnoticed = UNNOTICED * (isBetween(stored) ? NEXT_TIME : ANSWER_TIME[stored.table.pace]);
    // An older board tells who played then.
    const told = stored.posts.filter(
      ({ id, matchId, until }) => matchId === stored.match?.id && (until === null || id === stored.posts.at(-1)?.id),
    );
    const posts = stored.table.paused === null ? told : [];
    const screens = [
      ...posts.map((post) => [postKey(post), render(stored, post, MAKING, TOLD)] as const),
      ...stored.menus
        .filter(({ until }) => until > now)
        .map((menu) => [menuKey(menu), renderMenu(MAKING, stored, menu, PLAIN)] as const),
    ];
    return screens.flatMap(([key, message]) => {
      const [seen, is] = [this.#seen.get(key) ?? '', JSON.stringify(message)];
      return isSame(seen, is, unnoticed) ? [] : tellDifference(key, seen, is);
    });
  }

  #stored(): Promise<Stored> {
    return this.#it.read(this.#table);
  }

  #see(key: string, message: Message | null): void {
    this.#seen.set(key, JSON.stringify(message));
  }

  async #post(id: number, travels: number): Promise<void> {
    const { store, clock, press } = this.#it;
    await tellingTime(store).update({ table: this.#table }, null, clock.now, beforePost(clock.now));
    const stored = await this.#stored();
    const post = stored.posts.find((each) => each.id === id)!;
    const own = post.matchId === null ? stored : (await store.read({ match: post.matchId }))!;
    // Ids rise from one message to the next, whoever sends it.
    const messageId = post.messageId ?? press('Eve').id;
    this.#see(postKey(post), render(own, { ...post, messageId }, MAKING, TOLD));
    clock.now += travels;
    await store.sentPost(post, post.wanted, { messageId, picture: null });
    for (const old of post.old) await store.tookAway(id, old);
    await tellingTime(store).update({ table: this.#table }, null, clock.now, afterPost(clock.now));
  }

  async #send(menu: OpenMenu): Promise<void> {
    const { store, press } = this.#it;
    const stored = (await store.read({ match: menu.matchId }))!;
    this.#see(menuKey(menu), renderMenu(MAKING, stored, menu, PLAIN));
    this.#versions.set(menuKey(menu), versionOf(menu));
    const moved = menu.reached === null ? await store.movedMenu(menu, press('Eve').id, []) : menu;
    await store.sentMenu(moved!, menu.wanted);
  }
}

function postKey({ id }: Post): string {
  return `post ${id}`;
}

function menuKey({ matchId, personId }: OpenMenu): string {
  return `menu of ${personId} in ${matchId}`;
}

function versionOf({ token, wanted }: OpenMenu): string {
  return `${wanted} by ${token}`;
}

/** The lines in which a message that is seen, and what it had to be, are different. */
function tellDifference(key: string, seen: string, is: string): readonly string[] {
  const [old, now] = [seen, is].map((message) => message.split('\\n'));
  const gone = old!.filter((line) => !now!.includes(line)).map((line) => `${key} says: ${line}`);
  return [...gone, ...now!.filter((line) => !old!.includes(line)).map((line) => `${key} had to say: ${line}`)];
}

const COUNTDOWN = /<t:(\d+):R>/g;

/** Whether two messages say the same, but for differences of times that nobody would notice. */
function isSame(seen: string, is: string, unnoticed: number): boolean {
  const [told, due] = [seen, is].map((message) =>
    [...message.matchAll(COUNTDOWN)].map(([, at]) => Number(at) * SECOND),
  );
  if (seen.replace(COUNTDOWN, '') !== is.replace(COUNTDOWN, '')) return false;
  return due!.every((at, n) => Math.abs(at - told![n]!) <= unnoticed);
}
