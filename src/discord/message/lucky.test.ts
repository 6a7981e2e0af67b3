import { expect, test } from 'vitest';
import { LOCALES } from '../../games/game.js';
import { LONGEST_ID } from '../ids.js';
import { wordForm } from './lucky.js';

/** As the platform has them: https://docs.discord.com/developers/components/reference#label */
const MOST = { title: 45, label: 45, description: 100 };

test.each(LOCALES)('the dialogue for a lucky word is within what Discord takes in %s', (locale) => {
  const { custom_id, title, components } = wordForm({ kind: 'lucky', table: 't'.repeat(40) }, null, locale);
  const [label] = components;
  if (label === undefined || !('label' in label)) throw new Error('a dialogue has a field with a label');
  expect(custom_id.length).toBeLessThanOrEqual(LONGEST_ID);
  expect(title.length).toBeLessThanOrEqual(MOST.title);
  expect(label.label.length).toBeLessThanOrEqual(MOST.label);
  expect(label.description?.length).toBeLessThanOrEqual(MOST.description);
});

test('the dialogue shows the word that is there, and takes none', () => {
  const field = (word: string | null) => JSON.stringify(wordForm({ kind: 'luck', table: 't1' }, word, 'en'));
  expect(field('Glück')).toContain('"value":"Glück"');
  expect(field(null)).not.toContain('"value"');
  expect(field(null)).toContain('"required":false');
});
