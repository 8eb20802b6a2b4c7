import type { Locator, Page, Route } from '@playwright/test';
import type { Preview } from '@toolbench/contracts/previews.ts';
import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import { en } from '../../apps/web/src/lab/assistant/text.en.ts';
import { zh } from '../../apps/web/src/lab/assistant/text.zh.ts';
import { expect, type Language } from '../support/fixtures.ts';
import { openSignedIn, test as signedIn } from '../support/signed-in.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

export const texts = { zh, en };

/** What the tests ask for. The calculator is pages alone, which run everywhere, without a sandbox. */
export const sentences = {
  zh: {
    todo: '做一个可以按优先级筛选的待办事项网站',
    calculator: '做一个房贷计算器',
    change: '添加一个字段备注',
    limit: '图书管理系统，每人最多借3本',
    unread: { sentence: '读书清单：书名、作者、评分，像旧图书馆那样', words: '像旧图书馆那样' },
  },
  en: {
    todo: 'Make a to-do website with a filter by priority',
    calculator: 'Make a mortgage calculator',
    change: 'Add a field remark',
    limit: 'Library app, a member can borrow at most 3 books',
    unread: { sentence: 'reading list: title, author, rating, like an old library', words: 'like an old library' },
  },
};

type Answer = (route: Route) => Promise<void>;

export interface Doubles {
  /** The next call of a path is answered so, once. */
  readonly once: (path: string, answer: Answer) => void;
  /** Every call of a path. */
  readonly always: (path: string, answer: Answer) => void;
}

interface AssistantFixtures {
  /** Calls go to the server, but for those that a test answers instead. */
  readonly doubles: Doubles;
  readonly tidy: undefined;
}

/** A new conversation has nothing to restore, and an app is on an origin of its own. */
const expected = [
  // The tests put the language into every frame, also where a browser keeps nothing for frames.
  /^page error: Failed to read the '(local|session)Storage' property/,
  /console: Failed to load resource.*40[49]/,
  /^request to http:\/\/[\w.-]*(localhost|127\.0\.0\.1):\d+$/,
];

export const test = signedIn.extend<AssistantFixtures>({
  doubles: async ({ page }, use) => {
    const next = new Map<string, Answer>();
    const every = new Map<string, Answer>();
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = next.get(pathname) ?? every.get(pathname);
      next.delete(pathname);
      return answer ? answer(route) : route.continue();
    });
    await use({ once: (path, answer) => next.set(path, answer), always: (path, answer) => every.set(path, answer) });
  },
  // What the test made is deleted at its end: one user may hold so many conversations.
  tidy: [
    async ({ page, baseURL, token, problems }, use) => {
      await use(undefined);
      const id = await page.evaluate(() => localStorage.getItem('natural-code-session')).catch(() => null);
      const headers = { authorization: `Bearer ${token}` };
      // A frame that still loads would be told that its app is gone.
      await page.goto('about:blank');
      if (id !== null) await fetchOnce(`${baseURL}${assistantPaths.session(id)}`, { method: 'DELETE', headers });
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      problems.splice(0, problems.length, ...unexpected);
    },
    { auto: true },
  ],
});

export async function openAssistant(page: Page, token: string, language: Language): Promise<void> {
  await openSignedIn(page, token, '/lab/naturalcode', language);
  await expect(page.getByText(texts[language].empty)).toBeVisible();
}

export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
export const input = (page: Page, t: typeof zh) => page.getByLabel(t.input, { exact: true });
const log = (page: Page) => page.getByRole('log');
/** What was said and answered in full. */
export const messages = (page: Page) => log(page).locator('article:not([aria-busy])');
export const newest = (page: Page) => messages(page).last();
/** The answer that is on its way. */
export const answering = (page: Page) => log(page).locator('article[aria-busy]');
export const card = (page: Page, t: typeof zh) => page.getByRole('region', { name: t.requirement.title, exact: true });
export const view = (page: Page, name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });

export async function say(page: Page, t: typeof zh, words: string): Promise<void> {
  await input(page, t).fill(words);
  await input(page, t).press('Enter');
}

export const fulfill =
  (json: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, json });

/** A preview that answers at once, for tests of what is around it. */
export const noApp = fulfill({ success: true, preview_id: 'p-none', preview_url: 'about:blank' });

/** Has an app made from a sentence, without running it. */
export async function makeApp(page: Page, t: typeof zh, words: string, doubles: Doubles): Promise<void> {
  doubles.always(calls.createPreview, noApp);
  doubles.always('/api/preview/status/p-none', fulfill({ success: true }));
  await say(page, t, words);
  await button(card(page, t), t.requirement.confirm).click();
  await expect(newest(page).locator('[data-version="1"]')).toBeVisible();
}

interface ChatDouble {
  readonly content: string;
  readonly actions?: readonly { readonly type: string }[];
  readonly success?: boolean;
  readonly error?: string;
  readonly more?: object;
}

/** An answer of the chat call. */
export const chatAnswer = ({ content, actions = [], success = true, error, more }: ChatDouble) =>
  ({ success, error, response: { content, actions }, engine: 'blueprint', cost: 0, ...more }) as const;

/** A preview under way, with its figures. */
export const running: Preview = {
  preview_id: 'p-1',
  preview_url: 'about:blank',
  session_id: 'session-1',
  version: 1,
  driver: 'static',
  state: 'running',
  notes: [],
  findings: [],
  monitoring: {
    status: 'running',
    uptime: 75,
    responseTime: 3.25,
    requests: 1_200,
    errors: 2,
    cpu: 12.5,
    memory: 5_000_000,
    lastUpdated: '2026-11-21T09:00:00.000Z',
  },
};

/** The conversation that a page holds. */
export const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('natural-code-session') ?? '');
