import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * One browser context for all tests of a worker that want the same of it: in a new one the browser would read and compile
 * the whole product again, which takes longer than most tests. Each test gets a page of its own and finds nothing that
 * another left behind.
 */
export interface KeptContexts {
  readonly take: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page in the process of the idle one: a new process for an empty page would be thrown away at its first address. */
  readonly openPage: (context: BrowserContext) => Promise<Page>;
  /** Takes away what a test left: its pages, what they stored on these origins, and what they were permitted. */
  readonly clear: (context: BrowserContext, origins: Iterable<string>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** While one page of an origin is open, the browser keeps what it compiled for it. This one runs nothing. */
const idlePath = '/favicon.svg';

export function keepContexts(browser: Browser): KeptContexts {
  const kept = new Map<string, BrowserContext>();
  const open = async (options: BrowserContextOptions) => {
    const context = await browser.newContext(options);
    await (await context.newPage()).goto(idlePath);
    return context;
  };
  return {
    take: async (options) => {
      const key = JSON.stringify(options);
      const context = kept.get(key) ?? (await open(options));
      kept.set(key, context);
      return context;
    },
    openPage: async (context) => {
      const [idle] = context.pages();
      const [page] = await Promise.all([
        context.waitForEvent('page'),
        idle.evaluate(() => void window.open('about:blank')),
      ]);
      return page;
    },
    clear: async (context, origins) => {
      const [idle, ...pages] = context.pages();
      for (const page of pages) await page.close();
      await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
      await idle.evaluate(() => localStorage.clear());
      const session = await context.newCDPSession(idle);
      for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await session.detach();
    },
    close: async () => {
      for (const context of kept.values()) await context.close();
    },
  };
}
