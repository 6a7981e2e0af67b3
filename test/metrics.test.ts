import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { offersOn, pressOffer } from '../play/players.js';
import { type House, openHouse } from './house.js';
import { AS_ON_DISCORD, WAITING } from './patience.js';
import { freePort } from './port.js';
import { answerFrom, sitDown } from './sitting.js';

let house: House;
let port: number;
beforeAll(async () => {
  port = await freePort();
  house = await openHouse({ ...AS_ON_DISCORD, env: { HEALTH_PORT: `${port}`, LOG_LEVEL: 'silent' } });
});
afterAll(() => house?.close());

async function get(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`);
}

/** The figures by their names with labels, as in `name{label="value"}`. */
async function figures(): Promise<(name: string) => number> {
  const response = await get('/metrics');
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const found = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  return (name) => found.get(name) ?? Number.NaN;
}

test('presses are counted with the time that they took, and refusals with their reason', async () => {
  const { people, menu } = await sitDown(house, ['Ada', 'Ben']);
  const [ada, ben] = [people[0]!, people[1]!];
  const old = await menu(ada);
  await answerFrom(ada, old);
  await answerFrom(ben, await menu(ben));
  // What is counted is what the bot has heard of.
  await house.rest();
  const before = await figures();
  const stale = await house.discord.rawPress(ada, { message: old, customId: offersOn(old)[0]!.customId, values: [] })
    .outcome;
  expect(stale.ack).toBe('update');
  await house.rest();
  const after = await figures();
  const play = (name: string) => after(`dice_table_press_seconds_${name}`) - before(`dice_table_press_seconds_${name}`);
  expect(play('count{what="play"}')).toBe(1);
  expect(play('sum{what="play"}')).toBeGreaterThan(0);
  expect(after('dice_table_press_seconds_bucket{le="+Inf",what="play"}')).toBe(
    after('dice_table_press_seconds_count{what="play"}'),
  );
  expect(after('dice_table_refusals_total{reason="table.note.stale"}')).toBe(1);
  expect(after('dice_table_open_tables{status="playing"}')).toBe(1);
});

test('what Discord refuses is counted by its code, and what asks for attention by what the log says', async () => {
  const { people, menu } = await sitDown(house, ['Ada', 'Ben']);
  const ada = people[0]!;
  const opened = await menu(ada);
  await house.rest();
  const before = await figures();
  house.discord.fault({
    method: 'POST',
    route: '/interactions/:id/:token/callback',
    when: 'before',
    status: 403,
    code: 50013,
  });
  await pressOffer(ada, offersOn(opened)[0]!).outcome;
  await vi.waitFor(async () => {
    const after = await figures();
    expect(after('dice_table_discord_errors_total{code="50013"}')).toBe(1);
    expect(after('dice_table_discord_answers_total{status="403"}')).toBe(1);
    const invalid = 'dice_table_invalid_requests_total';
    expect(after(invalid)).toBe(before(invalid) + 1);
    expect(after('dice_table_log_lines_total{level="warn",message="an answer is refused in its channel"}')).toBe(1);
  }, WAITING);
});

test('what is unsent rises while Discord refuses it, and falls afterwards', async () => {
  const fault = house.discord.fault({
    method: 'PATCH',
    route: '/channels/:channel/messages/:message',
    when: 'before',
    status: 503,
    times: 1_000,
  });
  const { people, menu } = await sitDown(house, ['Ada', 'Ben']);
  await answerFrom(people[0]!, await menu(people[0]!));
  const unsent = async () => (await figures())('dice_table_unsent{kind="posts"}');
  await vi.waitFor(async () => expect(await unsent()).toBeGreaterThan(0), WAITING);
  fault.lift();
  await vi.waitFor(async () => expect(await unsent()).toBe(0), WAITING);
});

test('the state of the gateway, the database and the process are told', async () => {
  const now = await figures();
  expect(now('dice_table_gateway_connected')).toBe(1);
  expect(now('dice_table_database_writable')).toBe(1);
  expect(now('dice_table_database_bytes')).toBeGreaterThan(50_000);
  expect(now('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(now('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);

  const restore = house.discord.gateway.cutOff();
  await vi.waitFor(async () => expect((await figures())('dice_table_gateway_connected')).toBe(0), WAITING);
  restore();
  await vi.waitFor(async () => expect((await figures())('dice_table_gateway_connected')).toBe(1), WAITING);
});

test('while the database takes no changes the bot is not healthy, and afterwards it is', async () => {
  expect((await get('/health')).status).toBe(200);
  const other = new Database(house.database, { timeout: 5_000 });
  other.exec('BEGIN IMMEDIATE');
  await vi.waitFor(async () => {
    const response = await get('/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ready: false, gateway: true, database: false });
  }, WAITING);
  expect((await figures())('dice_table_database_writable')).toBe(0);
  other.exec('COMMIT');
  other.close();
  await vi.waitFor(async () => expect((await get('/health')).status).toBe(200), WAITING);
});

test('while answers to presses fail the bot is not healthy, and once one arrives it is', async () => {
  const { people, menu } = await sitDown(house, ['Ada', 'Ben']);
  const ada = people[0]!;
  const [offer] = offersOn(await menu(ada));
  // An answer that is heard of later has arrived for all that the bot knows.
  await house.rest();
  const fault = house.discord.fault({
    method: 'POST',
    route: '/interactions/:id/:token/callback',
    when: 'before',
    status: 503,
    times: Number.POSITIVE_INFINITY,
  });
  await pressOffer(ada, offer!).outcome;
  await vi.waitFor(async () => {
    const response = await get('/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ ready: false, gateway: true, answers: false, database: true });
  }, WAITING);
  expect((await figures())('dice_table_answers_arrive')).toBe(0);
  fault.lift();
  await pressOffer(ada, offer!).outcome;
  await vi.waitFor(async () => expect((await get('/health')).status).toBe(200), WAITING);
  expect((await figures())('dice_table_answers_arrive')).toBe(1);
});
