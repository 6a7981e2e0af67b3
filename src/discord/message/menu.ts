import type { Phrase, View } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import { isBetween, isSealed, viewOf } from '../../table/match.js';
import { finalPlaces } from '../../table/results.js';
import type { ActiveMatch } from '../../table/types.js';
import { diceText, diceWords } from '../../text/dice.js';
import { menuAlt } from '../../text/picture.js';
import type { Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { controlRows } from './controls.js';
import { codeBlock, countdown, heading, lines, type Message, type MessageParts, makeMessage, RGB } from './message.js';
import { awaitedText, dueText, plainVoice, tableVoice } from './people.js';

export interface MenuOptions {
  /** What was tapped last, '' at first. */
  readonly tapped?: string;
  /** Stands above all else. */
  readonly note?: Phrase | null;
  readonly locale?: string;
  readonly look?: SheetStyle;
}

/** A player's private message: the own sheet, what is to be decided, and the choices. It tells nobody's answer but the own. */
export function menuMessage(live: ActiveMatch, seat: number, options: MenuOptions = {}): Message {
  return makeMessage((names) => menuParts(live, seat, options, names));
}

function menuParts(live: ActiveMatch, seat: number, options: MenuOptions, names: number): MessageParts {
  const { tapped = '', note = null, locale, look = 'text' } = options;
  const { game, state, stored } = live;
  const voice = tableVoice(stored, locale, names);
  const plain = plainVoice(stored, locale);
  const view = viewOf(live, seat);
  const sheet = view.sheets[seat]!;
  const asked = !isClosed(live) && !isSealed(live, seat) && game.legalMoves(state, seat).length > 0;
  const choices = asked ? game.menu(state, seat, tapped) : null;
  return {
    content: lines(
      note === null ? null : `> ${voice.say(note)}`,
      heading(voice.tell('menu.title', { game: game.name })),
      isClosed(live) ? endText(live, seat, voice) : stepText(live, seat, view, voice, look),
      look === 'text' ? codeBlock(sheetText(sheet, voice)) : null,
      look === 'text' ? `-# ${legend([sheet], voice)}` : null,
      choices?.note ? voice.say(choices.note) : null,
    ),
    embed: { color: RGB[game.colour] },
    picture: look === 'picture' ? { view, seat, names: [], alt: menuAlt(view, seat, plain) } : null,
    rows: choices === null ? [] : controlRows(live, seat, choices.rows, plain),
  };
}

function isClosed({ over, stored }: ActiveMatch): boolean {
  return over || stored.match.status === 'void' || stored.table.status === 'void';
}

function endText(live: ActiveMatch, seat: number, voice: Voice): string {
  const { game, over, state, stored } = live;
  if (!over) return lines(voice.tell('menu.void'), reasonText(stored.table.reason, voice));
  const { dueAt, paused, status } = stored.table;
  return lines(
    voice.tell('menu.result', { place: finalPlaces(live)[seat]!, points: game.scores(state)[seat]!.total }),
    isBetween(stored) && dueAt !== null && status === 'playing'
      ? paused === null
        ? voice.tell('series.follows', { when: countdown(dueAt) })
        : voice.tell('board.paused')
      : null,
  );
}

function reasonText(reason: string | null, voice: Voice): string | null {
  return reason === null ? null : voice.say({ key: reason });
}

function stepText(live: ActiveMatch, seat: number, { dice, sum, step }: View, voice: Voice, look: SheetStyle): string {
  const { game, state, stored, awaited } = live;
  const answered = game.pendingMove(state, seat);
  return lines(
    dice.length === 0 ? null : `🎲 **${diceText(dice, voice)}**`,
    dice.length === 0 || look !== 'text' ? null : diceWords(dice, voice),
    sum === null ? null : voice.say(sum),
    step === null ? null : `**${voice.say(step)}**`,
    ...answerText(),
    stored.table.paused === null ? dueText(stored, voice) : voice.tell('board.paused'),
  );

  function answerText(): (string | null)[] {
    const others = awaitedText(
      stored,
      awaited.filter((each) => each !== seat),
      voice,
    );
    if (isSealed(live, seat)) return [voice.tell('menu.sealed'), others];
    if (answered !== null)
      return [voice.tell('menu.answered', { entry: game.label(state, answered) }), voice.tell('menu.change'), others];
    if (awaited.includes(seat)) return [voice.tell('menu.asked')];
    return [voice.tell('menu.idle'), others];
  }
}
