/** The web components for Discord's look, only those that are used; and what they lack. */
import '@skyra/discord-components-core/discord-action-row.js';
import '@skyra/discord-components-core/discord-attachments.js';
import '@skyra/discord-components-core/discord-button.js';
import '@skyra/discord-components-core/discord-code.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-field.js';
import '@skyra/discord-components-core/discord-embed-fields.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import '@skyra/discord-components-core/discord-file-attachment.js';
import '@skyra/discord-components-core/discord-header.js';
import '@skyra/discord-components-core/discord-image-attachment.js';
import '@skyra/discord-components-core/discord-input-text.js';
import '@skyra/discord-components-core/discord-link.js';
import '@skyra/discord-components-core/discord-list-item.js';
import '@skyra/discord-components-core/discord-mention.js';
import '@skyra/discord-components-core/discord-messages.js';
import '@skyra/discord-components-core/discord-modal.js';
import '@skyra/discord-components-core/discord-ordered-list.js';
import '@skyra/discord-components-core/discord-quote.js';
import '@skyra/discord-components-core/discord-reply.js';
import '@skyra/discord-components-core/discord-spoiler.js';
import '@skyra/discord-components-core/discord-subscript.js';
import '@skyra/discord-components-core/discord-time.js';
import '@skyra/discord-components-core/discord-unordered-list.js';
import { DiscordButton } from '@skyra/discord-components-core/discord-button.js';
import { DiscordEmbed } from '@skyra/discord-components-core/discord-embed.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';

const NARROW = '@media (max-width: 520px)';

/** Makes room on narrow screens and shows where the keyboard is; the components offer no part or property for it. */
const MORE: readonly (readonly [{ elementStyles: unknown[] }, string])[] = [
  [
    DiscordMessage,
    `.discord-message-content { min-width: 0 }
     ${NARROW} {
       .discord-author-avatar { margin-right: 10px; min-width: 32px }
       .discord-author-avatar img { width: 32px; height: 32px }
     }`,
  ],
  [
    DiscordEmbed,
    `.discord-embed-wrapper { min-width: 0; overflow-wrap: anywhere }
     .discord-embed-wrapper .discord-embed-grid { grid-template-columns: minmax(0, 1fr) }
     ${NARROW} { .discord-embed-wrapper .discord-embed-grid { padding: 0.25rem 0.6rem 0.6rem } }`,
  ],
  [
    DiscordButton,
    `button:focus-visible { outline: 2px solid #00a8fc; outline-offset: 2px }
     :host > *:first-child { height: auto; text-align: start }
     ${NARROW} { :host > *:first-child { padding: 2px 12px } }`,
  ],
];

export function completeElements(): void {
  for (const [element, css] of MORE) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    element.elementStyles.push(sheet);
  }
}
