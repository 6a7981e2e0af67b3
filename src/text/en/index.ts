import { commands } from './commands.js';
import { common } from './common.js';
import { discord } from './discord.js';
import { fair } from './fair.js';
import { open } from './open.js';
import { opening } from './opening.js';
import { picture } from './picture.js';
import { privacy } from './privacy.js';
import { rules } from './rules.js';
import { seats } from './seats.js';
import { series } from './series.js';
import { table } from './table.js';

export const en = {
  ...common,
  ...discord,
  ...commands,
  ...table,
  ...open,
  ...picture,
  ...rules,
  ...seats,
  ...series,
  ...privacy,
  ...fair,
  ...opening,
};
