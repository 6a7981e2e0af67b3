import { type BodyCase, textBody, withEmbed, withV2 } from './case.js';

const shows = (name: string): Record<string, unknown> => withEmbed({ image: { url: `attachment://${name}` } });
const gallery = (name: string): Record<string, unknown> => ({
  type: 12,
  items: [{ media: { url: `attachment://${name}` } }],
});
const file = (url: string): Record<string, unknown> => ({ type: 13, file: { url } });
const ONE_FILE = { kind: 'create-message', context: { files: ['board.png'] } } as const;

export const attachmentCases: readonly BodyCase[] = [
  { ...ONE_FILE, rule: 'attachment-not-sent', bad: shows('bord.png'), good: shows('board.png') },
  {
    ...ONE_FILE,
    rule: 'attachment-not-sent',
    bad: { ...shows('board.png'), attachments: [{ id: 0, filename: 'renamed.png' }] },
    good: { ...shows('renamed.png'), attachments: [{ id: 0, filename: 'renamed.png' }] },
  },
  {
    ...ONE_FILE,
    rule: 'attachment-not-sent',
    also: ['v2-file-not-shown'],
    bad: withV2(gallery('other.png')),
    good: withV2(gallery('board.png')),
  },
  {
    ...ONE_FILE,
    rule: 'attachment-not-sent',
    bad: withEmbed({ author: { name: 'Ann', icon_url: 'attachment://face.png' } }),
    good: withEmbed({ author: { name: 'Ann', icon_url: 'attachment://board.png' } }),
  },
  {
    rule: 'attachment-not-sent',
    kind: 'edit-message',
    context: { existingAttachments: ['board.png'] },
    bad: { ...shows('board.png'), attachments: [] },
    good: { ...shows('board.png'), attachments: [{ id: '123456789012345678' }] },
  },
  {
    rule: 'attachment-not-sent',
    kind: 'webhook-edit',
    context: { existingAttachments: ['board.png'] },
    bad: shows('other.png'),
    good: shows('board.png'),
  },
  {
    rule: 'attachment-name',
    kind: 'create-message',
    context: { files: ['my board.png', 'board.png'] },
    bad: shows('my board.png'),
    good: shows('board.png'),
  },
  {
    rule: 'embed-image-type',
    kind: 'create-message',
    context: { files: ['board.svg', 'board.PNG'] },
    bad: shows('board.svg'),
    good: shows('board.PNG'),
  },
  {
    ...ONE_FILE,
    rule: 'attachment-without-file',
    bad: { attachments: [{ id: '0' }, { id: '1' }] },
    good: { attachments: [{ id: '0' }] },
  },
  {
    rule: 'attachment-without-file',
    kind: 'webhook-create',
    bad: { content: 'x', attachments: [{ id: '123456789012345678' }] },
    good: { content: 'x', attachments: [] },
  },
  {
    rule: 'file-not-listed',
    kind: 'create-message',
    context: { files: ['board.png', 'sheet.png'] },
    bad: { attachments: [{ id: 0 }] },
    good: { attachments: [{ id: 1 }, { id: 0 }] },
  },
  {
    ...ONE_FILE,
    rule: 'v2-file-not-shown',
    bad: withV2(textBody('x')),
    good: withV2(textBody('x'), file('attachment://board.png')),
  },
  {
    rule: 'file-from-elsewhere',
    kind: 'create-message',
    context: { files: ['log.txt'] },
    also: ['v2-file-not-shown'],
    bad: withV2(file('https://example.org/log.txt')),
    good: withV2(file('attachment://log.txt')),
  },
];
