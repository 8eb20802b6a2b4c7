import { limits } from '@toolbench/contracts/limits.ts';
import { en } from '../apps/web/src/lab/documents/text.en.ts';
import { zh } from '../apps/web/src/lab/documents/text.zh.ts';
<<<<<<< HEAD
import { button, done, goTo, openWizard, pageView, panel, test, upload } from './documents-wizard.ts';
import { expect, languages } from './fixtures.ts';
=======
import { steps, type Step } from '../apps/web/src/lab/documents/work.ts';
import { doubleDocuments, embeddedAnswer, sendEvents } from './documents-double.ts';
import { seriousFindings } from './findings.ts';
import { expect, languages, type Language } from './fixtures.ts';
import { openSignedIn, test } from './signed-in.ts';
>>>>>>> codepage

const texts = { zh, en };

/** What is asked about the sample document, where it stands, and what it does not hold. */
const questions = {
  zh: { asked: '保修期是多长时间', words: '两年', page: 3, unknown: '附近的火车站叫什么名字' },
  en: { asked: 'How long does the warranty last?', words: 'two years', page: 3, unknown: 'Who was king of Denmark?' },
};
<<<<<<< HEAD
=======

async function openWizard(page: Page, token: string, language: Language): Promise<void> {
  await openSignedIn(page, '/lab/rag', token, language);
  await expect(page.locator('section[data-step=upload]')).toBeVisible();
}

const panel = (page: Page, step: Step) => page.locator(`section[data-step=${step}]`);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const done = (page: Page, step: Step) => page.locator(`li[data-step=${step}][data-done]`);
const pageView = (page: Page, t: typeof zh) => page.getByRole('region', { name: t.page.title, exact: true });
const fileOf = async (language: Language, name = 'manual.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await samplePdf(language).arrayBuffer()),
});

async function upload(page: Page, language: Language, name?: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await fileOf(language, name));
  await expect(done(page, 'upload')).toBeVisible();
}

/** Goes on from a fresh upload until the given step is shown. */
async function goTo(page: Page, t: typeof zh, last: Step): Promise<void> {
  const actions: Partial<Record<Step, () => Promise<void>>> = {
    split: () => button(panel(page, 'split'), t.split.action).click(),
    store: () => button(panel(page, 'store'), t.store.action).click(),
    search: async () => {
      await panel(page, 'search').getByLabel(t.search.question, { exact: true }).fill('warranty 保修期');
      await button(panel(page, 'search'), t.search.action).click();
    },
  };
  for (const step of steps.slice(0, steps.indexOf(last))) {
    await actions[step]?.();
    await expect(done(page, step)).toBeVisible();
    await button(page, t.next).click();
  }
}

>>>>>>> codepage
for (const language of languages) {
  const t = texts[language];
  const asked = questions[language];

  test.describe(`documents (${language})`, () => {
    test('[RAG-01] [RAG-02] [RAG-06] [RAG-07] five steps lead to an answer whose page is shown and marked', async ({
      page,
      token,
    }) => {
      await openWizard(page, token, language);
      const next = button(page, t.next);
      const previous = button(page, t.previous);
      await expect(previous).toBeDisabled();
      await expect(next).toBeDisabled();
      await expect(next).toHaveAttribute('title', t.completeFirst);

      await button(page, t.upload.sample).click();
      await expect(done(page, 'upload')).toBeVisible();
      await expect(page.locator('dl')).toContainText(/\.pdf/);
      await next.click();

      await expect(page.locator('[aria-current=step]')).toContainText(t.steps.split);
      await expect(next).toBeDisabled();
      await expect(page.getByLabel(t.split.size)).toHaveValue('500');
      await expect(page.getByLabel(t.split.overlap)).toHaveValue('4');
      await page.getByLabel(t.split.size).fill('120');
      await button(page, t.split.action).click();
      const previews = panel(page, 'split').locator('ol p');
      await expect(previews.nth(2)).toBeVisible();
      for (const preview of await previews.allInnerTexts()) {
        expect(Array.from(preview).length).toBeLessThanOrEqual(limits.documents.previewCharacters);
      }
      await next.click();

      await expect(next).toBeDisabled();
      await button(page, t.store.action).click();
      await expect(panel(page, 'store').getByRole('status')).toContainText(/\d/);
      await next.click();

      await expect(button(page, t.search.action)).toBeDisabled();
      await expect(page.getByLabel(t.search.k)).toHaveValue('3');
      await page.getByLabel(t.search.question, { exact: true }).fill(asked.asked);
      await button(page, t.search.action).click();
      const results = panel(page, 'search').locator('ol > li');
      await expect(results.first()).toContainText(/\d+\.\d%/);
      await expect(panel(page, 'search').locator('ol')).toContainText(asked.words);
      await next.click();

      await expect(button(page, t.ask.action)).toBeDisabled();
      await page.getByLabel(t.ask.question, { exact: true }).fill(asked.asked);
      await page.keyboard.press('Enter');
      const answer = page.getByRole('article').first();
      await expect(answer).toContainText(asked.words);
      await expect(answer).toContainText(t.ask.embedded);
      await expect(answer.locator('[data-support]').first()).toHaveAttribute('data-support', 'verified');
      const view = pageView(page, t);
      await expect(view).toHaveAttribute('data-page', String(asked.page));
      await expect(view.locator('canvas')).toBeVisible();
      await expect(view.locator('[class*=mark]').first()).toBeInViewport();

      const completed = button(page, t.completed);
      await expect(completed).toBeDisabled();
      await expect(completed).toHaveAttribute('title', t.allCompleted);
      await previous.click();
      await expect(results.first()).toBeVisible();
    });

    test('[RAG-07] says when the document does not hold the answer', async ({ page, token }) => {
      await openWizard(page, token, language);
      await upload(page, language);
      await goTo(page, t, 'ask');
      await page.getByLabel(t.ask.question, { exact: true }).fill(asked.unknown);
      await button(page, t.ask.action).click();
      await expect(page.locator('article[data-abstained]')).toBeVisible();
      await expect(page.locator('article [data-support]')).toHaveCount(0);
    });

    test('[RAG-02] [RAG-08] a new file resets what came later; documents are switched, read again and deleted', async ({
      page,
      token,
    }) => {
      await openWizard(page, token, language);
      await upload(page, language, 'first.pdf');
      await goTo(page, t, 'search');
      await button(page, t.previous).click();
      await page.locator('li[data-step=upload] button').click();
      await upload(page, language, 'second.pdf');
      const list = page.getByRole('region', { name: t.documents.title, exact: true });
      await expect(list.locator('[data-open]')).toContainText('second.pdf');
      await expect(page.locator('li[data-done]')).toHaveCount(1);

      const first = list.getByRole('button', { name: /^first\.pdf/ }).first();
      await expect(first).toContainText(/\d/);
      await first.click();
      await expect(page.locator('li[data-done]')).toHaveCount(3);

      await page.reload();
      await first.click();
      await expect(page.locator('li[data-done]')).toHaveCount(3);
      await expect(pageView(page, t)).toContainText(t.page.fromText);
      await expect(pageView(page, t).locator('svg text').first()).toBeVisible();

      await button(list, t.held.remove({ name: 'first.pdf' }))
        .first()
        .click();
      await button(list, t.held.confirm).click();
      await expect(page.getByRole('status').filter({ hasText: t.held.removed({ name: 'first.pdf' }) })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(t.uploadFirst);
    });

    test("[RAG-08] questions of one's own show how well the search does", async ({ page, token, problems }) => {
      await openWizard(page, token, language);
      await button(page, t.upload.sample).click();
      await expect(done(page, 'upload')).toBeVisible();
      await goTo(page, t, 'search');
      const { asked: known, words, page: onPage, unknown } = asked;
      await page.getByText(t.quality.title, { exact: true }).click();
      await expect(button(page, t.quality.action)).toBeDisabled();
      await page.getByLabel(t.quality.cases).fill(`question,answer,page\n${known},${words},${onPage}\n${unknown},,`);
      await button(page, t.quality.action).click();
      const rows = page.getByRole('table').locator('tbody tr');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(words);
      await expect(rows.last()).toContainText(t.quality.abstained);
      await expect(page.getByRole('definition').filter({ hasText: '%' }).first()).toBeVisible();

      await page.getByLabel(t.quality.cases).fill('no head line');
      await button(page, t.quality.action).click();
      await expect(page.getByRole('alert')).toContainText(t.quality.failure);
      expect(problems.every((problem) => problem.includes('400'))).toBe(true);
      problems.length = 0;
    });
<<<<<<< HEAD
=======

    test('[RAG-05] only a PDF is taken, and the server says what is wrong with it', async ({
      page,
      token,
      problems,
    }) => {
      await openWizard(page, token, language);
      const input = page.locator('input[type=file]');
      const alert = page.getByRole('alert');
      await expect(input).toHaveAttribute('accept', /pdf/);
      await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
      await expect(alert).toHaveText(t.reason({ failure: t.failures.upload, reason: t.upload.onlyPdf }));
      await input.setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\x03\x04') });
      await expect(alert).toContainText(t.failures.upload);
      await expect(alert).toContainText('%PDF-');
      await expect(page.locator('li[data-done]')).toHaveCount(0);
      problems.length = 0;
    });

    test('[RAG-05] every step has its own words for a failure, with the reason of the server', async ({
      page,
      token,
      problems,
    }) => {
      const double = await doubleDocuments(page);
      const refuse = (call: string) =>
        double.instead(call, (route) => route.fulfill({ status: 503, json: { detail: `no ${call}`, code: 'busy' } }));
      await openWizard(page, token, language);
      await upload(page, language);
      const actions = {
        split: ['split', t.split.action],
        store: ['store', t.store.action],
        search: ['retrieval', t.search.action],
        ask: ['question', t.ask.action],
      } as const;
      for (const [step, [call, action]] of Object.entries(actions) as [
        keyof typeof actions,
        (typeof actions)['ask'],
      ][]) {
        await button(page, t.next).click();
        const question = panel(page, step).locator('input:not([type=number]), textarea:not([aria-hidden])').first();
        if (step === 'search' || step === 'ask') await question.fill('How long?');
        refuse(call);
        await button(panel(page, step), action).click();
        await expect(page.getByRole('alert')).toHaveText(t.reason({ failure: t.failures[step], reason: `no ${call}` }));
        await expect(done(page, step)).toHaveCount(0);
        await button(panel(page, step), action).click();
        await expect(done(page, step)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      expect(problems.every((problem) => problem.includes('503'))).toBe(true);
      problems.length = 0;
    });

    test('[RAG-03] the fields take what the limits allow and say so', async ({ page, token }) => {
      const double = await doubleDocuments(page);
      await openWizard(page, token, language);
      await upload(page, language);
      await button(page, t.next).click();
      const split = button(page, t.split.action);
      for (const wrong of ['', '0', '1.5', '99999', 'x']) {
        await page.getByLabel(t.split.size).fill(wrong);
        await expect(page.getByText(t.split.wrongSize)).toBeVisible();
        await expect(split).toBeDisabled();
      }
      await page.getByLabel(t.split.size).fill('100');
      await page.getByLabel(t.split.overlap).fill('100');
      await expect(page.getByText(t.split.wrongOverlap)).toBeVisible();
      await page.getByLabel(t.split.overlap).fill('20');
      await split.click();
      await expect
        .poll(() => double.asked.find(({ call }) => call === 'split')?.fields)
        .toEqual({ file_id: 'f-1', chunk_size: '100', chunk_overlap: '20' });
      await button(page, t.next).click();
      await button(page, t.store.action).click();
      await button(page, t.next).click();
      await page.getByLabel(t.search.question, { exact: true }).fill('How long is the warranty?');
      for (const wrong of ['0', '11', '-1', '']) {
        await page.getByLabel(t.search.k).fill(wrong);
        await expect(button(page, t.search.action)).toBeDisabled();
        await expect(page.getByText(t.search.wrongK)).toBeVisible();
      }
      await page.getByLabel(t.search.k).fill('2');
      await button(page, t.search.action).click();
      const results = panel(page, 'search').locator('ol > li');
      await expect(results).toHaveCount(2);
      await expect(results.first()).toContainText(t.search.similarity({ percent: '87.5%' }));
      await expect(results.first().locator('mark')).toHaveText('warranty');
      await page.getByText(t.search.meaning, { exact: true }).click();
      await expect(page.getByText(t.search.meaningText)).toBeVisible();
    });

    test('[RAG-03] [RAG-08] a request makes the buttons wait, and can be cancelled', async ({ page, token }) => {
      const double = await doubleDocuments(page);
      await openWizard(page, token, language);
      await upload(page, language);
      await button(page, t.next).click();
      // Never answered: only leaving the page or cancelling ends it.
      double.instead('split', () => Promise.resolve());
      await button(page, t.split.action).click();
      await expect(page.getByRole('progressbar', { name: t.working.splitting })).toBeVisible();
      for (const name of [t.split.action, t.previous, t.next]) await expect(button(page, name)).toBeDisabled();
      await button(page, t.cancel).click();
      await expect(button(page, t.split.action)).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await button(page, t.split.action).click();
      await expect(done(page, 'split')).toBeVisible();
    });

    test('[RAG-07] a model is named with its cost, and what it cannot prove is marked', async ({ page, token }) => {
      const double = await doubleDocuments(page);
      await openWizard(page, token, language);
      await upload(page, language);
      await goTo(page, t, 'ask');
      double.answer = {
        ...embeddedAnswer,
        engine: 'gpt-4.1-nano',
        engine_host: 'models.example',
        cost_usd: 0.00042,
        sentences: [
          ...embeddedAnswer.sentences,
          { text: 'It is also blue.', citations: [], support: 'unsupported', pages: [] },
        ],
      };
      await page.getByLabel(t.ask.question, { exact: true }).fill('How long?');
      await button(page, t.ask.action).click();
      const answer = page.getByRole('article');
      await expect(answer).toContainText(t.ask.engine({ engine: 'gpt-4.1-nano', host: 'models.example' }));
      await expect(answer).toContainText(t.ask.cost({ usd: '$0.00042' }));
      await expect(answer.locator('[data-support=unsupported]')).toContainText(t.ask.support.unsupported);

      double.instead('question', (route) =>
        sendEvents(route, [
          ['sources', { source_documents: [] }],
          ['text', { text: 'Two ' }],
          ['failed', { detail: 'the model went away', code: 'internal' }],
        ]),
      );
      await page.getByLabel(t.ask.question, { exact: true }).fill('And then?');
      await button(page, t.ask.action).click();
      await expect(page.getByRole('alert')).toHaveText(
        t.reason({ failure: t.failures.ask, reason: 'the model went away' }),
      );
      await expect(page.getByLabel(t.ask.question, { exact: true })).toHaveValue('And then?');
      await button(page, t.ask.action).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      const { history } = double.asked.findLast(({ call }) => call === 'question')?.fields ?? {};
      expect(JSON.parse(history ?? '')).toEqual([{ question: 'How long?', answer: embeddedAnswer.result }]);
    });
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`documents page (${scheme})`, () => {
    test.use({ colorScheme: scheme });

    test('[SHELL-15] has no serious finding in any step and fits 360 px', async ({ page, token }) => {
      await doubleDocuments(page);
      await openWizard(page, token, 'zh');
      expect(await seriousFindings(page)).toEqual([]);
      await upload(page, 'zh');
      await goTo(page, zh, 'ask');
      await page.getByLabel(zh.ask.question, { exact: true }).fill('保修期');
      await button(page, zh.ask.action).click();
      await expect(done(page, 'ask')).toBeVisible();
      for (const step of steps) {
        await page.locator(`li[data-step=${step}] button`).click();
        expect(await seriousFindings(page), step).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 780 });
      for (const step of steps) {
        await page.locator(`li[data-step=${step}] button`).click();
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow).toBeLessThanOrEqual(0);
      }
    });
>>>>>>> codepage
  });
}
