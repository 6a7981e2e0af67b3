import type { APIStringSelectComponent } from 'discord.js';
import { ComponentType } from 'discord.js';
import type { Control, Phrase, Tone } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { MenuView } from '../../table/view/menu.js';
import type { MenuChoices, TapControl } from '../../table/view/sure.js';
import { type DieSign, diceWords, lettersIn } from '../../text/dice.js';
import { menuAlt } from '../../text/picture.js';
import type { Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { type Id, makeId } from '../ids.js';
import type { ActionRow } from './limits.js';
import { meanwhileTexts } from './meanwhile.js';
import {
  button,
  codeBlock,
  countdown,
  heading,
  joinLines,
  type Message,
  makeMessage,
  RGB,
  type Style,
} from './message.js';
import {
  askedText,
  awaitedText,
  dueText,
  joinWords,
  namesAmong,
  plainVoice,
  tableVoice,
  thrownText,
} from './people.js';
import { rulesButton } from './rules.js';
import { withShortNames } from './short-names.js';
import { signOf } from './sign.js';

/** Who presses one of these in private stands on the menu of that match, or asks for it; all others stand on questions and lists. */
export const MENU_BUTTONS: ReadonlySet<Id['kind']> = new Set(['play', 'tap', 'pick', 'multiselect', 'sheet', 'back']);

/**
 * A player's private message: the own sheet, what is to be decided, and the choices. It tells nobody's answer but the own.
 * `note` stands above all else.
 */
export function menuMessage(
  menu: MenuView,
  {
    note = null,
    locale,
    look = 'text',
    dieSign,
  }: {
    readonly note?: Phrase | null;
    readonly locale?: string;
    readonly look?: SheetStyle;
    readonly dieSign?: DieSign;
  } = {},
): Message {
  const { choices, game, seat, shown } = menu;
  const plain = plainVoice(menu, locale);
  const sheet = shown.sheets[seat]!;
  const contentOf = (voice: Voice): string =>
    joinLines(
      note === null ? null : `> ${voice.say(note)}`,
      ...meanwhileTexts(menu, voice, look),
      menu.end === null ? stepText(menu, voice, look) : endText(menu, menu.end, voice),
      look === 'text' ? codeBlock(sheetText(sheet, voice)) : null,
      look === 'text' ? `-# ${legend([sheet], voice)}` : null,
      choices?.note ? voice.say(choices.note) : null,
    );
  return makeMessage((names, sign) => {
    const make = (table: MenuView) => ({ content: contentOf(tableVoice(table, locale, names, sign)) });
    return {
      ...(look === 'text' ? make(menu) : withShortNames(menu, make)),
      embed: { color: RGB[game.colour] },
      picture:
        look === 'picture'
          ? { view: shown, letters: lettersIn(plain), seat, players: [], alt: menuAlt(shown, seat, plain) }
          : null,
      rows: menu.end === null ? wayRows(menu, plain, sign) : [],
    };
  }, dieSign);
}

/** The choices; for who is played for the way back; while there is nothing to choose the rules, which stand on the board as well. */
function wayRows(menu: MenuView, voice: Voice, sign: DieSign): ActionRow['components'][] {
  const { choices, game, isPlayedFor, match } = menu;
  if (isPlayedFor) return [[button({ kind: 'back', match }, voice.tell('leave.back'), 'main')]];
  return choices === null ? [[rulesButton(game.id, voice)]] : controlRows(menu, choices.rows, voice, sign);
}

function endText({ game, isSolo }: MenuView, end: NonNullable<MenuView['end']>, voice: Voice): string {
  const title = heading(voice.tell('menu.title', { game: game.name }));
  if (end.kind === 'void')
    return joinLines(title, voice.tell('menu.void'), end.reason === null ? null : voice.say({ key: end.reason }));
  const { next, place, points } = end;
  if (isSolo) return joinLines(title, voice.tell('solo.menu', { points }));
  return joinLines(title, voice.tell('menu.result', { place, points }), next === null ? null : nextText(next, voice));
}

function nextText(next: number | 'paused', voice: Voice): string {
  return next === 'paused' ? voice.tell('board.paused') : voice.tell('series.follows', { when: countdown(next) });
}

/** What is asked; beside a picture without the dice, which the board has told just above. */
function stepText(menu: MenuView, voice: Voice, look: SheetStyle): string {
  const { active, isPaused, isSolo, shown } = menu;
  const { dice, sum } = shown;
  const told = look === 'picture' || dice.length === 0;
  return joinLines(
    told ? null : thrownText(dice, isSolo ? null : active, voice),
    told ? null : diceWords(dice, voice),
    told || sum === null ? null : voice.say(sum),
    ...answerTexts(menu, voice, look),
    isPaused ? voice.tell('board.paused') : null,
  );
}

/** The reader is told that it is their turn, or else who threw, unless that stands above. */
function askedAs({ active, seat, shown: { dice } }: MenuView, voice: Voice, look: SheetStyle): string {
  if (active === seat) return voice.tell('menu.turn');
  return look === 'picture' && dice.length > 0
    ? voice.tell('menu.threw', { seat: { seat: active } })
    : voice.tell('menu.you');
}

function answerTexts(menu: MenuView, voice: Voice, look: SheetStyle): readonly (string | null)[] {
  const { answer, isPaused, others, shown } = menu;
  const dueAt = isPaused ? null : menu.dueAt;
  const waiting = joinWords(awaitedText(menu, others, voice), dueText(dueAt));
  if (menu.isPlayedFor) return [voice.tell('menu.played'), waiting];
  switch (answer.kind) {
    case 'inherited':
      return [voice.tell('menu.inherited'), waiting];
    case 'given':
      return [voice.tell('menu.answered', { entry: answer.move }), waiting];
    case 'due':
      return [askedText({ names: askedAs(menu, voice, look), step: shown.step, dueAt }, voice)];
    case 'none': {
      const names = voice.list(namesAmong(menu, others, voice));
      return [askedText({ names, step: shown.step, dueAt }, voice) ?? voice.tell('menu.idle')];
    }
  }
}

const STYLES: Readonly<Record<Tone, Style>> = {
  enter: 'plain',
  choose: 'plain',
  main: 'main',
  pass: 'plain',
  costly: 'bad',
};

/** The choices of a seat as components: what stands as its answer is ticked. `voice` knows the names as they are. */
function controlRows(
  { match, step, pendingMove }: Pick<MenuView, 'match' | 'step' | 'pendingMove'>,
  rows: MenuChoices['rows'],
  voice: Voice,
  sign: DieSign,
): ActionRow['components'][] {
  return rows.map((row) => row.map((control) => component(control)));

  function component(control: Control | TapControl): ActionRow['components'][number] {
    switch (control.kind) {
      case 'play': {
        const { colour, move, tone } = control;
        const label = ticked(voice.say(control.label), move === pendingMove);
        return { ...button({ kind: 'play', match, step, move }, label, STYLES[tone]), ...signOf(colour, sign) };
      }
      case 'tap': {
        const { tone, what } = control;
        return button({ kind: 'tap', match, step, what }, voice.say(control.label), STYLES[tone]);
      }
      case 'pick':
        return select(control);
      case 'multiselect':
        return multiselect(control);
    }
  }

  function select(control: Extract<Control, { kind: 'pick' }>): APIStringSelectComponent {
    return {
      type: ComponentType.StringSelect,
      custom_id: makeId({ kind: 'pick', match, step, part: control.part }),
      placeholder: voice.say(control.prompt),
      options: control.options.map(({ move, label, colour }) => ({
        label: voice.say(label),
        value: move,
        default: move === pendingMove,
        ...signOf(colour, sign),
      })),
    };
  }

  function multiselect(control: Extract<Control, { kind: 'multiselect' }>): APIStringSelectComponent {
    const { none, options, prompt, stem } = control;
    const chosen = pendingMove?.startsWith(stem) ? pendingMove.slice(stem.length) : '';
    return {
      type: ComponentType.StringSelect,
      custom_id: makeId({ kind: 'multiselect', match, step, stem, none }),
      placeholder: voice.say(prompt),
      min_values: 0,
      max_values: options.length,
      options: options.map(({ word, label, description, colour, value }) => ({
        label: voice.say(label),
        description: voice.say(description),
        value: word,
        default: chosen.includes(word),
        ...signOf(colour, sign, value),
      })),
    };
  }

  function ticked(label: string, on: boolean): string {
    return on ? voice.tell('menu.yours', { label }) : label;
  }
}
