import { setTimeout as sleep } from 'node:timers/promises';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { EVERYONE, sleepWithoutDrift } from 'local-discord';
import { describe, expect, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { askedOn } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { expire } from './pass-time.js';
import { WAITING } from './patience.js';
import { type Scenes, staged } from './scene.js';
import { answerFrom, noteOn, planFor } from './sitting.js';

const STILL = 'The clock stands still';

describe('a permission taken away from the bot', () => {
  staged.concurrent.for([
    ['View Channel', Bits.ViewChannel],
    ['Send Messages', Bits.SendMessages],
    ['Embed Links', Bits.EmbedLinks],
  ] as const)(
    'stops the clock but no answer, says that it is %s, and given back the board is there again',
    async ([name, bit], { at }) => {
      const scene = await at.begun();
      const from = at.calls();
      at.take(scene.channel, bit);
      await at.pauses(scene);
      // What people see says so by itself.
      await scene.ann.waitFor(scene.channel, ({ id, text }) => id === scene.menu1.id && text.includes(STILL));
      const reply = await answerFrom(scene.ann, scene.menu1);
      expect(reply.ack).toBe('update');
      expect(noteOn(reply.message)).toContain(`**${name}**`);
      const menu = await scene.menu(scene.ben);
      expect(noteOn(menu)).toContain(name);
      await answerFrom(scene.ben, menu);
      await at.expectClockStopped(scene);
      expect(at.callsTo(scene.channel, from)).toEqual([]);

      at.take(scene.channel, 0n);
      await at.goesOn(scene);
      await at.expectFreshTime(scene);
      expect(await at.isCurrent(scene)).toBe(true);
      await at.playOn(scene);
      expectClean(at.house);
      expectAnsweredOnce(at.house);
    },
  );

  staged.concurrent.for([
    ['by its role', (at: Scenes) => at.house.discord.turnBotRole(), (at: Scenes) => at.house.discord.turnBotRole()],
    [
      'by what its role gives',
      (at: Scenes) => at.house.discord.setRolePermissions('bot', Bits.ViewChannel),
      (at: Scenes) => at.house.discord.setRolePermissions('bot', EVERYONE),
    ],
  ] as const)('%s, is seen as well', async ([_how, turn, back], { at }) => {
    const scene = await at.begun();
    at.house.discord.setRolePermissions('everyone', Bits.ViewChannel | Bits.UseApplicationCommands);
    const from = at.calls();
    turn(at);
    await at.pauses(scene);
    back(at);
    await at.goesOn(scene);
    expect(at.callsTo(scene.channel, from).every((call) => call.endsWith(' 200'))).toBe(true);
    await at.expectFreshTime(scene);
    expectClean(at.house);
  });

  staged.concurrent('closes no lobby: it expires later, and can be pressed meanwhile', async ({ at }) => {
    const { channel, people, offered } = planFor(at.house, ['Ann', 'Ben']);
    await people[0]!.slash(channel, `/${offered.game} start`).outcome;
    const lobby = await people[0]!.waitFor(channel, ({ text }) => text.includes('a table is open'));
    const join = lobby.buttons.find(({ label }) => label === 'Join')!.customId!;
    const table = join.split(':').at(-1)!;
    at.take(channel, Bits.SendMessages);
    await vi.waitFor(async () => expect((await readStored(at.house, { table })).table.paused).not.toBeNull(), WAITING);
    expire(at.house);
    const from = at.calls();
    const { message } = await people[1]!.press(lobby, join).outcome;
    expect(message?.text).toContain(people[1]!.name);
    expect(message?.text).not.toContain('Closes');
    await sleepWithoutDrift(1_500);
    expect(at.callsTo(channel, from)).toEqual([]);
    at.take(channel, 0n);
    await vi.waitFor(() => expect(at.now(lobby).text).toContain('Closes'), WAITING);
    expect(at.now(lobby).text).toContain(people[1]!.name);
    expectClean(at.house);
  });
});

describe('a channel that refuses though nothing tells why', () => {
  staged.concurrent(
    'is not called again and again, whatever people press there, and goes on when it works',
    async ({ at }) => {
      const scene = await at.begun();
      const path = new RegExp(`^/channels/${scene.channel.id}/messages`);
      const [create, edit] = (['POST', 'PATCH'] as const).map((method) =>
        at.house.discord.fault({ method, route: path, when: 'before', status: 403, code: 50001, times: 1_000 }),
      );
      const from = at.calls();
      await answerFrom(scene.ann, scene.menu1);
      await answerFrom(scene.ben, await scene.menu(scene.ben));
      await at.pauses(scene);
      const began = Date.now();
      for (let n = 0; n < 40; n++) {
        expect((await scene.menu(n % 2 === 0 ? scene.ann : scene.ben)).text).toContain('The clock stands still');
        await sleep(200);
      }
      const seconds = (Date.now() - began) / 1_000;
      const tried = at.callsTo(scene.channel, from).length;
      expect(tried).toBeGreaterThan(0);
      expect(tried).toBeLessThanOrEqual(3 + seconds / 5);
      await at.expectClockStopped(scene);

      create!.lift();
      edit!.lift();
      // The next try may be minutes away; whoever presses brings it forward.
      await vi.waitFor(
        async () => {
          await scene.menu(scene.ann);
          expect(await at.isPaused(scene)).toBe(false);
        },
        { ...WAITING, interval: 1_000 },
      );
      await at.goesOn(scene);
      expect(await at.isCurrent(scene)).toBe(true);
      await at.playOn(scene);
    },
  );
});

describe('a board in a locked or archived thread, which can not be edited there: a thread', () => {
  staged.concurrent('that is locked stops the clock, and opened again the match goes on', async ({ at }) => {
    const scene = await at.begun(at.inThread);
    const from = at.calls();
    at.house.discord.lockThread(scene.channel);
    await at.pauses(scene);
    const reply = await answerFrom(scene.ann, scene.menu1);
    expect([reply.ack, noteOn(reply.message)]).toEqual(['update', expect.stringContaining('it is locked')]);
    await at.expectClockStopped(scene);
    expect(at.callsTo(scene.channel, from)).toEqual([]);
    at.house.discord.unlockThread(scene.channel);
    await at.goesOn(scene);
    await at.expectFreshTime(scene);
    await at.playOn(scene);
    expectClean(at.house);
  });

  staged.concurrent('that is archived is opened by the next answer, and nothing is lost', async ({ at }) => {
    const scene = await at.begun(at.inThread);
    const [from, before] = [at.calls(), at.house.discord.messages(scene.channel).length];
    at.house.discord.archiveThread(scene.channel);
    const menu = await scene.menu(scene.ben);
    await answerFrom(scene.ben, menu);
    await vi.waitFor(() => expect(askedOn(scene.board(), scene.people)).toEqual([scene.ann.name]), WAITING);
    expect(at.callsTo(scene.channel, from)).toEqual([
      'PATCH /channels/:channel/messages/:message 50083',
      'PATCH /channels/:channel 200',
      'PATCH /channels/:channel/messages/:message 200',
    ]);
    expect(at.house.discord.messages(scene.channel)).toHaveLength(before);
    expect(await at.isPaused(scene)).toBe(false);
    await at.playOn(scene);
    expectClean(at.house);
  });

  staged.concurrent(
    'that was archived while the bot was down is asked about once, and played on in',
    async ({ at }) => {
      const scene = await at.begun(at.inThread);
      await at.house.stop();
      at.house.discord.archiveThread(scene.channel);
      const from = at.calls();
      await at.house.start();
      await at.house.discord.until(() => at.callsTo(scene.channel, from).length > 0);
      await sleepWithoutDrift(1_500);
      expect(at.callsTo(scene.channel, from)).toEqual(['GET /channels/:channel 200']);
      expect(await at.isPaused(scene)).toBe(false);
      await at.playOn(scene);
      expectClean(at.house);
    },
  );
});

describe('a bot that was stopped while its table was paused', () => {
  staged.concurrent('goes on as soon as it is started, if it may post again', async ({ at }) => {
    const scene = await at.begun();
    at.take(scene.channel, Bits.SendMessages);
    await at.pauses(scene);
    await at.house.stop();
    const from = at.calls();
    await at.house.start();
    await sleepWithoutDrift(1_500);
    expect([await at.isPaused(scene), at.callsTo(scene.channel, from)]).toEqual([true, []]);
    await at.house.stop();
    at.take(scene.channel, 0n);
    await at.house.start();
    await at.goesOn(scene);
    await at.expectFreshTime(scene);
    await at.playOn(scene);
    expectClean(at.house);
  });
});

describe('a press in a thread that the bot can not see', () => {
  staged.concurrent('is answered, and says what is missing', async ({ at }) => {
    const scene = await at.begun(at.inThread);
    await at.house.stop();
    at.house.discord.setPermissions(at.parents.get(scene.channel.id)!, 0n);
    const from = at.calls();
    await at.house.start();
    await at.pauses(scene);
    const reply = await answerFrom(scene.ann, scene.menu1);
    expect([reply.ack, noteOn(reply.message)]).toEqual(['update', expect.stringContaining('**View Channel**')]);
    const { offered } = planFor(at.house, []);
    const { message } = await scene.ben.slash(scene.channel, `/${offered.game} start`).outcome;
    expect(message).toMatchObject({ ephemeral: true, text: expect.stringContaining('**View Channel**') });
    expect(at.callsTo(scene.channel, from).length).toBeLessThanOrEqual(1);
    at.house.discord.setPermissions(at.parents.get(scene.channel.id)!, EVERYONE);
    await at.goesOn(scene);
    await at.playOn(scene);
    expectClean(at.house);
  });
});
