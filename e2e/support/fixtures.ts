import {
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
  type TestInfo,
  type TestType,
} from '@playwright/test';
import { keepContexts, type KeptContexts } from './kept-contexts.ts';

export type Language = 'zh' | 'en';
export const languages: readonly Language[] = ['zh', 'en'];

/** Of what is the same in both languages each thing is looked at in one: they take turns. */
export const isTurnOf = (language: Language, index: number): boolean =>
  languages[index % languages.length] === language;

/** The language in which a test that stands alone is run; `index` spreads such tests over both. */
export const oneLanguage = (index: number): readonly Language[] =>
  languages.filter((language) => isTurnOf(language, index));

/**
 * Registers every other test: what a page does is tested in one language, and the languages take turns. Tests of words,
 * widths and errors run in both.
 */
export function takeTurns<Args extends object, Worker extends object>(
  language: Language,
  register: TestType<Args, Worker>,
) {
  type Body = (args: Args & Worker, info: TestInfo) => Promise<void> | void;
  let index = 0;
  const pass = (_title: string, _body: Body): void => undefined;
  return (): ((title: string, body: Body) => void) => (isTurnOf(language, index++) ? register : pass);
}

interface Fixtures {
  /** What the page did wrong: errors, console errors, content-policy violations, requests to other origins. */
  readonly problems: string[];
}

/** Visits the product once, so that it is kept for offline use, and cuts the network. */
export async function goOffline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
  await page.context().setOffline(true);
}

/** Every browser test fails on page errors, console errors and requests to another origin. */
export const test = base.extend<Fixtures, { readonly keptContexts: KeptContexts }>({
  keptContexts: [
    async ({ browser }, use) => {
      const kept = keepContexts(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ keptContexts, baseURL, locale, serviceWorkers, colorScheme, permissions }, use) => {
    const context = await keptContexts.take({ baseURL, locale, serviceWorkers, colorScheme });
    if (permissions) await context.grantPermissions(permissions);
    const origins = new Set<string>();
    const note = (request: Request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http')) origins.add(origin);
    };
    context.on('request', note);
    await use(context);
    context.off('request', note);
    await keptContexts.clear(context, origins);
  },
  page: async ({ context, keptContexts }, use) => use(await keptContexts.openPage(context)),
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
  baseURL: async ({}, use) => use(process.env.TOOLBENCH_URL ?? ''),
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) problems.push(`request to ${origin}`);
      });
      // TOOLBENCH_OFFLINE=1 runs the tests of the local tools with the network cut.
      if (process.env.TOOLBENCH_OFFLINE) {
        await goOffline(page);
        await page.evaluate(() => localStorage.clear());
      }
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** For pages that are meant to meet other origins or broken connections. */
export const unwatched = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
  baseURL: async ({}, use) => use(process.env.TOOLBENCH_URL ?? ''),
});

/** Opens a path in a language, as a visitor who chose it before. */
export async function open(page: Page, path: string, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', chosen);
  }, language);
  await page.goto(path);
}

/**
 * Lets the page's timers run ahead until what is awaited holds, where its clock was installed: nobody waits for the seconds
 * between two polls.
 */
export async function runAheadUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await holds();
  }).toPass({ intervals: [50] });
}

/** The text of a pane, read through its copy button's source: the editor's whole document, not only what is drawn. */
export async function paneText(page: Page, label: string): Promise<string> {
  return page.getByRole('textbox', { name: label, exact: true }).innerText();
}

/** Pastes a text as a clipboard has it, with its own line ends. */
export const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** Fills a pane's editor and waits until the editor (not the plain text area before it) holds the text. */
export async function fillPane(page: Page, label: string, text: string): Promise<void> {
  const pane = page.getByRole('region', { name: label, exact: true });
  await pane.locator('.cm-content').waitFor();
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

export { expect };
