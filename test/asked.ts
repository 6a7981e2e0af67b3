import type { DiscordUser, SeenMessage } from 'local-discord';

const ASK = /^\*\*(.+?): .+\*\*/m;

/** Which of these people a board asks, by their name or by a mention. */
export function askedOn({ content }: SeenMessage, people: readonly DiscordUser[]): readonly string[] {
  const asked = ASK.exec(content)?.[1] ?? '';
  return people.filter(({ id, name }) => asked.includes(name) || asked.includes(`<@${id}>`)).map(({ name }) => name);
}
