import { test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import type { Life } from '../../test/support/life/life.js';
import { listMenus, TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN, SEVEN_FACES } from '../../test/support/life/records.js';

/** Ann has answered, and Ben lets his time run out. */
async function givenMissed(): Promise<Life> {
  const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN, '0 w-pass'] });
  await life
    .whenDue()
    .changes([
      ...TIME_ANEW,
      'seat 1: missed 1',
      'record + "1 w-pass" by the clock',
      'board 2 renewed, calls nobody',
      'menu of Ann refreshed',
    ]);
  await life.show();
  return life;
}

/** The next throw, which Ann answers. */
async function throwNext(life: Life): Promise<void> {
  life.dictate(...SEVEN_FACES);
  await life.press('Ann', 'play', { move: 'c-pass' });
  await life.press('Ann', 'play', { move: 'w-pass' });
}

test('whoever misses two answers in a row is away, and in a live match a bot plays for them', async () => {
  const life = await givenMissed();
  await throwNext(life);
  life.dictate(...SEVEN_FACES);
  await life
    .whenDue()
    .changes([
      ...TIME_ANEW,
      'seat 1: present → away, missed 2',
      'record + "1 w-pass" by the clock',
      'record + "1 c-b10" by the opponent',
      'record + "* 3 4 1 2 5 6"',
      'record + "1 w-pass" by the opponent',
      'board 2 renewed, calls nobody',
      'menu of Ann refreshed',
    ]);
});

test('whoever presses anything between two missed answers is not away', async () => {
  const life = await givenMissed();
  await life.when('Ben', 'sheet').brings('menu of seat 1', ['seat 1: missed 0', 'menu of Ben opened']);
  await throwNext(life);
  await life
    .whenDue()
    .changes([
      ...TIME_ANEW,
      'seat 1: missed 1',
      'record + "1 w-pass" by the clock',
      'board 2 renewed, anew, calls Ben',
      ...listMenus('refreshed', 'Ann', 'Ben'),
    ]);
  await life.when('Ben', 'sheet').brings('menu of seat 1', ['seat 1: missed 0', 'menu of Ben answered']);
});

test('an answer between two missed ones counts as a press', async () => {
  const life = await givenMissed();
  await throwNext(life);
  await life
    .when('Ben', 'play', { move: 'w-r7' })
    .brings('menu of seat 1', [
      ...TIME_ANEW,
      'seat 1: missed 0',
      'match 1: seats that answered: 0, 1',
      'record + "1 w-r7"',
      'board 2 renewed, calls nobody',
      'menu of Ann refreshed',
      'menu of Ben opened',
    ]);
  await life.show();
  life.dictate(...SEVEN_FACES);
  await life
    .whenDue()
    .changes([
      ...TIME_ANEW,
      'seat 1: missed 1',
      'record + "1 c-pass" by the clock',
      'record + "* 3 4 1 2 5 6"',
      'board 2 renewed, anew, calls Ben',
      ...listMenus('refreshed', 'Ann', 'Ben'),
    ]);
});

test('somebody else’s press takes no miss away, and brings nobody back', async () => {
  const life = await givenMissed();
  await life.when('Ann', 'sheet').brings('menu of seat 0', ['menu of Ann answered']);
  await throwNext(life);
  await life.pass(life.untilDue());
  await life.when('Ann', 'sheet').brings('menu of seat 0', ['menu of Ann answered']);
  await life.when('Eve', 'sheet').isRefused('table.refuse.stranger');
});
