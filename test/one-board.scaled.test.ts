import type { DiscordUser, SeenMessage } from 'local-discord';
import { expect, vi } from 'vitest';
import { chooseAsBot, readStored } from '../play/as-bot.js';
import { offersOn, playMatch } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { housed } from './housed.js';
import { planFor } from './sitting.js';
import { toScale } from './support/scale.js';
import { gamesAt, startTable } from './tables.js';

vi.setConfig({ testTimeout: 1_800_000 });

/** The lobby, the board, the result, and for each of whom a menu was not open in time one more board. */
const MOST_MESSAGES = 5;
/** When the match begins, and where somebody was late. */
const MOST_MENTIONS = 2;

const SEATS = toScale<'all' | 'fewest'>({ full: 'all', brief: 'fewest' });

housed(
  'a match of people who keep answering is one board, whatever is played and by however many',
  async ({ house }) => {
    const plans = gamesAt(house).flatMap((offered) => {
      const counts = SEATS === 'all' ? [offered.least, offered.most] : [2];
      return counts.map((count) => ({
        ...planFor(house, ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'].slice(0, count)),
        offered,
        pace: 'live' as const,
      }));
    });
    await Promise.all(
      plans.map(async (plan) => {
        const { channel, people, offered } = plan;
        const match = await startTable(house, plan);
        const many: string[] = [];
        let away = 0;
        const play = (person: DiscordUser) => {
          person.watch(channel, ({ screen }) => {
            if (menusOn(screen).length > 1) many.push(`${person.name}: ${menusOn(screen).length} menus`);
          });
          return playMatch({
            discord: house.discord,
            person,
            channel,
            match,
            choose(offers, menu, screen) {
              const at = screen.indexOf(menu);
              if (at !== screen.length - 1 || !isBoard(screen[at - 1])) away += 1;
              return chooseAsBot(house, match, person, offers);
            },
            timeoutMs: 600_000,
          });
        };
        await Promise.all(people.map(play));
        await house.rest(channel);
        const { messages, mentions } = house.discord.tally(channel);
        const what = `${offered.game} by ${people.length}: ${JSON.stringify(house.discord.tally(channel))}`;
        const { lines } = await readStored(house, { match });
        expect(lines.filter(({ giver }) => giver === 'dice').length, what).toBeGreaterThan(MOST_MESSAGES);
        expect(messages, what).toBeLessThanOrEqual(MOST_MESSAGES);
        console.log(what, { away, many });
        expect(many, what).toEqual([]);
        for (const { id } of people) expect(mentions[id] ?? 0, what).toBeLessThanOrEqual(MOST_MENTIONS);
      }),
    );
    expectClean(house);
    expectAnsweredOnce(house);
  },
);

/** Private messages by which somebody can answer. */
function menusOn(screen: readonly SeenMessage[]): readonly SeenMessage[] {
  return screen.filter((message) => message.ephemeral && offersOn(message).length > 0);
}

function isBoard(message: SeenMessage | undefined): boolean {
  return message?.buttons.some(({ customId }) => customId?.startsWith('sheet:')) ?? false;
}
