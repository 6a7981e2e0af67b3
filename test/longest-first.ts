import { join } from 'node:path/posix';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: begun last, it would be left alone at the end. */
const LONGEST = [
  ...[
    'matches.scaled',
    'soak.long',
    'one-trouble.long',
    'disappear.scaled',
    'kill.scaled',
    'one-board.scaled',
    'series.scaled',
    'secrecy-live.scaled',
  ],
  ...['platform', 'places', 'posted-once', 'limits', 'secrecy.scaled', 'standing.long', 'stop.scaled', 'privacy'],
  ...['demo.long', '../src/discord/message/limits.scaled', '../src/discord/message/languages.scaled'],
  ...['../src/discord/message/bidi.scaled', '../src/discord/message/inherited.scaled', '../src/table/fair.scaled'],
  ...['bench.long', '../src/table/weights.scaled', 'ends.scaled', 'people', 'gone', 'owner'],
  ...[
    'logs',
    'restarts',
    'presses',
    'tongues.scaled',
    'ways-out',
    'dead-tokens',
    'pictures',
    'floods',
    'opened',
    'backup',
    'coming',
  ],
  'twice',
  ...['matches', 'trouble', 'heights-longest', 'heights-menus', 'heights-boards', 'widgets', 'look', 'verify'].map(
    (name) => `browser/${name}`,
  ),
].map((name) => join('/test', `${name}.test.ts`));

/** Begins with the longest files; a clean clone does not know yet which these are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId, project }: TestSpecification): number {
  // Between others it would keep a worker from going on with what it has imported.
  if (project.name === 'apart') return -1;
  const place = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return place < 0 ? LONGEST.length : place;
}
