import type { RESTOptions } from 'discord.js';
import { SQUARES } from '../../text/dice.js';
import { colourOfFace } from './faces.js';

type Body = Parameters<RESTOptions['makeRequest']>[1]['body'];

/** The part of a form that holds the JSON beside its files. */
const JSON_PART = 'payload_json';
/** Looked for before anything is read as JSON: most of what is sent has none. */
const MAYBE = /"emoji":\{[^{}]*"id":/;

/** The ids of the application's emojis that stand on the buttons and options of what is sent, however it is sent. */
export function emojiIdsIn(body: Body): readonly string[] {
  const text = jsonOf(body);
  if (text === null || !MAYBE.test(text)) return [];
  const ids = new Set<string>();
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'emoji' && isCustom(value)) ids.add(value.id);
    return value;
  });
  return [...ids];
}

/** The same body with a square of its colour in place of each of them, in a copy. */
export function inSquares(body: Body): string | FormData {
  const json = JSON.stringify(
    JSON.parse(jsonOf(body)!, (key, value: unknown) => (key === 'emoji' && isCustom(value) ? squareFor(value) : value)),
  );
  if (!(body instanceof FormData)) return json;
  const copy = new FormData();
  for (const [name, value] of body) copy.append(name, name === JSON_PART ? json : value);
  return copy;
}

/** Whether a refusal of a malformed message is for an emoji on a button or an option. */
export function namesEmoji(refusal: string): boolean {
  return /"emoji"\s*:|INVALID_EMOJI/.test(refusal);
}

interface CustomEmoji {
  readonly id: string;
  readonly name: string;
}

function isCustom(value: unknown): value is CustomEmoji {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

function squareFor({ name }: CustomEmoji): { readonly name: string } | undefined {
  const colour = colourOfFace(name);
  return colour === undefined ? undefined : { name: SQUARES[colour] };
}

function jsonOf(body: Body): string | null {
  const json: unknown = body instanceof FormData ? body.get(JSON_PART) : body;
  return typeof json === 'string' ? json : null;
}
