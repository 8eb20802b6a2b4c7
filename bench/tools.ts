import type { Browser } from '@playwright/test';
import { en as base64 } from '@toolbench/tools/base64/text/en.ts';
import { en as csv } from '@toolbench/tools/csv/text/en.ts';
import { en as diff } from '@toolbench/tools/diff/text/en.ts';
import { en as json } from '@toolbench/tools/json/text/en.ts';
import { en as regex } from '@toolbench/tools/regex/text/en.ts';
import { en as uuid } from '@toolbench/tools/uuid/text/en.ts';
import { en as xml } from '@toolbench/tools/xml/text/en.ts';
import { clickUntil, clickUntilShown, median, openInPane, openProduct, type Timing } from './browser.ts';
import { measureFloor } from './floor.ts';
import { report } from './report.ts';
import { binary, csvText, diffTexts, jsonText, xmlText } from './texts.ts';

const megabyte = 1_000_000;

/** A figure as a multiple of the bare work in the same run. */
function reportRatio(name: string, wallMs: number, floorMs: number, limit: number): void {
  report({
    name,
    value: wallMs / floorMs,
    unit: 'x',
    limit,
    note: `${wallMs.toFixed(0)} ms against ${floorMs.toFixed(0)} ms`,
  });
}

/** A page of its own each time: the first click of each counts. */
async function formatJson(browser: Browser, url: string, text: Buffer): Promise<Timing> {
  const page = await openProduct(browser, `${url}/tool/json`);
  await openInPane(page, json.input, 'big.json', text);
  const settleMs = 1_500 + (text.length / megabyte) * 60;
  const timing = await clickUntilShown(page, json.actions.format, json.output.text, settleMs);
  await page.context().close();
  return timing;
}

export async function measureJson(browser: Browser, url: string): Promise<void> {
  // How long the result waits for the next frame is chance: at 1 MB up to the half of what is measured.
  for (const [size, taskLimit, clicks] of [
    [1, 50, 5],
    [10, 50, 1],
    [50, 100, 1],
  ] as const) {
    const text = jsonText(size * megabyte);
    const floors: number[] = [];
    const timings: Timing[] = [];
    while (timings.length < clicks) {
      floors.push(await measureFloor(browser, 'json', text));
      timings.push(await formatJson(browser, url, text));
    }
    const longestTaskMs = Math.max(...timings.map((timing) => timing.longestTaskMs));
    reportRatio(`JSON format ${size} MB`, median(timings.map(({ wallMs }) => wallMs)), median(floors), 2);
    report({ name: `JSON format ${size} MB: longest task`, value: longestTaskMs, unit: 'ms', limit: taskLimit });
  }
}

export async function measureXml(browser: Browser, url: string): Promise<void> {
  const text = xmlText(10 * megabyte);
  const floor = await measureFloor(browser, 'xml', text);
  const page = await openProduct(browser, `${url}/tool/xml`);
  await openInPane(page, xml.input, 'big.xml', text);
  const { wallMs } = await clickUntilShown(page, 'Format', xml.output);
  reportRatio('XML format 10 MB against saxes', wallMs, floor, 3);
  await page.context().close();
}

export async function measureCsv(browser: Browser, url: string): Promise<void> {
  const text = csvText(10 * megabyte);
  const floor = await measureFloor(browser, 'csv', text);
  const page = await openProduct(browser, `${url}/tool/csv`);
  await openInPane(page, csv.csv, 'big.csv', text);
  const { wallMs, longestTaskMs } = await clickUntilShown(page, csv.run['csv-to-json'], csv.json);
  reportRatio('CSV to JSON 10 MB against papaparse', wallMs, floor, 2);
  report({ name: 'CSV to JSON 10 MB: longest task', value: longestTaskMs, unit: 'ms', limit: 50 });
  await page.context().close();
}

export async function measureBase64(browser: Browser, url: string): Promise<void> {
  const bytes = binary(10 * megabyte);
  const floor = await measureFloor(browser, 'base64', bytes);
  const page = await openProduct(browser, `${url}/tool/base64`);
  await openInPane(page, base64.input.encode, 'big.bin', bytes);
  const { wallMs, longestTaskMs } = await clickUntilShown(page, base64.encode, base64.output.encode);
  report({ name: 'Base64 10 MB', value: wallMs, unit: 'ms', limit: 150, note: `btoa alone ${floor.toFixed(0)} ms` });
  report({ name: 'Base64 10 MB: longest task', value: longestTaskMs, unit: 'ms', limit: 50 });
  await page.context().close();
}

export async function measureDiff(browser: Browser, url: string): Promise<void> {
  const [left, right] = diffTexts(50_000);
  const floor = await measureFloor(browser, 'diff', left, right);
  const page = await openProduct(browser, `${url}/tool/diff`);
  await openInPane(page, diff.input.left, 'left.txt', left);
  await openInPane(page, diff.input.right, 'right.txt', right);
  const { wallMs, longestTaskMs } = await clickUntil(page, diff.compare, 'main', '1,000', 1_000);
  reportRatio('Diff 50,000 lines, 2 % changed, against fast-diff', wallMs, floor, 2);
  report({ name: 'Diff 50,000 lines: longest task', value: longestTaskMs, unit: 'ms', limit: 50 });
  await page.context().close();
}

export async function measureUuid(browser: Browser, url: string): Promise<void> {
  const page = await openProduct(browser, `${url}/tool/uuid`);
  const button = page.getByRole('button', { name: uuid.bulk.download, exact: true });
  await button.waitFor();
  await page.waitForTimeout(1_000);
  for (const name of ['UUID 10,000 by bulk download (first)', 'UUID 10,000 by bulk download']) {
    const downloading = page.waitForEvent('download');
    const started = performance.now();
    await button.click();
    await downloading;
    report({
      name,
      value: performance.now() - started,
      unit: 'ms',
      limit: 100,
      note: 'includes the click by the driver',
    });
  }
  await page.context().close();
}

export async function measureRegex(browser: Browser, url: string): Promise<void> {
  const page = await openProduct(browser, `${url}/tool/regex`);
  await page
    .getByRole('region', { name: regex.text, exact: true })
    .locator('.cm-content')
    .fill(`${'a'.repeat(40)}!`);
  const pattern = page.getByRole('textbox', { name: regex.pattern, exact: true });
  await pattern.fill('^(a+)+$');
  await pattern.press('Control+Enter');
  const started = performance.now();
  const clicks: number[] = [];
  while (!(await page.getByRole('alert').isVisible())) {
    const before = performance.now();
    await page.evaluate(() => document.body.click());
    clicks.push(performance.now() - before);
    await page.waitForTimeout(20);
  }
  report({ name: 'Evil regex: message', value: performance.now() - started, unit: 'ms', limit: 1_250 });
  report({ name: 'Evil regex: slowest click meanwhile', value: Math.max(...clicks), unit: 'ms', limit: 100 });
  await page.context().close();
}
