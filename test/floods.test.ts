import { type DiscordUser, KNOWN_LIMITS, type LogEntry, type Outcome } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, offersOn, pressOffer } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { type House, openHouse } from './house.js';
import { pick } from './luck.js';
import { answerFrom, type Sitting, sitDown } from './sitting.js';

/** So many boards of each table are looked at. */
const BOARDS = 4;
/** So many things the flooder does at the same time. */
const HANDS = 3;
/** So many messages of the five that a channel takes in five seconds are the flooder's at most. */
const THEIRS = 3;

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: KNOWN_LIMITS });
});
afterAll(() => house?.close());

/** The table or match that a new message in that channel is about, by its first button; null for every other request. */
function postedIn(channel: string, { method, path, status, body }: LogEntry): string | null {
  if (method !== 'POST' || path !== `/channels/${channel}/messages` || status !== 200) return null;
  const { components = [] } = body as { components?: { components: { custom_id?: string }[] }[] };
  return components[0]?.components[0]?.custom_id ?? '';
}

/** Types, presses and answers whatever can be, as fast as the answers come, until it is enough. */
async function flood(
  person: DiscordUser,
  channels: readonly string[],
  isOver: () => boolean,
): Promise<readonly Outcome[]> {
  const done: Outcome[] = [];
  const act = async (): Promise<void> => {
    const channel = pick(channels);
    const screen = person.sees(channel).slice(-30);
    const offers = screen.filter(({ ephemeral }) => ephemeral).flatMap(offersOn);
    const buttons = screen.flatMap((message) =>
      message.buttons.flatMap(({ customId, disabled }) =>
        customId != null && !disabled ? [{ message, customId, value: null, label: '', standing: false }] : [],
      ),
    );
    const what = pick(['start', 'start', 'button', 'button', 'answer', 'answer', 'answer']);
    const from = what === 'answer' ? offers : buttons;
    const { outcome } =
      what === 'start' || from.length === 0
        ? person.slash(channel, '/qwixx start', { bots: 2 })
        : pressOffer(person, pick(from));
    done.push(await outcome);
  };
  const hand = async (): Promise<void> => {
    while (!isOver()) await act();
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return done;
}

/** Plays on. Returns, for each new board, how many other new messages came between its being due and its being there. */
async function play({ people, menu, board, channel, match, lines }: Sitting): Promise<readonly number[]> {
  const between: number[] = [];
  const throws = async (): Promise<number> => (await lines()).filter((line) => line.startsWith('*')).length;
  for (let thrown = await throws(); between.length < BOARDS; ) {
    for (const person of people) {
      const shown = await menu(person);
      if (offersOn(shown).length === 0) continue;
      const { id } = board();
      await answerFrom(person, shown);
      if ((await throws()) === thrown) continue;
      thrown = await throws();
      const due = house.discord.log.length;
      const next = () => boardOf(house.discord.messages(channel), match)?.id ?? id;
      await house.discord.until(() => next() !== id, { timeoutMs: 120_000, what: 'the next board' });
      const since = house.discord.log.slice(due).map((entry) => postedIn(channel.id, entry));
      const found = since.indexOf(`sheet:${match}`);
      between.push(since.slice(0, Math.max(0, found)).filter((what) => what !== null).length);
    }
  }
  return between;
}

const textsOf = (outcomes: readonly Outcome[]): string => outcomes.map(({ message }) => message?.text ?? '').join('\n');

test('whoever opens, presses and types as fast as can be holds up nobody’s board, and is told so in a friendly way', async () => {
  const [here, there] = [await sitDown(house, ['Ann', 'Ben']), await sitDown(house, ['Cid', 'Dot'])];
  const zoe = house.discord.addMember('Zoe');
  let isOver = false;
  const flooding = flood(zoe, [here.channel.id, there.channel.id], () => isOver);
  const counted = await Promise.all([play(here), play(there)]).finally(() => {
    isOver = true;
  });
  const texts = textsOf(await flooding);
  for (const between of counted) expect(Math.max(...between)).toBeLessThanOrEqual(THEIRS);
  expect(texts).toMatch(/You already have 2 lobbies open in this channel|You have opened 5 tables in a few minutes/);
  expectClean(house);
  expectAnsweredOnce(house);
});
