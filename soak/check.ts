import type { LogEntry } from 'local-discord';
import { headerLine, isFault, isOver, parseRecord } from '../src/games/record.js';
import { gameOf } from '../src/games/registry.js';
import type { Store } from '../src/store/interface.js';
import type { Stored } from '../src/store/types.js';
import type { House } from '../test/house.js';
import { findUnexplained, type Ledger } from '../test/ledger.js';
import { amongSeveral, type LivingMenu, livingMenusOf } from '../test/living-menus.js';
import type { SealsSeen } from '../test/seals-seen.js';
import type { Book } from './book.js';
import type { Requests } from './requests.js';
import type { Venue } from './town.js';

/** One thing that has to hold: how much was looked at, and what is wrong. */
export interface Check {
  readonly what: string;
  readonly looked: string;
  readonly wrong: readonly string[];
}

/** Every record is one that the referee accepts, and says of the end what was stored. */
export async function checkRecords(store: Store, matches: readonly string[]): Promise<Check> {
  const wrong: string[] = [];
  for (const id of matches) {
    const record = (await store.recordOf(id))!;
    const text = [headerLine(record), ...record.lines.map((line) => line.text)].join('\n');
    const parsed = parseRecord(Buffer.from(`${text}\n`), gameOf);
    if (isFault(parsed)) {
      wrong.push(`match ${id}, line ${parsed.line}: ${parsed.fault}`);
      continue;
    }
    const { status } = (await store.read({ match: id }))!.match!;
    const over = isOver(parsed.game, parsed.state);
    if (status !== 'void' && over !== (status === 'over')) wrong.push(`match ${id} is ${status}, but over: ${over}`);
  }
  return { what: 'records that the referee replays', looked: `${matches.length} matches`, wrong };
}

/** Of each match one seal was shown and no other, and all its dice follow from it and from what was shown in the end. */
export async function checkDiceShown(store: Store, matches: readonly string[], seals: SealsSeen): Promise<Check> {
  const tables = new Map<string, Stored>();
  for (const match of matches) {
    const stored = (await store.read({ match }))!;
    tables.set(stored.table.id, stored);
  }
  const wrong: string[] = [];
  for (const stored of tables.values()) wrong.push(...(await seals.faultsOf(store, stored)));
  return {
    what: 'dice as they were sealed',
    looked: `${matches.length} matches, ${seals.shown()} secrets shown`,
    wrong,
  };
}

/** Every answer that somebody was shown as theirs is in the record, once. */
export async function checkAnswers(store: Store, matches: readonly string[], { entries }: Ledger): Promise<Check> {
  const wrong: string[] = [];
  for (const match of matches) wrong.push(...findUnexplained((await store.read({ match }))!, entries));
  return { what: 'answers as people were shown them', looked: `${entries.length} presses`, wrong };
}

/** No two messages bear the mark of the same post: those that had to give way to a new one are gone, too. */
export function checkPostedOnce({ discord }: House, places: readonly Venue[]): Check {
  const channels = [...new Set(places.map(({ channel }) => channel.id))];
  const messages = channels.flatMap((channel) => discord.messages(channel));
  const byMark = new Map<string, string[]>();
  for (const { id, createdAt, edits, embeds } of messages) {
    const mark = embeds[0]?.url ?? embeds[0]?.footer?.text ?? id;
    const text = `${id} of ${new Date(createdAt).toISOString()}, edited ${edits} times`;
    byMark.set(mark, [...(byMark.get(mark) ?? []), text]);
  }
  const wrong = [...byMark].flatMap(([mark, texts]) => (texts.length > 1 ? [`${mark}: ${texts.join('; ')}`] : []));
  return { what: 'messages posted once', looked: `${messages.length} messages`, wrong };
}

/** Everybody has one menu at most of each match with something to press, and none of a match that is over. */
export function checkMenus({ discord }: House, places: readonly Venue[], book: Pick<Book, 'isOn'>): Check {
  const people = [...new Set(places.flatMap((place) => place.people))];
  const menus = people.flatMap((person) => livingMenusOf(discord, [person], channelsOf(person, places)));
  const several = new Set(amongSeveral(menus));
  const text = ({ match, person, message }: LivingMenu): string => `match ${match}, ${person}: ${message}`;
  const wrong = menus.flatMap((menu) => {
    if (!book.isOn(menu.match)) return [`${text(menu)} though the match is over`];
    return several.has(menu) ? [`${text(menu)} is one of several`] : [];
  });
  return { what: 'one menu a person and match', looked: `${menus.length} menus`, wrong };
}

function channelsOf(person: Venue['people'][number], places: readonly Venue[]): readonly Venue['channel'][] {
  return [...new Set(places.filter(({ people }) => people.includes(person)).map(({ channel }) => channel))];
}

/** Every body passed the stand-in's checks. */
export function checkBodies({ discord }: House, { count, open }: Requests): Check {
  const text = ({ method, path, problems }: LogEntry): string => `${method} ${path}: ${JSON.stringify(problems)}`;
  const wrong = [
    ...discord.refused.map(text),
    ...discord.unknownRoutes.map((route) => `unknown route ${route}`),
    ...open.map((path) => `${path} could call people who are not meant`),
  ];
  return { what: 'bodies accepted by the stand-in', looked: `${count} requests`, wrong };
}

/** Lines of the log that speak of a mistake in the program. */
const MISTAKES =
  /an answer was refused|a press failed|a press ended in a bug|is wrong in itself|the bot has to stop|the posts of a channel stopped|could not be noted|letting time pass failed|sweeping failed|the client failed/;

export function checkLog({ output }: House, ends: readonly string[]): Check {
  const lines = output()
    .split('\n')
    .filter((line) => line !== '');
  const wrong = [...ends, ...lines.filter((line) => MISTAKES.test(line))].map((line) => line.slice(0, 600));
  return { what: 'the log tells of no mistake', looked: `${lines.length} lines`, wrong };
}
