import type { APIEmbedField } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { Post, Stored } from '../../store/types.js';
import { isLive, type Unplayable } from '../../table/live.js';
import { places } from '../../table/result.js';
import type { Live } from '../../table/types.js';
import type { Voice } from '../../text/say.js';
import { legend, signed } from '../../text/sheet.js';
import { account } from './account.js';
import { sheetFields } from './board.js';
import { type Body, body, button, lines, RGB } from './body.js';
import { footerOf, gameName, tableVoice } from './people.js';

const MEDALS = ['🥇', '🥈', '🥉'];

/** How a match ended: places, points and sheets, or why there is no result. */
export function resultMessage(live: Live, post: Post): Body {
  if (live.stored.match.status === 'void') return voidMessage(live.stored, post, live);
  const { game, state, stored } = live;
  const voice = tableVoice(stored);
  const name = voice.say(game.name);
  const place = places(game.standing(state));
  const fields = sheetFields(live, voice).map((field, seat) => scored(field, live, seat, place[seat]!, voice));
  return body({
    content: '',
    embed: {
      title: voice.tell('result.title', { game: name }),
      description: lines(
        ...whyText(live, voice),
        ...inOrder(place).map((seat) => placeText(live, seat, place[seat]!, voice)),
        `-# ${legend(game.view(state, null).sheets, voice)}`,
      ),
      color: RGB[game.colour],
      fields: inOrder(place).map((seat) => fields[seat]!),
      footer: footerOf(post, name, voice),
    },
    rows: [again(stored, voice)],
  });
}

/** A table that was closed without a result. `found` is its match as far as it can still be read. */
export function voidMessage(stored: Stored, post: Post, found: Live | Unplayable): Body {
  const voice = tableVoice(stored);
  const game: Game | undefined = isLive(found) ? found.game : undefined;
  const name = gameName(game, stored.table.game, stored.table.locale);
  const reason = stored.table.reason ?? (isLive(found) ? 'table.reason.ended' : `table.void.${found.unplayable}`);
  return body({
    embed: {
      title: voice.tell('board.ended', { game: name }),
      description: voice.say({ key: reason }),
      color: RGB[game?.colour ?? 'white'],
      ...(isLive(found) && { fields: sheetFields(found, voice) }),
      footer: footerOf(post, name, voice),
    },
    rows: game === undefined || post.kind !== 'result' ? [] : [again(stored, voice)],
  });
}

function again({ table }: Stored, voice: Voice) {
  return [button({ kind: 'again', table: table.id }, voice.tell('result.again'), 'good')];
}

/** The news of the last throw. */
function whyText(live: Live, voice: Voice): readonly string[] {
  const { lines: record } = live.stored;
  const thrown = record.findLastIndex((line) => line.giver === 'dice');
  const told = account(live, Math.max(0, thrown), record.length).at(-1);
  return (told?.news ?? []).map((phrase) => `• ${voice.say(phrase)}`);
}

function inOrder(place: readonly number[]): readonly number[] {
  return place.map((_, seat) => seat).sort((one, other) => place[one]! - place[other]! || one - other);
}

function placeText({ game, state }: Live, seat: number, place: number, voice: Voice): string {
  const points = game.standing(state)[seat]!.total;
  return voice.tell('result.place', { medal: MEDALS[place - 1] ?? '▫️', place, seat: { seat }, points });
}

/** A sheet with the parts that its points are the sum of. */
function scored(field: APIEmbedField, live: Live, seat: number, place: number, voice: Voice): APIEmbedField {
  const { parts } = live.game.standing(live.state)[seat]!;
  const sum = parts.map(({ label, points }) => voice.tell('result.part', { label, points: signed(points) }));
  return { name: `${MEDALS[place - 1] ?? ''} ${field.name}`.trim(), value: lines(sum.join(' · '), field.value) };
}
