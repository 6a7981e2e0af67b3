import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf, freshMatch, further, postRow } from '../../../test/support/message-fixtures.js';
import { picker } from '../../../test/support/random-match.js';
import { seriesOn } from '../../../test/support/series-screens.js';
import {
  showBoard,
  showGames,
  showLobby,
  showMenu,
  showReminder,
  showResult,
  showVoid,
} from '../../../test/support/shown.js';
import type { Game, Locale } from '../../games/game.js';
import { LOCALES } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { SHEET_STYLES } from '../../settings/settings.js';
import { GONE } from '../../store/stored-values.js';
import { toActiveMatch } from '../../table/match.js';
import { MOST_GAMES } from '../../table/pace.js';
import type { ActiveMatch } from '../../table/types.js';
import { cleanName, escapeMarkdown, shorten } from '../../text/name.js';
import { isWithin, LIMITS, withinLimits } from './limits.js';
import { makeMessage } from './message.js';

/** As long as names get, of signs that grow when they are made safe, or that are written in many units. */
const hostile = fc
  .array(fc.constantFrom('*', '_', '[', '`', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ש', '﷽', 'à̖̀', 'W', 'ක්‍ර'), {
    minLength: 40,
    maxLength: 60,
  })
  .map((signs) => cleanName(signs.join('')));

interface Scene {
  readonly live: ActiveMatch;
  /** Where the board begins: twenty throws back, or as far as there are. */
  readonly from: number;
}

/** So many throws are told of on one board. */
const THROWS = 20;

function sceneOf(game: Game, locale: Locale): fc.Arbitrary<Scene> {
  const [least, most] = game.seats;
  return fc
    .record({
      names: fc.array(fc.tuple(hostile, hostile), { minLength: Math.max(2, least), maxLength: most }),
      seed: fc.nat(),
      events: fc.nat({ max: 300 }),
      deputies: fc.boolean(),
    })
    .map(({ names, seed, events, deputies }) => {
      const pick = picker(seed);
      let live = freshMatch(
        game,
        names.map(([name]) => name),
      );
      for (let n = 0; n < events; n++) live = further(live, pick);
      const seats = live.stored.seats.map((row, seat) => ({
        ...row,
        votes: live.stored.seats.map(({ personId }) => personId!),
        ...(deputies
          ? { gone: GONE[seat % GONE.length]!, deputyId: `2${row.personId}`, deputyName: names[seat]![1] }
          : { away: true }),
      }));
      const table = { ...live.stored.table, locale, status: live.over ? ('over' as const) : ('playing' as const) };
      const on = seriesOn(toActiveMatch({ ...live.stored, seats, table }, game, live.state), MOST_GAMES, table);
      const thrown = on.stored.lines.flatMap(({ giver }, n) => (giver === 'dice' ? [n] : []));
      return { live: on, from: thrown.at(-THROWS) ?? 0 };
    });
}

const bare = (text: string): string => text.replace(/\\/g, '');

describe.each(GAMES.map((game) => ({ id: game.id, game })))('of $id, whatever people are called,', ({ game }) => {
  test.each(LOCALES)('no message is over a limit in %s, and what matters is on it', (locale) => {
    fc.assert(
      fc.property(sceneOf(game, locale), ({ live, from }) => {
        const { stored } = live;
        const mentions = stored.seats.map((row) => row.personId!);
        const lobby = { ...stored, table: { ...stored.table, status: 'lobby' as const } };
        for (const look of SHEET_STYLES) {
          const board = showBoard(live, postRow('board', { from, mentions }), look);
          const account = showBoard(live, postRow('board', { from, until: stored.lines.length }), look);
          const result = showResult(live, postRow('result'), look);
          const all = [
            board,
            account,
            result,
            showVoid(stored, postRow('result'), live, look),
            showLobby(lobby, game),
            showLobby(stored, game),
            showReminder(live, postRow('reminder', { mentions })),
            showGames([stored, lobby], mentions[0]!, GAMES, locale),
            ...stored.seats.map(({ seat }) => showMenu(live, seat, { locale, look })),
          ];
          for (const made of all) {
            expect(faultsOf(made)).toEqual([]);
            expect(made.picture?.alt.length ?? 0).toBeLessThanOrEqual(1024);
          }
          // Enough of every name stands there to tell who has how many points.
          const text = bare(`${result.content}\n${result.embeds[0]!.description}`);
          for (const { seat, name } of stored.seats) {
            expect(text).toContain(shorten(name, 6).replace('…', ''));
            expect(text).toContain(String(Math.abs(game.scores(live.state)[seat]!.total)));
          }
          if (live.awaited.length > 0) expect(board.content).toContain('<t:');
          expect([board, account, result].filter(({ content }) => content.endsWith('…'))).toEqual([]);
          expect(board.embeds[0]!.description).not.toMatch(/…$/);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('a message', () => {
  test('tells names shorter rather than to lose what stands at its end', () => {
    const name = 'N'.repeat(100);
    const made = makeMessage((room) => ({
      embed: { description: `${Array.from({ length: 60 }, () => shorten(name, room)).join(' ')} end` },
    }));
    expect(made.embeds[0]!.description).toMatch(/^N{23}… .* end$/);
  });

  test('is cut where nothing else helps, its code block closed', () => {
    const value = `\`\`\`\n${'x'.repeat(2000)}\n\`\`\``;
    const made = makeMessage({ content: 'c'.repeat(3000), embed: { fields: [{ name: 'f'.repeat(300), value }] } });
    expect(made.content).toHaveLength(LIMITS.content);
    expect(made.embeds[0]!.fields![0]!.value).toMatch(/^```\nx+…\n```$/);
    expect(isWithin(made)).toBe(true);
  });

  test.each([0, 1, 5, 30])('is within the limits whatever it is made of (%i fields)', (fields) => {
    const text = fc.string({ unit: 'grapheme', minLength: 200, maxLength: 6000 });
    fc.assert(
      fc.property(text, text, text, (content, description, value) => {
        const made = withinLimits({
          content,
          embeds: [
            {
              title: value.slice(0, 300),
              description,
              footer: { text: escapeMarkdown(content) },
              fields: Array.from({ length: fields }, () => ({ name: 'name', value: value.slice(0, 200) })),
            },
          ],
          components: [],
        });
        expect(isWithin(made)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
