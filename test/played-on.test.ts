import { PermissionFlagsBits as Bits } from 'discord.js';
import type { DiscordUser } from 'local-discord';
import { describe, expect, vi } from 'vitest';
import { expectClean } from './checks.js';
import { expectNoTableIn, linkTo, lobbiesIn, openTablesIn, replyToStart, settledReply } from './openings.js';
import { WAITING } from './patience.js';
import { playRandomly } from './playing.js';
import { staged } from './scene.js';
import { noteOn, planFor } from './sitting.js';
import { gamesAt } from './tables.js';

const MESSAGES = '/channels/:channel/messages';
/** Whatever is posted, by the bot or by a token. */
const ANY_MESSAGES = /^\/(?:channels\/\d+\/messages|webhooks\/\d+\/[^/]+)$/;

describe('whoever wants to play on in a channel that takes nothing', () => {
  staged.concurrent(
    'is told by Start what is missing, and the lobby stays as it is until it is there',
    async ({ at }) => {
      const { channel, people } = planFor(at.house, ['Ann', 'Ben']);
      const [ann, ben] = people as [DiscordUser, DiscordUser];
      await replyToStart(at.house, ann, channel);
      const lobby = lobbiesIn(at.house, channel)[0]!;
      await ben.press(lobby, 'Join').outcome;
      at.take(channel, Bits.SendMessages);
      const refused = (await ann.press(lobby, 'Start').outcome).message!;
      expect(refused).toMatchObject({ ephemeral: true, text: expect.stringContaining('**Send Messages**') });
      expect(lobbiesIn(at.house, channel)).toHaveLength(1);
      at.take(channel, 0n);
      await vi.waitFor(async () => {
        expect((await ann.press(lobby, 'Start').outcome).message?.text).toContain('the match has begun');
      }, WAITING);
      await ann.waitFor(channel, ({ buttons }) => buttons.some(({ label }) => label === 'My sheet'));
      expectClean(at.house);
    },
  );

  staged.concurrent(
    'is told by Rematch and by the start command, and can when it takes messages again',
    async ({ at }) => {
      const scene = await at.begun();
      const { ann, ben, channel, people, match } = scene;
      const [result] = await playRandomly(at.house, { channel, match, people });
      const again = result!.buttons.find(({ customId }) => customId?.startsWith('again:'))!.customId!;
      at.take(channel, Bits.EmbedLinks);
      for (const press of [
        () => ann.press(result!, again),
        () => ben.slash(channel, `/${gamesAt(at.house)[0]!.game} start`),
      ])
        expect((await press().outcome).message).toMatchObject({
          ephemeral: true,
          text: expect.stringContaining('lack a permission here: **Embed Links**.'),
        });
      expect(await openTablesIn(at.house, channel)).toEqual([]);

      at.take(channel, 0n);
      at.house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 400, code: 200000 });
      // A channel that has refused something is tried again some seconds later only.
      await vi.waitFor(
        async () =>
          expect(await settledReply(ann, () => ann.press(result!, again), channel)).toContain(
            'AutoMod refuses the message',
          ),
        { ...WAITING, interval: 500 },
      );
      await expectNoTableIn(at.house, channel);
      const opened = await settledReply(ann, () => ann.press(result!, again), channel);
      const lobby = lobbiesIn(at.house, channel)[0]!;
      expect(opened).toContain(linkTo(channel, lobby));
      // Whoever follows is led to the same one.
      expect(await settledReply(ben, () => ben.press(result!, again), channel)).toContain(linkTo(channel, lobby));
      expect(await openTablesIn(at.house, channel)).toHaveLength(1);
    },
  );

  staged.concurrent.for([
    ['by AutoMod', 200000, 'AutoMod refuses the board'],
    ['as malformed', 50035, 'Discord does not take the board'],
  ] as const)(
    'has a board refused %s told above the menu, and no way to it from /games',
    async ([_, code, told], { at }) => {
      const { channel, people, offered } = planFor(at.house, ['Ann', 'Ben']);
      const [ann, ben] = people as [DiscordUser, DiscordUser];
      await replyToStart(at.house, ann, channel);
      const lobby = lobbiesIn(at.house, channel)[0]!;
      await ben.press(lobby, 'Join').outcome;
      const refusing = at.house.discord.fault({
        method: 'POST',
        route: ANY_MESSAGES,
        when: 'before',
        status: 400,
        code,
        times: 1_000,
      });
      await ann.press(lobby, 'Start').outcome;
      await vi.waitFor(() => expect(refusing.hits).toBeGreaterThan(0), WAITING);
      const sheet = async () => (await ann.slash(channel, `/${offered.game} sheet`).outcome).message!;
      await vi.waitFor(async () => expect(noteOn(await sheet())).toContain(told), WAITING);
      const { text } = (await ann.slash(channel, '/games').outcome).message!;
      expect(text).toContain('the clock stands still · its message is not there');
      refusing.lift();
    },
  );
});
