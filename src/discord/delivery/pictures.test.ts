import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../../test/support/discord-harness.js';
import { freshMatch } from '../../../test/support/message-fixtures.js';
import { GAMES } from '../../games/registry.js';
import { systemClock } from '../../lib/clock.js';
import { viewSheets } from '../../table/view/table.js';
import { tablePicture } from '../message/board.js';
import type { Picture, SheetPicture } from '../message/message.js';
import { createPictures, isDrawn } from './pictures.js';

const PATIENT = 50_000;

function board(...names: readonly string[]): SheetPicture {
  return tablePicture(viewSheets(freshMatch(GAMES[0]!, names)));
}

/** Draws when it is told to, and notes whose. */
function easel() {
  const begunWith: (string | undefined)[] = [];
  const waiting: ((data: Buffer) => void)[] = [];
  const draw = (picture: Picture): Promise<Buffer> => {
    begunWith.push('players' in picture ? picture.players[0]?.name : undefined);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const finish = async (): Promise<void> => {
    waiting.shift()?.(Buffer.from('picture'));
    await sleep(1);
  };
  return { begunWith, draw, finish };
}

describe('a picture', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('of %s is drawn as a PNG', async (_, game) => {
    const drawing = await createPictures({ log: memoryLog(), clock: systemClock }).draw(
      tablePicture(viewSheets(freshMatch(game, ['Ann', 'Ben']))),
      'channel',
      PATIENT,
    );
    expect(isDrawn(drawing) && drawing.data.subarray(1, 4).toString()).toBe('PNG');
  });

  test('is drawn once, and has a name that changes with what is on it and with its words', async () => {
    const { draw, begunWith, finish } = easel();
    const pictures = createPictures({ log: memoryLog(), clock: systemClock }, draw);
    const first = pictures.draw(board('Ann', 'Ben'), 'channel', PATIENT);
    const meanwhile = pictures.draw(board('Ann', 'Ben'), 'person', PATIENT);
    await finish();
    const later = await pictures.draw(board('Ann', 'Ben'), 'channel', 0);
    expect(await first).toEqual(later);
    expect(await meanwhile).toEqual(later);
    expect(begunWith).toEqual(['Ann']);
    const { players, ...rest } = board('Ann', 'Ben');
    const others = [
      board('Ann', 'Cid'),
      { ...rest, players, alt: 'other words' },
      { ...rest, players: players.map((player) => ({ ...player, isActive: player.name === 'Ben' })) },
      { ...rest, players: players.map((player) => ({ ...player, answer: 'given' as const })) },
      { ...rest, players: players.map((player) => ({ ...player, place: 1 })) },
    ];
    for (const other of others) {
      const drawing = pictures.draw(other, 'channel', PATIENT);
      await finish();
      expect((await drawing) as object).not.toMatchObject({ name: isDrawn(later) ? later.name : '' });
    }
  });

  test('that has been begun is waited for as long as said, and drawn nevertheless', async () => {
    const { draw, finish } = easel();
    const pictures = createPictures({ log: memoryLog(), clock: systemClock }, draw);
    expect(await pictures.draw(board('Ann'), 'channel', 5)).toBe('late');
    await finish();
    expect(isDrawn(await pictures.draw(board('Ann'), 'channel', 0))).toBe(true);
  });

  test('that nobody waits for any more before it is begun is not drawn, unless somebody asks for it once more', async () => {
    const { draw, begunWith, finish } = easel();
    const pictures = createPictures({ log: memoryLog(), clock: systemClock }, draw);
    const first = pictures.draw(board('Ann'), 'channel', PATIENT);
    const gone = pictures.draw(board('Ben'), 'channel', 5);
    const gonePerson = pictures.draw(board('Cid'), 'person', 5);
    const left = [pictures.draw(board('Dan'), 'channel', 5), pictures.draw(board('Dan'), 'person', PATIENT)];
    expect(await Promise.all([gone, gonePerson, left[0]])).toEqual(['late', 'late', 'late']);
    const again = pictures.draw(board('Ben'), 'channel', PATIENT);
    for (const _ of ['Ann', 'Dan', 'Ben']) await finish();
    expect((await Promise.all([first, left[1], again])).map((drawing) => isDrawn(drawing!))).toEqual([
      true,
      true,
      true,
    ]);
    expect(begunWith).toEqual(['Ann', 'Dan', 'Ben']);
  });

  test('for somebody who waits comes before those for channels, one at a time', async () => {
    const { draw, begunWith, finish } = easel();
    const pictures = createPictures({ log: memoryLog(), clock: systemClock }, draw);
    const all = [
      pictures.draw(board('Ann'), 'channel', PATIENT),
      pictures.draw(board('Ben'), 'channel', PATIENT),
      pictures.draw(board('Cid'), 'person', PATIENT),
    ];
    expect(begunWith).toEqual(['Ann']);
    for (const _ of all) await finish();
    await Promise.all(all);
    expect(begunWith).toEqual(['Ann', 'Cid', 'Ben']);
  });

  test('for a channel is the third at most, however many people wait for theirs', async () => {
    const { draw, begunWith, finish } = easel();
    const pictures = createPictures({ log: memoryLog(), clock: systemClock }, draw);
    const people = ['1', '2', '3', '4', '5', '6'].map((name) => pictures.draw(board(name), 'person', PATIENT));
    const channels = ['Ann', 'Ben'].map((name) => pictures.draw(board(name), 'channel', PATIENT));
    for (const _ of [...people, ...channels]) await finish();
    await Promise.all([...people, ...channels]);
    expect(begunWith).toEqual(['1', '2', 'Ann', '3', '4', 'Ben', '5', '6']);
  });

  test('that can not be drawn is logged, and the next ones are drawn', async () => {
    const log = memoryLog();
    let fails = true;
    const pictures = createPictures({ log, clock: systemClock }, async () => {
      if (fails) throw new Error('no ink');
      return Buffer.from('picture');
    });
    expect(await pictures.draw(board('Ann'), 'channel', PATIENT)).toBe('failed');
    expect(log.written).toMatchObject([{ level: 'error' }]);
    fails = false;
    expect(isDrawn(await pictures.draw(board('Ann'), 'channel', PATIENT))).toBe(true);
  });
});
