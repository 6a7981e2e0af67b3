import { spawnSync } from 'node:child_process';
import { findChromium, HOW_TO_GET_IT } from './chromium.js';

/** Runs the browser tests, or says what they lack. Everything after `--` goes to vitest. */
if (findChromium() === null) {
  console.error(HOW_TO_GET_IT);
  process.exitCode = 1;
} else {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.browser.config.ts'];
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
