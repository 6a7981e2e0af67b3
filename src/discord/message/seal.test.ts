import { describe, expect, test } from 'vitest';
import { freshMatch, idsOf, playFurther, postRow, withSeals } from '../../../test/support/message-fixtures.js';
import { seriesOn } from '../../../test/support/series-screens.js';
import { showLobby, showResult, showVoid } from '../../../test/support/shown.js';
import { gameOf } from '../../games/registry.js';
import { sealOf } from '../../seal/seal.js';
import type { ActiveMatch } from '../../table/types.js';
import type { Message } from './message.js';

const game = gameOf('qwixx')!;
const SECRET = 'f'.repeat(64);
const SEAL = sealOf(SECRET);

const begun = withSeals(freshMatch(game, ['Ann', 'Ben']), '*luck*');
const over = playFurther(
  freshMatch(game, ['Ann', 'Ben']),
  Array.from({ length: 900 }, (_, n) => n * 7919),
);

/** A match of a series that is over, with the status that says so. */
function endOf(number: number, status: 'playing' | 'over'): ActiveMatch {
  return withSeals(seriesOn(over, number, { status, games: 2 }), '*luck*');
}

function descriptionOf({ embeds: [embed] }: Message): string {
  return embed?.description ?? '';
}

describe('the seal of the dice', () => {
  test('stands in the lobby with the lucky words beneath it, which show as they were typed', () => {
    const lobby = {
      ...begun.stored,
      matches: [],
      match: null,
      table: { ...begun.stored.table, status: 'lobby' as const },
    };
    const made = showLobby(lobby, game);
    expect(descriptionOf(made)).toContain(`\`${SEAL}\``);
    expect(descriptionOf(made)).toContain('🍀 Lucky words: \\*luck\\* · \\*luck\\*');
    expect(idsOf(made)).toContain('lucky:tabletable12');
  });

  test('stays in the lobby once the match has begun, without the button', () => {
    const made = showLobby(begun.stored, game);
    expect(descriptionOf(made)).toContain(`\`${SEAL}\``);
    expect(descriptionOf(made)).toContain('\\*luck\\*');
    expect(idsOf(made)).toEqual([]);
  });

  test('of the next match of a series stands on the result before, with a button for a lucky word', () => {
    const made = showResult(endOf(1, 'playing'), postRow('result'));
    expect(descriptionOf(made)).toContain(`Seal of the next match: \`${SEAL}\``);
    expect(idsOf(made)).toEqual(['next:matchmatch12', 'verify:matchmatch12', 'luck:tabletable12']);
  });

  test('is none where dice were not sealed, and there is nothing to check', () => {
    const made = showResult(seriesOn(over, 2, { status: 'over', games: 2 }), postRow('result'));
    expect(descriptionOf(made)).not.toMatch(/[0-9a-f]{64}/);
    expect(idsOf(made)).toEqual(['again:tabletable12']);
    expect(showLobby({ ...over.stored, table: { ...over.stored.table, status: 'lobby' } }, game).content).not.toMatch(
      /[0-9a-f]{64}/,
    );
  });
});

describe('the secret', () => {
  test('stands on the result with seal and salt, and a button to check the dice', () => {
    const made = showResult(endOf(2, 'over'), postRow('result'));
    const text = descriptionOf(made);
    expect(text).toContain(`Seal: \`${SEAL}\``);
    expect(text).toContain(`Secret: \`${SECRET}\``);
    expect(text).toContain(`Salt: ${'9'.repeat(19)},\\*luck\\*,\\*luck\\*`);
    expect(idsOf(made)).toEqual(['again:tabletable12', 'verify:matchmatch12']);
  });

  test('stands on the message of a match that was closed without a result', () => {
    const closed = { ...begun.stored, match: { ...begun.stored.match, status: 'void' as const } };
    const made = showVoid(closed, postRow('result'), begun);
    expect(descriptionOf(made)).toContain(`Secret: \`${SECRET}\``);
    expect(idsOf(made)).toContain('verify:matchmatch12');
  });
});
