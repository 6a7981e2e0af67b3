// How dice follow, once more, from docs/DICE.md alone: it shares nothing with src/seal, not even the library for hashes.
// Without arguments it prints the vectors; with `-` it reads lines of JSON and answers each with a line; with `record` it reads
// a record that tells its secret and salt, and prints the seal and how each throw must read.
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const PIPS = '1 2 3 4 5 6';
/** As they are printed: each die's faces in their order. */
const DICE = {
  qwixx: [PIPS, PIPS, PIPS, PIPS, PIPS, PIPS],
  qwinto: [PIPS, PIPS, PIPS],
  qwantum: [
    PIPS,
    'r1 r4 y5 b5 b1 p6',
    'r6 r2 y1 b5 y3 p4',
    'b4 r3 r1 y4 y2 p3',
    'b2 b4 p1 r5 y6 p3',
    'p2 p5 r3 b2 b6 y4',
    'y1 y5 r6 p6 p2 b3',
  ],
};

const PAIRS = [
  ['00a0000000000000000000000000000000000000000000000000000000000007', '1234567890123456789,1234567890123456790'],
  ['ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', '1445151203847946240,Glück,þetta reddast,cœur'],
  [
    '8f3b1c0d5e7a9246f0b1d2c3e4a5968778695a4b3c2d1e0f0123456789abcdef',
    '1445151203847946240,七転び八起き,🎲🍀,👩‍👩‍👧,с нами',
  ],
  ['0000000000000000000000000000000000000000000000000000000000000000', '1'],
  ['1f2e3d4c5b6a798897a6b5c4d3e2f1000f1e2d3c4b5a69788796a5b4c3d2e1f0', 'daily,qwantum,2026-12-01'],
];
const THROWS = 10;

const utf8 = new TextEncoder();
const HMAC = { name: 'HMAC', hash: 'SHA-256' };

async function hmac(key, text) {
  const usable = await crypto.subtle.importKey('raw', key, HMAC, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(HMAC, usable, utf8.encode(text)));
}

const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));

const sealOf = async (secret) => toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(secret))));

/** The first bytes of a die, as many blocks as are asked for. */
async function bytesOf({ secret, salt, game, throwNumber, die, blocks }) {
  const key = await hmac(fromHex(secret), salt);
  const all = [];
  for (let block = 0; block < blocks; block++) all.push(...(await hmac(key, `${game}:${throwNumber}:${die}:${block}`)));
  return all;
}

/** Which of so many faces falls. */
async function indexOf({ faces, ...of }) {
  const limit = Math.floor(256 / faces) * faces;
  for (let blocks = 1; ; blocks++) {
    const found = (await bytesOf({ ...of, blocks })).filter((byte) => byte < limit);
    if (found.length > 0) return found[0] % faces;
  }
}

async function throwOf(secret, salt, game, throwNumber) {
  const faces = DICE[game].map(async (die, n) => {
    const all = die.split(' ');
    return all[await indexOf({ secret, salt, game, throwNumber, die: n, faces: all.length })];
  });
  return `* ${(await Promise.all(faces)).join(' ')}`;
}

async function vectors() {
  const made = [];
  for (const [secret, salt] of PAIRS) {
    const throws = {};
    for (const game of Object.keys(DICE)) {
      throws[game] = [];
      for (let t = 0; t < THROWS; t++) throws[game].push(await throwOf(secret, salt, game, t));
    }
    made.push({ secret, seal: await sealOf(secret), salt, throws });
  }
  return made;
}

/** What stands in place of a die that was not thrown: in Qwixx it is out, in Qwinto not named, in Qwantum kept; undefined: it was. */
const UNTHROWN = {
  qwixx: (die, { faces, before }) => (die > 1 && [faces, before].some((each) => each[die] === '-') ? '-' : undefined),
  qwinto: (die, { named }) => (named.includes('oyp'[die]) ? undefined : '-'),
  qwantum: (die, { again, before }) => (again === null || again.includes(String(die)) ? undefined : before[die]),
};

/** The seal of a record's secret, and its throws as they follow. */
async function proofOf(record) {
  const [, secret] = /^# secret ([0-9a-f]{64})$/m.exec(record);
  const [, salt] = /^# salt (.+)$/m.exec(record);
  const [header, ...lines] = record.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [game] = header.split(' ');
  const throws = [];
  const known = { before: [], named: '', again: null };
  for (const line of lines) {
    const [giver, ...words] = line.split(' ');
    if (giver === '*') {
      const thrown = (await throwOf(secret, salt, game, throws.length)).slice(2).split(' ');
      const faces = thrown.map((face, die) => UNTHROWN[game](die, { ...known, faces: words }) ?? face);
      throws.push(`* ${faces.join(' ')}`);
      Object.assign(known, { before: words, again: null });
    } else {
      const [, kind, dice] = /^(d|again)-(.+)$/.exec(words[0]) ?? [];
      if (kind === 'd') known.named = dice;
      known.again = kind === 'again' ? dice : null;
    }
  }
  return { seal: await sealOf(secret), throws };
}

if (process.argv[2] === 'record') {
  console.log(JSON.stringify(await proofOf(await text(process.stdin))));
} else if (process.argv[2] === '-') {
  for await (const line of createInterface({ input: process.stdin })) {
    const asked = JSON.parse(line);
    const answer = asked.blocks === undefined ? await indexOf(asked) : await bytesOf(asked);
    console.log(JSON.stringify(answer));
  }
} else {
  console.log(JSON.stringify(await vectors(), null, 2));
}
