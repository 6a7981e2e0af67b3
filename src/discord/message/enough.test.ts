import { expect, test } from 'vitest';
import { postRow, storedTable, tableRow } from '../../../test/support/message-fixtures.js';
import { showEnough } from '../../../test/support/shown.js';
import { LOCALES } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';

const GAME = GAMES[0]!;

test('it leads to each lobby that is posted, and names the channel of one that is not yet', () => {
  const posted = { ...storedTable(tableRow(GAME), []), posts: [postRow('lobby', { messageId: '222' })] };
  const fresh = storedTable(tableRow(GAME, { channelId: '333' }), []);
  const phrase = { key: 'open.refuse.here', args: { most: 2 } };
  const { content } = showEnough({ kind: 'enough', phrase, open: [posted, fresh], again: null }, gameOf, 'en');
  const [why, one, other] = content.split('\n');
  expect(why).toMatch(/^You already have 2 lobbies open in this channel\./);
  expect(one).toMatch(/<#9000.*lobby.*https:\/\/discord\.com\/channels\/800000000000000001\/900000000000000001\/222/);
  expect(other).toMatch(/<#333>/);
  expect(other).not.toContain('https');
});

test('it tells when the next table may be opened', () => {
  const phrase = { key: 'open.refuse.often', args: { most: 5 } };
  const { content } = showEnough({ kind: 'enough', phrase, open: [], again: 1_700_000_000_500 }, gameOf, 'en');
  expect(content).toContain('<t:1700000000:R>');
});

test.each(LOCALES)('every link to one of ten parked tables leads there, in %s', (locale) => {
  const place = { guildId: '1576457184449921025', channelId: '1576457186165391360' };
  const way = `https://discord.com/channels/${place.guildId}/${place.channelId}/1576457186899394560`;
  for (const game of GAMES) {
    const parked = storedTable(tableRow(game, { ...place, status: 'parked' }), []);
    const open = Array.from({ length: 10 }, () => ({
      ...parked,
      posts: [postRow('board', { channelId: place.channelId, messageId: '1576457186899394560' })],
    }));
    const phrase = { key: 'open.refuse.tables', args: { most: 10 } };
    const { content, embeds } = showEnough({ kind: 'enough', phrase, open, again: null }, gameOf, locale);
    const text = [content, ...embeds.map(({ description }) => description)].join('\n');
    expect(text.split(`](${way})`)).toHaveLength(11);
    expect(text).not.toContain('…');
  }
});
