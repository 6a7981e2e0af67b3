import type { Control, Menu, Phrase, Tone } from '../../games/game.js';

/** A pass that costs something, while there is something to enter: its button asks first, and that question has the pass itself. */
export function askIfCostly(menu: Menu, tapped: string, pendingMove: string | null): Menu {
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

function tapOf(what: string, label: Phrase, tone: Tone): Control {
  return { kind: 'tap', what, label, tone };
}
