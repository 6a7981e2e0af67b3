import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T; strict: true }>>['values'];

/** A command was called in a way that it does not know. The message is one sentence. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** Runs a command with the options that it was called with. A misuse ends it with its sentence and exit status 2. */
export async function withOptions<T extends Options>(
  options: T,
  run: (values: Values<T>) => Promise<void> | void,
): Promise<void> {
  try {
    await run(read(options));
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

function read<T extends Options>(options: T): Values<T> {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [sentence = ''] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    throw new Misuse(
      `${sentence.replace(/\.$/, '')}; ${known.length === 0 ? 'there are no options' : `options: ${known.join(', ')}`}.`,
    );
  }
}
