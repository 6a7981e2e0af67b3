import type { Game } from '../../games/game.js';
import type { DieThrownView, SideThrownView, ThrownView } from '../../table/view/thrown.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { flow } from './flow.js';
import { button, codeBlock, heading, inRows, type Message, makeMessage, RGB } from './message.js';
import { WIDEST } from './series.js';

/** Whose dice are shown, and whose results were, to which it leads back. */
interface DicePage {
  readonly game: Game;
  /** The person's id. */
  readonly person: string;
}

/** How often each face of a game's dice has fallen in a server, and what is to be expected. */
export function diceMessage(
  { game, person }: DicePage,
  thrown: ThrownView,
  games: readonly Game[],
  locale: string,
): Message {
  const voice = voiceOf(locale);
  const others = games.filter(({ id }) => id !== game.id);
  return makeMessage({
    ...flow([heading(voice.tell('dice.title', { game: game.name })), ...textsOf(thrown, voice)], RGB[game.colour]),
    rows: inRows([
      ...others.map((each) => button({ kind: 'dice', game: each.id, person }, voice.say(each.name))),
      button({ kind: 'stats', person }, voice.tell('page.back')),
    ]),
  });
}

function textsOf({ dice, faces, outside }: ThrownView, voice: Voice): readonly string[] {
  if (faces === 0) return [voice.tell('dice.none')];
  return [
    `-# ${voice.tell('dice.note')}`,
    codeBlock(tableOf(dice, voice)),
    voice.tell('dice.outside', { outside, faces }),
    `-# ${voice.tell('dice.legend')}`,
  ];
}

/** Room for "*100.0", and a letter or two before the first of a line. */
const CELL = 6;
const LABEL = 2;
const ACROSS = Math.floor((WIDEST - LABEL) / CELL);

/** Of each die its faces, unless they stand above it already, how often each fell, and what is to be expected. */
function tableOf(dice: readonly DieThrownView[], voice: Voice): string {
  const lines: string[] = [];
  let above = '';
  for (const die of dice) {
    for (const sides of inLines(die.sides)) {
      const [head, shares] = sidesText(sides, labelOf(die, voice), voice);
      if (head !== above) lines.push(head);
      lines.push(shares);
      above = head;
    }
    lines.push(`  ${expectedText(die, voice)}`);
  }
  return lines.join('\n');
}

function inLines(sides: readonly SideThrownView[]): readonly (readonly SideThrownView[])[] {
  return Array.from({ length: Math.ceil(sides.length / ACROSS) }, (_, n) => sides.slice(n * ACROSS, (n + 1) * ACROSS));
}

/** The letter of a die whose sides are all of one colour; that of another is each side's own. */
function labelOf({ sides }: DieThrownView, voice: Voice): string {
  const [letter = '', ...others] = new Set(sides.map(({ colour }) => voice.tell(`letter.${colour}`)));
  return others.length === 0 ? letter : '';
}

/** How the sides of a die with that label are called, and how often each fell. */
function sidesText(sides: readonly SideThrownView[], label: string, voice: Voice): readonly [string, string] {
  const names = sides.map(({ colour, value }) => {
    const letter = label === '' ? voice.tell(`letter.${colour}`) : '';
    return `${letter}${value ?? '–'}`;
  });
  const shares = sides.map(
    ({ share, isOutside }) => `${isOutside ? '*' : ''}${share === null ? '–' : voice.tenths(share)}`,
  );
  return [lineOf('', names), lineOf(label, shares)];
}

function lineOf(label: string, cells: readonly string[]): string {
  return `${label.padEnd(LABEL)}${cells.map((cell) => cell.padStart(CELL)).join('')}`;
}

function expectedText({ times, range }: DieThrownView, voice: Voice): string {
  if (range === null) return voice.tell('dice.unthrown');
  return voice.tell('dice.range', { times, low: voice.tenths(range.low), high: voice.tenths(range.high) });
}
