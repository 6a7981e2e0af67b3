import { type DiscordUser, KNOWN_LIMITS, type LogEntry, type Outcome } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseAsBot } from '../play/as-bot.js';
import { boardOf, offersOn, pressOffer } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { type House, openHouse } from './house.js';
import { pick } from './luck.js';
import { planFor, type Sitting, sitDown, sitDownTo } from './sitting.js';

/** So many edits of each table's board are looked at. */
const EDITS = 4;
/** And so many new boards: each stands for some seconds before another one may follow it, so that there are few in a match. */
const NEW_BOARDS = 2;
/** So many things the flooder does at the same time. */
const HANDS = 3;
/**
 * So many others of the five new messages, or of the five edits, that a channel takes in five seconds go before a board at
 * most. So there is always room for it in those five seconds. Turns are counted and no time is taken: the machine may be slow.
 */
const BEFORE = 3;
/** So many others have tables in the channel: both who flood it. */
const OTHERS = 2;
/**
 * And so many edits. Whoever has waited for the most turns is next: so each of the others is served once before one's own
 * turn, and one account of what is over. One may be under way, and on a slow machine one may have been given its turn before
 * the answer was known.
 */
const EDITS_BEFORE = OTHERS + 3;
/** So many requests Discord takes of the whole bot in a second. */
const IN_A_SECOND = 50;

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: KNOWN_LIMITS });
});
afterAll(() => house?.close());

/** What of all that was asked for went first: new messages in the channel and edits there, and whatever counts for the bot as a whole. */
interface Before {
  readonly posts: number;
  readonly edits: number;
  readonly all: number;
}

function countBefore(log: readonly LogEntry[], { channel }: Sitting): Before {
  const done = log.filter(({ status }) => status === 200);
  const messages = `/channels/${channel.id}/messages`;
  return {
    posts: done.filter(({ method, path }) => method === 'POST' && path === messages).length,
    edits: done.filter(({ method, path }) => method === 'PATCH' && path.startsWith(`${messages}/`)).length,
    all: log.filter(({ path }) => !/^\/(interactions|webhooks)\//.test(path)).length,
  };
}

/** Types, presses and answers whatever can be, as fast as the answers come, until it is enough; some open tables, too. */
async function flood(
  person: DiscordUser,
  channels: readonly string[],
  isOver: () => boolean,
  typed: readonly string[],
): Promise<readonly Outcome[]> {
  const done: Outcome[] = [];
  const act = async (): Promise<void> => {
    const channel = pick(channels);
    const screen = person.sees(channel).slice(-30);
    const offers = screen.filter(({ ephemeral }) => ephemeral).flatMap(offersOn);
    const buttons = screen.flatMap((message) =>
      message.buttons.flatMap(({ customId, disabled }) =>
        customId != null && !disabled ? [{ message, customId, values: null, label: '', standing: false }] : [],
      ),
    );
    const what = pick(['type', 'type', 'button', 'button', 'answer', 'answer', 'answer']);
    const from = what === 'answer' ? offers : buttons;
    const { outcome } =
      what === 'type' || from.length === 0 ? person.slash(channel, pick(typed)) : pressOffer(person, pick(from));
    done.push(await outcome);
  };
  const hand = async (): Promise<void> => {
    while (!isOver()) await act();
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return done;
}

/** Plays on, to the end at most. Returns what went before each edit of a board that an answer called for, and before each new board. */
async function play(
  sitting: Sitting,
): Promise<{ readonly boards: readonly Before[]; readonly edits: readonly Before[] }> {
  const { people, menu, channel, match, lines, stored } = sitting;
  const [boards, edits]: [Before[], Before[]] = [[], []];
  const { log } = house.discord;
  const throws = async (): Promise<number> => (await lines()).filter((line) => line.startsWith('*')).length;
  /** Waits for that request, and notes what went before it since the answer was heard, however long that took. */
  const until = async (
    { due, heard }: { readonly due: number; readonly heard: number },
    what: string,
    isIt: (entry: LogEntry) => boolean,
  ): Promise<void> => {
    const found = () => log.findIndex((entry, n) => n >= due && entry.status === 200 && isIt(entry));
    await house.discord.until(() => found() >= 0, { timeoutMs: 120_000, what });
    const before = countBefore(log.slice(heard, found()), sitting);
    (log[found()]!.method === 'POST' ? boards : edits).push(before);
  };
  for (let said = 0; boards.length < NEW_BOARDS || edits.length < EDITS; ) {
    for (const person of people) {
      const shown = await menu(person);
      const offers = offersOn(shown);
      // As the bots do: a match that is over sooner has too few boards.
      const offer = offers.length === 0 ? null : await chooseAsBot(house, match, person, offers);
      if (offer === null) continue;
      // The old one may have lost its button before there is a new one.
      const { id } = await house.discord.until(() => boardOf(house.discord.messages(channel), match), {
        what: 'a board',
      });
      // Beneath what people write, once a throw, there is a new board with the next step.
      if (said < (await throws())) person.say(channel, 'Well rolled!');
      said = await throws();
      const due = log.length;
      await pressOffer(person, offer).outcome;
      const heard = log.length;
      const { table, posts } = await stored();
      // Nobody waits for what comes after the last answer.
      if (table.status !== 'playing') return { boards, edits };
      const isNew = posts.find(({ kind, until }) => kind === 'board' && until === null)?.messageId !== id;
      const isEdit = ({ method, path }: LogEntry) => method === 'PATCH' && path.endsWith(`/${id}`);
      await until(
        { due, heard },
        'the board',
        (entry) => (!isNew && isEdit(entry)) || isBoardIn(entry, channel.id, match),
      );
    }
  }
  return { boards, edits };
}

/** Whether that has posted a board of that match, which has its button. */
function isBoardIn({ method, path, body }: LogEntry, channel: string, match: string): boolean {
  return (
    method === 'POST' && path === `/channels/${channel}/messages` && JSON.stringify(body).includes(`"sheet:${match}"`)
  );
}

const textsOf = (outcomes: readonly Outcome[]): string => outcomes.map(({ message }) => message?.text ?? '').join('\n');

test('whoever opens, presses and types as fast as can be holds up nobody’s board, and is told so in a friendly way', async () => {
  const [here, there] = [await sitDown(house, ['Ann', 'Ben']), await sitDown(house, ['Cid', 'Dot'])];
  const channels = [here.channel.id, there.channel.id];
  const { people } = await sitDownTo(house, { ...planFor(house, ['Zoe', 'Yan']), channel: here.channel });
  const [zoe, yan] = people as [DiscordUser, DiscordUser];
  let isOver = false;
  const flooding = flood(zoe, channels, () => isOver, ['/qwixx start', '/qwixx leave']);
  const answering = flood(yan, channels, () => isOver, ['/qwixx sheet']);
  const played = await Promise.all([play(here), play(there)]).finally(() => {
    isOver = true;
  });
  const texts = textsOf(await flooding);
  await answering;
  for (const { boards, edits } of played) {
    expect(edits.length).toBeGreaterThanOrEqual(EDITS);
    expect(boards.length).toBeGreaterThanOrEqual(NEW_BOARDS);
    expect(Math.max(...boards.map(({ posts }) => posts))).toBeLessThanOrEqual(BEFORE);
    expect(Math.max(...edits.map((before) => before.edits))).toBeLessThanOrEqual(EDITS_BEFORE);
    expect(Math.max(...[...boards, ...edits].map(({ all }) => all))).toBeLessThan(IN_A_SECOND);
  }
  expect(texts).toMatch(/You already have 2 lobbies open in this channel|You have opened 5 tables in a few minutes/);
  expectClean(house);
  expectAnsweredOnce(house);
});
