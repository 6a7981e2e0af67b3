import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium, HOW_TO_GET_IT } from './chromium.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error(HOW_TO_GET_IT);
  return chromium.launch({ executablePath, args: FLAGS, headless: true });
}

/** A window of the browser with one persona's client in it. */
export interface Window {
  readonly page: Page;
  /** Everything the page was sent, one piece a frame or answer. */
  readonly traffic: readonly string[];
  /** Addresses that were asked for. */
  readonly asked: readonly string[];
  /** What went wrong in the page. */
  readonly errors: readonly string[];
}

export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'dark' | 'light';
}

/** Opens an address in a browser profile of its own. */
export async function openWindow(browser: Browser, url: string, options: WindowOptions = {}): Promise<Window> {
  const { width = 1000, height = 700, scheme = 'dark' } = options;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme });
  page.setDefaultTimeout(60_000);
  const traffic: string[] = [];
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('websocket', (socket) => {
    asked.push(socket.url());
    socket.on('framereceived', ({ payload }) => traffic.push(String(payload)));
  });
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    // The answers that were cut off by leaving the page have no text.
    void response.text().then(
      (text) => traffic.push(text),
      () => undefined,
    );
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url);
  return { page, traffic, asked, errors };
}
