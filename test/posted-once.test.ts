import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { offersOn } from '../play/players.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { havePosted, lobbiesIn } from './openings.js';
import { passTime } from './pass-time.js';
import { AS_ON_DISCORD } from './patience.js';
import { answerFrom, expectPostedOnce, planFor, sitDown, sitDownTo } from './sitting.js';
import { tableOfLobby } from './tables.js';

const CREATE = { method: 'POST', route: '/channels/:channel/messages' };
const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback' };
const CREATE_BY_TOKEN = { method: 'POST', route: '/webhooks/:application/:token' };
const DELETE = { method: 'DELETE', route: '/channels/:channel/messages/:message' };

const MINUTE = 60_000;
/** More often than the library tries by itself. */
const LASTING = 6;
const KINDS = [
  ['before', 502],
  ['after', 502],
  ['before', 'reset'],
  ['after', 'reset'],
] as const;

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess(AS_ON_DISCORD);
});
afterAll(async () => {
  await house?.close();
});

describe('while Discord fails', () => {
  it.each(KINDS.flatMap(([when, status]) => [1, LASTING].map((times) => [when, status, times] as const)))(
    'new messages are posted once (%s the work, %s, %i times)',
    async (when, status, times) => {
      const from = house.discord.log.length;
      const fault = house.discord.fault({ ...CREATE, when, status, times });
      const sitting = await sitDown(house, ['Ann'], 1);
      await house.rest();
      expect(fault.hits).toBe(times);
      await expectPostedOnce(house, sitting);
      await answerFrom(sitting.people[0]!, await sitting.menu(sitting.people[0]!));
      const codes = house.discord.log.slice(from).flatMap(({ status, code }) => (Number(status) >= 400 ? [code] : []));
      expect(codes.filter((code) => code !== null && code !== 0)).toEqual([]);
    },
  );

  it.each(KINDS.flatMap(([when, status]) => [1, LASTING].map((times) => [when, status, times] as const)))(
    'a lobby that the command is to be answered by stands there once (%s the work, %s, %i times)',
    async (when, status, times) => {
      const { channel, people, offered } = planFor(house, ['Ann', 'Ben']);
      await havePosted(house, people[0]!, channel);
      const fault = house.discord.fault({ ...ANSWER, when, status, times });
      await people[0]!.slash(channel, `/${offered.game} start`).outcome;
      fault.lift();
      expect(fault.hits).toBeGreaterThan(0);
      await house.rest();
      const [lobby, ...others] = lobbiesIn(house, channel);
      expect(others).toEqual([]);
      const { posts } = await readStored(house, { table: tableOfLobby(lobby!) });
      expect(posts.map(({ messageId }) => messageId)).toEqual([lobby!.id]);
      const joined = await people[1]!.press(lobby!, 'Join').outcome;
      expect([joined.ack, joined.message?.text]).toEqual(['update', expect.stringContaining(people[1]!.name)]);
    },
  );

  it.each(KINDS)(
    'a new board of live play is posted once, and one’s menu beneath it has buttons once (%s the work, %s)',
    async (when, status) => {
      const from = house.discord.log.length;
      const fault = house.discord.fault({ ...CREATE_BY_TOKEN, when, status, times: 2 });
      const sitting = await sitDownTo(house, { ...planFor(house, ['Ann'], 1), pace: 'live' });
      await house.rest();
      expect(fault.hits).toBe(2);
      await expectPostedOnce(house, sitting);
      const menus = sitting.people[0]!.sees(sitting.channel).filter(({ ephemeral }) => ephemeral);
      expect(menus.filter((message) => offersOn(message).length > 0)).toEqual([menus.at(-1)]);
      // What may be there is not sent again and again: nobody could find it.
      const made = house.discord.log
        .slice(from)
        .filter(({ method, route }) => method === 'POST' && route.startsWith('/webhooks/'));
      expect(made.map((request) => request.status)).toEqual([status, status, 200]);
    },
  );
});

it('a board whose place another one has taken goes as soon as Discord takes it away, though nobody does anything', async () => {
  const sitting = await sitDown(house, ['Ann', 'Ben']);
  const [ann] = sitting.people;
  await house.rest();
  const old = sitting.board().id;
  // A message as old as that is not edited on.
  await passTime(house, 61 * MINUTE);
  const fault = house.discord.fault({ ...DELETE, when: 'before', status: 502, times: LASTING });
  await answerFrom(ann!, await sitting.menu(ann!));
  await house.rest();
  expect(fault.hits).toBe(LASTING);
  expect(sitting.board().id).not.toBe(old);
  await expectPostedOnce(house, sitting);
});
