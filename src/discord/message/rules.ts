import type { APIStringSelectComponent } from 'discord.js';
import { ComponentType } from 'discord.js';
import { exampleState } from '../../games/example.js';
import type { Game, SheetView, TutorialExample, TutorialPage } from '../../games/game.js';
import { isOver } from '../../games/record.js';
import type { SheetStyle } from '../../settings/settings.js';
import { type DieSign, diceWords, lettersIn, NO_SIGN, sidesText } from '../../text/dice.js';
import { phrase } from '../../text/phrases.js';
import { menuAlt, sidesAlt } from '../../text/picture.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { formatPoints, legend, sheetText } from '../../text/sheet.js';
import { makeId } from '../ids.js';
import { flow } from './flow.js';
import {
  button,
  codeBlock,
  heading,
  joinLines,
  type Message,
  type MessageParts,
  makeMessage,
  type Picture,
  RGB,
} from './message.js';
import { pager } from './pager.js';
import { diceBeside } from './people.js';

/** The pages of a game's rules; the last one, on playing it here, is the same for all. */
export function pagesOf(game: Game): readonly TutorialPage[] {
  const buttons = {
    join: phrase('lobby.button.join'),
    begin: phrase('lobby.button.begin'),
    sheet: phrase('board.sheet'),
  };
  const here = phrase('rules.here.text', { game: game.id, ...buttons });
  return [...game.tutorial, { title: phrase('rules.here.title'), text: here, example: null }];
}

/** Opens the first page for whoever presses, beside the message on which it stands. */
export function rulesButton(game: string, voice: Voice): ReturnType<typeof button> {
  return button({ kind: 'howto', game }, voice.tell('rules.button'));
}

/** One page of a game's rules. A page that does not exist shows the last one. */
export function rulesMessage(
  game: Game,
  page: number,
  locale: string,
  { look = 'text', dieSign = NO_SIGN }: { readonly look?: SheetStyle; readonly dieSign?: DieSign } = {},
): Message {
  return makeMessage((_names, sign) => rulesParts(game, page, look, voiceOf(locale, [], undefined, sign)), dieSign);
}

function rulesParts(game: Game, page: number, look: SheetStyle, voice: Voice): MessageParts {
  const pages = pagesOf(game);
  const number = Math.min(page, pages.length - 1);
  const { title, text, example } = pages[number]!;
  const texts = [
    heading(voice.tell('rules.title', { game: game.name, page: title })),
    `-# ${voice.tell('page.of', { page: number + 1, pages: pages.length })}`,
    ...voice.say(text).split('\n'),
    ...(example === null ? [] : [exampleText(game, example, look, voice)]),
  ];
  return {
    ...flow(texts, RGB[game.colour]),
    rows: [
      ...pager(number, pages.length, (to) => ({ kind: 'rules', game: game.id, page: to }), voice),
      [contentsOf(game, pages, number, voice)],
    ],
    picture: example !== null && look === 'picture' ? examplePicture(game, example, voice) : null,
  };
}

function contentsOf(game: Game, pages: readonly TutorialPage[], shown: number, voice: Voice): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: makeId({ kind: 'contents', game: game.id }),
    placeholder: voice.tell('rules.jump'),
    options: pages.map(({ title }, n) => ({
      label: voice.tell('rules.option', { number: n + 1, title }),
      value: String(n),
      default: n === shown,
    })),
  };
}

/** The position, with what can be seen there; once the match is over, with the parts of its points. */
function exampleText(game: Game, example: TutorialExample, look: SheetStyle, voice: Voice): string {
  const state = exampleState(game, example);
  const { dice, sheets, sum } = game.view(state, 0);
  const sheet = sheets[0]!;
  const over = isOver(game, state);
  const thrown = !over && dice.length > 0;
  const isSheet = example.dice === undefined;
  const shown = isSheet ? sheet : withoutFields(sheet);
  const parts = game
    .scores(state)[0]!
    .parts.map(({ label, points }) => voice.tell('result.part', { label, points: formatPoints(points) }));
  return joinLines(
    heading(voice.tell('rules.example')),
    voice.say(example.caption),
    thrown ? `🎲 **${diceBeside(look, dice, voice)}**` : null,
    thrown && look === 'text' ? diceWords(dice, voice) : null,
    thrown && sum !== null ? voice.say(sum) : null,
    look === 'text' ? codeBlock(isSheet ? sheetText(sheet, voice) : sidesText(example.dice, voice)) : null,
    over ? parts.join(' · ') : null,
    look === 'text' ? `-# ${legend([shown], voice)}` : null,
  );
}

/** All that is left to tell of it are the letters of its rows. */
function withoutFields(sheet: SheetView): SheetView {
  return { ...sheet, rows: sheet.rows.map((row) => ({ ...row, cells: [] })) };
}

function examplePicture(game: Game, example: TutorialExample, voice: Voice): Picture {
  const state = exampleState(game, example);
  const seen = game.view(state, 0);
  // Of the last throw there is nothing to tell any more.
  const view = isOver(game, state) ? { ...seen, dice: [], sums: [] } : seen;
  const { dice } = example;
  const letters = lettersIn(voice);
  if (dice !== undefined) return { view, letters, dice, alt: sidesAlt(view, dice, voice) };
  return { view, letters, seat: 0, players: [], alt: menuAlt(view, 0, voice) };
}
