import type { Message } from '../../src/discord/message/message.js';
import { plainVoice } from '../../src/discord/message/people.js';
import type { Locale } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { viewTable } from '../../src/table/view/table.js';
import { boardAlt, menuAlt, type Turn } from '../../src/text/picture.js';
import { infoScreens, openScreens } from './info-screens.js';
import { playScreens } from './play-screens.js';
import { scenarioOf, soloScenario } from './scenario.js';
import { soloScreens } from './solo-screens.js';

const made = new Map<string, readonly Message[]>();

/**
 * For tests: every message of the bot in one language, with full tables of people whose names are as long as can be.
 * They are made once only, as that takes seconds.
 */
export function screensIn(locale: Locale, name: string): readonly Message[] {
  const key = `${locale} ${name}`;
  const known = made.get(key) ?? makeScreens(locale, name);
  made.set(key, known);
  return known;
}

function makeScreens(locale: Locale, name: string): readonly Message[] {
  return [
    ...infoScreens(name, locale),
    ...GAMES.flatMap((game) => [
      ...openScreens(game, name, locale),
      ...playScreens(game, name, locale),
      ...soloScreens(game, name, locale),
    ]),
  ];
}

const alts = new Map<string, readonly string[]>();

/** For tests: every text that stands for a picture, in the same moments; made once only as well. */
export function altsIn(locale: Locale, name: string): readonly string[] {
  const key = `${locale} ${name}`;
  const known = alts.get(key) ?? makeAlts(locale, name);
  alts.set(key, known);
  return known;
}

function makeAlts(locale: Locale, name: string): readonly string[] {
  return GAMES.flatMap((game) =>
    [...scenarioOf(game, name), ...soloScenario(game, name)].flatMap((live) => {
      const voice = plainVoice(viewTable(live.stored), locale);
      const menus = live.stored.seats.map(({ seat }) => menuAlt(game.view(live.state, seat), seat, voice));
      return [
        boardAlt({ view: game.view(live.state, null), turn: halfAnswered(live) }, (names) =>
          plainVoice(viewTable(live.stored), locale, names),
        ),
        ...menus,
      ];
    }),
  );
}

/** Nothing is longer than when some have answered and all others have not. */
function halfAnswered({ game, state, stored }: ActiveMatch): Turn {
  const seats = stored.seats.map(({ seat }) => seat);
  return {
    active: game.active(state),
    answered: seats.filter((seat) => seat % 2 === 0),
    awaited: seats.filter((seat) => seat % 2 === 1),
  };
}

/** Everything that can be read in a message. */
export function wordsOn(made: Message): readonly string[] {
  const parts = made.components.flatMap((row) => row.components);
  return [
    made.content,
    ...made.embeds.flatMap(({ title = '', description = '', footer, fields = [] }) => [
      title,
      description,
      footer?.text ?? '',
      ...fields.flatMap((field) => [field.name, field.value]),
    ]),
    ...parts.flatMap((part) => [
      ...('label' in part ? [part.label ?? ''] : []),
      ...('placeholder' in part ? [part.placeholder ?? ''] : []),
      ...('options' in part
        ? part.options.flatMap(({ label, description }) => (description === undefined ? label : [label, description]))
        : []),
    ]),
  ];
}
