import { attachmentRules } from './rules/attachments.js';
import { buttonRules } from './rules/buttons.js';
import { CALLBACK, callbackRules } from './rules/callbacks.js';
import { commandListRules, commandRules } from './rules/commands.js';
import { componentRules, treeRules } from './rules/components.js';
import { embedRules } from './rules/embeds.js';
import { mentionRules } from './rules/mentions.js';
import { message, WAYS } from './rules/message.js';
import { messageRules } from './rules/messages.js';
import { modal, modalRules } from './rules/modals.js';
import { optionRules } from './rules/options.js';
import { asFields, asList, isGiven, type ListEntry } from './rules/read.js';
import { applyRules } from './rules/rule.js';
import { selectRules } from './rules/selects.js';
import { freeThreadRules, threadRules } from './rules/threads.js';
import { checkSchema } from './schema.js';
import type { BodyContext, BodyKind, Problem } from './types.js';

export { mentionsLeftOpen } from './rules/mentions.js';
export type { BodyContext, BodyKind, Problem } from './types.js';

const INTERACTIVE = [...treeRules, ...buttonRules, ...selectRules];
const MESSAGE = [
  ...messageRules,
  ...mentionRules,
  ...embedRules,
  ...attachmentRules,
  ...componentRules,
  ...INTERACTIVE,
];
const MODAL = [...modalRules, ...INTERACTIVE];
const COMMAND = [...commandRules, ...optionRules];

/** Every rule beside the schema. */
export const RULES = [
  ...MESSAGE,
  ...modalRules,
  ...callbackRules,
  ...COMMAND,
  ...commandListRules,
  ...threadRules,
  ...freeThreadRules,
].map(({ id, ground }) => ({ id, ground }));

/** Everything that speaks against a body which a bot is about to send; an empty list lets it pass. */
export function checkBody(kind: BodyKind, body: unknown, context: BodyContext): readonly Problem[] {
  return [...checkSchema(kind, body), ...checkRules(kind, body, context)];
}

function checkRules(kind: BodyKind, body: unknown, context: BodyContext): readonly Problem[] {
  const checkMessage = (way: keyof typeof WAYS, value: unknown, path = ''): readonly Problem[] =>
    applyRules(MESSAGE, message(WAYS[way], value, { path, context }));

  switch (kind) {
    case 'create-message':
      return checkMessage('channel', body);
    case 'edit-message':
    case 'webhook-edit':
      return checkMessage('edit', body);
    case 'webhook-create':
      return checkMessage('followUp', body);
    case 'callback': {
      const { type, data } = asFields(body);
      const problems = applyRules(callbackRules, asFields(body));
      if (!isGiven(data)) return problems;
      if (type === CALLBACK.message) return [...problems, ...checkMessage('answer', data, 'data')];
      if (type === CALLBACK.update) return [...problems, ...checkMessage('edit', data, 'data')];
      if (type === CALLBACK.modal) return [...problems, ...applyRules(MODAL, modal(data, 'data'))];
      return problems;
    }
    case 'commands-put': {
      const commands = asList(body).map((value, index) => ({ value: asFields(value), path: String(index) }));
      return [...commands.flatMap(checkCommand), ...applyRules(commandListRules, commands)];
    }
    case 'command-post':
      return checkCommand({ value: asFields(body), path: '' });
    // The schema says it all.
    case 'emoji-post':
    case 'emoji-patch':
      return [];
    case 'thread-from-message':
      return applyRules(threadRules, asFields(body));
    case 'thread-create': {
      const thread = asFields(body);
      const problems = applyRules([...threadRules, ...freeThreadRules], thread);
      return isGiven(thread.message) ? [...problems, ...checkMessage('channel', thread.message, 'message')] : problems;
    }
  }
}

function checkCommand(command: ListEntry): readonly Problem[] {
  return applyRules(COMMAND, command);
}
