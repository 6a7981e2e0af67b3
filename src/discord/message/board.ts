import type { APIEmbed, APIEmbedField } from 'discord.js';
import type { Seat } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { TurnAccount } from '../../table/view/account.js';
import { type BoardView, type OldBoardView, TOLD, type VotesView } from '../../table/view/board.js';
import type { SheetsView, TableView } from '../../table/view/table.js';
import { type DieSign, diceWords, lettersIn } from '../../text/dice.js';
import { escapeMarkdown } from '../../text/name.js';
import { phrase } from '../../text/phrases.js';
import { boardAlt } from '../../text/picture.js';
import { say, type Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { briefEntries, briefOutcome, newsOf, textsAbout, turnLines } from './account.js';
import {
  button,
  codeBlock,
  heading,
  inRows,
  joinLines,
  type Message,
  type MessageParts,
  makeMessage,
  type PicturePlayer,
  RGB,
  type SheetPicture,
} from './message.js';
import {
  askedText,
  calledAt,
  goneTexts,
  markedEmbed,
  namesAmong,
  picturePlayers,
  plainVoice,
  seatNames,
  tableVoice,
  thrownText,
} from './people.js';
import { rulesButton } from './rules.js';
import { standingText as seriesStanding } from './series.js';
import { ownersText } from './sheet-owner.js';
import { isOneLine, withShortNames } from './short-names.js';
import { newestThrows } from './throws.js';

/**
 * A public board: the current one with everything to decide by, or an older one, folded to what happened last. The text of the
 * current one tells what was thrown, what is asked and of whom, its embed what was before.
 */
export function boardMessage(board: BoardView | OldBoardView, look: SheetStyle = 'text', dieSign?: DieSign): Message {
  return makeMessage((names, sign) => {
    const voiceAt = (table: TableView) => tableVoice(table, undefined, names, sign);
    if (board.kind !== 'current') return oldBoard(board, voiceAt(board));
    if (look === 'text') return currentBoard(board, voiceAt(board), look);
    const low = withShortNames(board, (table) => currentBoard(table, voiceAt(table), look, board));
    return { ...low, picture: tablePicture(board, { turn: turnOf(board) }) };
  }, dieSign);
}

/** Without its picture; `whole` has the names as they are, by which that tells whose sheets it shows. */
function currentBoard(board: BoardView, voice: Voice, look: SheetStyle, whole = board): MessageParts {
  const { game, match, post } = board;
  const embed: APIEmbed = {
    description: joinLines(
      ...(look === 'picture' ? lastTexts(board, voice, whole) : sheetTexts(board, voice)),
      ...goneTexts(board, voice),
      playedForText(board, voice),
      ...votesTexts(board.votes, game.id, voice),
      seriesStanding(board.series, voice),
    ),
    color: RGB[game.colour],
    ...(look === 'text' && { fields: sheetFields(board, voice, turnOf(board)) }),
  };
  return {
    content: board.isParked ? parkedText(board, voice) : askText(board, voice, look),
    embed: markedEmbed(embed, post, look),
    rows: [
      [
        button({ kind: 'sheet', match }, voice.tell('board.sheet'), 'main'),
        rulesButton(game.id, voice),
        ...(board.hasThrows ? [button(newestThrows(match), voice.tell('board.throws'))] : []),
      ],
      ...inRows([...takeButtons(board, voice), ...awayButtons(board, voice)]),
    ],
    mentions: post.mentions,
  };
}

/** The last throws of which something is known, oldest first: the newest one once a step of it is over. */
function toldTurns({ earlier, newest }: BoardView): readonly TurnAccount[] {
  const isTold = newest !== null && newest.entries.length + newest.news.length > 0;
  return [...earlier, ...(isTold ? [newest] : [])];
}

function parkedText(board: BoardView, voice: Voice): string {
  return joinLines(
    heading(voice.tell('board.parked', { game: board.game.name })),
    voice.tell('board.parked.why', { sheet: { key: 'board.sheet' } }),
    board.newest === null ? null : thrownText(board.shown.dice, board.active, voice),
  );
}

/** What was thrown, what is asked, and of whom: by a mention for those whom it calls. */
function askText(board: BoardView, voice: Voice, look: SheetStyle): string {
  const { dueAt, shown } = board;
  const asked = askedText({ names: askedNames(board, voice), step: shown.step, dueAt }, voice);
  return joinLines(...throwTexts(board, voice, look), asked) || heading(voice.say(board.game.name));
}

/** Where all at the table are awaited, and more than these, they are called everyone. */
const MOST_NAMED = 2;

function askedNames(board: BoardView, voice: Voice): string {
  const { awaited, called, seats } = board;
  const isEveryone = awaited.length === seats.length && awaited.length > MOST_NAMED;
  if (isEveryone && called.length === 0 && !seats.some(({ isAway }) => isAway)) return voice.tell('board.everyone');
  return voice.list(namesAmong(board, awaited, voice).map((name, n) => mentionOf(called, awaited[n]!) ?? name));
}

function mentionOf(called: BoardView['called'], seat: Seat): string | null {
  const person = called.find((each) => each.seat === seat)?.personId;
  return person === undefined ? null : `<@${person}>`;
}

/** The dice as they are now: one may have gone out of the match since it was thrown. */
function throwTexts(
  { active, isSolo, newest, shown: { dice, sum } }: BoardView,
  voice: Voice,
  look: SheetStyle,
): readonly (string | null)[] {
  if (newest === null) return [];
  return [
    thrownText(dice, isSolo ? null : active, voice, look),
    dice.length === 0 || look === 'picture' ? null : diceWords(dice, voice),
    sum === null || look === 'picture' ? null : voice.say(sum),
  ];
}

/**
 * The last throw, and where that and whose sheets these are leave room what the turn before it was to who threw. Whose sheets these
 * are is told where the picture does not, though that may take a line more: nothing else tells it.
 */
function lastTexts(board: BoardView, voice: Voice, whole: BoardView): readonly (string | null)[] {
  const turns = toldTurns(board);
  const last = turns.at(-1);
  const owners = ownersText(whole, voice);
  const newest = last === undefined ? '' : newestTexts(board, last, voice).join(' · ');
  // A phone has room for two small lines.
  const isFull = owners !== null || !isOneLine(newest);
  // Who throws again tells nothing of the turn before.
  const before = isFull ? undefined : turns.findLast(({ active }) => active !== last?.active);
  const earlier = before === undefined ? '' : outcomeText(before, voice);
  return [...[earlier, newest].map((text) => (text === '' ? null : `-# ${text}`)), owners];
}

function outcomeText(turn: TurnAccount, voice: Voice): string {
  const entries = briefOutcome(turn, voice);
  return entries === '' ? '' : voice.tell('board.entry', { seat: { seat: turn.active }, entries });
}

/** With its dice, where none are on the table. */
function newestTexts(board: BoardView, last: TurnAccount, voice: Voice): readonly string[] {
  const thrown =
    board.shown.dice.length > 0 ? null : thrownText(last.dice, board.isSolo ? null : last.active, voice, 'picture');
  return [...(thrown === null ? [] : [thrown]), ...entriesTexts(board, last, voice)];
}

/** What each entered in a turn and what came of it, who did the same together. */
function entriesTexts(board: BoardView, turn: TurnAccount, voice: Voice): readonly string[] {
  const news = turn.news.map((phrase) => newsOf(phrase, voice));
  const all = board.seats.map(({ seat }) => seat);
  const together = new Map<string, string[]>();
  for (const [seat, name] of namesAmong(board, all, voice).entries()) {
    const entries = [briefEntries(turn, seat, voice), ...textsAbout(seat, news)]
      .filter((text) => text !== '')
      .join(', ');
    if (entries !== '') together.set(entries, [...(together.get(entries) ?? []), name]);
  }
  const texts = [...together].map(([entries, names]) =>
    voice.tell('board.entry', { seat: voice.list(names), entries }),
  );
  return [...texts, ...textsAbout(null, news)];
}

/** The throw that is on the table is told with its dice above, once: here is what came of it. */
function withoutDiceAbove({ newest, shown }: BoardView, turns: readonly TurnAccount[]): readonly TurnAccount[] {
  return turns.map((turn) => (turn === newest && shown.dice.length > 0 ? { ...turn, dice: [] } : turn));
}

/** The last throws, and what the signs on the sheets mean. */
function sheetTexts(board: BoardView, voice: Voice): readonly string[] {
  const { game, shown } = board;
  const turn = turnOf(board);
  return [
    ...turnLines(withoutDiceAbove(board, toldTurns(board).slice(-TOLD)), 'over', voice),
    `-# ${[voice.say(game.name), legend(shown.sheets, voice), ...(turn === null ? [] : answerLegend(turn, voice))].join(' · ')}`,
  ];
}

/** For whom a bot plays, and how they come back; null: for nobody who is away. */
function playedForText({ playedFor, seats }: BoardView, voice: Voice): string | null {
  if (playedFor.length === 0) return null;
  const called = calledAt(seats, { ...voice, made: escapeMarkdown });
  const names = playedFor.map((seat) => called[seat]!.deputy ?? called[seat]!.name);
  return voice.tell('board.played', { names: voice.list(names), sheet: { key: 'board.sheet' } });
}

/** A button for each seat that somebody else may take over. */
function takeButtons({ free, match, seats }: BoardView, voice: Voice) {
  const called = calledAt(seats, voice);
  return free.map((seat) =>
    button({ kind: 'take', match, seat }, voice.tell('take.button', { name: called[seat]!.name })),
  );
}

/** A button for each person who is away: the host lets a bot play for them at once, the others vote by it. */
function awayButtons({ away, match, seats, locale }: BoardView, { room }: Voice) {
  const names = seatNames(seats, { locale, room });
  return away.map(({ seat, personId }) =>
    button(
      { kind: 'kick', match, seat, person: personId, asked: 'away' },
      say(locale, phrase('kick.away', { name: names[seat]! })),
    ),
  );
}

/** How far the votes are to have somebody replaced, or to end the match; never whose. */
export function votesTexts({ ending, replacing }: VotesView, game: string, voice: Voice): readonly string[] {
  const texts = replacing.map(({ votes, needed, seat }) =>
    voice.tell('board.votes', { votes, needed, seat: { seat }, game }),
  );
  return ending === null ? texts : [...texts, voice.tell('board.ending', { ...ending, game })];
}

function oldBoard({ game, last, post, turns }: OldBoardView, voice: Voice): MessageParts {
  return {
    content: joinLines(
      voice.tell('board.account', { game: game.name, throws: turns.length }),
      ...(turns.length === 0 ? [`-# ${voice.tell('throws.none')}`] : turnLines(turns, last, voice)),
    ),
    embed: markedEmbed({ color: RGB[game.colour] }, post, 'text'),
  };
}

/** Whose turn it is, who has answered in what is being decided, and who has not. */
type BoardTurn = Pick<BoardView, 'active' | 'answered' | 'awaited' | 'playedFor'>;

/** null: of who plays alone there is nothing to tell apart. */
function turnOf(board: BoardView): BoardTurn | null {
  return board.isSolo ? null : board;
}

/** How the text of a sheet tells whether its player has answered. */
const ANSWER_SIGNS = { given: ' ✓', due: ' …', none: '' } as const satisfies Record<PicturePlayer['answer'], string>;

function answerAt(turn: BoardTurn | null, seat: Seat): PicturePlayer['answer'] {
  if (turn?.answered.includes(seat)) return 'given';
  return turn?.awaited.includes(seat) ? 'due' : 'none';
}

function answerLegend({ answered, awaited }: BoardTurn, voice: Voice): readonly string[] {
  return [
    ...(answered.length > 0 ? [voice.tell('board.sign.given')] : []),
    ...(awaited.length > 0 ? [voice.tell('board.sign.due')] : []),
  ];
}

function standingText({ scores, seats }: SheetsView, seat: number, voice: Voice): string {
  const name = voice.tell('board.standing', { seat: { seat }, points: scores[seat]!.total });
  return seats[seat]!.isAway ? voice.tell('board.away', { name }) : name;
}

/** Everyone's sheet and points, as everyone may see them; of a match that goes on with who has answered. */
export function sheetFields(sheets: SheetsView, voice: Voice, turn: BoardTurn | null = null): APIEmbedField[] {
  return sheets.shown.sheets.map((sheet) => ({
    name: `${standingText(sheets, sheet.seat, voice)}${ANSWER_SIGNS[answerAt(turn, sheet.seat)]}`,
    value: codeBlock(sheetText(sheet, voice)),
  }));
}

/**
 * The dice and everyone's sheet, drawn; of a match that goes on with whose turn it is and who has answered, of one that is
 * over with the places by seat. Its words know the names as they are.
 */
export function tablePicture(
  sheets: SheetsView,
  { turn = null, places = [] }: { readonly turn?: BoardTurn | null; readonly places?: readonly number[] } = {},
): SheetPicture {
  return {
    view: sheets.shown,
    letters: lettersIn(plainVoice(sheets)),
    seat: null,
    players: picturePlayers(sheets).map(({ name, isBot }, seat) => ({
      name,
      isBot: isBot || turn?.playedFor.includes(seat) === true,
      isActive: turn?.active === seat,
      answer: answerAt(turn, seat),
      place: places[seat] ?? null,
    })),
    alt: boardAlt({ view: sheets.shown, turn, places }, (names) => plainVoice(sheets, undefined, names)),
  };
}
