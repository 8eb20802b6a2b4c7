import type { Page } from '@playwright/test';
import { en as diffEn } from '@toolbench/tools/diff/text/en.ts';
import { zh as diffZh } from '@toolbench/tools/diff/text/zh.ts';
import { en as jsonEn } from '@toolbench/tools/json/text/en.ts';
import { zh as jsonZh } from '@toolbench/tools/json/text/zh.ts';
import { json } from '@toolbench/tools/json/tool.ts';
import { en as pairEn } from '@toolbench/tools/keypair/text/en.ts';
import { zh as pairZh } from '@toolbench/tools/keypair/text/zh.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { en as webEn } from '../../apps/web/src/text/en.ts';
import { zh as webZh } from '../../apps/web/src/text/zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = {
  zh: { diff: diffZh, json: jsonZh, pair: pairZh, ui: uiZh, web: webZh },
  en: { diff: diffEn, json: jsonEn, pair: pairEn, ui: uiEn, web: webEn },
};

const box = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const visit = (page: Page, key: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: tools.find((tool) => tool.key === key)?.name[language] ?? key, exact: true })
      .click();
  const chooseIndent = (page: Page) =>
    page.getByRole('toolbar', { name: json.name[language] }).getByText('Tab', { exact: true }).click();

  test.describe(`kept work (${language})`, () => {
    turn()('[SHELL-19] text, options, view and result stay while other tools are used', async ({ page }) => {
      await open(page, '/tool/json', language);
      await fillPane(page, t.json.input, '{"a":[1]}');
      await chooseIndent(page);
      await expect(box(page, t.json.output.text)).toContainText(/\t"a"/);
      await visit(page, 'url');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        tools.find(({ key }) => key === 'url')?.name[language] ?? '',
      );
      await visit(page, 'json');
      await expect(box(page, t.json.input)).toHaveText('{"a":[1]}');
      await expect(box(page, t.json.output.text)).toContainText(/\t"a"/);
      await page.goBack();
      await page.goBack();
      await expect(box(page, t.json.input)).toHaveText('{"a":[1]}');
    });

    turn()('[SHELL-19] a reload brings the work back, and it can be discarded', async ({ page }) => {
      await open(page, '/tool/json', language);
      await fillPane(page, t.json.input, '{"b":2}');
      await chooseIndent(page);
      await expect(box(page, t.json.output.text)).toContainText(/\t"b"/);
      await page.reload();
      await expect(box(page, t.json.input)).toHaveText('{"b":2}');
      await expect(box(page, t.json.output.text)).toContainText(/\t"b"/);
      await expect(page.getByText(t.ui.restored)).toBeVisible();
      await page.getByRole('button', { name: t.ui.discardRestored }).click();
      await expect(box(page, t.json.input)).not.toContainText('"b"');
      await expect(page.getByText(t.ui.restored)).toHaveCount(0);
      await page.reload();
      await expect(box(page, t.json.input)).not.toContainText('"b"');
    });

    turn()(
      '[SHELL-16][SHELL-19] what is sent goes to a free pane; what it replaces can be put back',
      async ({ page }) => {
        const send = async (text: string) => {
          await visit(page, 'json');
          await fillPane(page, t.json.input, text);
          await expect(box(page, t.json.output.text)).toContainText(text.slice(2, 5));
          await page.getByRole('button', { name: t.ui.sendTo }).click();
          const called = tools.find(({ key }) => key === 'diff')?.name[language] ?? '';
          await page.getByRole('option').filter({ hasText: called }).first().click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(called);
          await expect(
            page
              .locator('.cm-content')
              .filter({ hasText: text.slice(2, 5) })
              .first(),
          ).toBeVisible();
        };
        const [left, right] = [box(page, t.diff.input.left), box(page, t.diff.input.right)];
        await open(page, '/tool/json', language);
        await send('{"aaa":1}');
        await send('{"bbb":2}');
        await expect(left).toContainText('"aaa"');
        await expect(right).toContainText('"bbb"');
        await expect(page.getByText(t.ui.replaced)).toHaveCount(0);

        await page.getByRole('radiogroup').getByText(t.diff.kinds.json, { exact: true }).click();
        await send('{"ccc":3}');
        await expect(left).toContainText('"ccc"');
        await expect(page.getByText(t.ui.replaced)).toBeVisible();
        await page.getByRole('radiogroup').getByText(t.diff.kinds.text, { exact: true }).click();
        await page.getByRole('button', { name: t.ui.undoReplaced, exact: true }).click();
        await expect(left).toContainText('"aaa"');
        await expect(right).toContainText('"bbb"');
        await expect(page.getByRole('radio', { name: t.diff.kinds.json, exact: true })).toBeChecked();
        await expect(page.getByText(t.ui.replaced)).toHaveCount(0);
      },
    );

    turn()('[SHELL-19] private keys are in no storage and do not come back', async ({ page }) => {
      await open(page, '/tool/keypair', language);
      await page.getByRole('button', { name: t.pair.generate, exact: true }).click();
      await expect(page.getByText('BEGIN PUBLIC KEY')).toBeVisible();
      await visit(page, 'base64');
      const pane = page.getByRole('main').getByRole('textbox').first();
      await page.locator('.cm-content').first().waitFor();
      await pane.fill('-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA\n-----END PRIVATE KEY-----');
      await visit(page, 'json');
      await page.reload();
      const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(stored).not.toContain('PRIVATE KEY');
      expect(stored).not.toContain('MC4CAQAw');
    });

    turn()('[SHELL-19] one switch turns keeping off and forgets at once', async ({ page }) => {
      await open(page, '/tool/json', language);
      await fillPane(page, t.json.input, '{"secret":3}');
      await expect(box(page, t.json.output.text)).toContainText('secret');
      await page.getByRole('button', { name: t.web.header.menu }).click();
      await page.getByRole('checkbox', { name: t.web.header.keepWork }).uncheck();
      await visit(page, 'url');
      await visit(page, 'json');
      await expect(box(page, t.json.input)).not.toContainText('secret');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
    });

    turn()('[SHELL-20] a large paste is worked on by itself, and what takes longer says so', async ({ page }) => {
      await open(page, '/tool/json', language);
      await page.locator('.cm-content').first().waitFor();
      const paste = (text: string) =>
        box(page, t.json.input).evaluate((element, data) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', data);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }, text);
      await paste(JSON.stringify(Array.from({ length: 40_000 }, (_, id) => ({ id, name: `entry ${id}` }))));
      await expect(box(page, t.json.output.text)).toContainText('"entry 0"');
      await expect(page.getByText(t.ui.waiting)).toHaveCount(0);
    });

    turn()('[SHELL-20] nothing jumps when an error comes and goes', async ({ page }) => {
      await open(page, '/tool/json', language);
      await fillPane(page, t.json.input, '{"a":1}');
      const top = async () => (await box(page, t.json.input).boundingBox())?.y;
      const before = await top();
      await fillPane(page, t.json.input, '{"a":');
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await top()).toBe(before);
      await fillPane(page, t.json.input, '{"a":2}');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await top()).toBe(before);
    });
  });
}
