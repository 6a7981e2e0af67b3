// The package ships its schemas as plain JavaScript; these are the ones used here.
declare module 'discord-api-spec/zod' {
  import type { $ZodType } from 'zod/v4/core';

  export const MessageCreateRequestSchema: $ZodType;
  export const MessageEditRequestPartialSchema: $ZodType;
  export const BaseCreateMessageCreateRequestSchema: $ZodType;
  export const IncomingWebhookRequestPartialSchema: $ZodType;
  export const IncomingWebhookUpdateRequestPartialSchema: $ZodType;
  export const IncomingWebhookInteractionRequestSchema: $ZodType;
  export const IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema: $ZodType;
  export const PongInteractionCallbackRequestSchema: $ZodType;
  export const CreateMessageInteractionCallbackRequestSchema: $ZodType;
  export const UpdateMessageInteractionCallbackRequestSchema: $ZodType;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: $ZodType;
  export const ModalInteractionCallbackRequestSchema: $ZodType;
  export const LaunchActivityInteractionCallbackRequestSchema: $ZodType;
  export const ApplicationCommandCreateRequestSchema: $ZodType;
  export const ApplicationCommandUpdateRequestSchema: $ZodType;
  export const CreateTextThreadWithMessageRequestSchema: $ZodType;
  export const CreateTextThreadWithoutMessageRequestSchema: $ZodType;
  export const CreateForumThreadRequestSchema: $ZodType;
  export const MessageAttachmentRequestSchema: $ZodType;
  export const ComponentEmojiForRequestSchema: $ZodType;
}
