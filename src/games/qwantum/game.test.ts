import { suite } from '../suite.js';
import { qwantum } from './game.js';

suite(qwantum);
