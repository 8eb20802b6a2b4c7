import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { previewMessage } from '@toolbench/contracts/previews.ts';
import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { openDatabase } from '../../apps/server/src/adapters/database/open.ts';
import { standAlone } from '../../apps/server/src/compose/cluster.ts';
import { composePageBuilder, composePreviews, type ComposedPreviews } from '../../apps/server/src/compose/previews.ts';
import { sqliteOnly } from '../../apps/server/src/test-support/fakes.ts';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { expect, unwatched } from '../support/fixtures.ts';
import { hostileApp } from './hostile-app.ts';
import { servePages, type PageServer } from '../support/page-server.ts';

const stack: TechStack = { language: 'javascript', framework: 'react', database: 'sqlite', hosting: 'vercel' };
const sandbox = 'allow-scripts allow-forms allow-modals allow-downloads allow-same-origin';
const victim = {
  'index.html': '<!doctype html><html><head></head><body><script src="victim.js"></script></body></html>',
  'victim.js': "localStorage.setItem('secret', 'of another preview')",
};

/**
 * A browser that lets frames of other sites store things, which is the harder case: the test runner turns the separate
 * storage off that browsers otherwise give to such frames.
 */
async function profileFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-profile-'));
  await mkdir(join(folder, 'Default'));
  const profile = { cookie_controls_mode: 0, block_third_party_cookies: false };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  return folder;
}

const test = unwatched.extend({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
  context: async ({}, use) => {
    const folder = await profileFolder();
    const executablePath = await findBrowser();
    const args = ['--no-sandbox', '--disable-gpu'];
    const context = await chromium.launchPersistentContext(folder, { executablePath, args, serviceWorkers: 'allow' });
    await use(context);
    await context.close();
    await rm(folder, { recursive: true, force: true });
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

interface Opened extends ComposedPreviews {
  /** Makes the preview of a project, and gives its address. */
  readonly show: (session: string, files: Record<string, string>) => Promise<string>;
}

/** Previews as the server puts them together, beside the product. */
async function openPreviews(product: string): Promise<Opened & { readonly end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbench-e2e-'));
  const clock = { now: () => Date.now() };
  const fail = (error: unknown) => {
    throw error;
  };
  const database = await openDatabase({ folder, onError: fail }, clock.now());
  const projects = new Map<string, Record<string, string>>();
  const composed = await composePreviews({
    cluster: standAlone(),
    settings: { host: '127.0.0.1', previews: { port: 0 }, trustedProxies: [] },
    dataFolder: folder,
    queries: database.queries,
    clock,
    source: {
      newest: async (_owner, session) => {
        const files = projects.get(session);
        return files && { version: 1, stack, files: new Map(Object.entries(files)) };
      },
    },
    builder: composePageBuilder(folder),
    sandboxes: [],
    databases: sqliteOnly,
    onError: fail,
    refused: { add: () => undefined },
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  await composed.open();
  const show = async (session: string, files: Record<string, string>) => {
    projects.set(session, files);
    const reached = { origin: product, userAgent: 'Chrome/140' };
    const created = await composed.previews.create({ owner: 'ada', sessionId: session, reached, language: 'en' });
    if (!created.ok) throw new Error(created.code);
    return created.value.url;
  };
  const end = async () => {
    await composed.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...composed, show, end };
}

interface Results {
  readonly results: readonly (readonly [string, boolean])[];
  readonly works: string;
}

/** A page of the product that shows previews, and notes what reaches it. */
const harness = (
  urls: readonly string[],
) => `<!doctype html><title>product</title><meta name="referrer" content="no-referrer">
<script>
  localStorage.setItem('token', 'canary'); sessionStorage.setItem('token', 'canary');
  document.cookie = 'product=canary'; secretOfTheProduct = 'canary';
  new BroadcastChannel('product').onmessage = ({ data, target }) => target.postMessage('heard ' + data);
  heard = []; navigated = false;
  addEventListener('message', ({ data, source, origin }) => {
    heard.push({ data, origin, isFrame: source === document.querySelector('iframe').contentWindow });
  });
</script>
${urls.map((url) => `<iframe sandbox="${sandbox}" src="${url}"></iframe>`).join('')}`;

test.describe('previews in the browser', () => {
  let opened: Awaited<ReturnType<typeof openPreviews>>;
  let product: PageServer;
  let elsewhere: PageServer;
  let baseURL: string;
  test.beforeAll(async () => {
    [product, elsewhere] = await Promise.all([servePages(process.env.TOOLBENCH_URL), servePages()]);
    baseURL = product.origin;
    opened = await openPreviews(baseURL);
  });
  test.afterAll(() => Promise.all([opened.end(), product.close(), elsewhere.close()]));

  test('[PREVIEW-03] a hostile app gets at nothing of the product, of other previews, or of the network', async ({
    page,
    context,
  }) => {
    const other = await opened.show('session-victim', victim);
    const url = await opened.show('session-hostile', hostileApp(baseURL, new URL(other).origin));
    product.pages.set('/harness', harness([url, other]));
    const answered: string[] = [];
    const outside: string[] = [];
    page.on('response', (response) => {
      if (response.frame() !== page.mainFrame() && response.url().startsWith(baseURL)) answered.push(response.url());
    });
    await context.route(/elsewhere\.example/, (route) => {
      outside.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await page.goto(`${baseURL}/harness`);
    const hostile = () =>
      page.evaluate(
        () => (globalThis as never as { heard: { data: { type?: string }; origin: string; isFrame: boolean }[] }).heard,
      );
    await expect.poll(async () => (await hostile()).some(({ data }) => data.type === 'results')).toBe(true);
    const heard = await hostile();
    const { results, works } = heard.find(({ data }) => data.type === 'results')?.data as never as Results;
    expect(works).toBe('yes');
    expect(results.length).toBeGreaterThanOrEqual(60);
    expect(results.filter(([, escaped]) => escaped)).toEqual([]);
    // What a probe could not see itself: the top page stayed, no window opened, and nothing of the product answered.
    expect(page.url()).toBe(`${baseURL}/harness`);
    expect(context.pages()).toHaveLength(1);
    expect(answered).toEqual([]);
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('canary');
    // Whoever speaks is known by its origin; an app cannot speak with the product's, or with another preview's.
    expect(new Set(heard.map(({ origin }) => origin))).toEqual(new Set([new URL(url).origin, new URL(other).origin]));
  });

  test('[PREVIEW-03] an app that navigates its frame to the product shows nothing there', async ({ page }) => {
    const url = await opened.show('session-leaves', {
      'index.html': '<script src="leave.js"></script>',
      'leave.js': `location.href = ${JSON.stringify(`${baseURL}/`)};`,
    });
    product.pages.set('/harness', harness([url]));
    await page.goto(`${baseURL}/harness`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    expect(page.url()).toBe(`${baseURL}/harness`);
  });

  test('[PREVIEW-03] nobody but the product shows a preview in a frame, or opens one that it can reach', async ({
    page,
    context,
  }) => {
    const url = await opened.show('session-victim', victim);
    elsewhere.pages.set(
      '/',
      `<iframe src="${url}"></iframe><button onclick="opened = window.open('${url}')">x</button>`,
    );
    await page.goto(elsewhere.origin);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    const popup = context.waitForEvent('page');
    await page.getByRole('button').click();
    const alone = await popup;
    await alone.waitForLoadState();
    expect(await alone.evaluate(() => [window.opener === null, window.open('about:blank') === null])).toEqual([
      true,
      true,
    ]);
    expect(await page.evaluate(() => (globalThis as never as { opened: { closed: boolean } }).opened.closed)).toBe(
      true,
    );
  });

  test('[PREVIEW-03] another name for this machine leads to no preview', async () => {
    const { port } = new URL(await opened.show('session-victim', victim));
    const statusOf = (host: string) =>
      new Promise((resolve, reject) =>
        send({ host: '127.0.0.1', port, headers: { host } }, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end(),
      );
    for (const host of ['rebound.example', `localhost:${port}`, `127.0.0.1:${port}`, `guessed.localhost:${port}`]) {
      expect(await statusOf(host)).toBe(421);
    }
  });

  test('[PREVIEW-01] tells the product what goes wrong in a page, with the place in the project', async ({ page }) => {
    const url = await opened.show('session-broken', {
      'web/index.html':
        '<!doctype html><html><head><title>Broken</title></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>',
      'web/package.json': '{}',
      'web/src/main.jsx':
        "import { createRoot } from 'react-dom/client';\nimport { App } from './app.jsx';\ncreateRoot(document.getElementById('root')).render(<App />);\nPromise.reject(new Error('not handled'));\n",
      'web/src/app.jsx':
        "import { useState } from 'react';\nexport function App() {\n  const [text] = useState('shown');\n  return <p onClick={() => missing.call()}>{text}</p>;\n}\n",
    });
    product.pages.set('/harness', harness([url]));
    await page.goto(`${baseURL}/harness`);
    await page.frameLocator('iframe').getByText('shown').click();
    const messages = async () => {
      const heard = await page.evaluate(() => (globalThis as never as { heard: { data: unknown }[] }).heard);
      return heard.map(({ data }) => previewMessage.parse(data));
    };
    await expect.poll(async () => (await messages()).length).toBe(3);
    const found = await messages();
    expect(found.find(({ kind }) => kind === 'ready')?.message).toBe('Broken');
    expect(found.find(({ kind }) => kind === 'rejection')).toMatchObject({
      message: 'not handled',
      source: 'web/src/main.jsx',
      line: 4,
    });
    const error = found.find(({ kind }) => kind === 'error');
    expect(error?.message).toContain('missing is not defined');
    expect(error).toMatchObject({ source: 'web/src/app.jsx', line: 4 });
  });

  test('[PREVIEW-03] pages of the product may show previews, and nothing else, in frames', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/; frame-src http:\/\/\*\.localhost:\d+;/);
  });
});
