import type { APIChannelSelectComponent, APISelectMenuComponent, APIStringSelectComponent } from 'discord.js';
import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { LOCALES, type Locale } from '../../games/game.js';
import {
  PACES,
  type PersonSettings,
  type ServerSettings,
  SHEET_STYLES,
  serverDefaultsOf,
  USUAL_DEFAULTS,
} from '../../settings/settings.js';
import { LANGUAGES } from '../../text/languages.js';
import type { Key } from '../../text/phrases.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { makeId, type Setting } from '../ids.js';
import { flow } from './flow.js';
import { button, heading, type Message, makeMessage, RGB } from './message.js';

/** The value of the option that takes a language back. */
export const DEFAULT = 'default';
const MOST_CHANNELS = 25;

/** What a server's own language is, and which of the channels that were set are still there. */
export interface ServerFacts {
  readonly usual: Locale;
  readonly channels: readonly string[];
}

/** Everything that can be set for a server's tables, what is set, and what the defaults are. */
export function serverMessage(set: ServerSettings, facts: ServerFacts, locale: string): Message {
  const voice = voiceOf(locale);
  const { pace, mentions, threads } = serverDefaultsOf(set);
  const channels = facts.channels.length === 0 ? null : voice.list(facts.channels.map((id) => `<#${id}>`));
  return screen('settings.server.title', voice, {
    lines: [
      languageLine(set.locale, facts.usual, voice),
      line(
        'settings.name.pace',
        set.pace === null ? null : paceText(set.pace, voice),
        paceText(USUAL_DEFAULTS.pace, voice),
        voice,
      ),
      line('settings.name.channels', channels, voice.tell('settings.channels.all'), voice),
      line(
        'settings.name.mentions',
        set.mentions === null ? null : mentionsText(set.mentions, voice),
        mentionsText(USUAL_DEFAULTS.mentions, voice),
        voice,
      ),
      line(
        'settings.name.threads',
        set.threads === null ? null : threadsText(set.threads, voice),
        threadsText(USUAL_DEFAULTS.threads, voice),
        voice,
      ),
      voice.tell('settings.server.note'),
    ],
    selects: [
      languageSelect('server-language', set.locale, voice),
      {
        type: ComponentType.StringSelect,
        custom_id: idOf('server-pace'),
        options: PACES.map((each) => ({ label: paceText(each, voice), value: each, default: each === pace })),
      },
      channelSelect(facts.channels, voice),
    ],
    buttons: [
      mentions
        ? button({ kind: 'set', what: 'server-mentions-off' }, voice.tell('settings.button.mentions.off'))
        : button({ kind: 'set', what: 'server-mentions-on' }, voice.tell('settings.button.mentions.on')),
      threads
        ? button({ kind: 'set', what: 'server-threads-off' }, voice.tell('settings.button.threads.off'))
        : button({ kind: 'set', what: 'server-threads-on' }, voice.tell('settings.button.threads.on')),
      button({ kind: 'set', what: 'server-defaults' }, voice.tell('settings.button.defaults'), 'bad'),
    ],
  });
}

/** Everything that a person can set for themselves. `usual` is what they are spoken to in where nothing is set. */
export function personMessage(set: PersonSettings, usual: Locale, locale: string): Message {
  const voice = voiceOf(locale);
  const shown = set.look ?? SHEET_STYLES[0];
  return screen('settings.me.title', voice, {
    lines: [
      languageLine(set.locale, usual, voice),
      line(
        'settings.name.look',
        set.look === null ? null : voice.tell(`look.${set.look}`),
        voice.tell(`look.${SHEET_STYLES[0]}`),
        voice,
      ),
      line(
        'settings.name.mentions',
        set.mentions === null ? null : ownMentionsText(set.mentions, voice),
        ownMentionsText(true, voice),
        voice,
      ),
    ],
    selects: [languageSelect('me-language', set.locale, voice)],
    buttons: [
      ...SHEET_STYLES.map((look) =>
        button(
          { kind: 'set', what: `me-${look}` },
          voice.tell(`settings.button.${look}`),
          look === shown ? 'main' : 'plain',
        ),
      ),
      set.mentions === false
        ? button({ kind: 'set', what: 'me-mentions-on' }, voice.tell('settings.button.me.on'))
        : button({ kind: 'set', what: 'me-mentions-off' }, voice.tell('settings.button.me.off')),
      button({ kind: 'set', what: 'me-defaults' }, voice.tell('settings.button.defaults'), 'bad'),
    ],
  });
}

interface Screen {
  readonly lines: readonly string[];
  readonly selects: readonly APISelectMenuComponent[];
  readonly buttons: readonly ReturnType<typeof button>[];
}

function screen(title: Key, voice: Voice, shown: Screen): Message {
  return makeMessage({
    ...flow([heading(voice.tell(title)), ...shown.lines], RGB.white),
    rows: [...shown.selects.map((each) => [each]), [...shown.buttons]],
  });
}

/** One setting: what is set, or that it is left to the default. */
function line(name: Key, value: string | null, usual: string, voice: Voice): string {
  const title = voice.tell(name);
  return value === null
    ? voice.tell('settings.line.usual', { name: title, usual })
    : voice.tell('settings.line.set', { name: title, value, usual });
}

function languageLine(set: string | null, usual: Locale, voice: Voice): string {
  const known = LOCALES.find((locale) => locale === set);
  return line('settings.name.language', known === undefined ? null : LANGUAGES[known], LANGUAGES[usual], voice);
}

function languageSelect(what: Setting, set: string | null, voice: Voice): APIStringSelectComponent {
  const known = LOCALES.map((locale) => ({
    label: LANGUAGES[locale],
    value: locale as string,
    default: locale === set,
  }));
  const usual = { label: voice.tell('language.default'), value: DEFAULT, default: set === null };
  return { type: ComponentType.StringSelect, custom_id: idOf(what), options: [...known, usual] };
}

function channelSelect(channels: readonly string[], voice: Voice): APIChannelSelectComponent {
  return {
    type: ComponentType.ChannelSelect,
    custom_id: idOf('server-channels'),
    placeholder: voice.tell('settings.channels.pick'),
    channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildVoice],
    min_values: 0,
    max_values: MOST_CHANNELS,
    default_values: channels.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
  };
}

function paceText(pace: (typeof PACES)[number], voice: Voice): string {
  return voice.tell(`pace.${pace}`);
}

function mentionsText(mentions: boolean, voice: Voice): string {
  return voice.tell(mentions ? 'settings.mentions.on' : 'settings.mentions.off');
}

function ownMentionsText(mentions: boolean, voice: Voice): string {
  return voice.tell(mentions ? 'settings.me.mentions.on' : 'settings.me.mentions.off');
}

function threadsText(threads: boolean, voice: Voice): string {
  return voice.tell(threads ? 'settings.threads.on' : 'settings.threads.off');
}

function idOf(what: Setting): string {
  return makeId({ kind: 'set', what });
}
