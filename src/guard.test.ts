import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A process that is guarded and then does that. */
function guarded(then: string) {
  const guard = new URL('./guard.ts', import.meta.url).href;
  const script = `import { guardEnd } from ${JSON.stringify(guard)}; guardEnd(1000); ${then}`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'ignore' });
}

const WAIT = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';

test('a process that nothing can reach any more is ended', async () => {
  expect(await once(guarded(`${WAIT};`), 'exit')).toEqual([null, 'SIGKILL']);
});

test('one that ends by itself ends as it wants to', async () => {
  expect(await once(guarded('process.exit(3);'), 'exit')).toEqual([3, null]);
});

test('where no process can be started, nothing is thrown', async () => {
  const script = `process.execPath = '/nowhere/node';`;
  expect(await once(guarded(`${script} guardEnd(1000); setTimeout(() => process.exit(4), 100);`), 'exit')).toEqual([
    4,
    null,
  ]);
});
