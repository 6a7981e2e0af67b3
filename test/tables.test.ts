import { expect } from 'vitest';
import { housed } from './housed.js';
import { answerFrom, planFor, sitDown } from './sitting.js';
import { idsOn, startTable } from './tables.js';

housed('a match that begins is known by its own board, though another’s comes anew meanwhile', async ({ house }) => {
  const { discord } = house;
  const { channel, people, match, board, menu } = await sitDown(house, ['Ann', 'Ben']);
  const ids = (): readonly string[] => idsOn(discord.messages(channel));
  const asked = await menu(people[0]!);
  // With the next answer it is there again.
  discord.deleteMessage(board());
  const beginning = startTable(house, { ...planFor(house, ['Cay', 'Dot']), channel });
  await discord.until(() => ids().some((id) => id.startsWith('join:')));
  await answerFrom(people[0]!, asked);
  const begun = await beginning;
  expect(begun).not.toBe(match);
  expect(ids()).toContain(`sheet:${begun}`);
});
