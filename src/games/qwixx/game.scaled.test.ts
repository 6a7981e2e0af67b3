import { suite } from '../../../test/support/suite/suite.js';
import { qwixx } from './game.js';

suite(qwixx);
