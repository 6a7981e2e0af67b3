import type { Page } from 'playwright-core';
import { pick } from '../luck.js';
import type { Window } from './browser.js';

/** One thing on a menu that can be clicked. */
export interface ClickTarget {
  readonly message: string;
  readonly customId: string;
  /** The option of a select menu; null for a button. */
  readonly value: string | null;
  readonly label: string;
  /** It is the answer already. */
  readonly standing: boolean;
}

/** What a person sees of a match at one moment. */
interface Look {
  readonly over: boolean;
  /** The newest public message with the button that opens one's sheet. */
  readonly board: string | null;
  /** The newest ephemeral message. */
  readonly menu: string | null;
  readonly controls: readonly ClickTarget[];
}

export interface ClickingOptions {
  readonly window: Window;
  /** Picks one of at least one control. */
  readonly choose: (controls: readonly ClickTarget[]) => ClickTarget;
  /** Called before every click on a menu, with the number of those before it. */
  readonly clicking?: (control: ClickTarget, clicks: number) => void | Promise<void>;
  /** Asked before every click, with what could be clicked. */
  readonly until?: (clicks: number, controls: readonly ClickTarget[]) => boolean;
}

/** Runs in the page. */
const LOOK = `(() => {
  const messages = [...document.querySelectorAll('discord-message')];
  const ofKind = (start) => messages.filter((one) => one.querySelector('[data-custom-id^="' + start + '"]')).at(-1);
  const menu = messages.filter((one) => one.classList.contains('ephemeral')).at(-1);
  const controls = [...(menu?.querySelectorAll('[data-custom-id]') ?? [])].flatMap((one) => {
    const customId = one.dataset.customId;
    const message = menu.dataset.id;
    if (!/^(play|pick|multiselect|tap):/.test(customId) || one.hasAttribute('data-pending')) return [];
    if (one.localName !== 'discord-button') {
      return [...one.querySelectorAll('[role=option]')].map((option) => ({
        message, customId, value: option.dataset.value, label: option.textContent,
        standing: option.getAttribute('aria-selected') === 'true',
      }));
    }
    const label = one.textContent;
    return one.hasAttribute('disabled') ? [] : [{ message, customId, value: null, label, standing: label.includes('✓') }];
  });
  const [result, board] = [ofKind('again:'), ofKind('sheet:')];
  // Between two boards there may be none for a moment: then the result of an earlier match is not the newest message.
  const over = result !== undefined && result === messages.filter((one) => !one.classList.contains('ephemeral')).at(-1);
  return { over, board: board?.dataset.id ?? null, menu: menu?.dataset.id ?? null, controls };
})()`;

const PATIENCE_MS = 4_000;
const STUCK_MS = 120_000;

/** Plays by clicking what is on the screen, until the match is over or `until` says so. Returns how often it clicked. */
export async function playByClicking({
  window,
  choose,
  clicking,
  until = () => false,
}: ClickingOptions): Promise<number> {
  const { page } = window;
  let clicks = 0;
  let opened: string | null = null;
  let lastClick = performance.now();
  for (;;) {
    const look = await page.evaluate<Look>(LOOK);
    if (look.over || until(clicks, look.controls)) return clicks;
    const idle = performance.now() - lastClick;
    if (idle > STUCK_MS)
      throw new Error(`Nothing to click for ${STUCK_MS} ms:\n${await page.locator('main').textContent()}`);
    const isAnswered = look.controls.some(({ standing, customId }) => standing && !customId.startsWith('tap:'));
    let clicked = false;
    if (look.controls.length > 0 && !isAnswered) {
      const control = choose(look.controls);
      await clicking?.(control, clicks);
      clicked = await click(page, control);
      if (clicked) clicks += 1;
    } else if (look.board !== null && (look.board !== opened || idle > PATIENCE_MS)) {
      opened = look.board;
      clicked = await openSheet(page, look);
    }
    if (clicked) lastClick = performance.now();
    else await page.waitForTimeout(100);
  }
}

/** Whether the click found what it was meant for: the message may have changed meanwhile. */
async function click(page: Page, { message, customId, value }: ClickTarget): Promise<boolean> {
  const control = page.locator(`discord-message[data-id="${message}"] [data-custom-id="${customId}"]`);
  try {
    if (value === null) {
      await control.locator('button').click({ timeout: 2_000 });
    } else {
      const head = control.locator('.select-head');
      await head.click({ timeout: 2_000 });
      await control.locator(`[data-value="${value}"]`).click({ timeout: 2_000 });
      // What several are chosen of is sent once it closes.
      if (customId.startsWith('multiselect:')) await head.press('Escape', { timeout: 2_000 });
    }
    return true;
  } catch {
    return false;
  }
}

/** Clicks the old menu away and opens a new one from the newest board. */
async function openSheet(page: Page, { board, menu }: Look): Promise<boolean> {
  try {
    if (menu !== null) {
      await page.locator(`discord-message[data-id="${menu}"] .own button`).click({ timeout: 2_000 });
    }
    const button = page.locator(`discord-message[data-id="${board}"] [data-custom-id^="sheet:"]`);
    await button.locator('button').click({ timeout: 2_000 });
    await page.locator('discord-message.ephemeral').waitFor({ timeout: 4_000 });
    return true;
  } catch {
    return false;
  }
}

/** So many answers give up a turn before anything goes: in some games nobody comes to an end by giving up. */
const GIVEN_UP = 60;

const GIVES_UP = /(?:pass|:-)$/;

/**
 * Enters something for a while, tapping first where there is something to tap, then gives up each turn: a short match, where
 * that ends one.
 */
export function hurriedly(eager: number): (controls: readonly ClickTarget[]) => ClickTarget {
  let answers = 0;
  const tapped = new Set<string>();
  return (controls) => {
    const asksFirst = controls.find(({ customId }) => /^tap:.*pass$/.test(customId));
    if (asksFirst && answers >= eager) return asksFirst;
    const tap = controls.find(({ customId }) => customId.startsWith('tap:') && !GIVES_UP.test(customId));
    const step = tap?.customId.split(':').slice(0, 3).join(':');
    if (tap && step !== undefined && !tapped.has(step)) {
      tapped.add(step);
      return tap;
    }
    answers += 1;
    const answering = controls.filter(({ customId }) => !customId.startsWith('tap:'));
    const listed = answering.filter(({ value }) => value !== null);
    const buttons = answering.filter(({ value }) => value === null);
    if (answers > eager + GIVEN_UP && answering.length > 0) return pick(answering);
    // The last is the one that leads furthest, as all dice do where one chooses among dice.
    const furthest = buttons.filter(({ customId }) => !GIVES_UP.test(customId)).at(-1);
    const chosen = answers <= eager ? (listed[0] ?? furthest ?? buttons[0]) : (buttons.at(-1) ?? listed[0]);
    return chosen ?? controls[0]!;
  };
}
