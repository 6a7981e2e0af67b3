import type { APIEmbed, APIEmbedField } from 'discord.js';
import type { Post } from '../../store/types.js';
import type { Live } from '../../table/types.js';
import { diceText, diceWords } from '../../text/dice.js';
import type { Voice } from '../../text/say.js';
import { legend, sheetText } from '../../text/sheet.js';
import { account, accountText, outcomeText, type Told } from './account.js';
import { type Body, body, button, codeBlock, countdown, embedLength, LIMITS, lines, RGB } from './body.js';
import { awaitedText, footerOf, tableVoice } from './people.js';

/** Characters for the throws before the current one: a board is read on a phone. */
const MOST_EARLIER = 1500;

/** A public board: the current one with everything to decide by, or an older one as an account of its lines. */
export function boardMessage(live: Live, post: Post): Body {
  const voice = tableVoice(live.stored);
  return post.until === null ? currentBoard(live, post, voice) : closedBoard(live, post, post.until, voice);
}

function currentBoard(live: Live, post: Post, voice: Voice): Body {
  const { game, state, stored } = live;
  const view = game.view(state, null);
  const told = account(live, post.from, stored.lines.length);
  const current = game.toAnswer(state).length > 0 && view.dice.length > 0 ? told.at(-1) : undefined;
  const earlier = current === undefined ? told : told.slice(0, -1);
  const name = voice.say(game.name);
  const { status, dueAt } = stored.table;
  const now = lines(
    ...(current === undefined ? [] : throwTexts(live, current, voice)),
    view.step === null ? null : `**${voice.say(view.step)}**`,
    status === 'parked' ? voice.tell('board.parked.why') : awaitedText(stored, live.awaited, voice),
    status === 'parked' || dueAt === null ? null : voice.tell('board.due', { when: countdown(dueAt) }),
    `-# ${legend(view.sheets, voice)}`,
  );
  const embed: APIEmbed = {
    title:
      status === 'parked'
        ? voice.tell('board.parked', { game: name })
        : voice.tell('board.turn', { game: name, seat: { seat: game.active(state) } }),
    description: now,
    color: RGB[game.colour],
    fields: sheetFields(live, voice),
    footer: footerOf(post, name, voice),
  };
  const room = Math.min(MOST_EARLIER, LIMITS.embeds - 200 - embedLength(embed));
  embed.description = [accountText(earlier, voice, room), now].filter((text) => text !== '').join('\n\n');
  return body({
    content: callText(post, voice),
    embed,
    rows: [[button({ kind: 'sheet', match: stored.match.id }, voice.tell('board.sheet'), 'main')]],
    mentions: post.mentions,
  });
}

/** The dice as they are now: one may have gone out of the match since it was thrown. */
function throwTexts(live: Live, told: Told, voice: Voice): (string | null)[] {
  const { dice, sum } = live.game.view(live.state, null);
  return [
    dice.length === 0 ? null : `🎲 **${diceText(dice, voice)}**`,
    dice.length === 0 ? null : diceWords(dice, voice),
    outcomeText(told, voice),
    sum === null ? null : voice.say(sum),
  ];
}

function closedBoard(live: Live, post: Post, until: number, voice: Voice): Body {
  const name = voice.say(live.game.name);
  const told = account(live, post.from, until);
  return body({
    embed: {
      title: voice.tell('board.account', { game: name }),
      description: accountText(told, voice, LIMITS.description - 200) || voice.tell('board.nothing'),
      color: RGB[live.game.colour],
      footer: footerOf(post, name, voice),
    },
  });
}

function callText({ mentions }: Post, voice: Voice): string {
  if (mentions.length === 0) return '';
  return voice.tell('board.call', { people: voice.list(mentions.map((id) => `<@${id}>`)) });
}

/** Everyone's sheet and points, as everyone may see them. */
export function sheetFields({ game, state, stored }: Live, voice: Voice): APIEmbedField[] {
  const standing = game.standing(state);
  return game.view(state, null).sheets.map((sheet) => {
    const name = voice.tell('board.standing', { seat: { seat: sheet.seat }, points: standing[sheet.seat]!.total });
    return {
      name: stored.seats[sheet.seat]!.away ? voice.tell('board.away', { name }) : name,
      value: codeBlock(sheetText(sheet, voice)),
    };
  });
}
