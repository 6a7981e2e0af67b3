import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';

export interface ModalField {
  readonly customId: string;
  readonly label: string;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly prefilled: string;
  readonly placeholder: string;
  /** A box of several lines. */
  readonly long: boolean;
}

/** A form as it is open on a person's screen. */
export interface OpenModal {
  readonly customId: string;
  readonly title: string;
  readonly fields: readonly ModalField[];
}

type Components = APIModalInteractionResponseCallbackData['components'];

export function openModal({ custom_id, title, components }: APIModalInteractionResponseCallbackData): OpenModal {
  return { customId: custom_id, title, fields: inputsOf(components).map(({ input, label }) => field(input, label)) };
}

interface Placed {
  readonly input: APITextInputComponent;
  readonly label: string | undefined;
}

function inputsOf(components: Components): readonly Placed[] {
  return components.flatMap<Placed>((top) => {
    if (top.type === ComponentType.ActionRow) return top.components.map((input) => ({ input, label: input.label }));
    const inner = top.type === ComponentType.Label ? top.component : null;
    if (top.type !== ComponentType.Label || inner?.type !== ComponentType.TextInput) return [];
    return [{ input: inner, label: top.label }];
  });
}

function field(input: APITextInputComponent, label: string | undefined): ModalField {
  return {
    customId: input.custom_id,
    label: label ?? '',
    required: input.required ?? true,
    minLength: input.min_length ?? 0,
    maxLength: input.max_length ?? 4000,
    prefilled: input.value ?? '',
    placeholder: input.placeholder ?? '',
    long: input.style === TextInputStyle.Paragraph,
  };
}

/** The form's `data` as it is sent, each value by its field's id or label; refuses what Discord's client would. */
export function fillModal(
  form: APIModalInteractionResponseCallbackData,
  values: Readonly<Record<string, string>>,
): object {
  const { fields } = openModal(form);
  for (const name of Object.keys(values)) {
    if (!fields.some((one) => one.customId === name || one.label === name)) {
      throw new Error(`The form "${form.title}" has no field "${name}"`);
    }
  }
  const textOf = (id: string): string => {
    const one = fields.find(({ customId }) => customId === id);
    if (!one) throw new Error(`The form "${form.title}" has no field "${id}"`);
    const value = values[one.customId] ?? values[one.label] ?? one.prefilled;
    if (one.required && value === '') throw new Error(`The field "${one.label}" must be filled in`);
    if (value !== '' && (value.length < one.minLength || value.length > one.maxLength)) {
      throw new Error(`The field "${one.label}" takes ${one.minLength} to ${one.maxLength} characters`);
    }
    return value;
  };
  const filled = ({ type, custom_id }: APITextInputComponent) => ({ type, custom_id, value: textOf(custom_id) });
  const components = form.components.map((top) => {
    if (top.type === ComponentType.ActionRow) return { type: top.type, components: top.components.map(filled) };
    if (top.type !== ComponentType.Label || top.component.type !== ComponentType.TextInput) return { type: top.type };
    return { type: top.type, component: filled(top.component) };
  });
  return { custom_id: form.custom_id, components };
}
