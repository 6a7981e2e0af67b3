import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import { invalidField, refusal } from './errors.js';
import { filesAfter } from './files.js';
import { mentionsIn } from './mentions.js';
import type { SentDraft, StoredMessage } from './message.js';
import { guildOf, type World } from './world.js';

const SETTABLE = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
const MOST_FILES = 10;

interface Surroundings {
  readonly world: World;
  readonly nextId: () => string;
}

/** Has a message say what a body says of it; what the body leaves out stays. Refuses what would be left empty or too full. */
export function fillMessage(message: StoredMessage, sent: SentDraft, { world, nextId }: Surroundings): void {
  const { draft, allowed, mayCallAll, uploads } = sent;
  const files = filesAfter(message.files, uploads, draft.attachments ?? undefined, nextId);
  const content = draft.content === undefined ? message.content : (draft.content ?? '').trim();
  const embeds = draft.embeds === undefined ? message.embeds : (draft.embeds ?? []);
  const components = draft.components === undefined ? message.components : numberComponents(draft.components ?? []);
  if (!content && !embeds.length && !components.length && !files.length) throw refusal(50006);
  if (files.length > MOST_FILES) {
    throw invalidField('attachments', 'too-many-files', `A message has at most ${MOST_FILES} files`);
  }
  const flags = draft.flags ?? message.flags;
  Object.assign(message, { files, content, embeds, components, version: message.version + 1 });
  message.flags = (message.flags & ~MessageFlags.SuppressEmbeds) | (flags & SETTABLE);
  message.mentions = mentionsIn(textOf(message), {
    guild: guildOf(world, message.channel),
    allowed: draft.allowed_mentions ?? allowed,
    mayCallAll,
    repliedTo: message.interaction ? null : (message.repliesTo?.authorId ?? null),
  });
}

/** As much of a component as matters for walking through it. */
interface Part {
  readonly id?: number;
  readonly content?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** All the text that can call people: the content and, in the newer layout, the text displays. */
function textOf({ content, components }: StoredMessage): string {
  const inside = (part: Part): readonly string[] => [part.content ?? '', ...(part.components ?? []).flatMap(inside)];
  return [content, ...(components as readonly Part[]).flatMap(inside)].join('\n');
}

/** Gives every component the number Discord gives it where the sender did not. */
function numberComponents(components: readonly APIMessageTopLevelComponent[]): readonly APIMessageTopLevelComponent[] {
  const taken = new Set<unknown>();
  const inner = (part: Part): readonly Part[] =>
    [part.components ?? [], part.accessory ?? []].flat().flatMap((one) => [one, ...inner(one)]);
  for (const { id } of (components as readonly Part[]).flatMap((part) => [part, ...inner(part)])) taken.add(id);
  let last = 0;
  const free = (): number => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const visit = (part: Part): Part => ({
    ...part,
    id: part.id || free(),
    ...(part.components ? { components: part.components.map(visit) } : {}),
    ...(part.accessory ? { accessory: visit(part.accessory) } : {}),
  });
  return (components as readonly Part[]).map(visit) as readonly unknown[] as readonly APIMessageTopLevelComponent[];
}
