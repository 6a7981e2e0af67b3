import { expect, onTestFinished } from 'vitest';
import { isFault, replayOn } from '../../../src/games/record.js';
import { gameOf } from '../../../src/games/registry.js';
import type { Decided, Stored } from '../../../src/store/types.js';
import { afterPost } from '../../../src/table/clock.js';
import type { Press, TableAction, TableActionOf, TableReply } from '../../../src/table/types.js';
import { GAME, type GivenOptions, lobbyOf, type TableHarness } from '../table-harness.js';
import { tellingTime } from '../told-time.js';
import { checkShown } from './check-shown.js';
import { type Contents, type FileRow, rowsIn } from './contents.js';
import { tellDifference, wordsFor } from './difference.js';
import { Happening } from './happening.js';
import { tellReply } from './tell-reply.js';

const SECOND = 1000;

/** What of an action a test has to name: which table, match and step it is at is the current one unless it does. */
type Named<K extends TableAction['kind']> = K extends TableAction['kind']
  ? Partial<Omit<TableActionOf<K>, 'kind'>>
  : never;

/** A table's life: what happens to it, and what else changes then, in words. */
export class Life {
  readonly harness: TableHarness;
  /** How people are called, by their id. */
  readonly #people = new Map<string, string>();
  /** How many events have still to be compared with what they are to bring. */
  #open = 0;

  constructor(harness: TableHarness, atEnd: (check: () => void) => void = onTestFinished) {
    this.harness = harness;
    atEnd(() => expect(this.#open, 'what happened was never compared with anything').toBe(0));
  }

  dictate(...faces: number[]): void {
    this.harness.dictate(...faces);
  }

  /** Opens a table, and shows its lobby. */
  async open(person: string, options: GivenOptions = {}): Promise<void> {
    await this.harness.tables.openLobby(this.#pressOf(person), lobbyOf(options));
    await this.show();
  }

  /** What happened before: a press, after which everything that is wanted is in the channel. */
  async press<K extends TableAction['kind']>(
    person: string,
    kind: K,
    named: Named<K> = {} as Named<K>,
    change: Partial<Press> = {},
  ): Promise<void> {
    await this.harness.tables.act(this.#pressOf(person, change), this.action(kind, named));
    await this.show();
  }

  /** A line of a record comes about by its person's press; throws, and what bots say, come by themselves. */
  async answer(line: string): Promise<void> {
    const [seat, move] = line.split(' ');
    const row = seat === '*' ? undefined : this.seats()[Number(seat)];
    if (row?.person_id != null) await this.press(row.name, 'play', { move: move! } as Named<'play'>);
  }

  /** Time goes by, and what it decides is shown. */
  async pass(ms: number): Promise<void> {
    this.harness.clock.now += ms;
    await this.harness.tables.tick(this.harness.clock.now);
    await this.show();
  }

  /** Time goes by, and nobody has looked yet what it decides. */
  wait(ms: number): void {
    this.harness.clock.now += ms;
  }

  /** Everything that is wanted is posted, as delivery does it. */
  async show(): Promise<void> {
    const { store, clock } = this.harness;
    for (const post of await store.unsentPosts()) {
      await store.tryingPost(post.id, clock.now);
      await store.sentPost(post, post.wanted, { messageId: `message ${post.id}`, picture: null });
      await store.update({ table: post.tableId }, null, clock.now, afterPost(clock.now));
      for (const message of post.old) await store.tookAway(post.id, message);
    }
    for (const menu of await store.unsentMenus(clock.now)) await store.sentMenu(menu, menu.wanted);
  }

  when<K extends TableAction['kind']>(
    person: string,
    kind: K,
    named: Named<K> = {} as Named<K>,
    change: Partial<Press> = {},
  ): Happening {
    return this.whenPressed(this.#pressOf(person, change), this.action(kind, named));
  }

  /** That very press on that very button. */
  whenPressed(press: Press, action: TableAction): Happening {
    return this.#happens(press, () => this.harness.tables.act(press, action));
  }

  whenOpened(person: string, options: GivenOptions = {}, change: Partial<Press> = {}): Happening {
    const press = this.#pressOf(person, change);
    return this.#happens(press, () => this.harness.tables.openLobby(press, lobbyOf(options)));
  }

  whenErased(name: string): Happening {
    const { person, at } = this.#pressOf(name);
    return this.#happens(null, async () => {
      await this.harness.tables.erase(person, at);
      return null;
    });
  }

  /** So much time goes by, and what is due then is decided. */
  whenPassed(ms: number): Happening {
    this.wait(ms);
    return this.#happens(null, async () => {
      await this.harness.tables.tick(this.harness.clock.now);
      return null;
    });
  }

  /** The time of the table is up. */
  whenDue(): Happening {
    return this.whenPassed(this.untilDue());
  }

  /** How long it takes until the time of the table is up. */
  untilDue(): number {
    const due = this.#rows('tables').at(-1)!.due_at;
    if (due === null) throw new Error('nothing is due');
    return Number(due) - this.harness.clock.now;
  }

  /** Whatever that is, all of it. */
  whenDone(happen: () => Promise<void>): Happening {
    return this.#happens(null, async () => {
      await happen();
      return null;
    });
  }

  /** Delivery, or what watches over channels, has something decided about the table. */
  whenDecided(decide: (at: number) => (stored: Stored) => Decided<boolean>): Happening {
    const { store, clock } = this.harness;
    this.wait(SECOND);
    return this.#happens(null, async () => {
      await tellingTime(store).update({ table: this.table }, null, clock.now, decide(clock.now));
      return null;
    });
  }

  /** Somebody's press, by which they become known. */
  pressOf(name: string, change: Partial<Press> = {}): Press {
    return this.#pressOf(name, change);
  }

  /** An action at the current table, match and step, unless another is named. */
  action<K extends TableAction['kind']>(kind: K, named: Named<K> = {} as Named<K>): TableAction & { readonly kind: K } {
    const contents = this.harness.contents();
    const [table, match] = [rowsIn(contents, 'tables').at(-1), rowsIn(contents, 'matches').at(-1)];
    const current =
      kind in NAME_A_TABLE ? { table: table?.id } : { match: match?.id ?? 'none', step: stepIn(contents) };
    const meant = kind === 'kick' && 'seat' in named ? { person: this.#playerAt(Number(named.seat)) } : {};
    const usual = kind === 'bot' ? { level: 'hard' } : {};
    return { kind, ...current, ...usual, ...meant, ...named } as unknown as TableAction & { readonly kind: K };
  }

  /** Who plays at that seat of the current table now, as a question about it names them; null: nobody. */
  #playerAt(seat: number): string | null {
    const row = this.#rows('seats').find((each) => each.table_id === this.table && each.seat === seat);
    return ((row?.gone === null ? row.person_id : row?.deputy_id) ?? null) as string | null;
  }

  get table(): string {
    return String(this.#rows('tables').at(-1)!.id);
  }

  /** The seats of that table. */
  seats(): readonly { readonly name: string; readonly person_id: string | null }[] {
    return this.#rows('seats')
      .filter((row) => row.table_id === this.table)
      .sort((one, other) => Number(one.seat) - Number(other.seat))
      .map(({ name, person_id: person }) => ({ name: String(name), person_id: person as string | null }));
  }

  /** The record of the newest match. */
  record(): readonly string[] {
    return recordIn(this.harness.contents());
  }

  /** The step that the newest match is at; 0: none has begun. */
  step(): number {
    return stepIn(this.harness.contents());
  }

  #rows(table: string): readonly FileRow[] {
    return rowsIn(this.harness.contents(), table);
  }

  /** Each press comes a second after what was before it, so that no time is set anew without being seen. */
  #pressOf(name: string, change: Partial<Press> = {}): Press {
    this.wait(SECOND);
    // Nobody gets a menu by waiting for the match, so that each test opens those that it means.
    const until = this.#rows('matches').length === 0 ? { until: this.harness.clock.now } : {};
    const press = this.harness.press(name, { ...until, ...change });
    this.#people.set(press.person.id, name);
    return press;
  }

  #happens(press: Press | null, happen: () => Promise<TableReply | null>): Happening {
    this.#open++;
    const before = this.harness.contents();
    const done = happen();
    return new Happening(async () => {
      const reply = await done;
      this.#open--;
      const after = this.harness.contents();
      const { now } = this.harness.clock;
      const words = wordsFor(before, after, this.#people, now);
      const lines = tellDifference(before, after, words);
      const wrong = reply === null ? [] : checkShown(reply, after);
      return {
        reply: reply === null ? 'nobody is told' : tellReply(reply, words),
        lines: [...(press === null ? lines : withoutNote(lines, press)), ...wrong],
      };
    });
  }
}

/** Whose custom ids name a table; all others name a match. */
const NAME_A_TABLE: { readonly [K in Extract<TableAction, { readonly table: string }>['kind']]: true } = {
  join: true,
  leave: true,
  bot: true,
  unbot: true,
  begin: true,
  alone: true,
  cancel: true,
  close: true,
  again: true,
  oust: true,
  word: true,
  ending: true,
  kicking: true,
};

function recordIn(contents: Contents): readonly string[] {
  const match = rowsIn(contents, 'matches').at(-1);
  return rowsIn(contents, 'lines').flatMap((row) => (row.match_id === match?.id ? [String(row.text)] : []));
}

function stepIn(contents: Contents): number {
  const match = rowsIn(contents, 'matches').at(-1);
  if (match === undefined) return 0;
  const game = gameOf(String(match.game)) ?? GAME;
  const played = replayOn(game, game.start(Number(match.seats), Number(match.first)), recordIn(contents));
  return isFault(played) ? 0 : game.step(played.state);
}

/** That the press was dealt with, once and now, goes without saying; that it was not is told. */
function withoutNote(lines: readonly string[], { id }: Press): readonly string[] {
  const note = `press ${id} noted`;
  return lines.includes(note) ? lines.filter((line) => line !== note) : [...lines, 'press not noted'];
}
