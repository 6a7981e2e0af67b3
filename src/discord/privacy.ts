import { PermissionFlagsBits } from 'discord.js';
import type { PersonData } from '../store/person-data.js';
import { type Key, phrase } from '../text/phrases.js';
import type { Reply, Use } from './command.js';
import type { Id } from './ids.js';
import { noticeMessage } from './message/notice.js';
import { eraseMessage, privacyMessage } from './message/privacy.js';

const FILE = 'my-data.json';

/** The screen that says what is kept about people. */
export function showPrivacy({ locale }: Pick<Use, 'locale'>): Reply {
  return { kind: 'message', body: privacyMessage(locale) };
}

/** Does what a button on one of these screens says. */
export async function changePrivacy(use: Use, id: Extract<Id, { kind: 'privacy' | 'erase' }>): Promise<Reply> {
  if (id.kind === 'erase') return eraseData(use, id.person);
  switch (id.what) {
    case 'data':
      return handOver(use);
    case 'ask':
      return { kind: 'message', body: eraseMessage(use.press.person.id, use.locale) };
    case 'keep':
      return showPrivacy(use);
  }
}

async function handOver({ interaction, press, locale, context }: Use): Promise<Reply> {
  const aside = (key: Key): Reply => ({ kind: 'aside', body: noticeMessage(phrase(key), locale), files: [] });
  const found = await context.store.dataOf(press.person.id);
  if (found === null) return aside('privacy.none');
  if (!interaction.appPermissions.has(PermissionFlagsBits.AttachFiles)) return aside('privacy.refuse.files');
  const file = { name: FILE, data: Buffer.from(toJson(found)), contentType: 'application/json' };
  return { kind: 'aside', body: noticeMessage(phrase('privacy.data'), locale), files: [file] };
}

/** As people and programs can read it, with times written out. */
function toJson(found: PersonData): string {
  const replacer = (key: string, value: unknown): unknown =>
    typeof value === 'number' && /(?:At|^until)$/.test(key) ? new Date(value).toISOString() : value;
  return `${JSON.stringify(found, replacer, 2)}\n`;
}

/** Speaks to them as they were spoken to before: their setting goes as well. */
async function eraseData({ press, locale, context }: Use, personId: string): Promise<Reply> {
  const { person, at } = press;
  if (personId !== person.id) return { kind: 'notice', phrase: phrase('privacy.refuse.other') };
  await context.tables.erase(person, at);
  return { kind: 'message', body: noticeMessage(phrase('privacy.done'), locale) };
}
