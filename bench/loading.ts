import type { Browser, Page } from '@playwright/test';
import { pages } from '@toolbench/contracts/routes.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { longestTask, openProduct } from './browser.ts';
import { report } from './report.ts';

interface Transfer {
  readonly url: string;
  bytes: number;
}

/** Notes what the page fetches, in bytes as transferred. */
async function watchTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) transfers.set(requestId, { url: request.url, bytes: 0 });
  });
  const list: Transfer[] = [];
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) list.push({ ...transfer, bytes: encodedDataLength });
  });
  return list;
}

const sum = (list: readonly Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/** A mobile network, so that what comes after the first text area is not there with it. */
const mobile = { offline: false, latency: 60, downloadThroughput: 500_000, uploadThroughput: 100_000 };

/** Goes from the home page to a tool and gives what had been transferred, in kB, when its first text area stood there. */
async function toolPageWeight(browser: Browser, url: string, key: string): Promise<number> {
  const page = await openProduct(browser, url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', mobile);
  const bytes = await page.evaluate(async (path) => {
    const before = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const ready = new Promise<number>((resolve) => {
      const field = 'main [data-tool] :is(textarea, input, [role=textbox], [role=toolbar] button)';
      const observer = new MutationObserver(() => {
        if (!document.querySelector(field)) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    const readyAt = await ready;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => !before.has(name) && responseEnd <= readyAt)
      .reduce((total, { transferSize }) => total + transferSize, 0);
  }, pages.tool(key));
  await page.context().close();
  return bytes / 1000;
}

/** What the first visit costs: the home page, then each tool page on top of it. */
export async function measureLoading(browser: Browser, url: string): Promise<void> {
  const page = await openProduct(browser, 'about:blank');
  const transfers = await watchTransfers(page);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1_500);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  report({ name: 'home: transferred', value: sum(transfers), unit: 'kB', limit: 150 });
  report({ name: 'home: requests', value: transfers.length, unit: '', limit: 10 });
  const elsewhere = transfers.filter((one) => !one.url.startsWith(url));
  report({ name: 'home: requests to other origins', value: elsewhere.length, unit: '', limit: 0 });
  report({
    name: 'home: longest task after first paint',
    value: await longestTask(page, painted),
    unit: 'ms',
    limit: 50,
  });

  await page.context().close();

  const weights: { key: string; weight: number }[] = [];
  for (const { key, engine } of tools) {
    if (engine) weights.push({ key, weight: await toolPageWeight(browser, url, key) });
  }
  const heaviest = weights.reduce((most, one) => (one.weight > most.weight ? one : most));
  report({
    name: 'heaviest tool page: transferred before it takes input',
    value: heaviest.weight,
    unit: 'kB',
    limit: 60,
    note: weights.map(({ key, weight }) => `${key} ${weight.toFixed(0)}`).join(', '),
  });
}
