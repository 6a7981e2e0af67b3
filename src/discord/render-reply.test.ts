import { expect, test } from 'vitest';
import { memoryLog } from '../../test/support/discord-harness.js';
import { freshMatch } from '../../test/support/message-fixtures.js';
import { tableHarness } from '../../test/support/table-harness.js';
import { GAMES, gameOf } from '../games/registry.js';
import { systemClock } from '../lib/clock.js';
import { NO_SIGN } from '../text/dice.js';
import { createPictures, type Pictures } from './delivery/pictures.js';
import { renderReply } from './render-reply.js';

const LIVE = freshMatch(GAMES[0]!, ['Ann', 'Ben']);
const MENU = { kind: 'menu', live: LIVE, seat: 0, tapped: '', note: null } as const;

/** What answers a press on the board that opens a menu. */
async function opened(draw: () => Promise<Buffer>, quick = 1) {
  const clock = { ...systemClock, after: (ms: number, job: () => void) => systemClock.after(ms / quick, job) };
  const pictures: Pictures = createPictures({ log: memoryLog(), clock }, draw);
  const pressed = { source: 'board', locale: 'en', look: 'picture', files: () => [] } as const;
  const answer = await renderReply(MENU, pressed, { store: tableHarness().store, gameOf, dieSign: NO_SIGN }, pictures);
  if (answer === null || answer.kind === 'form' || answer.kind === 'lobby') throw new Error('a menu is a message');
  return answer;
}

test('a menu that is opened has its picture', async () => {
  const { drawn, body } = await opened(async () => Buffer.from('picture'));
  expect(drawn).toMatchObject({ data: Buffer.from('picture') });
  expect(JSON.stringify(body)).not.toContain('```');
});

test('a menu that shows an older match of a series brings its picture along, as no edit follows', async () => {
  const older = {
    ...LIVE,
    stored: { ...LIVE.stored, matches: [LIVE.stored.match, { ...LIVE.stored.match, id: 'newer' }] },
  };
  const pressed = { source: 'menu', locale: 'en', look: 'picture', files: () => ['sheet.png'] } as const;
  const pictures = createPictures({ log: memoryLog(), clock: systemClock }, async () => Buffer.from('picture'));
  const context = { store: tableHarness().store, gameOf, dieSign: NO_SIGN };
  const answer = await renderReply({ ...MENU, live: older }, pressed, context, pictures);
  expect(answer).toMatchObject({ kind: 'update', drawn: { data: Buffer.from('picture') }, menu: { isLate: false } });
});

test('a menu whose picture is late is written, and stays so: no edit brings the picture by itself', async () => {
  const { drawn, body, menu } = await opened(() => new Promise(() => undefined), 100);
  expect([drawn, menu]).toEqual([null, { match: LIVE.stored.match.id, isLate: false }]);
  expect(JSON.stringify(body)).toContain('```');
});
