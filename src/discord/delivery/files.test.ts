import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games/registry.js';
import { lettersIn } from '../../text/dice.js';
import { voiceOf } from '../../text/say.js';
import { makeMessage } from '../message/message.js';
import { requestAgain, requestChange, requestNew } from './files.js';

const made = makeMessage({ content: 'hello', embed: { title: 'Board' } });
const drawn = { name: 'sheet-1.png', alt: 'Red: 3 5', data: Buffer.from('picture') };
const image = { url: 'attachment://sheet-1.png', description: 'Red: 3 5' };
const uploaded = [{ id: '0', filename: 'sheet-1.png', description: 'Red: 3 5' }];

describe('a new message', () => {
  test('brings its picture along, with the words for it', () => {
    const { body: sent, files } = requestNew(made, drawn);
    expect(sent).toMatchObject({ content: 'hello', embeds: [{ title: 'Board', image }], attachments: uploaded });
    expect(files).toMatchObject([{ name: 'sheet-1.png', data: drawn.data }]);
  });

  test('without a picture has no files', () => {
    expect(requestNew(made, null)).toEqual({
      body: {
        content: 'hello',
        embeds: [{ title: 'Board' }],
        components: [],
        allowed_mentions: { parse: [], users: [] },
      },
    });
  });
});

describe('a changed message', () => {
  test('does not send a picture again that it has', () => {
    const { body: sent, files } = requestChange(made, drawn, ['sheet-1.png']);
    expect(files).toBeUndefined();
    expect(sent).not.toHaveProperty('attachments');
    expect(sent.embeds).toMatchObject([{ image }]);
  });

  test.each([[['sheet-0.png']], [['sheet-0.png', 'sheet-1.png']], [[]], [null]])('replaces what it had (%j)', (old) => {
    const { body: sent, files } = requestChange(made, drawn, old);
    expect(sent.attachments).toEqual(uploaded);
    expect(files).toHaveLength(1);
  });

  test('that shows no picture any more loses the old one', () => {
    expect(requestChange(made, null, ['sheet-0.png']).body.attachments).toEqual([]);
    expect(requestChange(made, null, null).body.attachments).toEqual([]);
  });

  test('that keeps its picture for the moment shows the one it has', () => {
    const { body: sent, files } = requestChange(made, 'kept', ['sheet-0.png']);
    expect(sent).toMatchObject({ embeds: [{ image: { url: 'attachment://sheet-0.png' } }] });
    expect(sent).not.toHaveProperty('attachments');
    expect(files).toBeUndefined();
    // It is told in words all the same: which words a client reads is its own affair.
    const picture = {
      view: gameOf('qwixx')!.view(gameOf('qwixx')!.start(2, 0), null),
      letters: lettersIn(voiceOf('en')),
      seat: 0,
      players: [],
      alt: 'Red: 3',
    };
    expect(requestChange({ ...made, picture }, 'kept', ['sheet-0.png']).body.embeds).toMatchObject([
      { image: { url: 'attachment://sheet-0.png', description: 'Red: 3' } },
    ]);
    // Where nobody knows what it has, nothing is said of it: the embed stays, with its picture.
    expect(JSON.stringify(requestChange(made, 'kept', null))).not.toMatch(/embeds|attachments/);
  });

  test('that never had a picture says nothing of files', () => {
    expect(requestChange(made, null, []).body).not.toHaveProperty('attachments');
  });
});

describe('a message in place of one that was to change', () => {
  test('is as a new one', () => {
    for (const picture of [drawn, null]) expect(requestAgain(made, picture)).toEqual(requestNew(made, picture));
  });

  test('has no embed that only showed the picture which the other one kept', () => {
    const shown = makeMessage({ content: 'hello', embed: { url: 'https://discord.com/' } });
    expect(requestAgain(shown, 'kept').body).toMatchObject({ content: 'hello', embeds: [] });
    expect(requestAgain(made, 'kept').body.embeds).toEqual([{ title: 'Board' }]);
  });
});
