import type { ResultView } from '../../table/view/result.js';
import type { Voice } from '../../text/say.js';

/** How somebody has done in a game alone. */
export function soloText({ matches, best, average }: NonNullable<ResultView['alone']>, voice: Voice): string {
  return voice.tell('solo.figures', { matches, best: voice.number(best), average: voice.number(average) });
}
