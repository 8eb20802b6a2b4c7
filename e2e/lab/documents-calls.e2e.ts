import { en } from '../../apps/web/src/lab/documents/text.en.ts';
import { zh } from '../../apps/web/src/lab/documents/text.zh.ts';
import { steps } from '../../apps/web/src/lab/documents/work.ts';
import { expectNoSeriousFinding, expectToFit } from '../support/readability.ts';
import { doubleDocuments, citedAnswer, embeddedAnswer, sendEvents } from './documents-double.ts';
import { button, done, goTo, openWizard, pageView, panel, test, upload } from './documents-wizard.ts';
import { expect, languages, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`calls of the documents page (${language})`, () => {
    test('[RAG-05] other types are refused by name, and the server says what is wrong with it', async ({
      page,
      token,
      problems,
    }) => {
      await openWizard(page, token, language);
      const input = page.locator('input[type=file]');
      const alert = page.getByRole('alert');
      await expect(input).toHaveAttribute('accept', /pdf/);
      await input.setInputFiles({ name: 'sums.xlsx', mimeType: 'text/plain', buffer: Buffer.from('text') });
      const reason = t.upload.wrongType({ name: 'sums.xlsx' });
      await expect(alert).toHaveText(t.reason({ failure: t.failures.upload, reason }));
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

    turn()(
      '[RAG-10] an answer is a passage with its verdict, its marks and the next best passages',
      async ({ page, token }) => {
        const double = await doubleDocuments(page);
        await openWizard(page, token, language);
        await upload(page, language);
        await goTo(page, t, 'ask');
        const ask = async (question: string, verdict: 'found' | 'perhaps' | 'not-found') => {
          double.answer = { ...embeddedAnswer, verdict, abstained: verdict === 'not-found' };
          await page.getByLabel(t.ask.question, { exact: true }).fill(question);
          await button(page, t.ask.action).click();
          return page.getByRole('article').filter({ hasText: question });
        };
        const notFound = await ask('How blue?', 'not-found');
        await expect(notFound).toContainText(t.ask.askAnother);
        await expect(notFound.locator('blockquote')).toBeVisible();
        await expect(await ask('How long?', 'perhaps')).toContainText(t.answer.perhaps({ page: 3 }));
        const sure = await ask('How long now?', 'found');
        await expect(sure).toContainText(t.answer.found({ page: 3 }));
        await expect(sure).toContainText('2 Warranty › 2.1 Length');
        const [first, second] = embeddedAnswer.passages ?? [];
        const marked = ({ text }: { readonly text: string }) => text.slice(0, text.indexOf('.') + 1);
        await expect(sure.locator('blockquote mark')).toHaveText(marked(first));
        await expect(sure.locator('td')).toHaveText(['Part', 'Length', 'Lamp', '2 m']);
        await sure.getByRole('button', { name: t.answer.next }).click();
        await expect(sure.locator('blockquote mark')).toHaveText(marked(second));
        await expect(pageView(page, t)).toHaveAttribute('data-page', '2');
        await page.keyboard.press('p');
        await expect(sure.locator('blockquote mark')).toHaveText(marked(first));
        await expect(pageView(page, t)).toHaveAttribute('data-page', '3');
        await expectNoSeriousFinding(page);
      },
    );

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

    turn()('[RAG-03] [RAG-08] a request makes the buttons wait, and can be cancelled', async ({ page, token }) => {
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

    turn()('[RAG-08] a check of the search tells how far it is and can be cancelled', async ({ page, token }) => {
      const double = await doubleDocuments(page);
      await openWizard(page, token, language);
      await upload(page, language);
      await goTo(page, t, 'search');
      await page.getByText(t.quality.title, { exact: true }).click();
      await page.getByLabel(t.quality.cases).fill('question\nHow long?');
      // Never answered: only cancelling ends it.
      double.instead('quality', () => Promise.resolve());
      await button(page, t.quality.action).click();
      await expect(page.getByRole('progressbar', { name: t.working.stages.checking })).toBeVisible();
      await expect(button(page, t.quality.action)).toBeDisabled();
      await button(page, t.cancel).click();
      await expect(button(page, t.quality.action)).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    turn()('[RAG-08] a document that was deleted elsewhere leaves the list', async ({ page, token, problems }) => {
      const double = await doubleDocuments(page);
      await openWizard(page, token, language);
      await upload(page, language);
      await button(page, t.next).click();
      const open = page.getByTitle(t.held.open({ name: 'manual.pdf' }), { exact: true });
      await expect(open).toBeVisible();
      double.instead('split', async (route) => {
        double.forget();
        await route.fulfill({ status: 404, json: { detail: 'gone', code: 'no-such-document', requestId: 'r' } });
      });
      await button(page, t.split.action).click();
      await expect(page.getByRole('alert')).toContainText('gone');
      await expect(open).toHaveCount(0);
      expect(problems.every((problem) => problem.includes('404'))).toBe(true);
      problems.length = 0;
    });

    turn()('[RAG-08] a page is turned by typing its number, and the field keeps the focus', async ({ page, token }) => {
      await doubleDocuments(page);
      await openWizard(page, token, language);
      await upload(page, language);
      const number = page.getByLabel(t.page.number, { exact: true });
      await number.fill('2');
      await expect(pageView(page, t)).toHaveAttribute('data-page', '2');
      await expect(number).toBeFocused();
      await number.press('ControlOrMeta+a');
      await page.keyboard.type('9');
      await expect(number).toHaveValue('9');
      await expect(pageView(page, t)).toHaveAttribute('data-page', '2');
      await number.press('Backspace');
      await page.keyboard.type('3');
      await expect(pageView(page, t)).toHaveAttribute('data-page', '3');
      await number.press('Tab');
      await expect(number).toHaveValue('3');
    });

    turn()('[RAG-07] a model is named with its cost, and what it cannot prove is marked', async ({ page, token }) => {
      const double = await doubleDocuments(page);
      await openWizard(page, token, language);
      await upload(page, language);
      await goTo(page, t, 'ask');
      double.answer = {
        ...citedAnswer,
        engine: 'gpt-4.1-nano',
        engine_host: 'models.example',
        cost_usd: 0.00042,
        cut: 'length',
        sentences: [
          ...citedAnswer.sentences,
          { text: 'It is also blue.', citations: [], support: 'unsupported', pages: [] },
        ],
      };
      await page.getByLabel(t.ask.question, { exact: true }).fill('How long?');
      await button(page, t.ask.action).click();
      const answer = page.getByRole('article');
      await expect(answer).toContainText(t.origin.engine({ engine: 'gpt-4.1-nano', host: 'models.example' }));
      await expect(answer).toContainText(t.origin.cost({ usd: '$0.00042' }));
      await expect(answer.locator('[data-support=unsupported]')).toContainText(t.ask.support.unsupported);
      await expect(answer.locator('[data-cut]')).toHaveText(t.origin.cut.length);

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

test('[SHELL-15] no step has a serious finding in light or dark, and each fits 360 px', async ({ page, token }) => {
  await doubleDocuments(page);
  await openWizard(page, token, 'zh');
  await expectNoSeriousFinding(page);
  await upload(page, 'zh');
  await goTo(page, zh, 'ask');
  await page.getByLabel(zh.ask.question, { exact: true }).fill('保修期');
  await button(page, zh.ask.action).click();
  await expect(done(page, 'ask')).toBeVisible();
  for (const step of steps) {
    await page.locator(`li[data-step=${step}] button`).click();
    await expectNoSeriousFinding(page, step);
    await expectToFit(page, 360, step);
  }
});
