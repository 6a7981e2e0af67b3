import type { APIEmbedField } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { isBetween, isNewest, isPlayable, numberOf, type Unplayable } from '../../table/match.js';
import { endedMatches, finalPlaces, isIdle, isSeries, isSpoilt } from '../../table/results.js';
import type { ActiveMatch } from '../../table/types.js';
import { escapeMarkdown } from '../../text/name.js';
import type { Voice } from '../../text/say.js';
import { formatPoints, legend } from '../../text/sheet.js';
import { readAccount } from './account.js';
import { sheetFields, tablePicture, votesTexts } from './board.js';
import { button, heading, lines, type Message, type MessageParts, makeMessage, RGB } from './message.js';
import { calledAt, footerOf, gameName, goneTexts, tableVoice } from './people.js';
import { isFinal, medalOf, seriesTexts, seriesTitle, waitText } from './series.js';

/** How a match ended: places, points and sheets, or why there is no result. */
export function resultMessage(live: ActiveMatch, post: Post, look: SheetStyle = 'text'): Message {
  const { stored } = live;
  if (stored.match.status === 'void') return voidMessage(stored, post, live, look);
  return makeMessage((names) => resultParts(live, post, look, tableVoice(stored, undefined, names)));
}

function resultParts(live: ActiveMatch, post: Post, look: SheetStyle, voice: Voice): MessageParts {
  const { game, state, stored } = live;
  const name = voice.say(game.name);
  const place = finalPlaces(live);
  const { reason, status, games } = stored.table;
  const series = seriesTexts(stored, voice);
  const places = inOrder(place).flatMap((seat) => [
    placeText(live, seat, place[seat]!, voice),
    look === 'picture' ? `-# ${partsText(live, seat, voice)}` : null,
  ]);
  const match = voice.tell('series.match', { number: numberOf(stored), games });
  return {
    content: lines(
      heading(isSeries(stored) ? seriesTitle(stored, name, voice) : voice.tell('result.title', { game: name })),
      ...(isFinal(stored) ? series : places),
      countsText(stored, voice),
      waitText(stored, voice),
      ...(isNewest(stored) && status === 'void' && reason !== null
        ? [voice.say({ key: reason }), voice.tell('series.ended')]
        : []),
    ),
    embed: {
      description: lines(
        ...(isFinal(stored) ? [match, ...places] : []),
        ...whyText(live, voice),
        ...goneTexts(stored, voice),
        ...idleTexts(live, voice),
        stored.seats.some((row) => row.gone !== null) ? voice.tell('result.gone') : null,
        ...(isBetween(stored) ? votesTexts(live, voice) : []),
        ...(isFinal(stored) || series.length === 0 ? [] : ['', ...series]),
        look === 'picture' ? null : `-# ${legend(game.view(state, null).sheets, voice)}`,
      ),
      color: RGB[game.colour],
      ...(look === 'text' && { fields: scoredFields(live, place, voice) }),
      footer: footerOf(post, name, voice),
    },
    picture: look === 'picture' ? tablePicture(live) : null,
    rows: isNewest(stored) ? [isBetween(stored) ? next(live, voice) : again(stored, voice)] : [],
  };
}

/** A table that was closed without a result. `found` is its match as far as it can still be read. */
export function voidMessage(
  stored: Stored,
  post: Post,
  found: ActiveMatch | Unplayable,
  look: SheetStyle = 'text',
): Message {
  return makeMessage((names) => voidParts(stored, post, found, look, tableVoice(stored, undefined, names)));
}

function voidParts(
  stored: Stored,
  post: Post,
  found: ActiveMatch | Unplayable,
  look: SheetStyle,
  voice: Voice,
): MessageParts {
  const game: Game | undefined = isPlayable(found) ? found.game : undefined;
  const name = gameName(game, stored.table.game, stored.table.locale);
  const reason = stored.table.reason ?? (isPlayable(found) ? 'table.reason.ended' : `table.void.${found.unplayable}`);
  const isSeriesOver = endedMatches(stored).length > 0;
  return {
    content: lines(
      heading(voice.tell('board.ended', { game: name })),
      voice.say({ key: reason }),
      isSeriesOver ? voice.tell('series.ended') : null,
    ),
    embed: {
      description: isSeriesOver ? lines(...seriesTexts(stored, voice)) : '',
      color: RGB[game?.colour ?? 'white'],
      ...(isPlayable(found) && look === 'text' && { fields: sheetFields(found, voice) }),
      footer: footerOf(post, name, voice),
    },
    picture: isPlayable(found) && look === 'picture' ? tablePicture(found) : null,
    rows: game === undefined || post.kind !== 'result' ? [] : [again(stored, voice)],
  };
}

/** Who never answered, a line each. */
function idleTexts({ stored }: ActiveMatch, voice: Voice): readonly string[] {
  const called = calledAt(stored.seats, { ...voice, made: escapeMarkdown });
  return stored.seats.flatMap((row) =>
    row.gone === null && isIdle(row, stored.match) ? [voice.tell('result.idle', { name: called[row.seat]!.name })] : [],
  );
}

/** That the match counts for nobody, or the series that is over with it; null if all is well. */
function countsText(stored: ActiveMatch['stored'], voice: Voice): string | null {
  if (stored.match.removed) return voice.tell('result.removed');
  return isFinal(stored) && isSpoilt(stored) ? voice.tell('series.removed') : null;
}

function again({ table }: Stored, voice: Voice) {
  return [button({ kind: 'again', table: table.id }, voice.tell('result.again'), 'good')];
}

function next({ stored }: ActiveMatch, voice: Voice) {
  return [button({ kind: 'next', match: stored.match.id }, voice.tell('series.next'), 'main')];
}

/** The news of the last throw. */
function whyText(live: ActiveMatch, voice: Voice): readonly string[] {
  const { lines: record } = live.stored;
  const thrown = record.findLastIndex((line) => line.giver === 'dice');
  const told = readAccount(live, Math.max(0, thrown), record.length).at(-1);
  return (told?.news ?? []).map((phrase) => `• ${voice.say(phrase)}`);
}

function inOrder(place: readonly number[]): readonly number[] {
  return place.map((_, seat) => seat).sort((one, other) => place[one]! - place[other]! || one - other);
}

function placeText({ game, state }: ActiveMatch, seat: number, place: number, voice: Voice): string {
  const points = game.scores(state)[seat]!.total;
  return voice.tell('result.place', { medal: medalOf(place) ?? '▫️', place, seat: { seat }, points });
}

/** The parts that a seat's points are the sum of. */
function partsText({ game, state }: ActiveMatch, seat: number, voice: Voice): string {
  const { parts } = game.scores(state)[seat]!;
  return parts
    .map(({ label, points }) => voice.tell('result.part', { label, points: formatPoints(points) }))
    .join(' · ');
}

/** The sheets by place, each with the parts of its points. */
function scoredFields(live: ActiveMatch, place: readonly number[], voice: Voice): APIEmbedField[] {
  const fields = sheetFields(live, voice);
  return inOrder(place).map((seat) => {
    const { name, value } = fields[seat]!;
    return {
      name: `${medalOf(place[seat]!) ?? ''} ${name}`.trim(),
      value: lines(partsText(live, seat, voice), value),
    };
  });
}
