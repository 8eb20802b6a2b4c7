import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { encodeQR } from 'qr';
import { en as emvco } from '@toolbench/tools/emvco/text/en.ts';
import { encodePng } from '@toolbench/kit/png.ts';
import { en as qrcode } from '@toolbench/tools/qrcode/text/en.ts';
import { en as scanner } from '@toolbench/tools/scanner/text/en.ts';
import { longestTask, median, openProduct, pressUntilSeen } from './browser.ts';
import { report } from './report.ts';

/** Notes in the page when an element appears after the next click, or the next change of a file input. */
async function watchFor(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    window.watch.seen = new Promise((resolve) => {
      const timer = setInterval(() => {
        const found = document.querySelector(wanted);
        if (!found || (found instanceof HTMLImageElement && !found.complete)) return;
        clearInterval(timer);
        resolve(performance.now());
      }, 1);
    });
    const started = () => (window.watch.clickedAt = performance.now());
    document.addEventListener('click', started, { capture: true, once: true });
    document.addEventListener('change', started, { capture: true, once: true });
  }, selector);
}

const sinceStart = (page: Page) => page.evaluate(async () => (await window.watch.seen) - window.watch.clickedAt);

/** From the click to the picture, which has been decoded again by then: once cold, then warm. */
export async function measureQrcode(browser: Browser, url: string): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (const settleMs of [0, 2_000, 2_000, 2_000]) {
    const page = await openProduct(browser, `${url}/tool/qrcode`);
    const input = page.locator(`section[aria-label="${qrcode.input}"]`);
    await input.locator('.cm-content').waitFor();
    await input.locator('.cm-content').fill('https://example.com/some/page?with=a&query=of&usual=length');
    await page.waitForTimeout(settleMs);
    await watchFor(page, '#qr-image');
    (settleMs === 0 ? cold : warm).push(await pressUntilSeen(page, qrcode.generate));
    await page.context().close();
  }
  report({
    name: 'QR code, page just opened',
    value: cold[0],
    unit: 'ms',
    limit: 1_000,
    note: 'the reader is loading',
  });
  report({
    name: 'QR code, from click to picture',
    value: median(warm),
    unit: 'ms',
    limit: 50,
    note: 'first on its page',
  });
}

/** A noisy picture of twelve megapixels with a code in its middle, as a PNG file. */
function photo(modulePixels: number): Uint8Array {
  const [width, height] = [4_000, 3_000];
  const modules = encodeQR('https://example.com/photo', 'raw', { border: 4 });
  const left = (width - modules.length * modulePixels) / 2;
  const top = (height - modules.length * modulePixels) / 2;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let state = 1;
  for (let at = 0; at < width * height; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const [x, y] = [at % width, Math.floor(at / width)];
    const dark = modules[Math.floor((y - top) / modulePixels)]?.[Math.floor((x - left) / modulePixels)];
    const light = dark === undefined ? 150 + 60 * Math.sin(x / 300) * Math.cos(y / 200) : dark ? 40 : 220;
    data.fill(light + ((state >>> 8) / 0x7fffff - 0.5) * 60, at * 4, at * 4 + 3);
  }
  return encodePng({ data, width, height });
}

/** From choosing the file to its text on the page. */
export async function measureScanner(browser: Browser, url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-bench-'));
  for (const [name, modulePixels] of [
    ['a large code', 24],
    ['a tiny code', 4],
  ] as const) {
    const path = join(folder, 'photo.png');
    await writeFile(path, photo(modulePixels));
    const page = await openProduct(browser, `${url}/tool/scanner`);
    await page.waitForTimeout(2_000);
    await watchFor(page, `[aria-label="${scanner.rawText}"]`);
    await page.locator('input[type=file]').first().setInputFiles(path);
    const value = await sinceStart(page);
    await page.waitForTimeout(4_000);
    const since = await page.evaluate(() => window.watch.clickedAt);
    report({ name: `Scan of 12 megapixels, ${name}`, value, unit: 'ms', limit: 1_500 });
    report({ name: `Scan, ${name}: longest task`, value: await longestTask(page, since), unit: 'ms', limit: 50 });
    await page.context().close();
  }
  await rm(folder, { recursive: true });
  await measureCamera(browser, url);
}

/** A camera that shows nothing for a second and then a code; the time from its first frame to the text. */
async function measureCamera(browser: Browser, url: string): Promise<void> {
  const page = await openProduct(browser, `${url}/tool/scanner`);
  await page.waitForTimeout(2_000);
  const modules = encodeQR('https://example.com/in-view', 'raw', { border: 4 });
  await page.evaluate((rows) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const pen = canvas.getContext('2d');
    const draw = () => {
      if (!pen) return;
      pen.fillStyle = '#ccc';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      if (window.watch.clickedAt === 0) return;
      pen.fillStyle = '#222';
      rows.forEach((row, y) => row.forEach((dark, x) => dark && pen.fillRect(400 + x * 12, 150 + y * 12, 12, 12)));
    };
    window.watch.clickedAt = 0;
    setInterval(draw, 33);
    const stream = canvas.captureStream(30);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
  }, modules);
  await page.getByRole('button', { name: scanner.start, exact: true }).click();
  await page.waitForTimeout(1_500);
  await watchFor(page, `[aria-label="${scanner.rawText}"]`);
  await page.evaluate(() => (window.watch.clickedAt = performance.now()));
  report({ name: 'Camera: code in view to its text', value: await sinceStart(page), unit: 'ms', limit: 500 });
  await page.context().close();
}

/** One megabyte of fields opened in the payment code parser, less what the page takes for a few. */
export async function measureEmvco(browser: Browser, url: string): Promise<void> {
  const times: number[] = [];
  for (const size of [6, 500_000, 1_000_000]) {
    const page = await openProduct(browser, `${url}/tool/emvco`);
    const content = page.locator(`section[aria-label="${emvco.input}"] .cm-content`);
    await content.waitFor();
    await page.waitForTimeout(1_000);
    // Counted from the moment the page is given the file: a page that is busy with it cannot put off the start.
    await watchFor(page, `section[aria-label="${emvco.table.title}"] tbody tr`);
    await page.locator(`section[aria-label="${emvco.input}"] input[type=file]`).setInputFiles({
      name: 'code.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`000201${'5902AB'.repeat(size / 6)}`),
    });
    times.push(await sinceStart(page));
    await page.context().close();
  }
  const [few, half, whole] = times;
  const note = `${whole.toFixed(0)} ms against ${few.toFixed(0)} ms for two fields`;
  report({ name: 'EMV parse of 1 MB', value: whole - few, unit: 'ms', limit: 100, note });
  report({ name: 'EMV parse of 1 MB against 0.5 MB', value: whole / half, unit: 'x', limit: 2.5 });
}
