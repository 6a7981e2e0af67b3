import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { randomMatch } from '../../test/support/random-match.js';
import { seatFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { headerLine } from '../games/record.js';
import { GAMES } from '../games/registry.js';
import { openStore } from '../store/store.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dice-table-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

/** The command as it was built, which is up in half the time. */
const built = (name: string): readonly string[] => [`dist/bin/${name}.js`];
/** As npm starts it. */
const asWritten = (name: string): readonly string[] => ['--import', 'tsx', `src/cli/${name}.ts`];

function start(name: string, args: readonly string[], { env = {}, way = built } = {}) {
  return spawn(process.execPath, [...way(name), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
}

function run(name: string, args: readonly string[], input: string | Uint8Array = '', env = {}): Promise<Ended> {
  const child = start(name, args, { env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((done) => child.on('close', (status) => done({ out, err, status })));
}

const EXAMPLE = ['qwixx 2 0', '* 4 1 2 5 3 6', '1 w-y5', '0 w-r5', '0 c-b10', '* 6 6 1 1 2 3'];

test.each([
  ['referee', ['-'], EXAMPLE],
  ['bot', ['--game', 'qwixx', '--level', 'hard'], [...EXAMPLE, '? 0', '']],
])('%s ends with one line where nobody reads what it says', async (name, args, lines) => {
  const child = start(name, args, { way: asWritten });
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
    expect(await run('referee', [file])).toEqual({ out: said, err: '', status: 0 });
    expect(await run('referee', ['-'], `\n# a comment\n \t\n${EXAMPLE.join('\n')}\n`)).toEqual({
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
    expect(await run('referee', ['-'], ['qwixx 2 0', ...turns.flat()].join('\n'))).toEqual({
      out: '{"game":"qwixx","seats":2,"first":0,"over":true,"due":null,"toMove":[],"active":0,"misthrows":[4,3],"scores":[-14,-14],"winners":[0,1]}\n',
      err: '',
      status: 0,
    });
  });

  test('names the winner, once it is over, and refuses what comes after', async () => {
    const [game] = GAMES;
    const { header, lines, end } = randomMatch(game!, 3);
    const { out, status } = await run('referee', ['-'], [headerLine(header), ...lines].join('\n'));
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
    expect(await run('referee', ['-'], [headerLine(header), ...lines, '# fine', '* 1 1 1 1 1 1'].join('\n'))).toEqual({
      out: '',
      err: `line ${lines.length + 3}: the game is over\n`,
      status: 2,
    });
  });

  test('refuses what the rules do not allow with its line, printing nothing', async () => {
    const refused = await run('referee', ['-'], [...EXAMPLE.slice(0, 2), '1 w-r6'].join('\n'));
    expect(refused).toMatchObject({ out: '', status: 2 });
    expect(refused.err).toMatch(/^line 3: .*w-r6.*\n$/);
    expect(await run('referee', ['-'], '# nothing\n')).toEqual({
      out: '',
      err: 'line 2: the header is missing\n',
      status: 2,
    });
  });

  test('ends with status 1 where there is nothing to read or the usage is wrong', async () => {
    const missing = await run('referee', [join(folder, 'none.txt')]);
    expect(missing).toMatchObject({ out: '', status: 1 });
    expect(missing.err).toMatch(/^cannot read .*none\.txt.*\n$/);
    for (const args of [[], ['a', 'b'], ['--what']]) {
      expect(await run('referee', args)).toMatchObject({
        out: '',
        status: 1,
        err: expect.stringMatching(/^usage: .*\n$/),
      });
    }
  });
});

describe('the verify command', () => {
  const record = ['# dice', 'qwixx 2 0', '* 5 3 5 6 5 5', '1 w-pass', '0 w-r8', '0 c-pass', '* 6 6 2 4 4 3'];
  const secret = '00a0000000000000000000000000000000000000000000000000000000000007';
  const seal = '989fd003f7653776826b0fd5903e8dec1963c25f474fab945f09658d98fdde76';
  const salt = '1234567890123456789,1234567890123456790';

  test('says that every throw follows, of a file and of standard input, with lucky words in any letters', async () => {
    const file = join(folder, 'sealed.txt');
    writeFileSync(file, record.join('\n'));
    const follows = { out: 'every throw follows\n', err: '', status: 0 };
    expect(await run('verify', [file, seal, secret, salt])).toEqual(follows);
    expect(await run('verify', ['-', seal, secret, salt], record.join('\n'))).toEqual(follows);
    const vectors = readFileSync(join(root, 'test/vectors/dice.json'), 'utf8');
    for (const vector of JSON.parse(vectors)) {
      const lines = ['qwixx 2 0', vector.throws.qwixx[0]];
      expect(await run('verify', ['-', vector.seal, vector.secret, vector.salt], lines.join('\n'))).toEqual(follows);
    }
  });

  test('names the first line that does not follow, and what it must read', async () => {
    const changed = record.join('\n').replace('* 6 6 2 4 4 3', '* 6 6 2 4 4 4');
    expect(await run('verify', ['-', seal, secret, salt], changed)).toEqual({
      out: '',
      err: 'line 7: the throw must read `* 6 6 2 4 4 3`\n',
      status: 2,
    });
    const unruly = record.join('\n').replace('w-r8', 'w-r9');
    const refused = await run('verify', ['-', seal, secret, salt], unruly);
    expect(refused).toMatchObject({ out: '', status: 2, err: expect.stringMatching(/^line 5: .*w-r9.*\n$/) });
  });

  test('says where the seal is not that of the secret', async () => {
    expect(await run('verify', ['-', secret, secret, salt], record.join('\n'))).toEqual({
      out: '',
      err: 'the seal does not fit the secret\n',
      status: 2,
    });
  });

  test('ends with status 1 where its usage is wrong or there is nothing to read', async () => {
    const wrong = [[], ['-'], ['-', seal, secret], ['-', seal, secret, salt, 'more'], ['--what', seal, secret, salt]];
    for (const args of wrong) {
      expect(await run('verify', args)).toMatchObject({
        out: '',
        status: 1,
        err: expect.stringMatching(/^usage: .*\n$/),
      });
    }
    for (const args of [
      [join(folder, 'none.txt'), seal, secret, salt],
      ['-', 'seal', secret, salt],
      ['-', seal, secret.toUpperCase(), salt],
      ['-', seal, secret, ''],
    ]) {
      const err = expect.stringMatching(/^(cannot read|the (seal|secret|salt) must) .+\n$/);
      expect(await run('verify', args)).toMatchObject({ out: '', status: 1, err });
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
    expect(await run('record', ['m1'], '', env)).toEqual({ out: `${EXAMPLE.join('\n')}\n`, err: '', status: 0 });
    expect(await run('record', ['m2'], '', env)).toEqual({
      out: '',
      err: `there is no match m2 in ${path}\n`,
      status: 1,
    });
    expect(await run('record', [], '', env)).toMatchObject({ status: 1, err: expect.stringMatching(/^usage: /) });
  });

  test('does not make a database that is missing', async () => {
    const path = join(folder, 'none', 'bot.sqlite');
    const missing = await run('record', ['m1'], '', { DATABASE_PATH: path });
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
  const sound = await run('backup', [file], '', { DATABASE_PATH: path });
  expect(sound).toMatchObject({ status: 0, err: '' });
  expect(sound.out).toContain('matches: 1 (1 replayed), open tables: 1');
  const env = { DATABASE_PATH: changed };
  const why = 'line 3 of the record of match m1 is against the rules.';
  const made = await run('backup', [file, '--force'], '', env);
  expect(made).toMatchObject({
    status: 1,
    out: expect.stringContaining('is a sound copy'),
    err: expect.stringContaining(why),
  });
  const refused = await run('restore', [file], '', env);
  expect(refused).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringContaining(`${file} was not restored: ${why}`),
  });
  expect(await run('restore', ['--force', file], '', env)).toMatchObject({ status: 0, err: '' });
});

describe('the bot command', () => {
  const options = ['--game', 'qwixx', '--level', 'hard'];

  test('answers each record with one legal move', async () => {
    const asked = [...EXAMPLE.slice(0, 2), '? 0', ...EXAMPLE.slice(0, 4), '? 0', ...EXAMPLE, '? 1', '# bye'].join('\n');
    const { out, err, status } = await run('bot', options, asked);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toMatch(/^w-\w+\nc-\w+\nw-\w+\n$/);
  });

  test('answers at once, without waiting for the end of its input', async () => {
    const child = start('bot', options);
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
      expect(await run('bot', options, input)).toMatchObject({
        out: '',
        status: 2,
        err: expect.stringMatching(message),
      });
    }
  });

  test('ends with status 1 where its usage is wrong', async () => {
    const wrong = [[], ['--game', 'qwixx'], ['--game', 'none', '--level', 'hard'], ['--game', 'qwixx', '--level', 'x']];
    for (const args of [...wrong, ['--bad'], [...options, 'more']]) {
      expect(await run('bot', args)).toMatchObject({ out: '', status: 1, err: expect.stringMatching(/^.+\n$/) });
    }
  });
});
