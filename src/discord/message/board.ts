import type { APIEmbed, APIEmbedField } from 'discord.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { BoardView, OldBoardView, VotesView } from '../../table/view/board.js';
import type { SheetsView } from '../../table/view/table.js';
import { diceText, diceWords } from '../../text/dice.js';
import { boardAlt } from '../../text/picture.js';
import type { Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { outcomeText, turnLine } from './account.js';
import {
  button,
  codeBlock,
  heading,
  joinLines,
  type Message,
  type MessageParts,
  makeMessage,
  type Picture,
  RGB,
} from './message.js';
import {
  awaitedText,
  calledAt,
  calledText,
  dueText,
  footerOf,
  goneTexts,
  personName,
  plainVoice,
  tableVoice,
} from './people.js';
import { standingText as seriesStanding } from './series.js';
import { newestThrows } from './throws.js';

/**
 * A public board: the current one with everything to decide by, or an older one, folded to what happened last. The text of the
 * current one tells of the newest throw, its embed of those before.
 */
export function boardMessage(board: BoardView | OldBoardView, look: SheetStyle = 'text'): Message {
  return makeMessage((names) => {
    const voice = tableVoice(board, undefined, names);
    return board.kind === 'current' ? currentBoard(board, voice, look) : oldBoard(board, voice);
  });
}

function currentBoard(board: BoardView, voice: Voice, look: SheetStyle): MessageParts {
  const { game, match, newest, post, shown } = board;
  const name = voice.say(game.name);
  const title = board.isParked
    ? voice.tell('board.parked', { game: name })
    : voice.tell('board.turn', { game: name, seat: { seat: board.active } });
  const standing = joinLines(
    ...goneTexts(board, voice),
    ...votesTexts(board.votes, game.id, voice),
    seriesStanding(board.series, voice),
    look === 'picture' ? standingsText(board, voice) : `-# ${legend(shown.sheets, voice)}`,
  );
  const embed: APIEmbed = {
    description: joinLines(...board.earlier.map((turn) => turnLine(turn, voice)), standing),
    color: RGB[game.colour],
    ...(look === 'text' && { fields: sheetFields(board, voice) }),
    footer: footerOf(post, name, voice),
  };
  return {
    content: joinLines(
      calledText(post, voice),
      heading(title),
      ...(newest === null ? [] : throwTexts(board, outcomeText(newest, voice), voice, look)),
      shown.step === null ? null : `**${voice.say(shown.step)}**`,
      board.isParked ? voice.tell('board.parked.why') : awaitedText(board, board.awaited, voice),
      dueText(board, voice),
    ),
    embed,
    rows: [
      [
        button({ kind: 'sheet', match }, voice.tell('board.sheet'), 'main'),
        ...(board.hasThrows ? [button(newestThrows(match), voice.tell('board.throws'))] : []),
      ],
      takeButtons(board, voice),
    ],
    mentions: post.mentions,
    picture: look === 'picture' ? tablePicture(board) : null,
  };
}

/** The dice as they are now: one may have gone out of the match since it was thrown. */
function throwTexts(
  { shown: { dice, sum } }: BoardView,
  outcome: string,
  voice: Voice,
  look: SheetStyle,
): readonly (string | null)[] {
  return [
    dice.length === 0 ? null : `🎲 **${diceText(dice, voice)}**`,
    dice.length === 0 || look === 'picture' ? null : diceWords(dice, voice),
    outcome,
    sum === null ? null : voice.say(sum),
  ];
}

/** A button for each seat that somebody else may take over. */
function takeButtons({ free, match, seats }: BoardView, voice: Voice) {
  const called = calledAt(seats, voice);
  return free.map((seat) =>
    button({ kind: 'take', match, seat }, voice.tell('take.button', { name: called[seat]!.name })),
  );
}

/** How far the votes are to have somebody replaced, or to end the match; never whose. */
export function votesTexts({ ending, replacing }: VotesView, game: string, voice: Voice): readonly string[] {
  const texts = replacing.map(({ votes, needed, seat }) =>
    voice.tell('board.votes', { votes, needed, seat: { seat }, game }),
  );
  return ending === null ? texts : [...texts, voice.tell('board.ending', { ...ending, game })];
}

function oldBoard({ game, post, turns }: OldBoardView, voice: Voice): MessageParts {
  const name = voice.say(game.name);
  return {
    content: joinLines(
      voice.tell('board.account', { game: name }),
      ...(turns.length === 0 ? [voice.tell('board.nothing')] : turns.map((turn) => turnLine(turn, voice))),
    ),
    embed: { color: RGB[game.colour], footer: footerOf(post, name, voice) },
  };
}

/** Everyone's points, by the numbers that their sheets bear in the picture. */
function standingsText(sheets: SheetsView, voice: Voice): string {
  return joinLines(
    ...sheets.seats.map(({ seat }) =>
      voice.tell('lobby.seat', { number: seat + 1, name: standingText(sheets, seat, voice) }),
    ),
  );
}

function standingText({ scores, seats }: SheetsView, seat: number, voice: Voice): string {
  const name = voice.tell('board.standing', { seat: { seat }, points: scores[seat]!.total });
  return seats[seat]!.isAway ? voice.tell('board.away', { name }) : name;
}

/** Everyone's sheet and points, as everyone may see them. */
export function sheetFields(sheets: SheetsView, voice: Voice): APIEmbedField[] {
  return sheets.shown.sheets.map((sheet) => ({
    name: standingText(sheets, sheet.seat, voice),
    value: codeBlock(sheetText(sheet, voice)),
  }));
}

/** The dice and everyone's sheet, drawn. Its words know the names as they are. */
export function tablePicture(sheets: SheetsView): Picture {
  const { locale, seats, shown } = sheets;
  return {
    view: shown,
    seat: null,
    names: seats.map(({ name }) => personName(name, locale)),
    alt: boardAlt(shown, (names) => plainVoice(sheets, undefined, names)),
  };
}
