import { existsSync } from 'node:fs';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_TO_GET_IT = [
  'No Chromium was found, and these tests need one.',
  '  Debian, Ubuntu: apt-get install chromium',
  '  macOS: brew install --cask chromium',
  '  elsewhere, or in an unusual place: CHROMIUM=/path/to/chromium npm run test:browser',
].join('\n');

/** Where Chromium is: as `CHROMIUM` says, else in one of the usual places; null if it is not there. */
export function findChromium(): string | null {
  const { CHROMIUM } = process.env;
  const places = CHROMIUM ? [CHROMIUM] : USUAL;
  return places.find((place) => existsSync(place)) ?? null;
}
