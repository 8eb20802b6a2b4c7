import type { Browser, Page } from '@playwright/test';
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
/** The editor and the engine come after the page takes input. */
const isLater = ({ url }: Transfer) => /\/assets\/(editor|dist|engine)/.test(url);

/** What the first visit costs: home page, then a tool page on top of it. */
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

  transfers.length = 0;
  await page.evaluate(() => {
    history.pushState(null, '', '/tool/json');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('textbox').first().waitFor();
  await page.waitForTimeout(1_500);
  const before = transfers.filter((one) => !isLater(one));
  report({ name: 'tool page: transferred before it takes input', value: sum(before), unit: 'kB', limit: 60 });
  await page.context().close();
}
