import type { ModalSubmitFields } from 'discord.js';
import { type Context, OLD_BUTTON, type Reply, type Use } from './command.js';
import { type Id, type Ranking, readLevel, readPage, readRanking, type ScreenId } from './ids.js';
import { askWord, takeWord } from './lucky.js';
import { gameChoice } from './message/help.js';
import type { Message } from './message/message.js';
import { rulesMessage } from './message/rules.js';
import { openTableHere } from './open-table.js';
import { dicePage, gamesPage, helpPage, leaderboardPage, rulesPage, statsPage } from './pages.js';
import { changePrivacy } from './privacy.js';
import { changeSettings } from './settings.js';
import { showToAll } from './show-to-all.js';
import { beginInPlace } from './thread.js';
import { checkDiceOf } from './verify.js';

type Handler<K extends ScreenId['kind']> = (
  use: Use,
  id: Extract<ScreenId, { readonly kind: K }>,
  values: readonly string[],
) => Reply | Promise<Reply>;

/** What is done beside the tables, a line each; what is done at them stands in the list of the tables. */
const SCREENS: { readonly [K in ScreenId['kind']]: Handler<K> } = {
  choose: ({ context, locale }, { what }) => ({ kind: 'message', body: gameChoice(context.games, what, locale) }),
  start: (use, { game }) => openFor(use, game),
  games: async ({ context, press, locale }, { page }) => ({
    kind: 'message',
    body: await gamesPage(context, press, page, locale),
  }),
  top: showLeaderboard,
  leaders: (use, id, [value]) => showLeaderboard(use, readRanking(id, value)),
  show: showToAll,
  stats: ({ context, press, locale }, { person }) =>
    statsPage(context, person === press.person.id ? press.person : { id: person, name: null }, press.guildId, locale),
  dice: async ({ context, press, locale }, id) => replyWith(await dicePage(context, id, press.guildId, locale)),
  help: ({ context, locale }, { what }) => ({ kind: 'message', body: helpPage(context, what, locale) }),
  rules: ({ context, locale }, { game, page }) => showRules(context, game, page, locale),
  howto: ({ context, locale }, { game }) => showRulesBeside(context, game, locale),
  contents: ({ context, locale }, { game }, [page]) => showRules(context, game, readPage(page), locale),
  pick: ({ context, press }, { match, step }, [move = '']) =>
    context.tables.act(press, { kind: 'play', match, step, move }),
  multiselect: ({ context, press }, { match, step, ...id }, values) =>
    context.tables.act(press, { kind: 'play', match, step, move: movedBy(id, values) }),
  seating: ({ context, press }, { table }, [value]) => {
    const level = readLevel(value);
    return level === null ? OLD_BUTTON : context.tables.act(press, { kind: 'bot', table, level });
  },
  set: (use, { what }, values) => changeSettings(use, what, values),
  privacy: changePrivacy,
  erase: changePrivacy,
  lucky: askWord,
  luck: askWord,
  verify: checkDiceOf,
};

/** Does what a dialogue says that was filled in. */
export function takeForm(use: Use, id: Id, fields: ModalSubmitFields): Reply | Promise<Reply> {
  return id.kind === 'lucky' || id.kind === 'luck' ? takeWord(use, id.table, fields) : OLD_BUTTON;
}

/** Does what a button or a select says. `values` are the chosen options of a select. */
export function perform(use: Use, id: Id, values: readonly string[]): Reply | Promise<Reply> {
  if (isScreen(id)) return performOn(use, id, values);
  return id.kind === 'begin' || id.kind === 'alone' ? beginInPlace(use, id) : use.context.tables.act(use.press, id);
}

function performOn<K extends ScreenId['kind']>(
  use: Use,
  id: ScreenId & { readonly kind: K },
  values: readonly string[],
): Reply | Promise<Reply> {
  const handle = SCREENS[id.kind] as Handler<K>;
  return handle(use, id as Parameters<Handler<K>>[1], values);
}

function isScreen(id: Id): id is ScreenId {
  return Object.hasOwn(SCREENS, id.kind);
}

async function showLeaderboard({ context, press, locale }: Use, wanted: Ranking | null): Promise<Reply> {
  return replyWith(wanted === null ? null : await leaderboardPage(context, wanted, press, locale));
}

/** That page, if there is one. */
function replyWith(body: Message | null): Reply {
  return body === null ? OLD_BUTTON : { kind: 'message', body };
}

/** In which order the options were chosen says nothing. */
function movedBy({ stem, none }: { readonly stem: string; readonly none: string }, values: readonly string[]): string {
  return values.length === 0 ? none : `${stem}${values.toSorted().join('')}`;
}

function openFor(use: Use, game: string): Reply | Promise<Reply> {
  const found = use.context.gameOf(game);
  return found === undefined ? OLD_BUTTON : openTableHere(use, found, {});
}

function showRules(context: Context, game: string, page: number, locale: string): Reply {
  const found = context.gameOf(game);
  return found === undefined ? OLD_BUTTON : rulesPage(context, found, page, locale);
}

function showRulesBeside({ gameOf, dieSign }: Context, game: string, locale: string): Reply {
  const found = gameOf(game);
  return found === undefined
    ? OLD_BUTTON
    : { kind: 'aside', body: rulesMessage(found, 0, locale, { dieSign }), files: [] };
}
