import type { Game } from '../games/game.js';
import { serverDefaultsOf } from '../settings/settings.js';
import type { LobbyOptions } from '../table/types.js';
import { phrase } from '../text/phrases.js';
import { listPermissions, whyNotHere } from './channels/refusal.js';
import type { Reply, Use } from './command.js';
import { serverLocale } from './locale.js';
import { missingForThread } from './permissions.js';
import { refusedPlace } from './settings.js';
import { wantsThread } from './thread.js';

/** What whoever opens a table has chosen; the rest is as usual. */
export type ChosenOptions = Partial<Pick<LobbyOptions, 'pace' | 'bots' | 'seats' | 'games'>>;

/** Opens a table of that game where somebody asks for it, or says why none may stand there. */
export async function openTableHere(use: Use, game: Game, chosen: ChosenOptions): Promise<Reply> {
  const { interaction, press, locale, context } = use;
  const set = await context.store.serverSettings(press.guildId);
  const missing = wantsThread(use, set) ? missingForThread(interaction) : [];
  const refused = whyNotHere(use, missing) ?? refusedPlace(use, set);
  if (refused !== null) return refused;
  if (missing.length > 0)
    return { kind: 'notice', phrase: phrase('notice.threadPermissions', listPermissions(missing, locale)) };
  return context.tables.openLobby(press, {
    game,
    pace: chosen.pace ?? serverDefaultsOf(set).pace,
    bots: chosen.bots ?? [],
    seats: chosen.seats ?? null,
    games: chosen.games ?? 1,
    locale: serverLocale(set.locale, interaction),
  });
}
