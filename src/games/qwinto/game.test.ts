import { suite } from '../suite.js';
import { qwinto } from './game.js';

suite(qwinto);
