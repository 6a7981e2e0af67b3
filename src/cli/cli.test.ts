import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { randomMatch } from '../../test/support/random-match.js';
import { AS_WRITTEN, runCli, startCli } from '../../test/support/run-cli.js';
import { seatFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { headerLine } from '../games/record.js';
import { GAMES } from '../games/registry.js';
import { openStore } from '../store/store.js';

const folder = mkdtempSync(join(tmpdir(), 'dice-table-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXAMPLE = ['qwixx 2 0', '* 4 1 2 5 3 6', '1 w-y5', '0 w-r5', '0 c-b10', '* 6 6 1 1 2 3'];

test.each([
  ['referee', ['-'], EXAMPLE],
  ['bot', ['--game', 'qwixx', '--level', 'hard'], [...EXAMPLE, '? 0', '']],
])('%s ends with one line where nobody reads what it says', async (name, args, lines) => {
  const child = startCli(name, args, { way: AS_WRITTEN });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdout.destroy();
  child.stdin.write(lines.join('\n'));
  // The bot has to end by itself, though its input goes on.
  if (name === 'referee') child.stdin.end();
  expect(await new Promise((done) => child.on('close', done))).toBe(1);
  expect(err).toMatch(/^cannot write: .*EPIPE\n$/);
});

describe('the referee', () => {
  test('says how a match stands, in one line, from a file and from standard input', async () => {
    const file = join(folder, 'example.txt');
    writeFileSync(file, EXAMPLE.join('\n'));
    const said =
      '{"game":"qwixx","seats":2,"first":0,"over":false,"due":"answers","toMove":[0,1],"active":1,"misthrows":[0,0],"scores":[2,1],"winners":[]}\n';
    expect(await runCli('referee', [file])).toEqual({ out: said, err: '', status: 0 });
    expect(await runCli('referee', ['-'], `\n# a comment\n \t\n${EXAMPLE.join('\n')}\n`)).toEqual({
      out: said,
      err: '',
      status: 0,
    });
  });

  test('names all who share the first place', async () => {
    const first = ['* 1 1 1 1 1 1', '0 w-pass', '1 w-r2', '0 c-pass'];
    const missed = ['* 1 1 1 1 1 1', '0 w-pass', '1 w-pass', '0 c-pass'];
    const crossed = (white: string, word: string) => [`* ${white} 1 1 1 1`, `0 ${word}`, '1 w-pass', '1 c-pass'];
    const turns = [
      first,
      crossed('1 1', 'w-r2'),
      missed,
      crossed('1 2', 'w-r3'),
      missed,
      crossed('2 2', 'w-r4'),
      missed,
    ];
    expect(await runCli('referee', ['-'], ['qwixx 2 0', ...turns.flat()].join('\n'))).toEqual({
      out: '{"game":"qwixx","seats":2,"first":0,"over":true,"due":null,"toMove":[],"active":0,"misthrows":[4,3],"scores":[-14,-14],"winners":[0,1]}\n',
      err: '',
      status: 0,
    });
  });

  test('names the winner, once it is over, and refuses what comes after', async () => {
    const [game] = GAMES;
    const { header, lines, end } = randomMatch(game!, 3);
    const { out, status } = await runCli('referee', ['-'], [headerLine(header), ...lines].join('\n'));
    const scores = game!.scores(end).map((score) => score.total);
    const best = Math.max(...scores);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ...header,
      over: true,
      due: null,
      toMove: [],
      scores,
      winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    });
    expect(
      await runCli('referee', ['-'], [headerLine(header), ...lines, '# fine', '* 1 1 1 1 1 1'].join('\n')),
    ).toEqual({
      out: '',
      err: `line ${lines.length + 3}: the game is over\n`,
      status: 2,
    });
  });

  test('refuses what the rules do not allow with its line, printing nothing', async () => {
    const refused = await runCli('referee', ['-'], [...EXAMPLE.slice(0, 2), '1 w-r6'].join('\n'));
    expect(refused).toMatchObject({ out: '', status: 2 });
    expect(refused.err).toMatch(/^line 3: .*w-r6.*\n$/);
    expect(await runCli('referee', ['-'], '# nothing\n')).toEqual({
      out: '',
      err: 'line 2: the header is missing\n',
      status: 2,
    });
  });

  test('ends with status 1 where there is nothing to read or the usage is wrong', async () => {
    const missing = await runCli('referee', [join(folder, 'none.txt')]);
    expect(missing).toMatchObject({ out: '', status: 1 });
    expect(missing.err).toMatch(/^cannot read .*none\.txt.*\n$/);
    for (const args of [[], ['a', 'b'], ['--what']]) {
      expect(await runCli('referee', args)).toMatchObject({
        out: '',
        status: 1,
        err: expect.stringMatching(/^usage: .*\n$/),
      });
    }
  });
});

/** A database with one match, which is on. */
async function stored(path: string, record = EXAMPLE): Promise<void> {
  const store = openStore(path);
  const table = tableFixture('t1', { game: 'qwixx', maxSeats: 2 });
  await store.open('i1', 0, { table, seats: [seatFixture(0), seatFixture(1)] });
  const match = { id: 'm1', tableId: 't1', game: 'qwixx', version: 1, seats: 2, first: 0 };
  await store.update({ table: 't1' }, 'i2', 1, () => ({
    begin: {
      ...match,
      status: 'playing',
      startedAt: 1,
      endedAt: null,
      absent: [],
      finish: null,
      played: [],
      removed: false,
      secret: null,
      salt: null,
    },
    append: {
      after: 0,
      lines: record.slice(1).map((text) => ({ text, giver: text.startsWith('*') ? 'dice' : 'person', at: 1 })),
    },
    out: null,
  }));
  await store.close();
}

describe('the record command', () => {
  test('prints a stored match as the referee reads it', async () => {
    const path = join(folder, 'bot.sqlite');
    await stored(path);
    const env = { DATABASE_PATH: path };
    expect(await runCli('record', ['m1'], '', env)).toEqual({ out: `${EXAMPLE.join('\n')}\n`, err: '', status: 0 });
    expect(await runCli('record', ['m2'], '', env)).toEqual({
      out: '',
      err: `there is no match m2 in ${path}\n`,
      status: 1,
    });
    expect(await runCli('record', [], '', env)).toMatchObject({ status: 1, err: expect.stringMatching(/^usage: /) });
  });

  test('does not make a database that is missing', async () => {
    const path = join(folder, 'none', 'bot.sqlite');
    const missing = await runCli('record', ['m1'], '', { DATABASE_PATH: path });
    expect(missing).toMatchObject({ out: '', status: 1 });
    expect(missing.err).toContain(path);
    expect(() => rmSync(join(folder, 'none'))).toThrow();
  });
});

test('a backup with one letter of a record changed is told of when it is made, and not restored by mistake', async () => {
  const [path, changed] = [join(folder, 'sound.sqlite'), join(folder, 'changed.sqlite')];
  const file = join(folder, 'copy.sqlite');
  await stored(path);
  await stored(
    changed,
    EXAMPLE.map((line) => (line === '1 w-y5' ? '1 w-y6' : line)),
  );
  const sound = await runCli('backup', [file], '', { DATABASE_PATH: path });
  expect(sound).toMatchObject({ status: 0, err: '' });
  expect(sound.out).toContain('matches: 1 (1 replayed), open tables: 1');
  const env = { DATABASE_PATH: changed };
  const why = 'line 3 of the record of match m1 is against the rules.';
  const made = await runCli('backup', [file, '--force'], '', env);
  expect(made).toMatchObject({
    status: 1,
    out: expect.stringContaining('is a sound copy'),
    err: expect.stringContaining(why),
  });
  const refused = await runCli('restore', [file], '', env);
  expect(refused).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringContaining(`${file} was not restored: ${why}`),
  });
  expect(await runCli('restore', ['--force', file], '', env)).toMatchObject({ status: 0, err: '' });
});

describe('the bot command', () => {
  const options = ['--game', 'qwixx', '--level', 'hard'];

  test('answers each record with one legal move', async () => {
    const asked = [...EXAMPLE.slice(0, 2), '? 0', ...EXAMPLE.slice(0, 4), '? 0', ...EXAMPLE, '? 1', '# bye'].join('\n');
    const { out, err, status } = await runCli('bot', options, asked);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toMatch(/^w-\w+\nc-\w+\nw-\w+\n$/);
  });

  test('answers at once, without waiting for the end of its input', async () => {
    const child = startCli('bot', options);
    const answer = (): Promise<string> =>
      new Promise((done) => child.stdout.once('data', (data) => done(String(data))));
    for (const seat of [0, 1]) {
      child.stdin.write(`${EXAMPLE.slice(0, 2).join('\n')}\n? ${seat}\n`);
      expect(await answer()).toMatch(/^w-\w+\n$/);
    }
    child.stdin.end();
    expect(await new Promise((done) => child.on('close', done))).toBe(0);
  });

  test('ends with status 2 at a bad record, or a seat that has nothing to answer', async () => {
    const [header, first] = EXAMPLE;
    const cases = [
      [`${header}\n* 1\n? 0\n`, /^line 2: /],
      [`${header}\n? 0\n`, /^line 2: seat 0 has nothing to answer/],
      [`${header}\n${first}\n? 2\n`, /^line 3: seat 2 has nothing to answer/],
      [`${header}\n${first}\n? x\n`, /^line 3: expected/],
      [`${header}\n${first}\n`, /^line 3: the record is not ended/],
      ['nogame 2 0\n? 0\n', /^line 1: no game called nogame/],
    ] as const;
    for (const [input, message] of cases) {
      expect(await runCli('bot', options, input)).toMatchObject({
        out: '',
        status: 2,
        err: expect.stringMatching(message),
      });
    }
  });

  test('ends with status 1 where its usage is wrong', async () => {
    const wrong = [[], ['--game', 'qwixx'], ['--game', 'none', '--level', 'hard'], ['--game', 'qwixx', '--level', 'x']];
    for (const args of [...wrong, ['--bad'], [...options, 'more']]) {
      expect(await runCli('bot', args)).toMatchObject({ out: '', status: 1, err: expect.stringMatching(/^.+\n$/) });
    }
  });
});
