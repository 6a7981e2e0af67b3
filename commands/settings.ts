import type { Call, Reply } from '../src/discord/command.js';
import { personLocale, serverLocale } from '../src/discord/locale.js';
import { noticeMessage } from '../src/discord/message/notice.js';
import { DEFAULT } from '../src/discord/message/settings.js';
import { showPersonSettings, showServerSettings } from '../src/discord/settings.js';
import { LOCALES, type Locale } from '../src/games/game.js';
import { SHEET_STYLES } from '../src/settings/settings.js';
import { LANGUAGES } from '../src/text/languages.js';
import { type Key, phrase } from '../src/text/phrases.js';
import {
  choiceOption,
  commandOf,
  descriptionFor,
  flagOption,
  plainChoice,
  SERVER_ONLY,
  subcommand,
  translatedChoice,
} from './options.js';

/** What people set for themselves, and those who manage a server for its tables. */
export const settings = commandOf({ name: 'settings', ...descriptionFor('command.settings'), ...SERVER_ONLY }, [
  { option: subcommand('me', 'command.settings.me'), run: showPersonSettings },
  { option: subcommand('server', 'command.settings.server'), run: showServerSettings },
  {
    option: subcommand('language', 'command.settings.language', [
      {
        ...choiceOption('language', 'command.settings.language.to', [
          ...LOCALES.map((locale) => plainChoice(LANGUAGES[locale], locale)),
          translatedChoice('language.default', DEFAULT),
        ]),
        required: true,
      },
      flagOption('server', 'command.settings.language.server'),
    ]),
    run: language,
  },
  {
    option: subcommand('pictures', 'command.settings.pictures', [
      {
        ...choiceOption(
          'sheets',
          'command.settings.pictures.sheets',
          SHEET_STYLES.map((look) => translatedChoice(`look.${look}`, look)),
        ),
        required: true,
      },
    ]),
    run: pictures,
  },
]);

async function language(call: Call): Promise<Reply> {
  const { interaction, press, context } = call;
  const { options } = interaction;
  const chosen = LOCALES.find((locale) => locale === options.getString('language')) ?? null;
  if (options.getBoolean('server') === true) {
    if (!press.moderator) return { kind: 'notice', phrase: phrase('settings.refuse.server') };
    await context.store.setServerSettings(press.guildId, { locale: chosen });
    const spoken = serverLocale(chosen, interaction);
    return answer(
      chosen === null ? 'settings.language.serverDefault' : 'settings.language.server',
      spoken,
      call.locale,
    );
  }
  await context.store.setPersonSettings(press.person.id, { locale: chosen });
  // In the language that is spoken from now on.
  const spoken = await personLocale(chosen, interaction, context.store);
  return answer(chosen === null ? 'settings.language.personDefault' : 'settings.language.person', spoken, spoken);
}

async function pictures({ interaction, press, locale, context }: Call): Promise<Reply> {
  const chosen = interaction.options.getString('sheets');
  const look = SHEET_STYLES.find((each) => each === chosen) ?? SHEET_STYLES[0];
  await context.store.setPersonSettings(press.person.id, { look });
  return { kind: 'message', body: noticeMessage(phrase(`settings.pictures.${look}`), locale) };
}

function answer(key: Key, spoken: Locale, locale: string): Reply {
  return { kind: 'message', body: noticeMessage(phrase(key, { language: LANGUAGES[spoken] }), locale) };
}
