import { defineConfig } from '@playwright/test';
import { findQuickBrowser } from './scripts/find-browser.mjs';

const executablePath = await findQuickBrowser();

/** How the browser is started, with these settings of its scripts besides. */
const startWith = (...ofScripts: readonly string[]) => ({
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      '--process-per-site',
      // What draws has no process of its own and one thread: handing each picture over costs as much as drawing it.
      '--in-process-gpu',
      '--num-raster-threads=1',
      // Pages are opened for seconds: the middle one of three compilers costs more than it saves, and compiling a script
      // while it arrives is lost where it was compiled for the page before.
      `--js-flags=${['--no-maglev', '--no-script-streaming', ...ofScripts].join(' ')}`,
    ],
  },
});

/** Looks at each page with a long script that runs for a second: compiling it better takes as long as running it. */
const lookedAt = '**/accessibility.e2e.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/serve.ts',
  fullyParallel: true,
  // A test waits for the browser and the server half of its time: two more fit between two.
  workers: 4,
  // Only a test that hangs takes this long, however busy the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    serviceWorkers: process.env.TOOLBENCH_OFFLINE ? 'allow' : 'block',
    viewport: { width: 1280, height: 860 },
    // Every step of a movement is drawn without a graphics card, which takes a tenth of the run.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'looks', testMatch: lookedAt, use: startWith('--no-turbofan', '--single-threaded-gc') },
    { name: 'works', testIgnore: lookedAt, use: startWith() },
  ],
});
