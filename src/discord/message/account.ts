import type { Entry, TurnAccount } from '../../table/view/account.js';
import { diceText } from '../../text/dice.js';
import type { Voice } from '../../text/say.js';
import { joinLines } from './message.js';

/** What was entered and what came of it, without the dice; '' if nothing is known yet. */
export function outcomeText(account: TurnAccount, voice: Voice): string {
  const entries = account.entries.map(({ seat, entries: of }) =>
    voice.tell('board.entry', { seat: { seat }, entries: of.map((entry) => entryText(entry)).join(' · ') }),
  );
  return joinLines(...entries, ...account.news.map((phrase) => `• ${voice.say(phrase)}`));

  function entryText({ label, late }: Entry): string {
    return late ? voice.tell('board.entry.late', { entry: label }) : voice.say(label);
  }
}

/** A throw that is over, with its dice. */
export function turnText(account: TurnAccount, voice: Voice): string {
  const dice =
    account.dice.length === 0
      ? null
      : voice.tell('board.throw', { dice: diceText(account.dice, voice), seat: { seat: account.active } });
  return joinLines(dice, outcomeText(account, voice) || voice.tell('board.nothing'));
}

/** As many of the newest throws as there is room for, oldest first. */
export function accountText(all: readonly TurnAccount[], voice: Voice, room: number): string {
  const texts: string[] = [];
  let length = 0;
  for (const account of all.toReversed()) {
    const text = turnText(account, voice);
    length += text.length + 2;
    if (length > room) break;
    texts.unshift(text);
  }
  const missing = all.length - texts.length;
  if (missing > 0) texts.unshift(voice.tell('board.earlier', { throws: missing }));
  return texts.join('\n\n');
}
