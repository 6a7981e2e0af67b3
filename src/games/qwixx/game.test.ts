import { suite } from '../suite.js';
import { qwixx } from './game.js';

suite(qwixx);
