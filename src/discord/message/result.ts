import type { APIEmbedField } from 'discord.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { ResultView, VoidView } from '../../table/view/result.js';
import { type DieSign, diceText } from '../../text/dice.js';
import { escapeMarkdown } from '../../text/name.js';
import type { Voice } from '../../text/say.js';
import { formatPoints, legend } from '../../text/sheet.js';
import { sheetFields, tablePicture, votesTexts } from './board.js';
import { button, heading, joinLines, type Message, type MessageParts, makeMessage, RGB } from './message.js';
import { calledAt, gameName, goneTexts, matchFooter, tableVoice } from './people.js';
import { proofTexts, sealTexts } from './seal.js';
import { medalOf, seriesTexts, seriesTitle, waitText } from './series.js';
import { ownersText } from './sheet-owner.js';
import { soloText } from './solo.js';

/** How a match ended: places, points and sheets, or why there is no result. */
export function resultMessage(result: ResultView | VoidView, look: SheetStyle = 'text', dieSign?: DieSign): Message {
  return makeMessage((names, sign) => {
    const voice = tableVoice(result, undefined, names, sign);
    return result.kind === 'void' ? voidParts(result, look, voice) : resultParts(result, look, voice);
  }, dieSign);
}

function resultParts(result: ResultView, look: SheetStyle, voice: Voice): MessageParts {
  const { closed, game, next, post, seats, series } = result;
  const name = voice.say(game.name);
  const standing = seriesTexts(series, result, voice);
  const places = result.isSolo ? soloTexts(result, voice) : placesTexts(result, voice);
  return {
    content: joinLines(
      heading(series === null ? voice.tell('result.title', { game: name }) : seriesTitle(series, name, voice)),
      winnersText(result, voice),
      ...(series?.isFinal ? standing : places),
      countsText(result, voice),
      waitText(next, seats, voice),
      ...(closed === null ? [] : [voice.say({ key: closed }), voice.tell('series.ended')]),
    ),
    embed: {
      description: joinLines(
        ...(series?.isFinal
          ? [voice.tell('series.match', { number: series.number, games: series.games }), ...places]
          : []),
        look === 'picture' ? ownersText(result, voice) : null,
        ...smallPrint(newsText(result, voice)),
        ...smallPrint(bestThrowText(result, voice)),
        ...goneTexts(result, voice),
        ...idleTexts(result, voice),
        ...playedForTexts(result, voice),
        seats.some(({ gone }) => gone !== null) ? voice.tell('result.gone') : null,
        ...(result.votes === null ? [] : votesTexts(result.votes, game.id, voice)),
        ...(series?.isFinal ? [] : ['', ...standing]),
        look === 'picture' ? null : `-# ${legend(result.shown.sheets, voice)}`,
        ...proofTexts(result.proof, voice),
        ...sealTexts(result.nextSeal, 'seal.next', voice),
      ),
      color: RGB[game.colour],
      ...(look === 'text' && { fields: scoredFields(result, voice) }),
      ...matchFooter(post, name, voice),
    },
    picture: look === 'picture' ? tablePicture(result, { places: result.isSolo ? [] : result.places }) : null,
    rows: onwardRows(result, voice),
  };
}

function voidParts(ended: VoidView, look: SheetStyle, voice: Voice): MessageParts {
  const { hasResults, post, sheets } = ended;
  const name = gameName(sheets?.game, ended.played, voice.locale);
  return {
    content: joinLines(
      heading(voice.tell('board.ended', { game: name })),
      voice.say({ key: ended.reason }),
      hasResults ? voice.tell('series.ended') : null,
    ),
    embed: {
      description: joinLines(
        ...(hasResults ? seriesTexts(ended.series, ended, voice) : []),
        sheets !== null && look === 'picture' ? ownersText(ended, voice) : null,
        ...proofTexts(ended.proof, voice),
      ),
      color: RGB[sheets?.game.colour ?? 'white'],
      ...(sheets !== null && look === 'text' && { fields: sheetFields(sheets, voice) }),
      ...matchFooter(post, name, voice),
    },
    picture: sheets !== null && look === 'picture' ? tablePicture(sheets) : null,
    rows: onwardRows(ended, voice),
  };
}

/** Who never answered, a line each. */
function idleTexts({ idle, seats }: ResultView, voice: Voice): readonly string[] {
  const called = calledAt(seats, { ...voice, made: escapeMarkdown });
  return idle.map((seat) => voice.tell('result.idle', { name: called[seat]!.name }));
}

/** Of whom less counts than stands on their sheet, since a bot has made the rest, a line each. */
function playedForTexts({ idle, points, scores, seats }: ResultView, voice: Voice): readonly string[] {
  const called = calledAt(seats, { ...voice, made: escapeMarkdown });
  return called.flatMap(({ name }, seat) =>
    points[seat] === scores[seat]!.total || idle.includes(seat)
      ? []
      : [voice.tell('result.played', { name, points: points[seat]! })],
  );
}

/** That the match counts for nobody, or the series that is over with it; null if all is well. */
function countsText({ spoilt }: ResultView, voice: Voice): string | null {
  return spoilt === null ? null : voice.tell(spoilt === 'match' ? 'result.removed' : 'series.removed');
}

function onwardRows(ended: ResultView | VoidView, voice: Voice) {
  const { isSolo, luckAt, onward, proof } = ended;
  const match = ended.kind === 'void' ? ended.match : ended.post.about;
  return [
    [
      ...(onward === null ? [] : [button(onward, voice.tell(onwardKey(onward, isSolo)), 'main')]),
      ...(proof === null || match === null
        ? []
        : [button({ kind: 'verify', match }, voice.tell('seal.button.verify'))]),
    ],
    luckAt === null ? [] : [button({ kind: 'luck', table: luckAt }, `🍀 ${voice.tell('seal.button.word')}`)],
  ];
}

function onwardKey({ kind }: NonNullable<ResultView['onward']>, isSolo: ResultView['isSolo']) {
  if (kind === 'next') return 'series.next';
  return isSolo ? 'solo.again' : 'result.again';
}

/** What whoever played alone has made, to be read from afar, and how they have done so until now. */
function soloTexts({ alone, gains, points }: ResultView, voice: Voice): readonly string[] {
  const seat = 0;
  const figures = [
    ...(gains[seat]!.isBest ? [voice.tell('solo.best')] : []),
    ...(alone === null ? [] : [soloText(alone, voice)]),
  ];
  return [
    `## ${voice.tell('board.standing', { seat: { seat }, points: points[seat]! })}`,
    ...smallPrint(figures.length === 0 ? null : figures.join(' · ')),
  ];
}

/** By place, with what it was for whom. */
function placesTexts(result: ResultView, voice: Voice): readonly string[] {
  return inOrder(result.places).flatMap((seat) => [
    placeText(result, seat, voice),
    ...smallPrint(gainText(result, seat, voice)),
  ]);
}

function inOrder(place: readonly number[]): readonly number[] {
  return place.map((_, seat) => seat).sort((one, other) => place[one]! - place[other]! || one - other);
}

function placeText({ places, points }: ResultView, seat: number, voice: Voice): string {
  const place = places[seat]!;
  return voice.tell('result.place', { medal: medalOf(place) ?? '▫️', place, seat: { seat }, points: points[seat]! });
}

/** Whose victory it is, to be read from afar; null where nobody has played to the end. */
function winnersText({ winners }: ResultView, voice: Voice): string | null {
  return winners.length === 0 ? null : `## 🏆 ${voice.list(winners.map((seat) => voice.names[seat]!))}`;
}

/** What it did to somebody's rating, and whether they have never had as many points; null where nothing is to be told. */
function gainText({ gains }: ResultView, seat: number, voice: Voice): string | null {
  const { isBest, rating } = gains[seat]!;
  const texts = [
    ...(rating === null
      ? []
      : [voice.tell('result.rating', { before: voice.figure(rating.before), after: voice.figure(rating.after) })]),
    ...(isBest ? [voice.tell('result.best')] : []),
  ];
  return texts.length === 0 ? null : texts.join(' · ');
}

/** What the last throw has come to, why it ended among that; null where nothing is to be told. */
function newsText({ news }: ResultView, voice: Voice): string | null {
  return news.length === 0 ? null : news.map((phrase) => voice.say(phrase)).join(' · ');
}

/** Whom one throw brought the most, whoever threw it. */
function bestThrowText({ bestThrow, isSolo }: ResultView, voice: Voice): string | null {
  if (bestThrow === null) return null;
  const { dice, points, seat } = bestThrow;
  const told = { dice: diceText(dice, voice), points };
  return isSolo ? voice.tell('solo.throw', told) : voice.tell('result.throw', { ...told, seat: { seat } });
}

function smallPrint(text: string | null): readonly string[] {
  return text === null ? [] : [`-# ${text}`];
}

/** The parts that a seat's points are the sum of, but those that brought nothing. */
function partsText({ scores }: ResultView, seat: number, voice: Voice): string | null {
  const parts = scores[seat]!.parts.filter(({ points }) => points !== 0);
  if (parts.length === 0) return null;
  return parts
    .map(({ label, points }) => voice.tell('result.part', { label, points: formatPoints(points) }))
    .join(' · ');
}

/** The sheets by place, each with the parts of its points. */
function scoredFields(result: ResultView, voice: Voice): APIEmbedField[] {
  const { isSolo, places } = result;
  const fields = sheetFields(result, voice);
  return inOrder(places).map((seat) => {
    const { name, value } = fields[seat]!;
    return {
      name: isSolo ? name : `${medalOf(places[seat]!) ?? ''} ${name}`.trim(),
      value: joinLines(partsText(result, seat, voice), value),
    };
  });
}
