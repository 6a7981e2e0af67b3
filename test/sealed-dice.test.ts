import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { describe, expect, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { menuOn } from '../play/players.js';
import { GAMES } from '../src/games/registry.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { housed } from './housed.js';
import { playRandomly } from './playing.js';
import { checkedBy, expectProof, proofOn, type ShownDice, secondOpinion, throwsIn, typeWord } from './proofs.js';
import { answerFrom, planFor } from './sitting.js';
import { gamesAt, openLobby, type TablePlan, tableOfLobby } from './tables.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

/** Typed with signs of markdown, a comma, an emoji and blanks; and what stands beneath the seal. */
const TYPED = '  **Glück**, `ja`  🍀 ';
const STANDS = '**Glück** `ja` 🍀';
const RIGHT_TO_LEFT = 'שלום 7';

/** Ann opens the table, and Ben sits down. */
interface Sitting {
  readonly house: House;
  readonly plan: TablePlan;
  readonly channel: ChannelRef;
  readonly ann: DiscordUser;
  readonly ben: DiscordUser;
}

function sittingAt(house: House, game: string, games: number): Sitting {
  const plan = planFor(house, ['Ann', 'Ben']);
  const offered = gamesAt(house).find((each) => each.game === game)!;
  const [ann, ben] = plan.people as [DiscordUser, DiscordUser];
  const bots = Math.max(0, offered.least - 2);
  return { house, plan: { ...plan, offered, bots, games }, channel: plan.channel, ann, ben };
}

async function lobbyFor({ house, plan, ben }: Sitting): Promise<SeenMessage> {
  const lobby = await openLobby(house, plan);
  await ben.press(lobby, 'Join').outcome;
  return lobby;
}

/** That message as everybody sees it once all is sent. */
async function restedView({ house, channel }: Sitting, { id }: Pick<SeenMessage, 'id'>): Promise<SeenMessage> {
  await house.rest(channel);
  return house.discord.messages(channel).find((message) => message.id === id)!;
}

/** Begins the match of a lobby. Returns its id. */
async function begin({ house, ann }: Sitting, lobby: SeenMessage): Promise<string> {
  const table = tableOfLobby(lobby);
  await ann.press(lobby, `begin:${table}`).outcome;
  return (await readStored(house, { table })).match!.id;
}

/** Both play to the end of the match. Returns its result. */
async function playOut(sitting: Sitting, match: string): Promise<SeenMessage> {
  const { house, channel, ann, ben } = sitting;
  const [result] = await playRandomly(house, { channel, match, people: [ann, ben] });
  return restedView(sitting, result!);
}

/** Everybody may check the dice by the button and by the command, and the file that they get holds for another program. */
async function expectChecked({ channel, ann, ben }: Sitting, result: SeenMessage, match: string): Promise<void> {
  const shown = proofOn(result);
  const byButton = await checkedBy(ben, channel, ben.press(result, 'Check the dice'));
  const byCommand = await checkedBy(ann, channel, ann.slash(channel, '/verify', { match }));
  expect(byCommand).toEqual(byButton);
  expectProof(byButton.file, shown);
  const throws = throwsIn(byButton.file!).length;
  expect(byButton.text).toContain(throws === 1 ? '✅ The one throw' : `✅ All ${throws} throws`);
}

function saltOf({ id }: SeenMessage, ...words: readonly string[]): string {
  return [id, ...words].join(',');
}

const UNTOLD: Partial<ShownDice> = { secret: null, salt: null };

describe.each(GAMES.map(({ id }) => id))('of a match of %s', (game) => {
  housed.concurrent(
    'everybody sees the seal before and the secret after, and every throw follows from it and from the words that were typed',
    async ({ house, expect }) => {
      const sitting = sittingAt(house, game, 1);
      const { ann, ben } = sitting;
      const lobby = await lobbyFor(sitting);
      const { seal } = proofOn(lobby);
      expect(seal).toMatch(/^[0-9a-f]{64}$/);
      // In the order of the seats, whoever was first; and of one who types twice the last word counts.
      for (const [person, word] of [
        [ben, 'one'],
        [ann, TYPED],
        [ben, RIGHT_TO_LEFT],
      ] as const)
        expect((await typeWord(person, lobby, word)).ack).toBe('update');
      const words = [STANDS, RIGHT_TO_LEFT];
      expect(proofOn(await restedView(sitting, lobby))).toEqual({ ...UNTOLD, seal, words, next: null });

      const match = await begin(sitting, lobby);
      expect(proofOn(await restedView(sitting, lobby))).toEqual({ ...UNTOLD, seal, words, next: null });
      const result = await playOut(sitting, match);
      expect(proofOn(result)).toMatchObject({ seal, salt: saltOf(lobby, ...words), next: null });
      await expectChecked(sitting, result, match);
      // Otherwise the check would look at nothing.
      const { file } = await checkedBy(ann, sitting.channel, ann.press(result, 'Check the dice'));
      const other = file!.replace(/^# salt .*$/m, `# salt ${saltOf(lobby, STANDS, 'one')}`);
      expect(secondOpinion(other).throws).not.toEqual(throwsIn(file!));
      expectClean(house);
      expectAnsweredOnce(house);
    },
  );

  housed.concurrent(
    'that is closed without a result the secret is shown as well, and the throws so far follow from it',
    async ({ house, expect }) => {
      const sitting = sittingAt(house, game, 1);
      const { channel, ann, ben } = sitting;
      const lobby = await lobbyFor(sitting);
      await typeWord(ben, lobby, 'Glück');
      const match = await begin(sitting, lobby);
      await house.rest(channel);
      for (const person of [ann, ben]) {
        const menu = menuOn(person.sees(channel), match);
        if (menu?.buttons.some(({ customId }) => customId?.startsWith('play:'))) await answerFrom(person, menu);
      }
      for (const person of [ann, ben]) {
        const asked = (await person.slash(channel, `/${game} end`).outcome).message!;
        await person.press(asked, /^end:/).outcome;
      }
      await house.rest(channel);
      const ended = house.discord.messages(channel).at(-1)!;
      expect(ended.text).toContain('Everybody who was present agreed');
      expect(proofOn(ended)).toMatchObject({ seal: proofOn(lobby).seal, salt: saltOf(lobby, 'Glück') });
      await expectChecked(sitting, ended, match);
      expectClean(house);
    },
  );
});

housed.concurrent(
  'each match of a series has a secret of its own, whose seal stands on the result before, with the words typed there, and a rematch another one',
  async ({ house, expect }) => {
    const sitting = sittingAt(house, gamesAt(house)[0]!.game, 2);
    const { channel, ann, ben } = sitting;
    const lobby = await lobbyFor(sitting);
    await typeWord(ann, lobby, 'for the first alone');
    const match = await begin(sitting, lobby);
    const first = await playOut(sitting, match);
    const { seal, next } = proofOn(first);
    expect([seal, proofOn(first).salt]).toEqual([proofOn(lobby).seal, saltOf(lobby, 'for the first alone')]);
    expect(next).toMatch(/^[0-9a-f]{64}$/);
    expect(proofOn(first).words).toEqual([]);

    for (const [person, word] of [
      [ben, TYPED],
      [ann, 'zwei'],
    ] as const) {
      const { message } = await typeWord(person, first, word);
      expect(message!.text).toContain('Your lucky word stands beneath the seal');
    }
    const words = ['zwei', STANDS];
    expect(proofOn(await restedView(sitting, first))).toEqual({ ...proofOn(first), words });
    await ann.press(first, `next:${match}`).outcome;
    const following = (await readStored(house, { table: tableOfLobby(lobby) })).match!.id;
    expect(proofOn(await restedView(sitting, first))).toEqual({ ...proofOn(first), words });

    const second = await playOut(sitting, following);
    expect(proofOn(second)).toMatchObject({ seal: next, salt: saltOf(first, ...words), next: null });
    await expectChecked(sitting, first, match);
    await expectChecked(sitting, second, following);

    await ann.press(second, /^again:/).outcome;
    const rematch = await ann.waitFor(
      channel,
      ({ buttons, id }) => id !== lobby.id && buttons.some(({ label }) => label === 'Join'),
    );
    expect(proofOn(rematch).seal).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([seal, next, proofOn(rematch).seal]).size).toBe(3);
    expect(proofOn(rematch).words).toEqual([]);
    expectClean(house);
    expectAnsweredOnce(house);
  },
);
