import type { Control, Menu, Phrase, Tone } from '../../games/game.js';

/** A control that records nothing: it only changes the menu of whoever presses it. */
export interface TapControl {
  readonly kind: 'tap';
  readonly what: string;
  readonly label: Phrase;
  readonly tone: Tone;
}

/** A game's menu, with what asks once more before something is recorded. */
export interface MenuChoices {
  readonly note: Phrase | null;
  readonly rows: readonly (readonly (Control | TapControl)[])[];
}

/** A pass that costs something, while there is something to enter: its button asks first, and that question has the pass itself. */
export function askIfCostly(menu: Menu, tapped: string, pendingMove: string | null): MenuChoices {
  const controls = menu.rows.flat();
  const costly = controls.find((control) => control.kind === 'play' && control.tone === 'costly');
  if (costly?.kind !== 'play' || costly.move === pendingMove || !controls.some(enters)) return menu;
  if (tapped === costly.move) {
    const note = { key: 'menu.sure', args: { move: costly.label } };
    return { note, rows: [[costly, tapOf('-', { key: 'menu.back' }, 'choose')]] };
  }
  const asking = tapOf(costly.move, costly.label, 'costly');
  return { ...menu, rows: menu.rows.map((row) => row.map((control) => (control === costly ? asking : control))) };
}

function enters(control: Control): boolean {
  return control.kind === 'pick' || (control.kind === 'play' && control.tone === 'enter');
}

function tapOf(what: string, label: Phrase, tone: Tone): TapControl {
  return { kind: 'tap', what, label, tone };
}
