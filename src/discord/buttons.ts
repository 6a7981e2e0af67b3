import type { Press } from '../table/types.js';
import { phrase } from '../text/phrases.js';
import type { Context, Told } from './command.js';
import { type Id, pageOf } from './ids.js';
import { gamesPage, leaderboardPage, rulesPage } from './pages.js';

/** Does what a button or a select says. `values` are the chosen options of a select. */
export async function pressed(
  context: Context,
  press: Press,
  id: Exclude<Id, { kind: 'set' | 'privacy' | 'erase' }>,
  values: readonly string[],
  locale: string,
): Promise<Told> {
  const { tables } = context;
  switch (id.kind) {
    case 'join':
      return tables.join(press, id.table);
    case 'leave':
      return tables.leave(press, id.table);
    case 'bot':
      return tables.addBot(press, id.table);
    case 'unbot':
      return tables.removeBot(press, id.table);
    case 'begin':
      return tables.begin(press, id.table);
    case 'cancel':
      return tables.cancel(press, id.table);
    case 'again':
      return tables.again(press, id.table);
    case 'close':
      return tables.close(press, id.table);
    case 'ending':
      return tables.endingAt(press, id.table);
    case 'kicking':
      return tables.kickingAt(press, id.table, id.person);
    case 'oust':
      return tables.remove(press, id.table, id.person);
    case 'which': {
      const { of, game, person } = id;
      return tables.which(press, { of, game, person }, id.page);
    }
    case 'games':
      return { kind: 'message', body: gamesPage(context, press, id.page, locale) };
    case 'sheet':
      return tables.sheet(press, id.match, null);
    case 'quit':
      return tables.quit(press, id.match);
    case 'next':
      return tables.next(press, id.match);
    case 'back':
      return tables.back(press, id.match);
    case 'end':
      return tables.end(press, id.match);
    case 'stay':
      return tables.stay(press, id.match);
    case 'kick':
      return tables.kick(press, id.match, id.seat);
    case 'pardon':
      return tables.unban(press, id.match, id.person);
    case 'take':
      return tables.takeSeat(press, id.match, id.seat);
    case 'play':
      return tables.play(press, id.match, id.step, id.word);
    case 'pick':
      return tables.play(press, id.match, id.step, values[0] ?? '');
    case 'tap':
      return tables.tap(press, id.match, id.step, id.what);
    case 'top':
      return shown(leaderboardPage(context, id, press.guildId, locale));
    case 'rules':
      return rules(context, id.game, id.page, locale);
    case 'contents':
      return rules(context, id.game, pageOf(values[0]), locale);
  }
}

/** What a button does that this bot does not know, or knows no longer. */
export const OLD_BUTTON: Told = { kind: 'notice', phrase: phrase('notice.oldButton') };

function shown(body: ReturnType<typeof leaderboardPage>): Told {
  return body === null ? OLD_BUTTON : { kind: 'message', body };
}

function rules({ gameOf }: Context, game: string, page: number, locale: string): Told {
  const found = gameOf(game);
  return found === undefined ? OLD_BUTTON : rulesPage(found, page, locale);
}
