import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshMatch, further, postRow, START } from '../../../test/support/message-fixtures.js';
import { picker } from '../../../test/support/random-match.js';
import { showBoard, showLobby, showMenu, showResult, showVoid } from '../../../test/support/shown.js';
import { type Game, LOCALES, type Locale } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { SHEET_STYLES, type SheetStyle } from '../../settings/settings.js';
import { toActiveMatch } from '../../table/match.js';
import { finalStanding } from '../../table/results.js';
import type { ActiveMatch } from '../../table/types.js';
import { viewTable } from '../../table/view/table.js';
import { diceText } from '../../text/dice.js';
import { cleanName } from '../../text/name.js';
import { phrasesOf } from '../../text/phrases.js';
import { formatPoints } from '../../text/sheet.js';
import type { Message } from './message.js';
import { tableVoice } from './people.js';

/** What is left of a message for whoever has switched previews off: neither embeds nor the pictures in them. */
function plain({ content, components }: Message): string {
  const labels = components.flatMap((row) => row.components.flatMap((each) => ('label' in each ? [each.label] : [])));
  return [content, ...labels].join('\n');
}

/** Names that would call somebody if they were not made safe. */
const NAMES = [
  '@everyone',
  '@here',
  '<@700000000000000001>',
  '<@&700000000000000002>',
  '<@!700000000000000003>',
  'Eve',
];

/** Whom the text of a message could call: people, roles, or everybody. */
function calledBy({ content }: Message): readonly string[] {
  return [...content.matchAll(/<@[!&]?(\d+)>|@(everyone|here)\b/g)].map(([, id, all]) => id ?? all!);
}

/** A match of any number of seats after so many events, or at its end. */
function matchOf(game: Game, locale: Locale): fc.Arbitrary<ActiveMatch> {
  const [least, most] = game.seats;
  const [seats, end] = [fc.integer({ min: least, max: most }), fc.boolean()];
  return fc.record({ seats, seed: fc.nat(), events: fc.nat({ max: 60 }), end }).map((of) => {
    const pick = picker(of.seed);
    let live = freshMatch(game, NAMES.slice(0, of.seats).map(cleanName));
    // Wherever people see it somebody is asked, or it is over.
    for (let n = 0; !live.over && (of.end || n < of.events || live.awaited.length === 0); n++)
      live = further(live, pick);
    const over = live.over ? ({ status: 'over', dueAt: null } as const) : {};
    return toActiveMatch({ ...live.stored, table: { ...live.stored.table, locale, ...over } }, game, live.state);
  });
}

/** Every public message about a match, and every menu. */
function messagesOf(live: ActiveMatch, look: SheetStyle) {
  const { game, stored } = live;
  const mentions = live.awaited.map((seat) => stored.seats[seat]!.personId!);
  const closed = { ...stored, table: { ...stored.table, status: 'void', reason: 'table.reason.ended' } } as const;
  const lobby = { ...stored, table: { ...stored.table, status: 'lobby', dueAt: START } } as const;
  return {
    board: showBoard(live, postRow('board', { mentions }), look),
    account: showBoard(live, postRow('board', { mentions, until: stored.lines.length }), look),
    result: showResult(live, postRow('result'), look),
    ended: showVoid(closed, postRow('result'), live, look),
    lobby: showLobby(lobby, game),
    menus: stored.seats.map(({ seat }) => showMenu(live, seat, { locale: stored.table.locale, look })),
  };
}

function has(made: Message, ...texts: readonly (string | undefined)[]): void {
  for (const text of texts) expect(plain(made)).toContain(text);
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('with previews switched off, $id', ({ game }) => {
  test.each(LOCALES)('can be followed and played in %s, from the lobby to the result', (locale) => {
    const phrases = phrasesOf(locale);
    fc.assert(
      fc.property(matchOf(game, locale), fc.constantFrom(...SHEET_STYLES), (live, look) => {
        const { stored, state, awaited, over } = live;
        const voice = tableVoice(viewTable(stored));
        const { names } = voice;
        const { board, account, result, ended, lobby, menus } = messagesOf(live, look);
        const title = voice.say(game.name);
        const points = game.scores(state).map(({ total }) => formatPoints(total));
        const { dice } = game.view(state, null);
        has(lobby, title, names[0], phrases.get('lobby.button.join'), `<t:${START / 1000}:R>`);
        has(ended, title, phrases.get('table.reason.ended'));
        has(account, title);
        if (over) {
          for (const [seat, { place }] of finalStanding(live).entries()) {
            has(menus[seat]!, points[seat]);
            const lines = result.content.split('\n').filter((each) => each.includes(names[seat]!));
            if (place === 1) expect(lines.some((line) => line.includes(points[seat]!))).toBe(true);
          }
          return;
        }
        const due = `<t:${stored.table.dueAt! / 1000}:R>`;
        has(board, due, phrases.get('board.sheet'));
        has(board, voice.say(game.view(state, null).step!));
        for (const seat of awaited) has(menus[seat]!, voice.say(game.view(state, seat).step!));
        expect(calledBy(board)).toEqual(awaited.map((seat) => stored.seats[seat]!.personId));
        if (dice.length === 0) return;
        has(board, diceText(dice, voice));
        // Above a picture a long name may be told by its beginning.
        const thrower = stored.seats[game.active(state)]!.name;
        const told = look === 'text' ? thrower : thrower.slice(0, 5);
        expect(plain(board).replace(/[\\\u200b]/g, '')).toContain(`(${told}`);
      }),
      { numRuns: 10 },
    );
  });

  test('calls nobody but those who are to be called, whatever people are called', () => {
    fc.assert(
      fc.property(matchOf(game, 'en'), fc.constantFrom(...SHEET_STYLES), (live, look) => {
        const { board, account, menus, ...others } = messagesOf(live, look);
        const people = live.awaited.map((seat) => live.stored.seats[seat]!.personId!);
        expect(board.allowed_mentions).toEqual({ parse: [], users: people });
        expect(calledBy(board)).toEqual(people);
        for (const made of [account, ...menus, ...Object.values(others)]) {
          expect(made.allowed_mentions).toEqual({ parse: [], users: [] });
          expect(calledBy(made)).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });
});
