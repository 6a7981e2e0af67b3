import type { SheetStyle } from '../../settings/settings.js';
import type { MenuView } from '../../table/view/menu.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { briefOutcome, newsOf } from './account.js';
import { diceBeside } from './people.js';

/**
 * What has passed since the reader last answered, as much as a phone has room for above three rows of buttons: in one line what
 * it was to them, with how often they threw in vain; where they did not, and that is but one thing, in a smaller one what was
 * none of theirs. All dice stand on the board.
 */
export function meanwhileTexts({ meanwhile, seat }: MenuView, voice: Voice, look: SheetStyle): readonly string[] {
  const { own, unasked, misfits } = meanwhile;
  const { locale, names, room, sign } = voice;
  const reader = voiceOf(locale, names.with(seat, voice.tell('menu.you')), room, sign);
  const lineOf = (of: number, entries: string): string => reader.tell('board.entry', { seat: { seat: of }, entries });
  const isShort = own.length === 0 && misfits === 1;
  const thrown = unasked
    .filter(({ active }) => active === seat)
    .map((turn) => {
      const outcome = [reader.tell('menu.misfits', { count: misfits }), briefOutcome(turn, reader)]
        .filter((text) => text !== '')
        .join(', ');
      return isShort ? `🎲 ${diceBeside(look, turn.dice, reader)}, ${outcome}` : outcome;
    });
  const told = [...own.map((phrase) => newsOf(phrase, reader).text), ...thrown];
  const others = told.length > 1 || misfits > 0 ? [] : unasked;
  return [
    ...(told.length === 0 ? [] : [lineOf(seat, told.join(' · '))]),
    ...others.map((turn) => `-# ${lineOf(turn.active, briefOutcome(turn, reader))}`),
  ];
}
