import { readFile } from 'node:fs/promises';
import { limits } from '@toolbench/contracts/limits.ts';
import { en } from '../../apps/web/src/lab/documents/text.en.ts';
import { zh } from '../../apps/web/src/lab/documents/text.zh.ts';
import { button, done, goTo, openWizard, pageView, panel, test, upload, uploadScan } from './documents-wizard.ts';
import { expect, isTurnOf, languages, takeTurns } from '../support/fixtures.ts';
import { writeDocx } from '../../apps/server/src/test-support/files/write-docx.ts';
import { expectWhole } from '../support/readability.ts';

const texts = { zh, en };

/** What is asked about the sample document, where it stands, and what it does not hold. */
const questions = {
  zh: {
    asked: '保修期是多长时间',
    words: '两年',
    page: 3,
    whole: '这份文档主要讲什么？',
    unknown: '附近的火车站叫什么名字',
    close: '滤芯是在哪个国家生产的？',
    scanned: '台灯有多重？',
    weight: '640 克',
  },
  en: {
    asked: 'How long does the warranty last?',
    words: 'two years',
    page: 3,
    whole: 'What is this document about?',
    unknown: 'Who was king of Denmark?',
    close: 'In which country are the filters produced?',
    scanned: 'How much does the lamp weigh?',
    weight: '640 grams',
  },
};
for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const asked = questions[language];

  test.describe(`documents (${language})`, () => {
    turn()(
      '[RAG-01] [RAG-02] [RAG-06] [RAG-07] five steps lead to an answer whose page is shown and marked',
      async ({ page, token }) => {
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
        // The last step has nothing after it.
        await expect(next).toHaveCount(0);
        await expect(button(page, t.completed)).toHaveCount(0);

        // What was searched for is there to be asked.
        await expect(page.getByLabel(t.ask.question, { exact: true })).toHaveValue(asked.asked);
        await button(page, t.ask.action).click();
        const answer = page.getByRole('article').first();
        await expect(answer).toContainText(asked.words);
        await expect(button(page, t.ask.action)).toBeDisabled();
        await expect(answer).toContainText(t.ask.embedded);
        await expect(answer.locator('blockquote mark').filter({ hasText: asked.words })).toBeVisible();
        await expect(answer).toContainText(t.answer.found({ page: asked.page }));
        const view = pageView(page, t);
        await expect(view).toHaveAttribute('data-page', String(asked.page));
        await expect(view.locator('canvas')).toBeVisible();
        await expect(view.locator('[class*=mark]').first()).toBeInViewport();

        const completed = button(page, t.completed);
        await expect(completed).toBeDisabled();
        await expect(completed).toHaveAttribute('title', t.allCompleted);
        await expectWhole(previous);
        await previous.click();
        await expect(results.first()).toBeVisible();
      },
    );

    turn()(
      '[RAG-09] [RAG-10] a file and a question lead to an answer, and each step can be opened',
      async ({ page, token }) => {
        await openWizard(page, token, language, true);
        await upload(page, language);
        await page.getByLabel(t.ask.question, { exact: true }).fill(asked.asked);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('article').first()).toContainText(asked.words);
        await expect(page.locator('li[data-done]')).toHaveCount(5);

        // Of the whole document its beginning and its headings are shown.
        await page.getByLabel(t.ask.question, { exact: true }).fill(asked.whole);
        await page.keyboard.press('Enter');
        const outline = page.getByRole('article').first().getByRole('region', { name: t.answer.outline });
        await expect(outline.getByRole('listitem').first()).toBeVisible();

        // The search that the question made is shown in its step, and a new cut makes the later steps wait.
        await page.locator('li[data-step=search] button').click();
        await expect(page.getByLabel(t.search.question, { exact: true })).toHaveValue(asked.asked);
        await expect(panel(page, 'search').locator('ol > li').first()).toBeVisible();

        // What was said outlasts a reload and is taken along as Markdown.
        await page.reload();
        await expect(outline.getByRole('listitem').first()).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(2);
        const saved = page.waitForEvent('download');
        await button(page, t.downloadConversation).click();
        const markdown = await readFile(await (await saved).path(), 'utf8');
        expect(markdown).toContain(`## ${asked.asked}`);
        expect(markdown.indexOf(asked.asked)).toBeLessThan(markdown.indexOf(asked.whole));

        await page.locator('li[data-step=split] button').click();
        await page.getByLabel(t.split.size).fill('200');
        await button(page, t.split.action).click();
        await expect(page.locator('li[data-done]')).toHaveCount(2);
        await expect(page.locator('li[data-step=ask] button')).toBeDisabled();
      },
    );

    if (isTurnOf(language, 0)) {
      test('[RAG-10] a question goes to several documents, and its answer opens the one it stands in', async ({
        page,
        token,
      }) => {
        await openWizard(page, token, language, true);
        await upload(page, language, 'jug.pdf');
        await expect(done(page, 'store')).toBeVisible();
        await page.locator('li[data-step=upload] button').click();
        await upload(page, language === 'zh' ? 'en' : 'zh', 'other.pdf');
        await page.getByText(t.also.title, { exact: true }).click();
        await page.getByRole('checkbox', { name: 'jug.pdf' }).check();
        await page.getByLabel(t.ask.question, { exact: true }).fill(asked.asked);
        await page.keyboard.press('Enter');
        const answer = page.getByRole('article').first();
        await expect(answer).toContainText(t.answer.found({ page: asked.page, filename: 'jug.pdf' }));
        await expect(answer.getByRole('list', { name: t.ask.asked })).toContainText('other.pdf');
        await expect(answer.locator('blockquote mark').filter({ hasText: asked.words })).toBeVisible();
        const view = pageView(page, t);
        await expect(view).toContainText('jug.pdf');
        await expect(view.locator('[class*=mark]').first()).toBeInViewport();
        await expect(answer.getByRole('link', { name: /^B · / }).first()).toBeVisible();
      });

      test('[RAG-05] a Word file and a Markdown text are asked, and their places are headings', async ({
        page,
        token,
      }) => {
        await openWizard(page, token, language, true);
        const word = writeDocx([
          { text: '休假', style: 'heading 1' },
          { text: '年假为十五天，可以分两次休完。' },
          { text: '报销', style: 'heading 1' },
          { text: '差旅费在三十天之内报销。' },
        ]);
        const text = Buffer.from('# 安装\n\n先运行 npm ci。\n\n# 备份\n\n备份每天凌晨三点进行一次。\n');
        const ask = async (name: string, buffer: Buffer, question: string) => {
          await page.locator('li[data-step=upload] button').click();
          await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
          await expect(page.getByText(name).first()).toBeVisible();
          await page.getByLabel(t.ask.question, { exact: true }).fill(question);
          await page.keyboard.press('Enter');
          return page.getByRole('article').first();
        };
        const answer = await ask('handbook.docx', word, '差旅费多少天之内报销？');
        await expect(answer).toContainText(t.answer.found({ page: 2, heading: '报销' }));
        await expect(answer.locator('blockquote mark').filter({ hasText: '三十天' })).toBeVisible();
        const view = pageView(page, t);
        await expect(view).toHaveAttribute('data-page', '2');
        await expect(view.locator('text', { hasText: '差旅费在三十天之内报销。' })).toBeVisible();
        await expect(view.locator('[class*=mark]').first()).toBeInViewport();
        await answer.getByRole('link', { name: '报销' }).first().click();
        const other = await ask('setup.md', text, '备份什么时候进行？');
        await expect(other).toContainText(t.answer.found({ page: 2, heading: '备份' }));
        await expect(view.locator('text', { hasText: '备份每天凌晨三点进行一次。' })).toBeVisible();
      });

      test('[RAG-08] a scan is read, and the page says that its words were recognised', async ({ page, token }) => {
        await openWizard(page, token, language);
        await uploadScan(page, language);
        await expect(panel(page, 'upload')).toContainText(t.upload.recognised({ pages: '1' }));
        await goTo(page, t, 'ask');
        await page.getByLabel(t.ask.question, { exact: true }).fill(asked.scanned);
        await button(page, t.ask.action).click();
        const answer = page.getByRole('article').first();
        await expect(answer).toContainText(asked.weight);
        await expect(answer).toContainText(t.ask.recognised({ pages: '1' }));
        await expect(pageView(page, t).locator('[class*=mark]').first()).toBeInViewport();
      });
    }

    turn()('[RAG-07] says when the document does not hold the answer', async ({ page, token }) => {
      await openWizard(page, token, language);
      await upload(page, language);
      await goTo(page, t, 'ask');
      await page.getByLabel(t.ask.question, { exact: true }).fill(asked.unknown);
      await button(page, t.ask.action).click();
      await expect(page.locator('article[data-abstained]')).toBeVisible();

      // In the other language no word can stand in the document: that is said instead.
      await page.getByLabel(t.ask.question, { exact: true }).fill(questions[language === 'zh' ? 'en' : 'zh'].asked);
      await button(page, t.ask.action).click();
      const foreign = page.locator('article[data-abstained]').first();
      await expect(foreign).toContainText(t.ask.askInLanguage[language === 'zh' ? 'zh' : 'other']);

      // With a word of the document the closest places are shown at once, each with its page.
      await page.getByLabel(t.ask.question, { exact: true }).fill(asked.close);
      await button(page, t.ask.action).click();
      const closest = page.getByRole('article').filter({ hasText: asked.close });
      await expect(closest).toHaveAttribute('data-verdict', /^(?:perhaps|not-found)$/);
      await closest.getByRole('link').first().click();
      await expect(pageView(page, t).locator('[class*=mark]').first()).toBeInViewport();
    });

    turn()(
      '[RAG-02] [RAG-08] a new file resets what came later; documents are switched, read again and deleted',
      async ({ page, token }) => {
        await openWizard(page, token, language);
        await upload(page, language, 'first.pdf');
        await goTo(page, t, 'search');
        await button(page, t.previous).click();
        await page.locator('li[data-step=upload] button').click();
        await upload(page, language, 'second.pdf');
        const list = page.getByRole('region', { name: t.documents.title, exact: true });
        await expect(list.locator('[data-open]')).toContainText('second.pdf');
        await expect(panel(page, 'upload')).toContainText(t.upload.sameAs({ name: '' }).slice(-20));
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
      },
    );

    if (isTurnOf(language, 1)) {
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
        const compared = page.getByRole('table', { name: t.quality.compared }).locator('tbody tr');
        await expect(compared).toHaveCount(3);
        await expect(compared.first()).toContainText('250 / 4 / 3');
        await expect(compared.first()).toContainText('100.0%');
        const rows = page.getByRole('table').last().locator('tbody tr');
        await expect(rows).toHaveCount(2);
        await expect(rows.first()).toContainText(words);
        await expect(rows.last()).toContainText(t.quality.abstained);
        await expect(page.getByRole('definition').filter({ hasText: '%' }).first()).toBeVisible();

        await page.getByLabel(t.quality.settings, { exact: true }).fill('500, 600, 3');
        await expect(button(page, t.quality.action)).toBeDisabled();
        await page.getByLabel(t.quality.settings, { exact: true }).fill('');
        await page.getByLabel(t.quality.cases).fill('no head line');
        await button(page, t.quality.action).click();
        await expect(page.getByRole('alert')).toContainText(`question${language === 'zh' ? '（问题）' : ' at least'}`);
        await page.getByLabel(t.quality.cases).fill(`question;page\n${known};9`);
        await button(page, t.quality.action).click();
        await expect(page.getByRole('alert')).toContainText('2');
        await page.getByLabel(t.quality.cases).fill(`问题;页码\n${`${known};\n`.repeat(301)}`);
        await button(page, t.quality.action).click();
        // Three hundred searches: what comes then is awaited longer than an answer to one.
        const leftOut = page.getByText(t.quality.leftOut({ asked: '300', count: '1' }), { exact: true });
        await expect(leftOut).toBeVisible({ timeout: 90_000 });
        expect(problems.every((problem) => problem.includes('400'))).toBe(true);
        problems.length = 0;
      });
    }
  });
}
