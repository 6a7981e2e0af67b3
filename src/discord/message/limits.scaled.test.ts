import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf, freshMatch, further, postRow, withSeals } from '../../../test/support/message-fixtures.js';
import { MOST_EVENTS, picker } from '../../../test/support/random-match.js';
import { toScale } from '../../../test/support/scale.js';
import { seriesOn } from '../../../test/support/series-screens.js';
import { showBoard, showGames, showLobby, showMenu, showResult, showVoid } from '../../../test/support/shown.js';
import type { Game, Locale } from '../../games/game.js';
import { LOCALES } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { SHEET_STYLES, type SheetStyle } from '../../settings/settings.js';
import type { Line, SeatRow } from '../../store/rows.js';
import { GONE, type Vote } from '../../store/stored-values.js';
import { toActiveMatch } from '../../table/match.js';
import { MOST_GAMES } from '../../table/pace.js';
import { finalStanding } from '../../table/results.js';
import { playerOf } from '../../table/seats.js';
import type { ActiveMatch } from '../../table/types.js';
import type { DieSign } from '../../text/dice.js';
import { cleanName, escapeMarkdown, shorten } from '../../text/name.js';
import { isWithin, LIMITS, withinLimits } from './limits.js';
import { type Message, makeMessage } from './message.js';

/** As long as names get, of signs that grow when they are made safe, or that are written in many units. */
const hostile = fc
  .array(fc.constantFrom('*', '_', '[', '`', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ש', '﷽', 'à̖̀', 'W', 'ක්‍ර'), {
    minLength: 40,
    maxLength: 60,
  })
  .map((signs) => cleanName(signs.join('')));
/** Nothing is longer than a name in which every sign needs a backslash; that of several people is numbered besides. */
const LONGEST = cleanName('*'.repeat(60));

/** No id of an emoji has more digits. */
const LONGEST_SIGN: DieSign = ({ colour, value }) => ({
  shows: 'face',
  text: `<:${colour.charAt(0)}${value}_1a2b3c:${'9'.repeat(20)}>`,
});

/** Everybody's name and that of who plays for them, at a table of any size and at a full one where all have the longest. */
function namesAt([least, most]: Game['seats']): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const some = fc.array(fc.tuple(hostile, hostile), { minLength: Math.max(2, least), maxLength: most, size: 'max' });
  return fc.oneof(some, fc.constant(Array.from({ length: most }, () => [LONGEST, LONGEST] as const)));
}

interface Scene {
  readonly live: ActiveMatch;
  readonly cast: Cast;
  /** Where the board begins: twenty throws back, or as far as there are. */
  readonly from: number;
}

/** So many throws are told of on one board. */
const THROWS = 20;

/** Who is there: everybody; two of them, and others or bots play for the rest; only who plays for others; nobody any more. */
const CASTS = ['own', 'two', 'bots', 'deputies', 'away'] as const;
type Cast = (typeof CASTS)[number];
/** Where people are on their own seats, who may vote. */
const VOTING: readonly Cast[] = ['own', 'two', 'bots'];

/** The seats as they are then, all who play but the last on their own seat for ending the match. */
function seatsOf(cast: Cast, rows: readonly SeatRow[], deputies: readonly string[]): readonly SeatRow[] {
  const own = { own: rows.length, two: 2, bots: 2, deputies: 0, away: rows.length }[cast];
  return rows.map((row, seat) => {
    if (seat < own) return { ...row, away: cast === 'away', ending: seat < own - 1 };
    const gone = { ...row, gone: GONE[seat % GONE.length]! };
    return cast === 'bots'
      ? gone
      : { ...gone, deputyId: `2${row.personId}`, deputyName: deputies[seat]!, ending: true };
  });
}

function byBots(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => (line.giver === 'person' ? { ...line, giver: 'opponent' } : line));
}

function answeredBy({ stored }: ActiveMatch, seats: readonly SeatRow[]): ActiveMatch['stored']['match'] {
  return { ...stored.match, played: seats.map(({ seat }) => seat) };
}

/** Everybody's vote against everybody else. */
function allAgainstAll(seats: readonly SeatRow[]): readonly Vote[] {
  const players = seats.flatMap((row) => playerOf(row) ?? []);
  return players.flatMap((by) => players.flatMap((against) => (by === against ? [] : [{ by, against }])));
}

/** The last match of the longest series in the midst of it, or another one that is over. */
function sceneOf(game: Game, locale: Locale, moment: 'midst' | 'between'): fc.Arbitrary<Scene> {
  return fc
    .record({
      names: namesAt(game.seats),
      seed: fc.nat(),
      events: moment === 'between' ? fc.constant(MOST_EVENTS) : fc.nat({ max: 300 }),
      cast: fc.constantFrom(...CASTS),
    })
    .map(({ names, seed, events, cast }) => {
      const pick = picker(seed);
      let live = freshMatch(
        game,
        names.map(([name]) => name),
      );
      for (let n = 0; n < events && !live.over; n++) live = further(live, pick);
      const seats = seatsOf(
        cast,
        live.stored.seats,
        names.map(([, deputy]) => deputy),
      );
      const table = {
        ...live.stored.table,
        locale,
        status: live.over && moment === 'midst' ? ('over' as const) : ('playing' as const),
        votes: allAgainstAll(seats),
      };
      // Of who is away a bot has made all that is on their sheets.
      const own = cast === 'away' ? { lines: byBots(live.stored.lines), match: answeredBy(live, seats) } : {};
      const now = toActiveMatch({ ...live.stored, ...own, seats, table }, game, live.state);
      const on = seriesOn(now, moment === 'between' ? MOST_GAMES - 1 : MOST_GAMES, table);
      const thrown = on.stored.lines.flatMap(({ giver }, n) => (giver === 'dice' ? [n] : []));
      return { live: withSeals(on, names[0]![0]), cast, from: thrown.at(-THROWS) ?? 0 };
    });
}

const bare = (text: string): string => text.replace(/\\/g, '');
const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/** Enough of every name stands there to tell who has how many points. */
function expectPoints({ content, embeds: [embed] }: Message, live: ActiveMatch): void {
  const { stored } = live;
  const text = bare(`${content}\n${embed!.description}`);
  const standing = finalStanding(live);
  for (const { seat, name } of stored.seats) {
    expect(text).toContain(shorten(name, 6).replace('…', ''));
    expect(text).toContain(String(Math.abs(standing[seat]!.points)));
  }
}

/** Every vote has its line there, and everybody their sheet, where sheets are told as text. */
function expectAllTold({ embeds: [embed] }: Message, { live, cast }: Scene, look: SheetStyle): void {
  const { game, stored } = live;
  const text = embed!.description ?? '';
  const players = stored.seats.filter((row) => playerOf(row) !== null).length;
  expect(timesIn(text, `\`/${game.id} kick\``)).toBe(VOTING.includes(cast) ? players : 0);
  expect(timesIn(text, `\`/${game.id} end\``)).toBe(cast === 'away' ? 0 : 1);
  // A name that is told shorter may be the last; what was cut off is as long as can be besides.
  expect(text.length > LIMITS.description - 32 && text.endsWith('…')).toBe(false);
  if (look === 'text') expect(embed!.fields).toHaveLength(stored.seats.length);
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('of $id, whatever people are called,', ({ game }) => {
  test.each(LOCALES)('no message is over a limit in %s, and what matters is on it', (locale) => {
    fc.assert(
      fc.property(sceneOf(game, locale, 'midst'), (scene) => {
        const { live, from } = scene;
        const { stored } = live;
        const mentions = stored.seats.map((row) => row.personId!);
        const lobby = { ...stored, table: { ...stored.table, status: 'lobby' as const } };
        for (const look of SHEET_STYLES) {
          const board = showBoard(live, postRow('board', { from, mentions }), look, LONGEST_SIGN);
          const account = showBoard(live, postRow('board', { from, until: stored.lines.length }), look, LONGEST_SIGN);
          const result = showResult(live, postRow('result'), look);
          const all = [
            board,
            account,
            result,
            showVoid(stored, postRow('result'), live, look),
            showLobby(lobby, game),
            showLobby(stored, game),
            showGames([stored, lobby], mentions[0]!, GAMES, locale),
            ...stored.seats.map(({ seat }) => showMenu(live, seat, { locale, look, dieSign: LONGEST_SIGN })),
          ];
          for (const made of all) {
            expect(faultsOf(made)).toEqual([]);
            expect(made.picture?.alt.length ?? 0).toBeLessThanOrEqual(1024);
          }
          expectPoints(result, live);
          expectAllTold(board, scene, look);
          if (live.awaited.length > 0) expect(board.content).toContain('<t:');
          expect([board, account, result].filter(({ content }) => content.endsWith('…'))).toEqual([]);
        }
      }),
      { numRuns: toScale({ full: 20, brief: 12 }) },
    );
  });

  test.each(LOCALES)('a result between two matches of a series has all that is voted about in %s', (locale) => {
    fc.assert(
      fc.property(sceneOf(game, locale, 'between'), (scene) => {
        for (const look of SHEET_STYLES) {
          const result = showResult(scene.live, postRow('result'), look);
          expect(faultsOf(result)).toEqual([]);
          expectPoints(result, scene.live);
          expectAllTold(result, scene, look);
          expect(result.content).toContain('<t:');
          expect(result.content).not.toMatch(/…$/);
        }
      }),
      { numRuns: toScale({ full: 10, brief: 4 }) },
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
