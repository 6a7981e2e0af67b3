import type { DiscordUser, SeenMessage } from 'local-discord';

const ASK = /^\*\*(.+?): .+\*\*/m;

/** Which of these people a board asks, by their name, by a mention, or all of them. */
export function askedOn({ content }: SeenMessage, people: readonly DiscordUser[]): readonly string[] {
  const asked = ASK.exec(content)?.[1] ?? '';
  const isAsked = ({ id, name }: DiscordUser): boolean =>
    asked === 'Everyone' || asked.includes(name) || asked.includes(`<@${id}>`);
  return people.filter(isAsked).map(({ name }) => name);
}

/** Answers with that move by a button of the menu, also where it asks once more before it costs something. Returns the menu then. */
export async function answerSurely(person: DiscordUser, menu: SeenMessage, move: string): Promise<SeenMessage> {
  const pressed = buttonOf(menu, /^(?:play|tap):/, move);
  const { message } = await person.press(menu, pressed).outcome;
  if (pressed.startsWith('play:')) return message!;
  return (await person.press(message!, buttonOf(message!, /^play:/, move)).outcome).message!;
}

function buttonOf({ buttons, text }: SeenMessage, kind: RegExp, move: string): string {
  const found = buttons.find(({ customId }) => kind.test(customId ?? '') && customId!.endsWith(`:${move}`));
  if (found?.customId == null) throw new Error(`${move} is not offered on:\n${text}`);
  return found.customId;
}
