import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed } from 'discord.js';
import { ComponentType } from 'discord.js';
import { shorten } from '../../text/name.js';

/** The platform's limits that a text of ours can reach, in UTF-16 units: the strictest way in which they can be counted. */
export const LIMITS = {
  content: 2000,
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  field: 1024,
  footer: 2048,
  embeds: 6000,
  label: 80,
  option: 100,
  options: 25,
  placeholder: 150,
} as const;

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** As much of a message as people read. */
export interface Readable {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: ActionRow[];
}

/** How many characters the platform counts in an embed. */
export function embedLength({ title = '', description = '', footer, fields = [] }: APIEmbed): number {
  const inFields = fields.reduce((sum, field) => sum + field.name.length + field.value.length, 0);
  return title.length + description.length + (footer?.text.length ?? 0) + inFields;
}

/** Whether the platform takes all of its texts as they are; labels aside, which `withinLimits` shortens. */
export function isWithin({ content, embeds }: Omit<Readable, 'components'>): boolean {
  return (
    content.length <= LIMITS.content &&
    embeds.reduce((sum, embed) => sum + embedLength(embed), 0) <= LIMITS.embeds &&
    embeds.every(
      ({ title = '', description = '', footer, fields = [] }) =>
        title.length <= LIMITS.title &&
        description.length <= LIMITS.description &&
        (footer?.text.length ?? 0) <= LIMITS.footer &&
        fields.length <= LIMITS.fields &&
        fields.every(({ name, value }) => name.length <= LIMITS.fieldName && value.length <= LIMITS.field),
    )
  );
}

/** The message with whatever is over a limit cut off: nothing that is sent is refused for its length. */
export function withinLimits<Message extends Readable>(message: Message): Message {
  return {
    ...message,
    content: cropped(message.content, LIMITS.content),
    embeds: message.embeds.map(embedWithin),
    components: message.components.map((row) => ({ ...row, components: row.components.map(componentWithin) })),
  };
}

function embedWithin(embed: APIEmbed): APIEmbed {
  const { title, description, footer, fields } = embed;
  const made: APIEmbed = {
    ...embed,
    ...(title !== undefined && { title: cropped(title, LIMITS.title) }),
    ...(footer && { footer: { ...footer, text: cropped(footer.text, LIMITS.footer) } }),
    ...(fields && {
      fields: fields.slice(0, LIMITS.fields).map(({ name, value, ...rest }) => ({
        ...rest,
        name: cropped(name, LIMITS.fieldName),
        value: cropped(value, LIMITS.field),
      })),
    }),
    ...(description !== undefined && { description: cropped(description, LIMITS.description) }),
  };
  return embedLength(made) <= LIMITS.embeds ? made : withoutLast(made);
}

/** Without its last field, or with less of its description where it has none. */
function withoutLast(embed: APIEmbed): APIEmbed {
  const { description = '', fields = [] } = embed;
  if (fields.length > 0) return embedWithin({ ...embed, fields: fields.slice(0, -1) });
  const room = LIMITS.embeds - embedLength({ ...embed, description: '' });
  return { ...embed, description: cropped(description, room) };
}

function componentWithin(made: ActionRow['components'][number]): ActionRow['components'][number] {
  switch (made.type) {
    case ComponentType.Button:
      return 'label' in made && made.label !== undefined ? { ...made, label: shorten(made.label, LIMITS.label) } : made;
    case ComponentType.StringSelect:
      return {
        ...made,
        ...(made.placeholder !== undefined && { placeholder: shorten(made.placeholder, LIMITS.placeholder) }),
        options: made.options.slice(0, LIMITS.options).map((option) => ({
          ...option,
          label: shorten(option.label, LIMITS.option),
          ...(option.description !== undefined && { description: shorten(option.description, LIMITS.option) }),
        })),
      };
    default:
      return made;
  }
}

const FENCE = '```';

/** Cut to that length, a code block closed again where it was cut. */
function cropped(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = shorten(text, most);
  if (short.split(FENCE).length % 2 === 1) return short;
  return `${shorten(text, most - FENCE.length - 1)}\n${FENCE}`;
}
