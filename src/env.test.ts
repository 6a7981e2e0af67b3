import { describe, expect, test } from 'vitest';
import { readEnv, StartError } from './env.js';
import { errorFacts } from './log.js';

const DISCORD_TOKEN = `${'a'.repeat(24)}.abcdef.${'b'.repeat(38)}`;

describe('the environment', () => {
  test('needs a token alone', () => {
    expect({ ...readEnv({ DISCORD_TOKEN }) }).toMatchObject({
      DISCORD_TOKEN,
      DATABASE_PATH: 'data/bot.sqlite',
      DISCORD_API_URL: 'https://discord.com/api',
      LOG_LEVEL: 'info',
      HEALTH_PORT: undefined,
    });
  });

  test('takes a variable set to nothing as not set', () => {
    expect(readEnv({ DISCORD_TOKEN, DATABASE_PATH: '', HEALTH_PORT: '' }).DATABASE_PATH).toBe('data/bot.sqlite');
  });

  test.each([
    [{}, /^DISCORD_TOKEN is not set; put it into \.env or the environment\.$/],
    [{ DISCORD_TOKEN: '' }, /^DISCORD_TOKEN is not set/],
    [{ DISCORD_TOKEN: 'secret-thing' }, /^DISCORD_TOKEN does not look like a bot token: .* with dots between them\.$/],
    [{ DISCORD_TOKEN: `Bot ${DISCORD_TOKEN}` }, /^DISCORD_TOKEN does not look like a bot token/],
    [{ DISCORD_TOKEN, DISCORD_API_URL: 'nowhere' }, /^DISCORD_API_URL is not a web address\.$/],
    [{ DISCORD_TOKEN, DISCORD_API_URL: 'file:///etc' }, /^DISCORD_API_URL is not a web address\.$/],
    [{ DISCORD_TOKEN, LOG_LEVEL: 'loud' }, /^LOG_LEVEL has a value that is not possible; see \.env\.example\.$/],
    [{ DISCORD_TOKEN, HEALTH_PORT: 'eighty' }, /^HEALTH_PORT is not a port number from 1 to 65535\.$/],
    [{ DISCORD_TOKEN, HEALTH_PORT: '0' }, /^HEALTH_PORT is not a port number from 1 to 65535\.$/],
    [{ DISCORD_TOKEN, HEALTH_PORT: '65536' }, /^HEALTH_PORT is not a port number from 1 to 65535\.$/],
  ])('%j is refused in one sentence that gives nothing away', (environment, sentence) => {
    expect(() => readEnv(environment)).toThrow(StartError);
    expect(() => readEnv(environment)).toThrow(sentence);
    expect(() => readEnv(environment)).not.toThrow(/secret-thing|\n/);
  });
});

test('an error is logged without the tokens in its address and body', () => {
  const error = Object.assign(new Error('POST /api/v10/interactions/12/SECRET/callback failed'), {
    code: 10062,
    status: 404,
    url: 'https://discord.com/api/v10/webhooks/12/SECRET',
    requestBody: { json: 'SECRET' },
    cause: new Error('https://discord.com/api/v10/webhooks/12/SECRET/messages/@original'),
  });
  expect(JSON.stringify(errorFacts(error))).not.toContain('SECRET');
  expect(errorFacts(error)).toMatchObject({ code: 10062, status: 404 });
});
