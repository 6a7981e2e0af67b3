import { sleepWithoutDrift } from 'local-discord';
import { describe, expect } from 'vitest';
import { expectClean } from './checks.js';
import { type Scene, type Scenes, staged } from './scene.js';
import { answerFrom, planFor, sitDownTo } from './sitting.js';

interface Place {
  readonly what: string;
  begun(at: Scenes): Promise<Scene>;
  remove(at: Scenes, scene: Scene): void;
}

const PLACES: readonly Place[] = [
  {
    what: 'channel',
    begun: (at) => at.begun(),
    remove: ({ house }, { channel }) => house.discord.deleteChannel(channel),
  },
  {
    what: 'thread',
    begun: (at) => at.begun(at.inThread),
    remove: ({ house }, { channel }) => house.discord.deleteChannel(channel),
  },
  {
    what: 'thread with its channel',
    begun: (at) => at.begun(at.inThread),
    remove: ({ house, parentOf }, scene) => house.discord.deleteChannel(parentOf(scene)),
  },
];

describe.each(PLACES)('endless 404s for a deleted $what do not come: it', ({ begun, remove }) => {
  staged.concurrent('closes the match, and is called no more', async ({ at }) => {
    const scene = await begun(at);
    const other = planFor(at.house, ['Cid']).channel;
    const from = at.calls();
    remove(at, scene);
    await at.closes(scene, 'table.gone.channel');
    await sleepWithoutDrift(1_500);
    expect(at.callsTo(scene.channel, from).filter((call) => !call.startsWith('GET '))).toEqual([]);
    expect(at.callsTo(scene.channel, from).length).toBeLessThanOrEqual(1);
    // The bot is as well as before.
    expect((await scene.ann.slash(other, '/games').outcome).message?.text).not.toContain(scene.channel.id);
    expectClean(at.house);
  });

  staged.concurrent('while the bot was down, too, with one call there at most', async ({ at }) => {
    const scene = await begun(at);
    await at.house.stop();
    remove(at, scene);
    const from = at.calls();
    await at.house.start();
    await at.closes(scene, 'table.gone.channel');
    await sleepWithoutDrift(1_500);
    expect(at.callsTo(scene.channel, from)).toEqual(['GET /channels/:channel 10003']);
    await at.house.stop();
    const again = at.calls();
    await at.house.start();
    await sleepWithoutDrift(1_500);
    expect(at.callsTo(scene.channel, again)).toEqual([]);
    expectClean(at.house);
  });

  staged.concurrent('while the connection was gone for good', async ({ at }) => {
    const scene = await begun(at);
    const greet = at.house.discord.gateway.cutOff();
    remove(at, scene);
    at.house.discord.clock.advance(4 * 60_000);
    const from = at.calls();
    greet();
    await at.closes(scene, 'table.gone.channel');
    expect(at.callsTo(scene.channel, from).length).toBeLessThanOrEqual(1);
    expectClean(at.house);
  });
});

describe('endless 404s for a channel that was deleted without a word do not come: it', () => {
  staged.concurrent('is called once, and its match closed', async ({ at }) => {
    const scene = await at.begun();
    const path = new RegExp(`^/channels/${scene.channel.id}`);
    at.house.discord.fault({ route: path, when: 'before', status: 404, code: 10003, times: 1_000 });
    const from = at.calls();
    await answerFrom(scene.ann, scene.menu1);
    await at.closes(scene, 'table.gone.channel');
    await sleepWithoutDrift(1_500);
    expect(at.callsTo(scene.channel, from)).toHaveLength(1);
    expectClean(at.house);
  });
});

describe('a bot that is removed from a server sends no farewell and does not crash: the server', () => {
  staged.concurrent(
    'has its matches closed and told so where menus are open, is called no more, and can invite it again',
    async ({ at }) => {
      const scene = await at.begun();
      const from = at.calls();
      at.house.discord.removeBot();
      await at.closes(scene, 'table.gone.server');
      await scene.ann.waitFor(
        scene.channel,
        ({ id, text }) => id === scene.menu1.id && text.includes('removed from this server'),
      );
      await sleepWithoutDrift(1_500);
      expect(at.callsTo(scene.channel, from)).toEqual([]);
      at.house.discord.inviteBot();
      await sitDownTo(at.house, { ...planFor(at.house, ['Cid', 'Dot']) });
      expect((await scene.stored()).table.status).toBe('void');
      expectClean(at.house);
    },
  );

  staged.concurrent('while the bot was down, too', async ({ at }) => {
    const scene = await at.begun();
    await at.house.stop();
    at.house.discord.removeBot();
    const from = at.calls();
    await at.house.start();
    await at.closes(scene, 'table.gone.server');
    await sleepWithoutDrift(1_500);
    expect(at.callsTo(scene.channel, from)).toEqual([]);
    expectClean(at.house);
  });
});

describe('an outage of a server', () => {
  staged.concurrent(
    'closes nothing: the clock stands still until it is over, and nothing is called',
    async ({ at }) => {
      const scene = await at.begun();
      const from = at.calls();
      const end = at.house.discord.outage();
      await at.pauses(scene);
      await at.expectClockStopped(scene);
      expect(at.callsTo(scene.channel, from)).toEqual([]);
      end();
      await at.goesOn(scene);
      await at.expectFreshTime(scene);
      await at.playOn(scene);
      expectClean(at.house);
    },
  );

  staged.concurrent('that the bot finds when it starts is waited for just as well', async ({ at }) => {
    const scene = await at.begun();
    await at.house.stop();
    const end = at.house.discord.outage();
    const from = at.calls();
    await at.house.start();
    await at.pauses(scene);
    await at.expectClockStopped(scene);
    expect(at.callsTo(scene.channel, from)).toEqual([]);
    end();
    await at.goesOn(scene);
    await at.playOn(scene);
    expectClean(at.house);
  });
});
