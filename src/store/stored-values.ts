/** What columns hold: the words that stand in them, and the shapes of what is written as JSON. */

export const TABLE_STATUSES = ['lobby', 'playing', 'parked', 'over', 'cancelled', 'expired', 'void'] as const;
/** `parked`: a match is on, but nobody is present. `void`: closed without a result, `reason` says why. */
export type TableStatus = (typeof TABLE_STATUSES)[number];

export const GONE = ['left', 'absent', 'sent', 'voted'] as const;
/**
 * Why the person of a seat no longer plays there: they left, they were replaced while away, the host or a moderator sent
 * them away, or the others voted for it.
 */
export type Gone = (typeof GONE)[number];

/** Somebody's word for having that person replaced. */
export interface Vote {
  readonly by: string;
  readonly against: string;
}

/** By which token somebody can be sent private messages until then, and in which locale; null: the table's. */
export interface MenuToken {
  readonly token: string;
  readonly until: number;
  readonly locale: string | null;
}

/** By which token a post's message is made and changed until then; with null: since when one is wanted. */
export interface PostToken {
  readonly token: string | null;
  readonly tokenUntil: number | null;
}

/** A private message that is to be taken away, and the token that reaches it by that name. */
export interface OldMenu {
  readonly token: string;
  readonly message: string;
  /** Which one that is, as `message` and `press` of a menu tell it; left out: nothing is known of it. */
  readonly is?: readonly string[];
}

/** By which token a private message is reached by that name, until then. */
export interface MenuReach {
  readonly token: string;
  readonly until: number;
  readonly reached: string;
  /** Which one that is, as `message` of a menu tells it; left out: the menu's. */
  readonly message?: string;
  /** Whether it stands in another channel than its board; left out: as the menu does. */
  readonly elsewhere?: boolean;
  /** The locale it speaks, null: the table's; left out: as the menu does. */
  readonly locale?: string | null;
  /** What was to be taken away until it was pressed, and is so again where that is never answered; left out: nothing. */
  readonly old?: readonly OldMenu[];
}

/** A menu as it was before a press. */
export type MenuBefore = Required<MenuReach>;

/** How a match ended for a seat. */
export interface Finish {
  /** 1 = first; equal totals share a place. */
  readonly place: number;
  readonly points: number;
}

export const GIVERS = ['dice', 'person', 'opponent', 'clock'] as const;
export type Giver = (typeof GIVERS)[number];

export const POST_KINDS = ['lobby', 'board', 'result'] as const;
