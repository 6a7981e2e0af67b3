import type { APIEmbed, APIEmbedField } from 'discord.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { Post } from '../../store/rows.js';
import { countAgreed } from '../../table/end.js';
import { countVotes } from '../../table/kick.js';
import { isFree } from '../../table/leave.js';
import type { ActiveMatch } from '../../table/types.js';
import { diceText, diceWords } from '../../text/dice.js';
import { boardAlt } from '../../text/picture.js';
import type { Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { accountText, outcomeText, readAccount, type TurnAccount, turnText } from './account.js';
import { embedLength, LIMITS } from './limits.js';
import { button, codeBlock, heading, lines, type Message, type MessageParts, makeMessage, RGB } from './message.js';
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
import type { Picture } from './picture.js';
import { standingText as seriesStanding } from './series.js';

/** Characters for the throws before the current one: a board is read on a phone. */
const MOST_EARLIER = 1500;
/** Room for the line that says how many throws are not told any more. */
const EARLIER_LINE = 200;

/**
 * A public board: the current one with everything to decide by, or an older one as an account of its lines. Its text tells
 * of the newest throw, its embed of those before.
 */
export function boardMessage(live: ActiveMatch, post: Post, look: SheetStyle = 'text'): Message {
  const { until } = post;
  return makeMessage((names) => {
    const voice = tableVoice(live.stored, undefined, names);
    return until === null ? currentBoard(live, post, voice, look) : closedBoard(live, post, until, voice);
  });
}

function currentBoard(live: ActiveMatch, post: Post, voice: Voice, look: SheetStyle): MessageParts {
  const { game, state, stored } = live;
  const view = game.view(state, null);
  const told = readAccount(live, post.from, stored.lines.length);
  const current = game.toMove(state).length > 0 && view.dice.length > 0 ? told.at(-1) : undefined;
  const earlier = current === undefined ? told : told.slice(0, -1);
  const name = voice.say(game.name);
  const isParked = stored.table.status === 'parked';
  const title = isParked
    ? voice.tell('board.parked', { game: name })
    : voice.tell('board.turn', { game: name, seat: { seat: game.active(state) } });
  const standing = lines(
    ...goneTexts(stored, voice),
    ...votesTexts(live, voice),
    seriesStanding(live, voice),
    look === 'picture' ? standingsText(live, voice) : `-# ${legend(view.sheets, voice)}`,
  );
  const embed: APIEmbed = {
    description: standing,
    color: RGB[game.colour],
    ...(look === 'text' && { fields: sheetFields(live, voice) }),
    footer: footerOf(post, name, voice),
  };
  const room = Math.min(
    MOST_EARLIER,
    LIMITS.embeds - EARLIER_LINE - embedLength(embed),
    LIMITS.description - EARLIER_LINE - standing.length,
  );
  embed.description = [accountText(earlier, voice, room), standing].filter((text) => text !== '').join('\n\n');
  return {
    content: lines(
      calledText('board.call', post, voice),
      heading(title),
      ...(current === undefined ? [] : throwTexts(live, current, voice, look)),
      view.step === null ? null : `**${voice.say(view.step)}**`,
      isParked ? voice.tell('board.parked.why') : awaitedText(stored, live.awaited, voice),
      dueText(stored, voice),
    ),
    embed,
    rows: [
      [button({ kind: 'sheet', match: stored.match.id }, voice.tell('board.sheet'), 'main')],
      takeButtons(live, voice),
    ],
    mentions: post.mentions,
    picture: look === 'picture' ? tablePicture(live) : null,
  };
}

/** The dice as they are now: one may have gone out of the match since it was thrown. */
function throwTexts(live: ActiveMatch, told: TurnAccount, voice: Voice, look: SheetStyle): (string | null)[] {
  const { dice, sum } = live.game.view(live.state, null);
  return [
    dice.length === 0 ? null : `🎲 **${diceText(dice, voice)}**`,
    dice.length === 0 || look === 'picture' ? null : diceWords(dice, voice),
    outcomeText(told, voice),
    sum === null ? null : voice.say(sum),
  ];
}

/** A button for each seat that somebody else may take over. */
function takeButtons({ stored }: ActiveMatch, voice: Voice) {
  const called = calledAt(stored.seats, voice);
  return stored.seats
    .filter(isFree)
    .map(({ seat }) =>
      button({ kind: 'take', match: stored.match.id, seat }, voice.tell('take.button', { name: called[seat]!.name })),
    );
}

/** How far the votes are to have somebody replaced, or to end the match; never whose. */
export function votesTexts({ game, stored }: ActiveMatch, voice: Voice): readonly string[] {
  const ending = countAgreed(stored.seats);
  const replacing = stored.seats.flatMap((row) => {
    const { votes, needed } = countVotes(stored, row);
    return votes === 0 ? [] : [voice.tell('board.votes', { votes, needed, seat: { seat: row.seat }, game: game.id })];
  });
  return ending.votes === 0 ? replacing : [...replacing, voice.tell('board.ending', { ...ending, game: game.id })];
}

function closedBoard(live: ActiveMatch, post: Post, until: number, voice: Voice): MessageParts {
  const name = voice.say(live.game.name);
  const told = readAccount(live, post.from, until);
  const newest = told.at(-1);
  return {
    content: lines(
      heading(voice.tell('board.account', { game: name })),
      newest === undefined ? voice.tell('board.nothing') : turnText(newest, voice),
    ),
    embed: {
      description: accountText(told.slice(0, -1), voice, LIMITS.description - EARLIER_LINE),
      color: RGB[live.game.colour],
      footer: footerOf(post, name, voice),
    },
  };
}

/** Everyone's points, by the numbers that their sheets bear in the picture. */
function standingsText(live: ActiveMatch, voice: Voice): string {
  return lines(
    ...live.stored.seats.map(({ seat }) =>
      voice.tell('lobby.seat', { number: seat + 1, name: standingText(live, seat, voice) }),
    ),
  );
}

function standingText({ game, state, stored }: ActiveMatch, seat: number, voice: Voice): string {
  const name = voice.tell('board.standing', { seat: { seat }, points: game.scores(state)[seat]!.total });
  return stored.seats[seat]!.away ? voice.tell('board.away', { name }) : name;
}

/** Everyone's sheet and points, as everyone may see them. */
export function sheetFields(live: ActiveMatch, voice: Voice): APIEmbedField[] {
  return live.game.view(live.state, null).sheets.map((sheet) => ({
    name: standingText(live, sheet.seat, voice),
    value: codeBlock(sheetText(sheet, voice)),
  }));
}

/** The dice and everyone's sheet, drawn. Its words know the names as they are. */
export function tablePicture({ game, state, stored }: ActiveMatch): Picture {
  const view = game.view(state, null);
  return {
    view,
    seat: null,
    names: stored.seats.map((row) => personName(row.name, stored.table.locale)),
    alt: boardAlt(view, (names) => plainVoice(stored, undefined, names)),
  };
}
