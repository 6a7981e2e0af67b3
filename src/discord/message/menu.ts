import type { Phrase } from '../../games/game.js';
import { places } from '../../table/result.js';
import type { Live } from '../../table/types.js';
import { diceText, diceWords } from '../../text/dice.js';
import type { Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { type Body, body, codeBlock, countdown, lines, RGB } from './body.js';
import { controlRows } from './controls.js';
import { awaitedText, plainVoice, tableVoice } from './people.js';

export interface MenuOptions {
  /** What was tapped last, '' at first. */
  readonly tapped?: string;
  /** Stands above all else. */
  readonly note?: Phrase | null;
  readonly locale?: string;
}

/** A player's private message: the own sheet, what is to be decided, and the choices. It tells nobody's answer but the own. */
export function menuMessage(live: Live, seat: number, options: MenuOptions = {}): Body {
  const { tapped = '', note = null, locale } = options;
  const { game, state, stored } = live;
  const voice = tableVoice(stored, locale);
  const sheet = game.view(state, seat).sheets[seat]!;
  const asked = !isClosed(live) && game.words(state, seat).length > 0;
  const made = body({
    embed: {
      title: voice.tell('menu.title', { game: game.name }),
      description: lines(
        note === null ? null : `> ${voice.say(note)}`,
        isClosed(live) ? endText(live, seat, voice) : stepText(live, seat, voice),
        codeBlock(sheetText(sheet, voice)),
        `-# ${legend([sheet], voice)}`,
        asked ? menuNote(live, seat, tapped, voice) : null,
      ),
      color: RGB[game.colour],
    },
  });
  return asked ? { ...made, components: controlRows(live, seat, tapped, plainVoice(stored, locale)) } : made;
}

function isClosed({ over, stored }: Live): boolean {
  return over || stored.match.status === 'void' || stored.table.status === 'void';
}

function endText({ game, over, state, stored }: Live, seat: number, voice: Voice): string {
  if (!over) return lines(voice.tell('menu.void'), reasonText(stored.table.reason, voice));
  const standing = game.standing(state);
  return voice.tell('menu.result', { place: places(standing)[seat]!, points: standing[seat]!.total });
}

function reasonText(reason: string | null, voice: Voice): string | null {
  return reason === null ? null : voice.say({ key: reason });
}

function stepText(live: Live, seat: number, voice: Voice): string {
  const { game, state, stored, awaited } = live;
  const { dice, sum, step } = game.view(state, seat);
  const answered = game.answered(state, seat);
  const { dueAt } = stored.table;
  return lines(
    dice.length === 0 ? null : `🎲 **${diceText(dice, voice)}**`,
    dice.length === 0 ? null : diceWords(dice, voice),
    sum === null ? null : voice.say(sum),
    step === null ? null : `**${voice.say(step)}**`,
    ...answerText(),
    dueAt === null ? null : voice.tell('board.due', { when: countdown(dueAt) }),
  );

  function answerText(): (string | null)[] {
    const others = awaitedText(
      stored,
      awaited.filter((each) => each !== seat),
      voice,
    );
    if (answered !== null)
      return [voice.tell('menu.answered', { entry: game.label(state, answered) }), voice.tell('menu.change'), others];
    if (awaited.includes(seat)) return [voice.tell('menu.asked')];
    return [voice.tell('menu.idle'), others];
  }
}

function menuNote({ game, state }: Live, seat: number, tapped: string, voice: Voice): string | null {
  const { note } = game.menu(state, seat, tapped);
  return note === null ? null : voice.say(note);
}
