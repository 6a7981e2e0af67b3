import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openWindow, type Window } from './browser.js';
import { type ClickTarget, hurriedly, playByClicking } from './clicking.js';
import { beginMatch, clickPlayAlone, openTable, startByClicking } from './lobby.js';
import { type BrowserScene, gamesOf, openScene } from './scene.js';
import { shootScreens } from './screens.js';

/** Pictures of everything that is seen in a match, for people to look at: `npm run screenshots`, or only some by name (a game's, `alone`, `page`, `screens`); `readme` makes those in `docs/`. */
const FOLDER = 'screenshots';
const DOCS = 'docs';
/** How many menus of a match are pictured. */
const MENUS = 7;
const SCHEMES = ['dark', 'light'] as const;
const SIZES = {
  ada: { width: 1440, height: 900 },
  ben: { width: 360, height: 740 },
} as const;

async function shoot({ page }: Window, name: string): Promise<void> {
  const jump = page.getByRole('button', { name: 'Jump to present' });
  if (name.includes('result') && (await jump.isVisible())) await jump.click();
  // The newest message is at the bottom, and what moves has come to rest.
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** One persona's client: the window that is played in, and all that show it, by width and scheme. */
interface Client {
  readonly window: Window;
  readonly looks: readonly { readonly name: string; readonly window: Window }[];
}

/** In both schemes: whoever looks on in another window sees the same, private messages too. */
async function openClient(scene: BrowserScene, key: keyof typeof SIZES): Promise<Client> {
  const looks = [];
  for (const scheme of SCHEMES) {
    const window = await scene.open(key, { ...SIZES[key], scheme });
    looks.push({ name: `${SIZES[key].width}-${scheme}`, window });
  }
  return { window: looks[0]!.window, looks };
}

async function shootClient({ looks }: Client, what: string): Promise<void> {
  for (const { name, window } of looks) await shoot(window, `${what}-${name}`);
}

/** Before a click the menu, and its list where one of that is chosen; no list of a menu that has changed since, as its time was up. */
async function shootMenu(client: Client, what: string, { customId, value }: ClickTarget): Promise<void> {
  await shootClient(client, what);
  if (value === null) return;
  for (const { name, window } of client.looks) {
    const head = window.page.locator(`[data-custom-id="${customId}"] .select-head`).last();
    if (!(await head.isVisible())) return;
    await head.click();
    await shoot(window, `${what}-open-${name}`);
    if (await head.isVisible()) await head.press('Escape');
  }
}

async function shootMatch(scene: BrowserScene, game: string): Promise<void> {
  const clients = [await openClient(scene, 'ada'), await openClient(scene, 'ben')] as const;
  const [ada, ben] = [clients[0].window, clients[1].window];
  const all = async (what: string): Promise<void> => {
    for (const client of clients) await shootClient(client, `${game}-${what}`);
  };
  const table = await openTable(game, ada);
  await ben.page.getByRole('button', { name: 'Join', exact: true }).last().waitFor();
  await all('lobby');
  await beginMatch(table, [ada, ben]);
  await all('board-first');
  let most = 0;
  const until = (clicks: number): boolean => {
    most = Math.max(most, clicks);
    return most >= MENUS;
  };
  await Promise.all(
    clients.map((client) =>
      playByClicking({
        window: client.window,
        choose: hurriedly(MENUS),
        clicking: (control, clicks) => shootMenu(client, `${game}-menu-${clicks}`, control),
        until,
      }),
    ),
  );
  await all('board');
  await Promise.all(clients.map(({ window }) => playByClicking({ window, choose: hurriedly(2) })));
  await all('result');
  for (const { window } of clients.flatMap(({ looks }) => looks)) await window.page.close();
}

/** A match that Ben plays alone on a phone. */
async function shootAlone(scene: BrowserScene, game: string): Promise<void> {
  const ben = await openClient(scene, 'ben');
  const { window } = ben;
  const table = await openTable(game, window);
  await shootClient(ben, `alone-${game}-lobby`);
  await clickPlayAlone(table, window);
  await shootClient(ben, `alone-${game}-board-first`);
  await playByClicking({
    window,
    choose: hurriedly(MENUS),
    clicking: (control, clicks) =>
      clicks < MENUS ? shootMenu(ben, `alone-${game}-menu-${clicks}`, control) : undefined,
  });
  await shootClient(ben, `alone-${game}-result`);
  for (const look of ben.looks) await look.window.page.close();
}

/** The lobby with one seat. */
async function shootAgain(scene: BrowserScene): Promise<void> {
  const ben = await openClient(scene, 'ben');
  await ben.window.page.getByRole('button', { name: 'Play again', exact: true }).last().click();
  await ben.window.page.getByText('plays alone').last().waitFor();
  await shootClient(ben, 'alone-again');
  for (const look of ben.looks) await look.window.page.close();
}

async function shootPage(scene: BrowserScene): Promise<void> {
  const side = await openWindow(scene.browser, `${scene.url}?side=ada,ben,chloe`, SIZES.ada);
  await side.page.frameLocator('iframe[title=chloe]').locator('.you').waitFor();
  await shoot(side, 'page-side');
  for (const [width, scheme] of [
    [1440, 'light'],
    [360, 'light'],
    [360, 'dark'],
  ] as const) {
    const window = await scene.open('eva', { width, height: width === 360 ? 740 : 900, scheme });
    await shoot(window, `page-${scheme}-${width}`);
    await window.page.getByLabel('Message', { exact: true }).fill('/');
    await shoot(window, `page-commands-${scheme}-${width}`);
    await window.page.getByLabel('Message', { exact: true }).fill('/qwixx start ');
    await shoot(window, `page-options-${scheme}-${width}`);
    await window.page.keyboard.press('Escape');
    await window.page.getByRole('button', { name: 'Trouble on demand' }).click();
    await shoot(window, `page-trouble-${scheme}-${width}`);
    await window.page.close();
  }
}

/** The pictures of the README: a board with nothing but it, and what one player alone sees below, wide and on a phone. */
async function shootReadme(scene: BrowserScene, game: string): Promise<void> {
  const side = await openWindow(scene.browser, `${scene.url}?side=ada,eva`, { width: 1280, height: 860 });
  const windows = await Promise.all([scene.open('ada', SIZES.ada), scene.open('eva', SIZES.ben)]);
  await startByClicking(game, windows);
  const [ada, eva] = windows;
  let shown = false;
  /** The step in which Eva has clicked; what is pictured is a later one, that she still has to answer. */
  let answered: string | undefined;
  await Promise.all([
    playByClicking({ window: ada, choose: hurriedly(99), until: () => shown }),
    playByClicking({
      window: eva,
      choose: hurriedly(99),
      clicking(control) {
        answered = stepOf(control);
      },
      until(clicks, controls) {
        shown = clicks >= 3 && controls.length >= 4 && stepOf(controls[0]!) !== answered;
        return shown;
      },
    }),
  ]);
  for (const key of ['ada', 'eva']) scene.server.person(key)?.reload();
  await eva.page.getByRole('button', { name: 'My sheet' }).last().click();
  await eva.page.locator('discord-message.ephemeral').waitFor();
  await eva.page.waitForTimeout(1_000);
  mkdirSync(DOCS, { recursive: true });
  const picture = { type: 'jpeg', quality: 75 } as const;
  await side.page.screenshot({ ...picture, path: join(DOCS, 'side-by-side.jpg') });
  await eva.page.screenshot({ ...picture, path: join(DOCS, 'phone.jpg') });
}

function stepOf({ customId }: ClickTarget): string | undefined {
  return customId.split(':')[2];
}

mkdirSync(FOLDER, { recursive: true });
const scene = await openScene();
try {
  const wanted = process.argv.slice(2);
  for (const game of gamesOf(scene)) {
    if (wanted.length === 0 || wanted.includes(game)) await shootMatch(scene, game);
  }
  for (const game of gamesOf(scene)) {
    if (wanted.length === 0 || wanted.includes('alone')) await shootAlone(scene, game);
  }
  if (wanted.length === 0 || wanted.includes('alone')) await shootAgain(scene);
  if (wanted.length === 0 || wanted.includes('page')) await shootPage(scene);
  if (wanted.length === 0 || wanted.includes('screens')) await shootScreens(scene, FOLDER);
  if (wanted.includes('readme')) await shootReadme(scene, gamesOf(scene)[0]!);
} finally {
  await scene.close();
}
