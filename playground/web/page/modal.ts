import type { Form, FormField } from '../shared/wire.js';
import type { Client } from './client.js';
import { h } from './dom.js';

/** Opens a form on top of the channel; sends it, or closes it without a word to the bot. */
export async function openForm(
  form: Form,
  client: Client,
  into: HTMLElement,
  note: (text: string) => void,
): Promise<void> {
  const fields = form.fields.map((field) => ({ id: field.customId, input: inputFor(field) }));
  const { name, avatar } = client.face(client.hello.bot.id);
  const modal = h(
    'discord-modal',
    {
      class: 'form',
      props: {
        modalId: 'form',
        modalTitle: form.title,
        author: name,
        avatar,
        // Otherwise it would take the page's scrolling over.
        originalBodyOverflow: '',
        submitForm: () => {
          const values = Object.fromEntries(fields.map(({ id, input }) => [id, boxOf(input)?.value ?? '']));
          void client.act({ do: 'submit', values }).then(({ ack, refused }) => {
            if (ack === 'failed') note('Something went wrong. Try again.');
            if (ack === 'refused') note(`Discord would not send this: ${refused}`);
          });
        },
        closeForm: () => modal.remove(),
      },
    },
    ...fields.map(({ input }) => input),
  );
  into.append(modal);
  await modal.updateComplete;
  const dialog = modal.shadowRoot?.querySelector('dialog');
  const box = dialog?.querySelector('div');
  if (box) box.style.display = 'flex';
  dialog?.showModal();
  await Promise.all(fields.map(({ input }) => input.updateComplete));
  for (const [n, { input }] of fields.entries()) {
    const inner = boxOf(input);
    inner?.setAttribute('aria-label', form.fields[n]?.label ?? '');
    // The boxes are outside of the form's own tree, so it does not hear of Enter.
    if (inner instanceof HTMLInputElement) {
      inner.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') dialog?.querySelector('form')?.requestSubmit();
      });
    }
    if (n === 0) inner?.focus();
  }
}

function boxOf(input: HTMLElement): HTMLInputElement | HTMLTextAreaElement | null | undefined {
  return input.shadowRoot?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
}

function inputFor({ customId, label, required, minLength, maxLength, prefilled, placeholder, long }: FormField) {
  return h('discord-input-text', {
    attrs: { 'data-custom-id': customId },
    props: {
      type: long ? 'paragraph' : 'short',
      label: label || customId,
      required,
      minLength,
      maxLength,
      placeholder,
      defaultValue: prefilled,
      value: prefilled,
    },
  });
}
