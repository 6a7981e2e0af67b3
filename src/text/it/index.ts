import { commandPhrases } from './commands.js';
import { commonPhrases } from './common.js';
import { dicePhrases } from './dice.js';
import { discordPhrases } from './discord.js';
import { fairPhrases } from './fair.js';
import { openPhrases } from './open.js';
import { openingPhrases } from './opening.js';
import { picturePhrases } from './picture.js';
import { privacyPhrases } from './privacy.js';
import { rulesPhrases } from './rules.js';
import { sealPhrases } from './seal.js';
import { seatPhrases } from './seats.js';
import { seriesPhrases } from './series.js';
import { soloPhrases } from './solo.js';
import { tablePhrases } from './table.js';

export const it = {
  ...commonPhrases,
  ...dicePhrases,
  ...discordPhrases,
  ...commandPhrases,
  ...tablePhrases,
  ...openPhrases,
  ...picturePhrases,
  ...rulesPhrases,
  ...sealPhrases,
  ...seatPhrases,
  ...seriesPhrases,
  ...soloPhrases,
  ...privacyPhrases,
  ...fairPhrases,
  ...openingPhrases,
};
