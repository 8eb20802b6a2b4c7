import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Chromium's own build for machines: the same engine, but no windows to draw, no camera and no settings. */
const windowless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function inPlaywrightCache() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const builds = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  const inside = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'];
  return builds.flatMap((build) => inside.map((path) => join(cache, build, path))).find((path) => existsSync(path));
}

function installed() {
  const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return names.map(onPath).find(Boolean) ?? (existsSync(macOs) ? macOs : undefined) ?? inPlaywrightCache();
}

/** Installs Debian's Chromium, its build without windows, and CJK fonts; only as root and where apt-get is. */
function install() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', env: environment });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', windowless, 'fonts-noto-cjk');
  return installed();
}

/**
 * Finds the browser for the tests: CHROME_PATH, then the system's Chromium or Chrome, then Playwright's cache, else
 * installs Debian's. Throws with one line that says what to install; tests are never skipped for want of a browser.
 */
export async function findBrowser() {
  const { CHROME_PATH: chosen } = process.env;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist`);
  const found = chosen || (installed() ?? install());
  if (!found)
    throw new Error('No browser for the tests: install chromium (Debian: apt-get install chromium) or set CHROME_PATH');
  return found;
}

/**
 * Finds the browser in which a test is done soonest: as findBrowser, but Chromium's build without windows where there is
 * one. A page costs it a third less.
 */
export async function findQuickBrowser() {
  const whole = await findBrowser();
  return process.env.CHROME_PATH ? whole : (onPath(windowless) ?? whole);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await findBrowser());
