import { measureAnswers } from './answers.js';
import { measureDrawing } from './draw.js';
import { measureJudging } from './judging.js';
import { measureMatches } from './matches.js';
import { measureMemory } from './memory.js';
import { measureOpponents } from './opponents.js';
import { measurePressPath } from './press-path.js';
import { measurePresses } from './presses.js';
import { measureStartUp } from './start-up.js';

/** Measures everything that has an aim, one after the other, and prints it as tables. */
await measurePresses();
await measureAnswers();
measureMatches();
measureOpponents();
await measureDrawing();
await measureStartUp();
await measureMemory();
measureJudging();
await measurePressPath();
