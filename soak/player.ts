import { callCommand, controlsOf, type Guest, press } from './act.js';
import type { PressTarget } from './screens.js';
import type { Town } from './town.js';
import { WHIMS, whim } from './whims.js';

/** Somebody at a match. */
export interface Player extends Guest {
  readonly game: string;
  readonly match: string;
}

/** For so long somebody looks at a menu that has nothing to choose before they ask for it anew, and for so long where there is none. */
const PATIENCE = 60_000;
const LOOK = 3_000;
/** What they do with a menu whose answer stands, and with one that offers the way back. */
const CHANGES = 0.06;
const RETURNS = 0.3;
/** Those who tap on a menu where that is possible, and those who close a menu when they open the next. */
const TAPS = 0.3;
const TIDY = 0.6;

/** Plays as people do, by what is on their screen, until the match is over or people go home. */
export async function playOn(town: Town, player: Player): Promise<void> {
  const { book, tempo, screens } = town;
  const { luck, match, person, channel } = player;
  let menu: string | null = null;
  let since = performance.now();
  for (;;) {
    await tempo.think(luck);
    if (tempo.ended || !book.isOn(match)) return;
    const mood = luck.weighed(WHIMS);
    menu = menuOnScreen(town, player, menu);
    const shown = menu === null ? null : screens.controls(menu);
    if (mood !== 'none') {
      await whim(town, player, mood, shown ?? []);
      continue;
    }
    const choice = shown === null ? null : choiceOn(player, shown);
    if (choice !== null) {
      const outcome = await press(town, player, choice);
      menu = outcome?.message?.id ?? menu;
      since = performance.now();
    } else if (performance.now() - since > (shown === null ? LOOK : PATIENCE)) {
      if (menu !== null && luck.chance(TIDY)) dismiss(player, menu);
      menu = await openSheet(town, player);
      town.tally.add(shown === null ? 'without a menu' : 'tired of waiting');
      since = performance.now();
    } else {
      await screens.news(channel.id, person.id, LOOK);
    }
  }
}

/** It may have been opened for them, or have come beneath a new board; where it has nothing to choose, they take the newest one for it. */
function menuOnScreen({ screens }: Town, { person, match, channel }: Player, known: string | null): string | null {
  const own = screens.menu(person.id, match);
  if (own !== null) return own;
  return known !== null && screens.controls(known) !== null ? known : screens.newestPrivate(person.id, channel.id);
}

/** The next press on a menu; null: wait. */
function choiceOn({ luck, match }: Player, shown: readonly PressTarget[]): PressTarget | null {
  const own = (kind: string): readonly PressTarget[] =>
    shown.filter(({ customId }) => customId === `${kind}:${match}` || customId.startsWith(`${kind}:${match}:`));
  const [ways, offers, taps] = [own('back'), [...own('play'), ...own('pick'), ...own('multiselect')], own('tap')];
  if (ways.length > 0) return luck.chance(RETURNS) ? luck.pick(ways) : null;
  if (offers.length === 0) return null;
  if (offers.some(({ standing }) => standing) && !luck.chance(CHANGES)) return null;
  return luck.pick(taps.length > 0 && luck.chance(TAPS) ? taps : offers);
}

/** Opens the menu from the board, or by the command where there is none. Returns the message that it is on. */
async function openSheet(town: Town, player: Player): Promise<string | null> {
  const board = town.screens.newest(`sheet:${player.match}`);
  if (board !== null) return (await press(town, player, board))?.message?.id ?? null;
  const outcome = await callCommand(town, player, `/${player.game} sheet`);
  // Who sits at several tables here is asked which one is meant.
  const mine = controlsOf(town, outcome).find(({ customId }) => customId === `sheet:${player.match}`);
  return (mine === undefined ? outcome : await press(town, player, mine))?.message?.id ?? null;
}

function dismiss({ person }: Guest, id: string): void {
  try {
    person.dismiss({ id });
  } catch {
    // It has gone by itself.
  }
}
