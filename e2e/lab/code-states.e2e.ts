import { calls } from '@toolbench/contracts/routes.ts';
import type { AskResponse, VectorizationStatus } from '@toolbench/contracts/code.ts';
import type { Page, Route } from '@playwright/test';
import { steps } from '../../apps/web/src/lab/code/work.ts';
import {
  button,
  codeView,
  done,
  filesOf,
  goTo,
  openWizard,
  panel,
  problem,
  test,
  texts,
  upload,
  zipFile,
} from './code-wizard.ts';
import { eventsText } from './documents-double.ts';
import { expectNoSeriousFinding, expectToFit } from '../support/readability.ts';
import { expect, languages, takeTurns } from '../support/fixtures.ts';

type Answer = (route: Route) => Promise<void>;

/** Lets calls through to the server, but for those that are answered instead: the next one of a path, once. */
async function interceptCalls(page: Page) {
  const waiting = new Map<string, Answer>();
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = waiting.get(pathname);
    waiting.delete(pathname);
    return answer ? answer(route) : route.continue();
  });
  return {
    instead: (path: string, answer: Answer) => waiting.set(path, answer),
    refuse: (path: string, json: object = { detail: `no ${path}`, code: 'busy' }) =>
      waiting.set(path, (route) => route.fulfill({ status: 503, json })),
  };
}

const status = (change: Partial<VectorizationStatus>): VectorizationStatus => ({
  is_processing: true,
  total_snippets: 400,
  processed_snippets: 100,
  is_complete: false,
  error: null,
  is_cancelled: false,
  total_files: 40,
  processed_files: 10,
  unchanged_files: 0,
  fallback_files: 0,
  ...change,
});

const modelAnswer: AskResponse = {
  answer:
    '**It is** hashed: see api/auth.py:9-11, api/none.py:3, `api/auth.py:900` and api/config.py:1.\n\n<img src="https://example.org/x.png"><script>alert(1)</script> [away](https://example.org/)',
  engine: 'gpt-4.1-nano',
  engine_host: 'models.example',
  cost_usd: 0.00042,
  citations: [
    { file_path: 'api/auth.py', start_line: 9, end_line: 11, text: 'api/auth.py:9-11', verified: true },
    {
      file_path: 'api/none.py',
      start_line: 3,
      end_line: 3,
      text: 'api/none.py:3',
      verified: false,
      problem: 'no-such-file',
    },
    {
      file_path: 'api/auth.py',
      start_line: 900,
      end_line: 900,
      text: 'api/auth.py:900',
      verified: false,
      problem: 'no-such-lines',
    },
    {
      file_path: 'api/config.py',
      start_line: 1,
      end_line: 1,
      text: 'api/config.py:1',
      verified: false,
      problem: 'quote-not-there',
    },
  ],
  snippets: [],
};

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`code, as it may go (${language})`, () => {
    test('[CODE-04] every step has its own words for a failure, with the reason of the server', async ({
      page,
      token,
      problems,
    }) => {
      const { instead, refuse } = await interceptCalls(page);
      const reason = (failure: string, path: string) => t.reason({ failure, reason: `no ${path}` });
      await openWizard(page, token, language);
      refuse(calls.projectStructure);
      await upload(page, zipFile(filesOf(language, { 'about.md': '# failures\n' })));
      await expect(problem(page)).toHaveText(reason(t.failures.structure, calls.projectStructure));
      await button(page, t.next).click();

      refuse(calls.startVectorization);
      await button(page, t.vectorize.action).click();
      await expect(problem(page).first()).toHaveText(`no ${calls.startVectorization}`);
      refuse(calls.startVectorization, {});
      await button(page, t.vectorize.action).click();
      await expect(problem(page).first()).toContainText(t.failures.vectorize);
      instead(calls.startVectorization, (route) =>
        route.fulfill({ json: status({ is_processing: false, error: 'the disk is full' }) }),
      );
      await button(page, t.vectorize.action).click();
      await expect(problem(page).first()).toContainText(t.failures.indexing);
      await expect(problem(page).first()).toContainText(t.error({ detail: 'the disk is full' }));
      await expect(done(page, 'vectorize')).toHaveCount(0);
      await button(page, t.vectorize.action).click();
      await expect(done(page, 'vectorize')).toBeVisible();

      await button(page, t.next).click();
      refuse(calls.askCode);
      await page.getByLabel(t.ask.question, { exact: true }).fill('password');
      await button(page, t.ask.action).click();
      await expect(problem(page).first()).toHaveText(reason(t.failures.ask, calls.askCode));
      await expect(page.getByLabel(t.ask.question, { exact: true })).toHaveValue('password');
      await button(page, t.ask.action).click();
      await expect(done(page, 'ask')).toBeVisible();

      await button(page, t.next).click();
      refuse(calls.vectorizedSnippets);
      await button(page, t.search.action).click();
      await expect(problem(page).first()).toHaveText(reason(t.failures.search, calls.vectorizedSnippets));
      await button(page, t.search.action).click();
      await expect(done(page, 'search')).toBeVisible();

      await button(page, t.next).click();
      refuse(calls.projectOverview);
      await button(page, t.analyse.action).click();
      await expect(problem(page).first()).toHaveText(reason(t.failures.analyse, calls.projectOverview));
      await button(page, t.analyse.action).click();
      await expect(done(page, 'analyse')).toBeVisible();
      expect(problems.every((found) => found.includes('503'))).toBe(true);
      problems.length = 0;
    });

    turn()('[CODE-03] indexing tells how far it is every second, and can be cancelled', async ({ page, token }) => {
      const { instead } = await interceptCalls(page);
      await openWizard(page, token, language);
      await upload(page, zipFile(filesOf(language, { 'about.md': '# progress\n' })));
      await button(page, t.next).click();
      instead(calls.startVectorization, (route) => route.fulfill({ json: status({}) }));
      let polls = 0;
      await page.route(`**${calls.vectorizationStatus}?*`, (route) => {
        polls += 1;
        const processed_files = 10 + polls * 10;
        return route.fulfill({ json: status({ processed_files, processed_snippets: processed_files * 10 }) });
      });
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      /** How long it takes until the page has asked so often, in milliseconds of its own clock. */
      const untilAsked = async (times: number) => {
        let ms = 0;
        for (; polls < times; ms += 100) await page.clock.runFor(100);
        return ms;
      };
      await button(page, t.vectorize.action).click();
      const words = (files: string) => t.vectorize.progress({ done: `${files}0`, total: '400', files, allFiles: '40' });
      const progress = (files: string) => page.getByRole('progressbar', { name: words(files) });
      await expect(progress('10')).toBeVisible();
      expect(await untilAsked(1)).toBeGreaterThanOrEqual(900);
      await expect(progress('20')).toBeVisible();
      expect(await untilAsked(2)).toBeGreaterThanOrEqual(900);
      await expect(progress('30')).toHaveAttribute('value', '0.75');
      await page.clock.resume();
      await expect(button(page, t.vectorize.action)).toBeDisabled();
      await expect(button(page, t.next)).toBeDisabled();

      const cancelled = status({ is_processing: false, is_cancelled: true, error: 'it was cancelled' });
      instead(calls.stopVectorization, (route) => route.fulfill({ json: cancelled }));
      await button(page, t.cancel).click();
      await expect(page.getByRole('status').filter({ hasText: 'it was cancelled' })).toBeVisible();
      await expect(problem(page)).toHaveCount(0);
      await page.unroute(`**${calls.vectorizationStatus}?*`);
      await button(page, t.vectorize.action).click();
      await expect(done(page, 'vectorize')).toBeVisible();
    });

    turn()(
      '[CODE-07] a model is named with its cost, what does not hold is marked, and nothing is loaded',
      async ({ page, token }) => {
        const { instead } = await interceptCalls(page);
        await openWizard(page, token, language);
        await upload(page, zipFile(filesOf(language, { 'about.md': '# answers\n' })));
        await goTo(page, t, 'ask');
        instead(calls.askCode, (route) =>
          route.fulfill({
            contentType: 'text/event-stream',
            body: eventsText([
              ['sources', { snippets: [] }],
              ['text', { text: '**It is** ' }],
              ['answer', modelAnswer],
            ]),
          }),
        );
        await page.getByLabel(t.ask.question, { exact: true }).fill('How?');
        await button(page, t.ask.action).click();
        const answer = page.getByRole('article');
        await expect(answer).toContainText(t.origin.engine({ engine: 'gpt-4.1-nano', host: 'models.example' }));
        await expect(answer).toContainText(t.origin.cost({ usd: '$0.00042' }));
        await expect(answer).toContainText(t.ask.unverified({ count: '3', all: '4' }));
        await expect(answer.locator('strong')).toHaveText('It is');
        for (const found of ['no-such-file', 'no-such-lines', 'quote-not-there'] as const) {
          await expect(answer.locator(`[data-problem=${found}]`)).toContainText(t.ask.problems[found]);
        }
        await expect(answer.locator('[data-problem=no-such-file] a')).toHaveCount(0);
        // HTML is text, and links lead nowhere but into the project.
        await expect(answer).toContainText('<script>alert(1)</script>');
        await expect(answer.locator('img, script, a[href^=http]')).toHaveCount(0);
        await expect(codeView(page)).toHaveAttribute('data-lines', '9-11');

        instead(calls.askCode, (route) =>
          route.fulfill({
            contentType: 'text/event-stream',
            body: eventsText([['failed', { detail: 'the model went away', code: 'internal' }]]),
          }),
        );
        await button(page, t.ask.action).click();
        await expect(problem(page)).toHaveText(t.reason({ failure: t.failures.ask, reason: 'the model went away' }));

        // Never answered: only cancelling ends it.
        instead(calls.askCode, () => Promise.resolve());
        await button(page, t.ask.action).click();
        await expect(page.getByRole('progressbar', { name: t.working.asking })).toBeVisible();
        await expect(button(page, t.previous)).toBeDisabled();
        await button(page, t.cancel).click();
        await expect(button(page, t.ask.action)).toBeEnabled();
        await expect(page.getByRole('article')).toHaveCount(1);
        await button(page, t.ask.clear).click();
        await expect(page.getByText(t.ask.empty)).toBeVisible();
      },
    );
  });
}

test('[SHELL-15] no step has a serious finding in light or dark, and each fits 360 px', async ({ page, token }) => {
  const t = texts.zh;
  await openWizard(page, token, 'zh');
  await expectNoSeriousFinding(page);
  await upload(page, zipFile(filesOf('zh')));
  await goTo(page, t, 'analyse');
  await button(page, t.analyse.action).click();
  await page.locator('[data-node="api/auth.py"]').click();
  await page.locator('[data-unit=check_password]').click();
  await expect(page.locator('[data-unit-panel] [data-node]').first()).toBeVisible();
  await expect(codeView(page).locator('.line-marked').first()).toBeVisible();
  for (const step of steps.toReversed()) {
    await page.locator(`li[data-step=${step}] button`).click();
    await expect(panel(page, step)).toBeVisible();
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    await expectNoSeriousFinding(page, step);
    await expectToFit(page, 360, step);
  }
});
