import { cleanEnv, EnvMissingError, makeValidator, port, str } from 'envalid';
import { pino } from 'pino';

/** The bot can't be started like this. The message is one sentence for whoever runs it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A token is judged by its form alone: the id of a bot, a time and a signature, each in letters for web addresses. */
const TOKEN = /^[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}$/;

const token = makeValidator<string>((text) => {
  if (!TOKEN.test(text)) throw new TypeError('does not look like a bot token: three parts with dots between them');
  return text;
});

const apiUrl = makeValidator<string>((text) => {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new TypeError('is not a web address');
  return text.replace(/\/+$/, '');
});

/** What the bot is told from outside. Throws a `StartError` about the first variable that is wrong. */
export function readEnv(environment: Readonly<Record<string, string | undefined>>) {
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  return cleanEnv(
    given,
    {
      DISCORD_TOKEN: token(),
      DATABASE_PATH: str({ default: 'data/bot.sqlite' }),
      DISCORD_API_URL: apiUrl({ default: 'https://discord.com/api' }),
      LOG_LEVEL: str({ default: 'info', choices: [...Object.keys(pino.levels.values), 'silent'] }),
      HEALTH_PORT: port({ default: undefined }),
    },
    {
      reporter({ errors }) {
        const [first] = Object.entries(errors);
        if (first !== undefined) throw new StartError(sentence(first[0], first[1]));
      },
    },
  );
}

export type Env = ReturnType<typeof readEnv>;

function sentence(name: string, error: Error): string {
  if (error instanceof EnvMissingError) return `${name} is not set; put it into .env or the environment.`;
  if (name === 'DISCORD_TOKEN' || name === 'DISCORD_API_URL') return `${name} ${error.message}.`;
  if (name === 'HEALTH_PORT') return `${name} is not a port number from 1 to 65535.`;
  return `${name} has a value that is not possible; see .env.example.`;
}
