import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import type { TypedCommand } from './completion.js';

/** What the page and its server say to each other over one WebSocket for each open page; each frame is one of these as JSON. */

/** A made-up member of the server. */
export interface Persona {
  /** As in `?as=ada`. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly role: string;
  readonly colour: string;
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  readonly topic: string;
  /** A thread stands below the channel it belongs to. */
  readonly thread: boolean;
}

/** What stands beside a place's name for this persona, and what the bot has done there so far. */
export interface PlaceCounts {
  readonly place: string;
  readonly marks: { readonly unread: number; readonly mentions: number };
  readonly tally: {
    readonly messages: number;
    readonly edits: number;
    readonly deletions: number;
    readonly ephemeral: number;
    /** How often it notified each person, by their ids. */
    readonly mentions: Readonly<Record<string, number>>;
    /** Requests that count towards the bot's fifty a second. */
    readonly globalCalls: number;
  };
}

export type BotState = 'starting' | 'online' | 'reconnecting' | 'offline';

/** Something that happened behind the scenes. */
export interface FeedEntry {
  readonly at: number;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly text: string;
  /** Set if Discord would refuse what the bot sent: why, a line each. */
  readonly refused?: readonly string[];
}

/** A permission of the bot that can be taken away. */
export interface Right {
  readonly key: string;
  readonly name: string;
  readonly given: boolean;
}

export interface FormField {
  readonly customId: string;
  readonly label: string;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly prefilled: string;
  readonly placeholder: string;
  readonly long: boolean;
}

export interface Form {
  readonly customId: string;
  readonly title: string;
  readonly fields: readonly FormField[];
}

export interface Hello {
  readonly kind: 'hello';
  readonly you: Persona;
  readonly personas: readonly Persona[];
  readonly server: string;
  readonly bot: { readonly id: string; readonly name: string };
  /** Where the pictures of emojis are: `<id>.png`. */
  readonly emojis: string;
  readonly places: readonly PageChannel[];
}

export type ToPage =
  | Hello
  /** A thread was opened, or a place is gone. */
  | { readonly kind: 'places'; readonly places: readonly PageChannel[] }
  /** With calls that an empty channel offers to begin with. */
  | {
      readonly kind: 'commands';
      readonly commands: readonly APIApplicationCommand[];
      readonly starters: readonly TypedCommand[];
    }
  /** What is new or different on this persona's screen, and the ids of what is gone. */
  | { readonly kind: 'screen'; readonly put: readonly APIMessage[]; readonly drop: readonly string[] }
  /** Of every place, whenever anything of it has changed. */
  | { readonly kind: 'counts'; readonly counts: readonly PlaceCounts[] }
  /** What came of an order; `refused` says why Discord's client would not have sent it. */
  | {
      readonly kind: 'ended';
      readonly order: number;
      readonly ack: string;
      readonly refused?: string;
      readonly form?: Form;
    }
  | { readonly kind: 'bot'; readonly state: BotState }
  | { readonly kind: 'rights'; readonly rights: readonly Right[] }
  | { readonly kind: 'news'; readonly news: FeedEntry }
  /** What happened before the page was opened. */
  | { readonly kind: 'past'; readonly news: readonly FeedEntry[] };

export const TROUBLES = [
  'restart',
  'kill',
  'start',
  'drop',
  'clock',
  'delete-board',
  'take-right',
  'archive-thread',
  'lock-thread',
  'outage',
  'remove-bot',
  'answer-429',
  'answer-502',
  'deliver-twice',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export type TypedValue = string | number | boolean;

/** What a persona does. */
export type PersonaAction =
  | {
      readonly do: 'slash';
      readonly place: string;
      readonly command: string;
      readonly options: Readonly<Record<string, TypedValue>>;
    }
  | { readonly do: 'press'; readonly message: string; readonly customId: string }
  | {
      readonly do: 'pick';
      readonly message: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | { readonly do: 'submit'; readonly values: Readonly<Record<string, string>> }
  | { readonly do: 'say'; readonly place: string; readonly content: string }
  | { readonly do: 'look'; readonly place: string }
  | { readonly do: 'dismiss'; readonly message: string }
  | { readonly do: 'trouble'; readonly trouble: Trouble; readonly place: string; readonly right?: string };

export type ToServer = PersonaAction & { readonly order: number };
