import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseAsBot } from '../../play/as-bot.js';
import { boardOf as newestBoard, playMatch } from '../../play/players.js';
import type { Store } from '../../src/store/interface.js';
import { openStore } from '../../src/store/store.js';
import type { Window } from './browser.js';
import { visibleLines } from './lines.js';
import { type BrowserScene, openScene } from './scene.js';

const GAME = 'qwinto';
const FAMILY = '👨\u200d👩\u200d👧\u200d👦';
/** Three people of one name, which is a bot's besides, one who writes from right to left, and one who is an emoji of many. */
const NICKNAMES = { ada: 'Kit', ben: 'Kit', chloe: 'Kit 🤖', dario: 'דנה', eva: FAMILY };
/** Whom each seat means; the Hebrew one as it is drawn. */
const CALLED = ['Kit (1)', 'Kit 🦊🤖', 'Kit (3)', 'Kit (4)', 'הנד', FAMILY];

let scene: BrowserScene;
let store: Store;
let people: readonly DiscordUser[];
let place: string;
let window: Window;
beforeAll(async () => {
  scene = await openScene(NICKNAMES);
  store = openStore(scene.database);
  people = scene.server.personas.map(({ key }) => scene.server.person(key)!);
  place = scene.server.places[0]!.id;
  window = await scene.open('ada', { width: 1600, height: 1400 });
});
afterAll(async () => {
  expect([window.errors, scene.discord.refused]).toEqual([[], []]);
  await store.close();
  await scene.close();
});

function idOn({ buttons }: SeenMessage, start: string): string | undefined {
  return buttons.find(({ customId }) => customId?.startsWith(start))?.customId ?? undefined;
}

async function asks(person: DiscordUser, command: string): Promise<SeenMessage> {
  return (await person.slash(place, `/${command}`).outcome).message!;
}

async function lobbyOf(host: DiscordUser, others: readonly DiscordUser[]): Promise<SeenMessage> {
  const before = new Set(host.sees(place).map(({ id }) => id));
  await host.slash(place, `/${GAME} start`, { bots: 1, pace: 'slow' }).outcome;
  const lobby = await host.waitFor(place, (each) => !before.has(each.id) && idOn(each, 'begin:') !== undefined);
  for (const other of others) await other.press(lobby, idOn(lobby, 'join:')!).outcome;
  return lobby;
}

async function boardOf(host: DiscordUser, lobby: SeenMessage): Promise<SeenMessage> {
  const before = new Set(host.sees(place).map(({ id }) => id));
  await host.press(lobby, idOn(lobby, 'begin:')!).outcome;
  return host.waitFor(place, (each) => !each.ephemeral && !before.has(each.id) && idOn(each, 'sheet:') !== undefined);
}

/** The lines of that message as they are drawn: as they are written, but for the Hebrew name. */
async function drawnIn({ id }: SeenMessage): Promise<readonly string[]> {
  const lines = await visibleLines(window.page, `discord-message[data-id="${id}"]`);
  const drawn = lines.map((line) => line.drawn);
  expect(drawn).toEqual(lines.map(({ written }) => written.replaceAll('דנה', 'הנד')));
  return drawn;
}

/** Waits until these lines are drawn in that message, from left to right. */
async function expectDrawn(message: SeenMessage, lines: readonly string[]): Promise<void> {
  await expect.poll(() => drawnIn(message)).toEqual(expect.arrayContaining([...lines]));
}

test('a name from right to left turns nothing around, whatever the browser does with what is not set apart', async () => {
  await window.page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p id="turned">1. דנה: 0 points</p>')`);
  expect(await visibleLines(window.page, '#turned')).toEqual([
    { written: '1. דנה: 0 points', drawn: '1. 0 :הנד points' },
  ]);
  await window.page.evaluate(`document.querySelector('#turned').remove()`);
});

test('everybody sees who is meant: in lobbies, on boards, on buttons, in results and on leaderboards', async () => {
  const [ada, , chloe, dario] = people as [DiscordUser, DiscordUser, DiscordUser, DiscordUser, DiscordUser];
  const lobby = await lobbyOf(ada, people.slice(1));
  await expectDrawn(lobby, [`${CALLED[0]} (host)`, `${CALLED[1]} · Normal`, ...CALLED.slice(2)]);
  const board = await boardOf(ada, lobby);
  await expectSeats(() => ada.sees(place).find(({ id }) => id === board.id)!, CALLED);
  const awaited = (await drawnIn(board)).flatMap((line) => /^(.*): .* ⏳ /.exec(line)?.[1]?.split(/,? and |, /) ?? []);
  expect(awaited.length).toBeGreaterThan(0);
  // Whoever is called is mentioned, as Discord itself names them.
  const mentioned = Object.values(NICKNAMES).map((name) => `@${name.replaceAll('דנה', 'הנד')}`);
  expect([...CALLED, ...mentioned]).toEqual(expect.arrayContaining(awaited));
  const kick = await asks(ada, `${GAME} kick`);
  await expectDrawn(
    kick,
    CALLED.slice(2).map((called) => `Replace ${called}`),
  );

  await boardOf(ada, await lobbyOf(ada, [dario]));
  const which = await asks(ada, `${GAME} leave`);
  const others = `${CALLED.slice(1, 5).join(', ')}, and ${FAMILY}`;
  await expectDrawn(which, [`Qwinto with ${others}`, `Qwinto with ${CALLED[1]} and ${CALLED[4]}`]);
  const asked = await asks(chloe, `${GAME} leave`);
  await chloe.press(asked, idOn(asked, 'quit:')!).outcome;
  const match = idOn(board, 'sheet:')!.split(':')[1]!;
  const left = [`${CALLED[3]} has left.`, `Take the seat of ${CALLED[3]}`];
  // Where it was her turn, the bot has thrown, and there is a new board.
  await expect.poll(() => drawnIn(newestBoard(ada.sees(place), match)!)).toEqual(expect.arrayContaining(left));
  await expectSeats(
    () => newestBoard(ada.sees(place), match)!,
    CALLED.map((called, seat) => (seat === 3 ? `Bot for ${called} 🤖` : called)),
  );

  const stay = people.filter((person) => person !== chloe);
  const [result] = await Promise.all(stay.map((person) => played(person, match)));
  await expectDrawn(result!, [`${CALLED[3]} has left.`]);
  const places = (await drawnIn(result!)).flatMap((line) => /: (.*) with −?\d+ points?$/.exec(line)?.[1] ?? []);
  expect(places.toSorted()).toEqual(
    CALLED.map((called, seat) => (seat === 3 ? `Bot for ${called} 🤖` : called)).toSorted(),
  );
  const { message: leaders } = await ada.slash(place, '/leaderboard', { game: GAME, by: 'wins' }).outcome;
  await expectDrawn(leaders!, ['Qwinto: best players']);
  const ranked = (await drawnIn(leaders!)).flatMap((line) => /^\d\. (.*?) {2,}\d+ {2}1$/.exec(line)?.[1] ?? []);
  expect(ranked.toSorted()).toEqual(['Kit (Ada)', 'Kit (Ben)', 'Kit (Chloé)', CALLED[4], FAMILY].toSorted());
});

/**
 * Waits until that board tells who sits where: in the words of its picture, and in its text where the picture can not write
 * the name; what each entered last may stand beside it.
 */
async function expectSeats(board: () => SeenMessage, names: readonly string[]): Promise<void> {
  const sheets = names.map((name, seat) => `Sheet ${seat + 1}, ${name.replaceAll('הנד', 'דנה')}: `);
  await expect
    .poll(() => {
      const words = board().attachments[0]?.description?.replace(/[\u2068\u2069]/g, '') ?? '';
      return sheets.filter((sheet) => !words.includes(sheet));
    })
    .toEqual([]);
  const unwritten = `⑤ ${names[4]} · ⑥ ${names[5]}`;
  const entries = /(?<=[⑤⑥][^·]*): [^·]*(?= · )/g;
  await expect.poll(async () => (await drawnIn(board())).join(' ').replaceAll(entries, '')).toContain(unwritten);
}

/** That person's way through the match: as the game's bot would play it. Resolves with the result. */
function played(person: DiscordUser, match: string): Promise<SeenMessage> {
  return playMatch({
    discord: scene.discord,
    person,
    channel: place,
    match,
    choose: (offers) => chooseAsBot(store, match, person, offers),
  });
}
