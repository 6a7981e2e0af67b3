import { withOptions } from '../play/options.js';
import { measureAnswers } from './answers.js';
import { measureDrawing } from './draw.js';
import type { Extent } from './extent.js';
import { measureJudging } from './judging.js';
import { measureLevels } from './levels.js';
import { measureMatches } from './matches.js';
import { measureMemory } from './memory.js';
import { measureOpponents } from './opponents.js';
import { measurePressPath } from './press-path.js';
import { measurePresses } from './presses.js';
import { measureDiceAtStart } from './start-dice.js';
import { measureStartUp } from './start-up.js';

/** Measures everything that has an aim, one after the other, and prints it as tables; briefly, only to see that all of it ends. */
await withOptions({ brief: { type: 'boolean', default: false } }, async ({ brief }) => {
  const extent: Extent = brief ? 'brief' : 'full';
  await measurePresses(extent);
  await measureAnswers(extent);
  measureMatches(extent);
  measureOpponents(extent);
  measureLevels(extent);
  await measureDrawing(extent);
  await measureStartUp(extent);
  await measureDiceAtStart(extent);
  await measureMemory(extent);
  measureJudging(extent);
  await measurePressPath(extent);
});
