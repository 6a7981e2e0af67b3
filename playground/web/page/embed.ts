import type { APIEmbed, APIEmbedField, APIMessage } from 'discord-api-types/v10';
import type { Client } from './client.js';
import { h } from './dom.js';
import { drawMarkdown } from './markdown.js';

/** Draws an embed with its fields. */
export function drawEmbed(embed: APIEmbed, { attachments }: APIMessage, client: Client): HTMLElement {
  const { title, url, description, color, fields = [], footer, author, image, thumbnail, timestamp } = embed;
  const colour = color === undefined ? undefined : `#${color.toString(16).padStart(6, '0')}`;
  // The words may stand beside the file, or in the embed that shows it.
  const file = attachments.find(({ url: address }) => address === image?.url);
  const alt = file?.description || image?.description || '';
  const props = {
    color: colour,
    embedTitle: title,
    url,
    authorName: author?.name,
    authorUrl: author?.url,
    authorImage: author?.icon_url,
    thumbnail: thumbnail?.url,
  };
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  return h(
    'discord-embed',
    { props: given },
    description
      ? h('discord-embed-description', { attrs: { slot: 'description' } }, ...drawMarkdown(description, client))
      : null,
    fields.length > 0 ? drawFields(fields, client) : null,
    image ? h('img', { class: 'picture', attrs: { slot: 'fields', src: image.url, alt } }) : null,
    footer || timestamp
      ? h(
          'discord-embed-footer',
          { attrs: { slot: 'footer' }, props: timestamp ? { timestamp } : {} },
          footer?.text ?? '',
        )
      : null,
  );
}

function drawFields(fields: readonly APIEmbedField[], client: Client): HTMLElement {
  let beside = 0;
  const drawn = fields.map(({ name, value, inline }) => {
    beside = inline ? (beside % 3) + 1 : 0;
    const props = inline ? { inline, inlineIndex: beside } : {};
    // The component takes a bare text as its title; names can carry Markdown.
    const title = h('div', { class: 'field-title' }, ...drawMarkdown(name, client));
    return h('discord-embed-field', { props: { fieldTitle: '', ...props } }, title, ...drawMarkdown(value, client));
  });
  return h('discord-embed-fields', { attrs: { slot: 'fields' } }, ...drawn);
}
