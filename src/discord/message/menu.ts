import type { Phrase } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { MenuView } from '../../table/view/menu.js';
import { diceText, diceWords } from '../../text/dice.js';
import { menuAlt } from '../../text/picture.js';
import type { Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { controlRows } from './controls.js';
import {
  codeBlock,
  countdown,
  heading,
  joinLines,
  type Message,
  type MessageParts,
  makeMessage,
  RGB,
} from './message.js';
import { awaitedText, dueText, plainVoice, tableVoice } from './people.js';

export interface MenuOptions {
  /** Stands above all else. */
  readonly note?: Phrase | null;
  readonly locale?: string;
  readonly look?: SheetStyle;
}

/** A player's private message: the own sheet, what is to be decided, and the choices. It tells nobody's answer but the own. */
export function menuMessage(menu: MenuView, options: MenuOptions = {}): Message {
  return makeMessage((names) => menuParts(menu, options, names));
}

function menuParts(menu: MenuView, options: MenuOptions, names: number): MessageParts {
  const { note = null, locale, look = 'text' } = options;
  const { choices, game, seat, shown } = menu;
  const voice = tableVoice(menu, locale, names);
  const plain = plainVoice(menu, locale);
  const sheet = shown.sheets[seat]!;
  return {
    content: joinLines(
      note === null ? null : `> ${voice.say(note)}`,
      heading(voice.tell('menu.title', { game: game.name })),
      menu.end === null ? stepText(menu, voice, look) : endText(menu.end, voice),
      look === 'text' ? codeBlock(sheetText(sheet, voice)) : null,
      look === 'text' ? `-# ${legend([sheet], voice)}` : null,
      choices?.note ? voice.say(choices.note) : null,
    ),
    embed: { color: RGB[game.colour] },
    picture: look === 'picture' ? { view: shown, seat, names: [], alt: menuAlt(shown, seat, plain) } : null,
    rows: choices === null ? [] : controlRows(menu, choices.rows, plain),
  };
}

function endText(end: NonNullable<MenuView['end']>, voice: Voice): string {
  if (end.kind === 'void')
    return joinLines(voice.tell('menu.void'), end.reason === null ? null : voice.say({ key: end.reason }));
  const { next, place, points } = end;
  return joinLines(voice.tell('menu.result', { place, points }), next === null ? null : nextText(next, voice));
}

function nextText(next: number | 'paused', voice: Voice): string {
  return next === 'paused' ? voice.tell('board.paused') : voice.tell('series.follows', { when: countdown(next) });
}

function stepText(menu: MenuView, voice: Voice, look: SheetStyle): string {
  const { dice, sum, step } = menu.shown;
  return joinLines(
    dice.length === 0 ? null : `🎲 **${diceText(dice, voice)}**`,
    dice.length === 0 || look !== 'text' ? null : diceWords(dice, voice),
    sum === null ? null : voice.say(sum),
    step === null ? null : `**${voice.say(step)}**`,
    ...answerTexts(menu, voice),
    menu.isPaused ? voice.tell('board.paused') : dueText(menu, voice),
  );
}

function answerTexts(menu: MenuView, voice: Voice): readonly (string | null)[] {
  const { answer } = menu;
  const others = awaitedText(menu, menu.others, voice);
  switch (answer.kind) {
    case 'sealed':
      return [voice.tell('menu.sealed'), others];
    case 'given':
      return [voice.tell('menu.answered', { entry: answer.move }), voice.tell('menu.change'), others];
    case 'due':
      return [voice.tell('menu.asked')];
    case 'none':
      return [voice.tell('menu.idle'), others];
  }
}
