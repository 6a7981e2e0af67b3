import { suite } from '../../../test/support/suite/suite.js';
import { qwinto } from './game.js';

suite(qwinto);
