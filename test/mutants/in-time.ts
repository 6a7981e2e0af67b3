import type { MutantRow } from './mutants.js';

/** Calls and time, what is stored, and what is sent. */
export const IN_TIME: readonly MutantRow[] = [
  [
    'people are called though the server wants no mentions',
    'src/table/announce.ts',
    'serverDefaultsOf(server).mentions ?',
    'true ?',
    'src/table/mentions.test.ts',
  ],
  [
    'somebody is called who does not want to be mentioned',
    'src/table/announce.ts',
    'people.filter((person) => !unmentioned.includes(person))',
    'people',
    'src/table/mentions.test.ts',
  ],
  [
    'whoever is there is called all the same',
    'src/table/announce.ts',
    'row.seat !== by && !isThere(after, row, at)',
    'row.seat !== by',
    'src/table/calls.test.ts',
  ],
  [
    'time stands only from when it is noticed that the bot was held up',
    'src/table/time.ts',
    "this.#standFrom(before.steady, 'held up')",
    "this.#standFrom(this.#seen.steady, 'held up')",
    'src/table/time.test.ts',
  ],
  // What is stored.
  [
    'erasing leaves what was deleted in free pages',
    'src/store/person/erase.ts',
    "sqlite.pragma('secure_delete = ON');",
    "sqlite.pragma('secure_delete = FAST');",
    'src/store/person/person.scaled.test.ts',
  ],
  [
    'a press is forgotten at once, and may be carried out twice',
    'src/store/sweep.ts',
    'before: at - HANDLED_KEPT',
    'before: at',
    'src/store/contract.test.ts',
  ],
  [
    'a message that takes the place of another calls people again',
    'src/store/outbox.ts',
    '    mentions: [],\n',
    '',
    'src/discord/delivery/anew.test.ts',
  ],
  [
    'a menu that changes while it is sent counts as sent',
    'src/store/outbox.ts',
    '.set({ sent: highest(menus.sent), old: [] })',
    '.set({ sent: menus.wanted, old: [] })',
    'src/store/outbox.test.ts',
  ],
  // What is sent.
  [
    'a menu whose picture is in doubt counts as known',
    'src/discord/delivery/menu.ts',
    'meanwhile.isDoubtful() ? null : (drawn?.name',
    "meanwhile.isDoubtful() ? (drawn?.name ?? '') : (drawn?.name",
    'src/discord/delivery/claims.test.ts',
  ],
  [
    'a message that an earlier attempt may have made counts as up to date',
    'src/discord/delivery/post.ts',
    "drawing === 'late' || mayComeBack ?",
    "drawing === 'late' ?",
    'src/discord/delivery/post.test.ts',
  ],
  [
    'a board that was made by a token is made once more without a look',
    'src/discord/delivery/post.ts',
    'post.token !== null || clock.now()',
    'clock.now()',
    'src/discord/delivery/unheard.scaled.test.ts',
  ],
  [
    'a board whose token is at an end stays',
    'src/table/carrier.ts',
    'tokenUntil - at < WORN',
    'tokenUntil < 0',
    'src/table/carrier.test.ts',
  ],
  [
    'an old board that was deleted is posted anew',
    'src/discord/delivery/post.ts',
    '(isCurrent(stored, post) ? store.lostPost(post.id) : store.dropPost(post.id))',
    'store.lostPost(post.id)',
    'src/discord/delivery/anew.test.ts',
  ],
  [
    'one person’s tables may take all the messages of a channel',
    'src/discord/delivery/schedule.ts',
    'const SHARE = 3;',
    'const SHARE = 30;',
    'src/discord/delivery/schedule.test.ts',
  ],
  [
    'accounts of what is over wait while anything asks',
    'src/discord/delivery/schedule.ts',
    'const FAVOURED = 3;',
    'const FAVOURED = 1000;',
    'src/discord/delivery/schedule.test.ts',
  ],
  [
    'whoever makes answers to themself fail stops everybody’s time',
    'src/discord/answers.ts',
    'if (only !== person) alone.set(only, true);',
    '',
    'src/discord/answers.test.ts',
  ],
];
