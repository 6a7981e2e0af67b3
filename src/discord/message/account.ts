import type { Entry, TurnAccount } from '../../table/view/account.js';
import { diceText } from '../../text/dice.js';
import type { Voice } from '../../text/say.js';
import { joinLines } from './message.js';

/** What was entered and what came of it, without the dice, a line each; '' if nothing is known yet. */
export function outcomeText(account: TurnAccount, voice: Voice): string {
  return joinLines(...entriesOf(account, voice), ...account.news.map((phrase) => `• ${voice.say(phrase)}`));
}

function entriesOf({ entries }: TurnAccount, voice: Voice): readonly string[] {
  return entries.map(({ seat, entries: of }) =>
    voice.tell('board.entry', { seat: { seat }, entries: of.map((entry) => entryText(entry, voice)).join(' · ') }),
  );
}

function entryText({ label, late }: Entry, voice: Voice): string {
  return late ? voice.tell('board.entry.late', { entry: label }) : voice.say(label);
}

/** A throw that is over, with its dice, in one line. */
export function turnLine(account: TurnAccount, voice: Voice): string {
  const dice =
    account.dice.length === 0
      ? []
      : [voice.tell('board.throw', { dice: diceText(account.dice, voice), seat: { seat: account.active } })];
  const outcome = [...entriesOf(account, voice), ...account.news.map((phrase) => voice.say(phrase))];
  return `-# ${[...dice, ...(outcome.length === 0 ? [voice.tell('board.nothing')] : outcome)].join(' · ')}`;
}
