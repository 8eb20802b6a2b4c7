import { readFileSync } from 'node:fs';
import { calls } from '@toolbench/contracts/routes.ts';
import { makeZip } from '../../apps/server/src/test-support/files/zip.ts';
import { steps } from '../../apps/web/src/lab/code/work.ts';
import {
  allDone,
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
import { expect, languages, takeTurns } from '../support/fixtures.ts';

const more = { zh: /^显示更多/, en: /^Show more/ };
const questions = { zh: '密码在哪里校验', en: 'where are passwords checked' };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`code (${language})`, () => {
    turn()(
      '[CODE-01] [CODE-02] [CODE-03] [CODE-07] five steps lead from the example to answers, code and a map',
      async ({ page, token }) => {
        await openWizard(page, token, language);
        const next = button(page, t.next);
        const previous = button(page, t.previous);
        await expect(page.locator('nav li[data-step]')).toHaveText(steps.map((step) => new RegExp(t.steps[step])));
        await expect(previous).toBeDisabled();
        await expect(next).toBeDisabled();
        await expect(next).toHaveAttribute('title', t.completeFirst);

        await button(page, t.upload.example).click();
        await expect(done(page, 'upload')).toBeVisible();
        await expect(page.getByRole('tree')).toContainText('auth.py');
        await next.click();

        await expect(page.locator('[aria-current=step]')).toContainText(t.steps.vectorize);
        await expect(next).toBeDisabled();
        await button(page, t.vectorize.action).click();
        await expect(done(page, 'vectorize')).toBeVisible();
        await expect(panel(page, 'vectorize').getByRole('status').filter({ hasText: /\d+/ }).first()).toBeVisible();
        await next.click();

        await expect(button(page, t.ask.action)).toBeDisabled();
        await page.getByLabel(t.ask.question, { exact: true }).fill('   ');
        await expect(button(page, t.ask.action)).toBeDisabled();
        await page.getByLabel(t.ask.question, { exact: true }).fill(questions[language]);
        await page.keyboard.press('Enter');
        const answer = page.getByRole('article').first();
        await expect(answer).toContainText('check_password');
        await expect(answer).toContainText(t.ask.embedded);
        await expect(codeView(page)).toHaveAttribute('data-path', 'api/auth.py');
        await next.click();

        await expect(next).toBeDisabled();
        await button(panel(page, 'search'), t.search.action).click();
        const results = panel(page, 'search').locator('li[data-snippet]');
        await expect(results).toHaveCount(3);
        const first = results.first();
        await expect(first).toContainText('check_password');
        await expect(first.locator('[data-place="api/auth.py:14-22"]')).toBeVisible();
        await expect(first).toContainText(/\d+\.\d%/);
        await expect(first.locator('mark').first()).toBeVisible();
        await panel(page, 'search').getByRole('button', { name: more[language] }).click();
        await expect(results.nth(3)).toBeVisible();
        await next.click();

        await button(page, t.analyse.action).click();
        await expect(done(page, 'analyse')).toBeVisible();
        const completed = button(page, t.completed);
        await expect(completed).toBeDisabled();
        await expect(completed).toHaveAttribute('title', t.allCompleted);
        await previous.click();
        await expect(results.first()).toBeVisible();
      },
    );

    turn()(
      '[CODE-07] a citation opens its file at the line, and the code around it tells who calls whom',
      async ({ page, token }) => {
        await openWizard(page, token, language);
        await upload(page, zipFile(filesOf(language)));
        await goTo(page, t, 'ask');
        await page.getByLabel(t.ask.question, { exact: true }).fill(questions[language]);
        await button(page, t.ask.action).click();
        const cited = page.getByRole('article').locator('[data-place="api/auth.py:9-11"]');
        await cited.filter({ visible: true }).first().click();
        const view = codeView(page);
        await expect(view).toHaveAttribute('data-lines', '9-11');
        await expect(view.locator('.line-marked')).toHaveCount(3);
        await expect(view.locator('.line-marked').first()).toContainText('def hash_password');
        await expect(view.locator('.line-marked').first()).toBeInViewport();
        // Coloured by its language.
        await expect(view.locator('.line-marked span[class]').first()).toHaveText('def');

        await button(view, t.file.relations).click();
        await view.getByRole('button', { name: /check_password/ }).click();
        await expect(view).toHaveAttribute('data-lines', '14-22');
        await view.locator('li').filter({ hasText: 'create_token' }).getByRole('link').click();
        await expect(view).toHaveAttribute('data-lines', '25-27');
        await button(view, t.file.close).click();
        await expect(view).toContainText(t.file.empty);
      },
    );

    turn()(
      '[CODE-07] the map leads from modules to functions to their callers, and goes out as Markdown',
      async ({ page, token }) => {
        await openWizard(page, token, language);
        await upload(page, zipFile(filesOf(language)));
        await goTo(page, t, 'ask');
        // Only the index is needed, so the step can be reached at once.
        await page.locator('li[data-step=analyse] button').click();
        await button(page, t.analyse.action).click();
        const analysis = panel(page, 'analyse');
        await expect(analysis).toContainText(/Python 5\d\.\d%/);
        await expect(analysis.locator('[data-place="notifier/main.go:6-12"]').first()).toBeVisible();

        const module = analysis.locator('[data-node="api/orders.py"]');
        await module.focus();
        await page.keyboard.press('Enter');
        await expect(module).toHaveAttribute('aria-pressed', 'true');
        const detail = analysis.locator('[data-module="api/orders.py"]');
        await expect(detail).toContainText('api/stock.py');
        await detail.locator('[data-unit=place_order]').click();
        await expect(codeView(page)).toHaveAttribute('data-path', 'api/orders.py');
        const graph = analysis.locator('[data-unit-panel]');
        await graph.getByRole('button', { name: /reserve/ }).click();
        await expect(graph).toHaveAttribute('data-unit-panel', 'reserve');
        await expect(codeView(page)).toHaveAttribute('data-path', 'api/stock.py');
        await graph.getByText(t.unit.list, { exact: true }).click();
        await expect(graph.getByRole('table')).toContainText('place_order');
        await button(graph, t.unit.back).click();
        await expect(detail).toBeVisible();

        await analysis.getByText(t.map.table, { exact: true }).click();
        await expect(analysis.getByRole('table')).toContainText('notifier/queue.go');
        await analysis.getByText(new RegExp(`^${t.analyse.cycles}`)).click();
        await expect(analysis).toContainText('api/notify.py');

        const downloading = page.waitForEvent('download');
        await button(page, t.analyse.download).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe(t.analyse.fileName({ name: 'shop' }));
        expect(readFileSync(await download.path(), 'utf8')).toContain('api/auth.py:14-22');
      },
    );

    turn()(
      '[CODE-03] [CODE-07] a second upload of a changed project processes only what changed',
      async ({ page, token }) => {
        const mark = `# ${language} incremental\n`;
        const files = filesOf(language);
        const own = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, `${text}${mark}`]));
        await openWizard(page, token, language);
        await upload(page, zipFile(own, `${language}-changing.zip`));
        await expect(panel(page, 'upload')).not.toContainText(t.upload.unchanged);
        await goTo(page, t, 'ask');
        await page.locator('li[data-step=upload] button').click();
        const changed = { ...own, 'api/stock.py': `${own['api/stock.py']}\n\ndef count_all(stock):\n    return 1\n` };
        await upload(page, zipFile(changed, `${language}-changing.zip`));
        const unchanged = String(Object.keys(own).length - 4);
        await expect(panel(page, 'upload')).toContainText(t.upload.unchangedFiles({ count: unchanged }));
        await expect(allDone(page)).toHaveCount(1);
        await button(page, t.next).click();
        await button(page, t.vectorize.action).click();
        await expect(panel(page, 'vectorize')).toContainText(t.vectorize.unchangedFiles({ count: unchanged }));
      },
    );

    turn()(
      '[CODE-01] the list of projects appears after an upload without moving what is clicked next',
      async ({ page, token }) => {
        let giveList: () => void = () => undefined;
        const isAwaited = new Promise<void>((resolve) => (giveList = resolve));
        await openWizard(page, token, language);
        await page.route(`**${calls.projects}`, async (route) => {
          await isAwaited;
          await route.continue();
        });
        await upload(page, zipFile(filesOf(language)));
        const before = await button(page, t.next).boundingBox();
        giveList();
        await expect(page.getByRole('region', { name: t.projects.title, exact: true })).toBeVisible();
        expect(await button(page, t.next).boundingBox()).toEqual(before);
      },
    );

    turn()(
      '[CODE-01] a new project resets the wizard; projects are switched, reopened and deleted',
      async ({ page, token }) => {
        const first = `${language}-first`;
        const second = `${language}-second`;
        await openWizard(page, token, language);
        await upload(page, zipFile(filesOf(language), `${first}.zip`));
        await goTo(page, t, 'search');
        await page.locator('li[data-step=upload] button').click();
        await upload(page, zipFile(filesOf(language), `${second}.zip`));
        const list = page.getByRole('region', { name: t.projects.title, exact: true });
        await expect(list.locator('[data-open]')).toContainText(second);
        await expect(allDone(page)).toHaveCount(1);

        await list.getByRole('button', { name: new RegExp(`^${first}`) }).click();
        await expect(allDone(page)).toHaveCount(3);
        // The project that was open opens again by itself, with what was said about it.
        await page.reload();
        await expect(list.locator('[data-open]')).toContainText(first);
        await expect(allDone(page)).toHaveCount(3);
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.locator('[aria-current=step]')).toContainText(t.steps.ask);

        await page.locator('li[data-step=vectorize] button').click();
        // The list moves with the panel above it.
        await expect(panel(page, 'vectorize')).toBeVisible();
        await button(list, t.held.remove({ name: first })).click();
        await button(list, t.held.confirm).click();
        await expect(page.getByRole('status').filter({ hasText: t.held.removed({ name: first }) })).toBeVisible();
        await expect(problem(page)).toContainText(t.uploadFirst);
        await expect(button(page, t.vectorize.action)).toBeDisabled();
        await button(page, t.goToUpload).click();
        await expect(panel(page, 'upload')).toBeVisible();
      },
    );

    turn()(
      '[CODE-02] [CODE-05] [CODE-09] the tree goes by keyboard and filter, and says what was left out',
      async ({ page, token }) => {
        await openWizard(page, token, language);
        await upload(page, zipFile({ ...filesOf(language), '.env': 'TOKEN=secret\n' }));
        for (const reason of ['gitignore', 'dependencies', 'lock-file'] as const) {
          await expect(panel(page, 'upload')).toContainText(`${t.upload.reasons[reason]} 1`);
        }
        await page.getByText(t.upload.skippedList, { exact: true }).click();
        await expect(page.getByRole('table')).toContainText('web/node_modules');
        await button(page, t.upload.takeInPath({ path: 'web/node_modules' })).click();
        await expect(page.getByRole('table')).not.toContainText('web/node_modules');
        await expect(panel(page, 'upload')).not.toContainText(`${t.upload.reasons.dependencies} 1`);
        const secret = t.upload.takeInPath({ path: '.env' });
        await button(page, secret).click();
        const dialog = page.getByRole('dialog', { name: secret });
        await expect(dialog).toContainText(t.upload.secretWarning);
        await button(dialog, t.upload.leaveOut).click();
        await expect(page.getByRole('table')).toContainText('.env');
        await button(page, secret).click();
        await button(dialog, t.upload.takeIn).click();
        await expect(page.getByRole('table')).not.toContainText('.env');

        const tree = page.getByRole('tree', { name: t.tree.title });
        await tree.focus();
        await page.keyboard.press('ArrowDown');
        const active = tree.locator('[aria-selected=true]');
        await expect(active).toContainText('api');
        await expect(active).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('ArrowLeft');
        await expect(active).toHaveAttribute('aria-expanded', 'false');
        await expect(tree).not.toContainText('auth.py');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await expect(active).toContainText('tests');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowLeft');
        await expect(active).toContainText('tests');
        await page.keyboard.press('End');
        await page.keyboard.press('Enter');
        await expect(codeView(page)).toHaveAttribute('data-path', 'package.json');
        await expect(codeView(page).locator('.cm-content')).toContainText('bookshop');

        await page.getByRole('searchbox', { name: t.tree.filter }).fill('API stock');
        await expect(tree.getByRole('treeitem')).toHaveCount(2);
        await tree.getByRole('treeitem').last().click();
        await expect(codeView(page)).toHaveAttribute('data-path', 'api/stock.py');
        await page.getByRole('searchbox', { name: t.tree.filter }).fill('nothing like it');
        await expect(page.getByText(t.tree.none)).toBeVisible();
      },
    );

    test('[CODE-04] [CODE-06] only a .zip is taken, and an unsafe one is refused with its reason', async ({
      page,
      token,
      problems,
    }) => {
      await openWizard(page, token, language);
      const input = page.locator('input[type=file]');
      await expect(input).toHaveAttribute('accept', '.zip');
      const offer = (name: string, buffer: Buffer) =>
        input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await offer('shop.rar', Buffer.from('Rar!'));
      await expect(problem(page)).toHaveText(t.reason({ failure: t.failures.upload, reason: t.upload.onlyZip }));
      const failed = t.failures.upload;
      await offer('escape.zip', makeZip([{ name: '../escape.ts', content: 'x' }]));
      await expect(problem(page)).toContainText('../escape.ts');
      await expect(problem(page)).toContainText(failed);
      await offer('locked.zip', makeZip([{ name: 'a.ts', content: 'x', flags: 1 }]));
      await expect(problem(page)).toContainText(/设有密码|password/);
      await offer('link.zip', makeZip([{ name: 'a.ts', content: '/etc/passwd', mode: 0o120_777 }]));
      await expect(problem(page)).toContainText('a.ts');
      await expect(problem(page)).not.toContainText(/设有密码|password/);
      await offer('fake.zip', Buffer.from('no zip at all'));
      await expect(problem(page)).toContainText(failed);
      await expect(allDone(page)).toHaveCount(0);
      expect(problems.every((found) => /4\d\d/.test(found))).toBe(true);
      problems.length = 0;
    });
  });
}
