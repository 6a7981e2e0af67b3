import { commands } from './commands.js';
import { common } from './common.js';
import { discord } from './discord.js';
import { picture } from './picture.js';
import { table } from './table.js';

export const it = { ...common, ...discord, ...commands, ...table, ...picture };
