import { suite } from '../../../test/support/suite/suite.js';
import { qwantum } from './game.js';

suite(qwantum);
