import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChannelRef, DiscordUser, Interaction, Outcome, SeenMessage } from 'local-discord';
import { expect } from 'vitest';
import { asRead, sealBy } from './read-seals.js';

/** A second program, which shares nothing with the bot. */
const OTHER = fileURLToPath(new URL('vectors/dice.mjs', import.meta.url));
const PAGE = readFileSync(new URL('../docs/verify.html', import.meta.url));

/** What a lobby or a result says of dice; null: it does not. */
export interface ShownDice {
  readonly seal: string | null;
  readonly words: readonly string[];
  readonly secret: string | null;
  readonly salt: string | null;
  /** The seal of the next match of the series. */
  readonly next: string | null;
}

/** As it is read in English. */
export function proofOn({ embeds }: Pick<SeenMessage, 'embeds'>): ShownDice {
  const text = embeds[0]?.description ?? '';
  const told = (pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
  const words = told(/🍀 Lucky words?: (.*)$/m);
  const salt = told(/🧂 Salt: (.*)$/m);
  return {
    seal: told(/🔏 Seal(?: of the dice)?: `([0-9a-f]{64})`/),
    words: words?.split(' · ').map(asRead) ?? [],
    secret: told(/🔑 Secret: `([0-9a-f]{64})`/),
    salt: salt === null ? null : asRead(salt),
    next: told(/🔏 Seal of the next match: `([0-9a-f]{64})`/),
  };
}

/** Presses *Lucky word* and types that. */
export async function typeWord(person: DiscordUser, message: SeenMessage, word: string): Promise<Outcome> {
  const { ack } = await person.press(message, /^luck/).outcome;
  expect(ack).toBe('modal');
  return person.submitModal({ word }).outcome;
}

/** What a check of dice says, and the record that is handed out; null: none. */
export async function checkedBy(
  person: DiscordUser,
  channel: ChannelRef,
  check: Interaction,
): Promise<{ readonly text: string; readonly file: string | null }> {
  const { message } = await check.outcome;
  const told = await person.waitFor(channel, ({ id, loading }) => id === message!.id && !loading);
  expect(told.ephemeral).toBe(true);
  const [file, page, ...more] = told.attachments;
  expect(more).toEqual([]);
  // The page that checks it comes with the record, as it is.
  if (file !== undefined) expect(Buffer.from(page!.bytes).equals(PAGE)).toBe(true);
  return { text: told.text, file: file === undefined ? null : Buffer.from(file.bytes).toString() };
}

/** What is written in a file beside the record. */
function notesIn(file: string): Pick<ShownDice, 'seal' | 'secret' | 'salt'> {
  const note = (what: string): string | null => new RegExp(`^# ${what} (.*)$`, 'm').exec(file)?.[1] ?? null;
  return { seal: note('seal'), secret: note('secret'), salt: note('salt') };
}

/** The throws as they stand in a file. */
export function throwsIn(file: string): readonly string[] {
  return file.split('\n').filter((line) => line.startsWith('*'));
}

/** What the second program makes of the secret and the salt in a file: their seal, and the throws as they must read. */
export function secondOpinion(file: string): { readonly seal: string; readonly throws: readonly string[] } {
  return JSON.parse(execFileSync(process.execPath, [OTHER, 'record'], { encoding: 'utf8', input: file }));
}

/** The file holds what everybody was shown of the match, and the second program throws the same dice. */
export function expectProof(file: string | null, shown: ShownDice): void {
  expect(notesIn(file!)).toEqual({ seal: shown.seal, secret: shown.secret, salt: shown.salt });
  expect(secondOpinion(file!)).toEqual({ seal: shown.seal, throws: throwsIn(file!) });
  expect(sealBy(shown.secret!)).toBe(shown.seal);
}
