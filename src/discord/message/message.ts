import type { APIButtonComponentWithCustomId, APIEmbed } from 'discord.js';
import { ButtonStyle, ComponentType } from 'discord.js';
import { SHADES } from '../../draw/palette.js';
import type { Colour, DieView, Letters, Seat, View } from '../../games/game.js';
import { type DieSign, NO_SIGN } from '../../text/dice.js';
import { NAME_ROOMS, roomiest } from '../../text/name.js';
import { type Id, makeId } from '../ids.js';
import { type ActionRow, embedLength, isWithin, withinLimits } from './limits.js';

/** A whole message: what it leaves empty is empty afterwards. Nobody is ever mentioned but `users`. */
export interface Message {
  content: string;
  embeds: APIEmbed[];
  components: ActionRow[];
  allowed_mentions: { parse: []; users: string[] };
  /** Drawn into the first embed; null: nothing is. */
  picture: Picture | null;
}

/** Whose a sheet is, how far they are in what is being decided, and what has become of them. */
export interface PicturePlayer {
  readonly name: string;
  readonly isBot: boolean;
  readonly isActive: boolean;
  /** In what is being decided; `none`: they are not asked. */
  readonly answer: 'given' | 'due' | 'none';
  /** 1 = first; null while the match goes on. */
  readonly place: number | null;
}

/** What a message shows as a drawing, with the words for those who do not see it. */
export type Picture = SheetPicture | SidesPicture | ChartPicture;

export interface SheetPicture {
  readonly view: View;
  /** By which the reader calls colours. */
  readonly letters: Letters;
  /** Whose own sheet it is; null: everyone's. */
  readonly seat: Seat | null;
  /** By seat; a board shows them beside their sheets. */
  readonly players: readonly PicturePlayer[];
  /** At most 1,024 characters. */
  readonly alt: string;
}

/** The throw, and dice with all their sides. */
export interface SidesPicture extends Pick<SheetPicture, 'view' | 'letters' | 'alt'> {
  readonly dice: readonly (readonly DieView[])[];
}

/** Results of somebody, a strip for each game. */
export interface ChartPicture extends Pick<SheetPicture, 'alt'> {
  readonly charts: readonly ChartView[];
}

export interface ChartView {
  readonly title: string;
  readonly colour: Colour;
  /** Oldest first. */
  readonly results: readonly { readonly points: number; readonly isWon: boolean }[];
}

/**
 * What a message is made of. Whoever has switched previews off sees neither the embed nor the picture in it: whatever
 * people have to know, to act or at the end, stands in `content`, and the embed has what was before, and the sheets.
 */
export interface MessageParts {
  readonly content?: string;
  /** One in which nothing is to be seen is left out. */
  readonly embed?: APIEmbed;
  readonly rows?: readonly ActionRow['components'][];
  readonly mentions?: readonly string[];
  readonly picture?: Picture | null;
}

/** Makes the parts of a message in which so many units of a name are told at most, and dice are drawn like that. */
type MakeParts = (names: number, dieSign: DieSign) => MessageParts;

/**
 * The message, within the platform's limits whatever people are called: made of the parts, or of those parts in which dice
 * are drawn if there is room for that, and else as much is told of names as there is room for.
 */
export function makeMessage(parts: MessageParts | MakeParts, dieSign: DieSign = NO_SIGN): Message {
  const make = typeof parts === 'function' ? parts : () => parts;
  const drawn = message(make(NAME_ROOMS[0], dieSign));
  if (isWithin(drawn)) return withinLimits(drawn);
  return withinLimits(roomiest((names) => message(make(names, NO_SIGN)), isWithin));
}

function message({ content = '', embed, rows = [], mentions = [], picture = null }: MessageParts): Message {
  return {
    content,
    embeds:
      embed === undefined ? [] : [withoutBlank(embed)].filter((each) => picture !== null || embedLength(each) > 0),
    components: rows
      .filter((row) => row.length > 0)
      .map((components) => ({ type: ComponentType.ActionRow, components: [...components] })),
    allowed_mentions: { parse: [], users: [...mentions] },
    picture,
  };
}

/** The platform takes no empty description. */
function withoutBlank({ description, ...rest }: APIEmbed): APIEmbed {
  return description ? { ...rest, description } : rest;
}

/** `main` is what most people press there, `bad` what costs something; everything else is plain. */
export type Style = 'plain' | 'main' | 'bad';

const STYLES = {
  plain: ButtonStyle.Secondary,
  main: ButtonStyle.Primary,
  bad: ButtonStyle.Danger,
} as const;

/** A button that says that; `makeMessage` shortens what is too long for one. */
export function button(id: Id, label: string, style: Style = 'plain'): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: STYLES[style],
    label,
    custom_id: makeId(id),
  };
}

const PER_ROW = 5;

/** The buttons in rows of as many as the platform puts beside one another. */
export function inRows<Each>(buttons: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(buttons.length / PER_ROW) }, (_, n) =>
    buttons.slice(n * PER_ROW, (n + 1) * PER_ROW),
  );
}

/** A colour of the games as Discord takes it, for the stripe beside an embed. */
export const RGB = Object.fromEntries(
  Object.entries(SHADES).map(([colour, { stripe }]) => [colour, Number.parseInt(stripe.slice(1), 16)]),
) as Readonly<Record<Colour, number>>;

/** A time that the reader's client counts down. */
export function countdown(at: number): string {
  return `<t:${Math.floor(at / 1000)}:R>`;
}

/** What a message is about, above all else that it says. */
export function heading(text: string): string {
  return `**${text}**`;
}

export function codeBlock(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}

/** The lines that say something. */
export function joinLines(...all: readonly (string | null)[]): string {
  return all.filter((line) => line !== null && line !== '').join('\n');
}
