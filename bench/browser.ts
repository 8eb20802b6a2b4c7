import { chromium, type Browser, type Page } from '@playwright/test';

/** Starts the browser that all measurements share. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });
}

interface Watch {
  longTasks: { start: number; duration: number }[];
  clickedAt: number;
  /** When what is waited for was there. */
  seen: Promise<number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** A page of the product, English, without service worker, that notes its long tasks. */
export async function openProduct(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', acceptDownloads: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.watch = { longTasks: [], clickedAt: 0, seen: Promise.resolve(0) };
    const note = (list: PerformanceObserverEntryList) => {
      for (const { startTime, duration } of list.getEntries())
        window.watch.longTasks.push({ start: startTime, duration });
    };
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url);
  return page;
}

/** Longest main-thread task since a moment, in milliseconds; tasks under 50 ms are not reported by browsers and give 0. */
export function longestTask(page: Page, since: number): Promise<number> {
  return page.evaluate(
    (from) =>
      Math.max(0, ...window.watch.longTasks.filter(({ start }) => start >= from).map(({ duration }) => duration)),
    since,
  );
}

export interface Timing {
  /** From the click to the first paint with the result, in milliseconds. */
  readonly wallMs: number;
  /** Longest task from the click until the page had settled. */
  readonly longestTaskMs: number;
}

/** Clicks a button and waits until the text of a pane is there, from the click event to the frame after the change. */
export function clickUntilShown(page: Page, button: string, pane: string, settleMs = 1_500): Promise<Timing> {
  return clickUntil(page, button, `section[aria-label="${pane}"] .cm-content:not(:has(.cm-placeholder))`, '', settleMs);
}

/**
 * Clicks a button and waits until an element holds a text (any, where it is empty), measured inside the page: from the
 * click event to the frame after the change.
 */
export async function clickUntil(
  page: Page,
  button: string,
  selector: string,
  text: string,
  settleMs = 1_500,
): Promise<Timing> {
  await page.evaluate(
    ([wantedSelector, wantedText]) => {
      window.watch.seen = new Promise((resolve) => {
        const look = () => {
          const content = document.querySelector(wantedSelector)?.textContent;
          if (!content || !content.includes(wantedText)) return;
          observer.disconnect();
          // Ahead of all other tasks: those that wait by now are not in the frame, and none of it waits for them.
          const noteTime = () => resolve(performance.now());
          requestAnimationFrame(() => scheduler.postTask(noteTime, { priority: 'user-blocking' }));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      const started = () => (window.watch.clickedAt = performance.now());
      document.addEventListener('click', started, { capture: true, once: true });
    },
    [selector, text] as const,
  );
  const wallMs = await pressUntilSeen(page, button);
  await page.waitForTimeout(settleMs);
  return { wallMs, longestTaskMs: await longestTask(page, await page.evaluate(() => window.watch.clickedAt)) };
}

/**
 * Presses a button and gives the milliseconds from its click to the moment that `window.watch.seen` tells. By input events
 * alone, with the question asked beforehand: `click` and `waitForFunction` of the driver run scripts of their own in the
 * page, eight milliseconds of them while it is measured.
 */
export async function pressUntilSeen(page: Page, button: string): Promise<number> {
  await page.getByRole('button', { name: button, exact: true }).hover();
  const seen = page.evaluate(async () => (await window.watch.seen) - window.watch.clickedAt);
  // Answered in order: the question stands before the button is pressed.
  await page.evaluate(() => undefined);
  await page.mouse.down();
  await page.mouse.up();
  return seen;
}

/** Puts a text into a pane as an opened file. */
export async function openInPane(page: Page, pane: string, name: string, content: Buffer): Promise<void> {
  const { writeFile, rm, mkdtemp } = await import('node:fs/promises');
  const { join } = await import('node:path');
  const { tmpdir } = await import('node:os');
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-bench-'));
  const path = join(folder, name);
  await writeFile(path, content);
  const region = page.locator(`section[aria-label="${pane}"]`);
  await region.locator('.cm-content').waitFor();
  await region.locator('input[type=file]').setInputFiles(path);
  await page.waitForTimeout(Math.max(1_000, content.length / 15_000));
  await rm(folder, { recursive: true });
}

/** Median of a few runs. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
