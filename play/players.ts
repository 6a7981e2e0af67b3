import type { Discord, DiscordUser, Interaction, Outcome, Ref, SeenMessage } from 'local-discord';

/** Something that can be pressed on a menu: a button, or what can be chosen of a select. */
export interface Offer {
  readonly message: SeenMessage;
  readonly customId: string;
  /** The values of the chosen options; null for a button. */
  readonly values: readonly string[] | null;
  readonly label: string;
  /** It stands as the answer already. */
  readonly standing: boolean;
}

/** A press that a player made and what came of it. */
export interface PlayerPress {
  readonly person: DiscordUser;
  readonly offer: Offer;
  readonly interaction: Interaction;
  /** Null if the connection was gone before the outcome was known. */
  readonly outcome: Outcome | null;
}

export interface PlayerOptions {
  readonly discord: Discord;
  readonly person: DiscordUser;
  readonly channel: Ref;
  readonly match: string;
  /** Picks one of at least one offers, or any other on the screen; null to wait for the others. */
  readonly choose: (
    offers: readonly Offer[],
    menu: SeenMessage,
    screen: readonly SeenMessage[],
  ) => Offer | null | Promise<Offer | null>;
  /** Told after every press on the menu. */
  readonly pressed?: (press: PlayerPress) => void;
  /** What to do when a new board is posted while a menu is open: open the sheet from it, or wait until the menu follows. */
  readonly atNewBoard?: () => 'open' | 'wait';
  /** How long to look at a menu without choices before asking for it again, in milliseconds. */
  readonly patienceMs?: number;
  /** How long nothing at all may happen before the player gives up. */
  readonly timeoutMs?: number;
  /** Waits until the bot can be reached, and for the outcome of a press as long as it can. */
  readonly connection?: BotConnection;
}

export interface BotConnection {
  up(): Promise<void>;
  /** Null if there is none any more. */
  outcome(interaction: Interaction): Promise<Outcome | null>;
}

const ALWAYS_UP: BotConnection = { up: () => Promise.resolve(), outcome: ({ outcome }) => outcome };

/** So many messages tell where somebody is stuck. */
const SEEN = 5;

/** Plays a match to its end as a person does: opens the sheet from the board, then presses what the menu offers. Resolves with the result. */
export async function playMatch(options: PlayerOptions): Promise<SeenMessage> {
  const { discord, person, channel, match, choose, pressed = () => undefined } = options;
  const { atNewBoard = () => 'wait', patienceMs = 3_000, timeoutMs = 60_000, connection = ALWAYS_UP } = options;
  const changes = followScreen(discord, person, channel);
  let menuId: string | null = null;
  let lastBoard: string | null = null;
  /** Of waiting for a menu that offers something: another one is opened. */
  let isTired = false;
  /** Since when there is no menu, though there is a board; null: there is. */
  let withoutSince: number | null = null;
  let lastChange = performance.now();

  const press = async (offer: Offer): Promise<void> => {
    const interaction = pressOffer(person, offer);
    const outcome = await connection.outcome(interaction);
    if (outcome?.ack === 'update') menuId = outcome.message?.id ?? menuId;
    if (outcome !== null && outcome.ack !== 'failed') lastChange = performance.now();
    pressed({ person, offer, interaction, outcome });
  };
  const openSheet = async (board: SeenMessage): Promise<void> => {
    lastBoard = board.id;
    const outcome = await connection.outcome(person.press(board, `sheet:${match}`));
    menuId = outcome?.message?.id ?? null;
  };
  /** Decided once for each board. */
  const isCalledBy = ({ id }: SeenMessage): boolean => {
    const isNew = id !== lastBoard;
    lastBoard = id;
    return isNew && atNewBoard() === 'open';
  };
  try {
    for (;;) {
      await connection.up();
      const screen = person.sees(channel);
      const result = resultOf(screen, match);
      if (result !== null) return result;
      if (performance.now() - lastChange > timeoutMs) throw new Error(stuckText(person, match, screen));
      const menu = isTired ? undefined : (screen.find(({ id }) => id === menuId) ?? menuOn(screen, match));
      const offers = menu === undefined ? [] : offersOn(menu);
      const offer = menu === undefined || offers.length === 0 ? null : await choose(offers, menu, screen);
      const board = boardOf(screen, match);
      if (menu !== undefined || board === null) withoutSince = null;
      else withoutSince ??= isTired ? -Infinity : performance.now();
      isTired = false;
      const left = withoutSince === null ? patienceMs : withoutSince + patienceMs - performance.now();
      if (offer !== null) await press(offer);
      else if (board !== null && (left <= 0 || (menu !== undefined && isCalledBy(board)))) await openSheet(board);
      else if (await changes.within(Math.max(0, left))) lastChange = performance.now();
      else if (menu !== undefined) isTired = true;
    }
  } finally {
    changes.end();
  }
}

/** Who waits for what, by what they see last. */
function stuckText({ name }: DiscordUser, match: string, screen: readonly SeenMessage[]): string {
  const seen = screen.slice(-SEEN).map(({ ephemeral, content, buttons, selects }) => {
    const ids = [...buttons, ...selects].map(({ customId }) => customId).join(' ');
    return `${ephemeral ? 'private' : 'public'}: ${content.split('\n')[0]} [${ids}]`;
  });
  return [`${name} is stuck in match ${match}, and sees`, ...seen].join('\n');
}

/** The newest board of that match that still has its button; null if there is none. */
export function boardOf(screen: readonly SeenMessage[], match: string): SeenMessage | null {
  return screen.findLast(({ buttons }) => buttons.some(({ customId }) => customId === `sheet:${match}`)) ?? null;
}

/** The newest private message that offers something in that match, or that stands beneath its board and may still do so. */
export function menuOn(screen: readonly SeenMessage[], match: string): SeenMessage | undefined {
  const offers = (message: SeenMessage): boolean => offersOn(message).some(({ customId }) => customId.includes(match));
  const own = screen.filter(({ ephemeral }) => ephemeral);
  const board = boardOf(screen, match);
  // What offers something else is the menu of another match.
  const mayOffer = (message: SeenMessage): boolean => offersOn(message).length === 0 && isNewer(message, board!);
  return own.findLast(offers) ?? (board === null ? undefined : own.find(mayOffer));
}

function isNewer(one: SeenMessage, other: SeenMessage): boolean {
  return BigInt(one.id) > BigInt(other.id);
}

/** The message that tells how that match ended, however it did; null until it has, or once the next one of a series has begun. */
export function resultOf(screen: readonly SeenMessage[], match: string): SeenMessage | null {
  const tells = ({ buttons, text }: SeenMessage): boolean =>
    text.includes(match) && buttons.some(({ customId }) => /^(?:again|next):/.test(customId ?? ''));
  return screen.findLast((message) => !message.ephemeral && tells(message)) ?? null;
}

/** What can be chosen on a menu, as words of the game; taps are left out. */
export function offersOn(message: SeenMessage): readonly Offer[] {
  const selects = message.selects.filter(({ disabled }) => !disabled);
  return [...buttonsOf(message, 'play:'), ...selects.flatMap((select) => choicesOn(message, select))];
}

type Select = SeenMessage['selects'][number];

function choicesOn(message: SeenMessage, { customId, options }: Select): readonly Offer[] {
  if (customId.startsWith('pick:'))
    return options.map(({ value, label, chosen }) => ({
      message,
      customId,
      values: [value],
      label,
      standing: chosen,
    }));
  if (!isMultiselect({ customId })) return [];
  const standing = options.filter(({ chosen }) => chosen);
  return subsetsOf(options).map((some) => ({
    message,
    customId,
    values: some.map(({ value }) => value),
    label: some.map(({ label }) => label).join(', '),
    standing: some.length > 0 && some.length === standing.length && some.every(({ chosen }) => chosen),
  }));
}

function subsetsOf<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  return Array.from({ length: 1 << all.length }, (_, mask) => all.filter((_each, n) => (mask >> n) & 1));
}

/** Whether several options of it are chosen at once. */
export function isMultiselect({ customId }: Pick<Offer, 'customId'>): boolean {
  return customId.startsWith('multiselect:');
}

/** The move that an offer stands for. */
export function moveOf({ customId, values }: Pick<Offer, 'customId' | 'values'>): string {
  const [, , , word = '', none = ''] = customId.split(':');
  if (values === null) return word;
  if (!isMultiselect({ customId })) return values[0]!;
  return values.length === 0 ? none : `${word}${[...values].sort().join('')}`;
}

/** What only changes what a menu shows. */
export function tapsOn(message: SeenMessage): readonly Offer[] {
  return buttonsOf(message, 'tap:');
}

function buttonsOf(message: SeenMessage, start: string): readonly Offer[] {
  return message.buttons
    .filter(({ customId, disabled }) => customId?.startsWith(start) && !disabled)
    .map(({ customId, label }) => ({
      message,
      customId: customId!,
      values: null,
      label,
      standing: label.startsWith('✓'),
    }));
}

/** Presses that button, or chooses those options. */
export function pressOffer(person: DiscordUser, { message, customId, values }: Offer): Interaction {
  return values === null ? person.press(message, customId) : person.pick(message, customId, values);
}

export interface ScreenWatch {
  /** Whether anything on the screen has changed since the last call, or does so in that time. */
  within(ms: number): Promise<boolean>;
  end(): void;
}

/** Follows what changes on one person's screen of a channel. */
export function followScreen(discord: Discord, person: DiscordUser, channel: Ref): ScreenWatch {
  const id = typeof channel === 'string' ? channel : channel.id;
  let changed = false;
  let wake = (): void => undefined;
  const off = discord.on('change', (change) => {
    if (!('message' in change) || change.message.channel.id !== id) return;
    const { seenBy } = change.message;
    if (seenBy !== null && seenBy !== person.id) return;
    changed = true;
    wake();
  });
  return {
    async within(ms) {
      if (!changed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const was = changed;
      changed = false;
      return was;
    },
    end: off,
  };
}
