import type { Game } from '../../games/game.js';
import { phrase } from '../../text/phrases.js';
import { type Voice, voiceOf } from '../../text/say.js';
import type { Choosing, Id } from '../ids.js';
import { flow } from './flow.js';
import { button, heading, inRows, type Message, makeMessage, RGB } from './message.js';

/** A slash command, as a text names it: to be tapped where that is possible. */
export type NameCommand = (command: string) => string;

/** How the bot works: five lines, and buttons that lead on. */
export function helpMessage(games: readonly Game[], name: NameCommand, locale: string): Message {
  const voice = voiceOf(locale);
  const game = games[0]?.id ?? '';
  const texts = [
    heading(voice.tell('help.title')),
    voice.tell('help.play', {
      starts: voice.list(games.map(({ id }) => name(`${id} start`))),
      join: phrase('lobby.button.join'),
      begin: phrase('lobby.button.begin'),
      alone: phrase('lobby.button.alone'),
    }),
    voice.tell('help.sheet', { sheet: name(`${game} sheet`) }),
    voice.tell('help.time', { leave: name(`${game} leave`), kick: name(`${game} kick`), end: name(`${game} end`) }),
    voice.tell('help.results', { leaderboard: name('leaderboard'), stats: name('stats') }),
    `🔒 ${voice.tell('help.privacy', { privacy: name('privacy') })}`,
  ];
  return makeMessage({
    ...flow(texts, RGB.white),
    rows: [
      [
        button({ kind: 'choose', what: 'start' }, voice.tell('help.button.play'), 'main'),
        button({ kind: 'choose', what: 'rules' }, voice.tell('rules.button')),
        button({ kind: 'games', page: 0 }, voice.tell('help.button.games')),
        button({ kind: 'set', what: 'me' }, voice.tell('help.button.settings')),
        button({ kind: 'help', what: 'dice' }, voice.tell('fair.button')),
      ],
    ],
  });
}

/** Why nobody chooses what the dice show, and how anybody can check that. */
export function fairMessage(name: NameCommand, locale: string): Message {
  const voice = voiceOf(locale);
  const texts = [
    heading(voice.tell('fair.title')),
    voice.tell('fair.seal'),
    voice.tell('fair.follow'),
    voice.tell('fair.word', { word: phrase('seal.button.word') }),
    voice.tell('fair.check', { check: phrase('seal.button.verify'), verify: name('verify') }),
    voice.tell('fair.thrown', { stats: name('stats'), dice: phrase('dice.button') }),
  ];
  return makeMessage({
    ...flow(texts, RGB.white),
    rows: [[button({ kind: 'help', what: 'start' }, voice.tell('page.back'))]],
  });
}

/** Which game a table is to be opened for, or whose rules are to be read. */
export function gameChoice(games: readonly Game[], what: Choosing, locale: string): Message {
  const voice = voiceOf(locale);
  return makeMessage({
    content: heading(voice.tell(`help.choose.${what}`)),
    rows: inRows(games.map((game) => gameButton(game, what, voice))),
  });
}

function gameButton({ id, name }: Game, what: Choosing, voice: Voice): ReturnType<typeof button> {
  const leads: Readonly<Record<Choosing, Id>> = {
    start: { kind: 'start', game: id },
    rules: { kind: 'rules', game: id, page: 0 },
  };
  return button(leads[what], voice.say(name));
}
