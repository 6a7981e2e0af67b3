import type { APIEmbed } from 'discord.js';
import { LIMITS } from './limits.js';

/** A message's text, and what goes into its embed. */
export interface Flowed {
  readonly content: string;
  readonly embed: APIEmbed;
}

/**
 * As many of the paragraphs as there is room for in a message's text, which everybody sees; those after them go into the
 * embed beneath it.
 */
export function flow(paragraphs: readonly string[], color: number, between = '\n'): Flowed {
  let content = '';
  for (const [n, paragraph] of paragraphs.entries()) {
    const longer = n === 0 ? paragraph : content + between + paragraph;
    if (longer.length > LIMITS.content)
      return { content, embed: { description: paragraphs.slice(n).join(between), color } };
    content = longer;
  }
  return { content, embed: { color } };
}
