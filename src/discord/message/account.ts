import type { Entry, TurnAccount } from '../../table/view/account.js';
import { diceText } from '../../text/dice.js';
import type { Voice } from '../../text/say.js';
import { lines as textLines } from './message.js';

/** What was entered and what came of it, without the dice; '' if nothing is known yet. */
export function outcomeText(told: TurnAccount, voice: Voice): string {
  const entries = told.entries.map(({ seat, entries: of }) =>
    voice.tell('board.entry', { seat: { seat }, entries: of.map((entry) => entryText(entry)).join(' · ') }),
  );
  return textLines(...entries, ...told.news.map((phrase) => `• ${voice.say(phrase)}`));

  function entryText({ label, late }: Entry): string {
    return late ? voice.tell('board.entry.late', { entry: label }) : voice.say(label);
  }
}

/** A throw that is over, with its dice. */
export function turnText(told: TurnAccount, voice: Voice): string {
  const dice =
    told.dice.length === 0
      ? null
      : voice.tell('board.throw', { dice: diceText(told.dice, voice), seat: { seat: told.active } });
  return textLines(dice, outcomeText(told, voice) || voice.tell('board.nothing'));
}

/** As many of the newest throws as there is room for, oldest first. */
export function accountText(all: readonly TurnAccount[], voice: Voice, room: number): string {
  const texts: string[] = [];
  let length = 0;
  for (const told of all.toReversed()) {
    const text = turnText(told, voice);
    length += text.length + 2;
    if (length > room) break;
    texts.unshift(text);
  }
  const missing = all.length - texts.length;
  if (missing > 0) texts.unshift(voice.tell('board.earlier', { throws: missing }));
  return texts.join('\n\n');
}
