import type { Game } from '../../games/game.js';
import type { ButtonAction } from '../../table/types.js';
import type { OwnTable } from '../../table/view/lists.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { tellApart } from './apart.js';
import { flow } from './flow.js';
import { button, countdown, heading, inRows, type Message, makeMessage, RGB, type Style } from './message.js';
import { pageRange, pager } from './pager.js';
import { gameName } from './people.js';
import { wayTo } from './way.js';

/** So many tables are told of on a page, each in a line, with a button for its sheet. */
const PER_PAGE = 12;

interface Entry {
  readonly table: OwnTable;
  /** What the game is called. */
  readonly game: string;
  /** What its button does; null: it has none. */
  readonly offer: { readonly action: ButtonAction; readonly label: string; readonly style: Style } | null;
  /** Tells its button from others that would read alike; null where it needs none. */
  readonly number: number | null;
}

/** A person's own tables in a server: where they are awaited, the time that is left, and the way to the board. */
export function gamesMessage(tables: readonly OwnTable[], games: readonly Game[], locale: string, page = 0): Message {
  const voice = voiceOf(locale);
  const entries = numbered(tables.map((table) => entryOf(table, games, voice)));
  const { from, to, pages, ...shown } = pageRange(entries.length, PER_PAGE, page);
  const here = entries.slice(from, to);
  const starts = voice.list(games.map((game) => `\`/${game.id} start\``));
  const buttons = here.flatMap(({ offer }) => (offer === null ? [] : [button(offer.action, offer.label, offer.style)]));
  const texts = [
    heading(voice.tell('games.title')),
    ...here.map((entry) => lineOf(entry, voice)),
    ...(entries.length === 0 ? [voice.tell('games.empty', { starts })] : []),
    ...(pages > 1 ? [voice.tell('page.of', { page: shown.page + 1, pages })] : []),
    `-# ${voice.tell('games.only')}`,
  ];
  return makeMessage({
    ...flow(texts, RGB.white),
    rows: [...inRows(buttons), ...pager(shown.page, pages, (next) => ({ kind: 'games', page: next }), voice)],
  });
}

function entryOf(table: OwnTable, games: readonly Game[], voice: Voice): Entry {
  const game = gameName(
    games.find(({ id }) => id === table.game),
    table.game,
    voice.locale,
  );
  return { table, game, offer: offerOf(table, game, voice), number: null };
}

function offerOf({ action, how }: OwnTable, game: string, voice: Voice): Entry['offer'] {
  if (action === null) return null;
  if (action.kind === 'back') return { action, label: voice.tell('games.button.back', { game }), style: 'main' };
  const style = how === 'awaited' ? 'main' : 'plain';
  return { action, label: voice.tell('games.button.sheet', { game }), style };
}

/** The same, with a number where buttons would read alike. */
function numbered(entries: readonly Entry[]): readonly Entry[] {
  const { labels, numbers } = tellApart(entries.flatMap(({ offer }) => (offer === null ? [] : [offer.label])));
  let n = 0;
  return entries.map((entry) => {
    if (entry.offer === null) return entry;
    const offer = { ...entry.offer, label: labels[n]! };
    return { ...entry, offer, number: numbers[n++]! };
  });
}

function lineOf({ game, number, table }: Entry, voice: Voice): string {
  const { how, place, time } = table;
  const line = voice.tell('games.line', { game, where: `<#${place.channel}>`, how: voice.tell(`games.${how}`) });
  const way = wayTo(place);
  return [
    ...(number === null ? [] : [`**${number}**`]),
    line,
    ...(time === null ? [] : [timeText(time, voice)]),
    way === null ? voice.tell('games.unposted') : `[${voice.tell('games.board')}](${way})`,
  ].join(' · ');
}

function timeText(time: NonNullable<OwnTable['time']>, voice: Voice): string {
  return time === 'stopped'
    ? voice.tell('games.stopped')
    : voice.tell(`games.${time.to}`, { when: countdown(time.at) });
}
