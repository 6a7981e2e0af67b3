import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Store } from '../store/interface.js';
import { type From, personLocale } from './locale.js';
import type { Log } from './log.js';
import type { Audience } from './render-reply.js';

type Asking = From & {
  readonly id: string;
  readonly user: { readonly id: string };
  readonly appPermissions: Readonly<PermissionsBitField>;
};

/**
 * How the presser is spoken to, and shown sheets: as they have set, as their client does, else as usual. A bot that may send
 * no files here shows written sheets. A setting that can't be read keeps nobody from an answer.
 */
export async function presentationOf(
  store: Pick<Store, 'personSettings' | 'serverSettings'>,
  interaction: Asking,
  log: Log,
): Promise<Pick<Audience, 'locale' | 'look'>> {
  const mayDraw = interaction.appPermissions.has(PermissionFlagsBits.AttachFiles);
  try {
    const set = await store.personSettings(interaction.user.id);
    const locale = await personLocale(set.locale, interaction, store);
    return { locale, look: mayDraw ? (set.look ?? 'picture') : 'text' };
  } catch (error) {
    log.error({ interaction: interaction.id, err: error }, 'the settings of a person could not be read');
    return { locale: interaction.locale, look: mayDraw ? 'picture' : 'text' };
  }
}
