import type { Route } from '@playwright/test';
import { tools } from '@toolbench/tools/registry.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { en as paletteEn } from '../../apps/web/src/palette/text.en.ts';
import { zh as paletteZh } from '../../apps/web/src/palette/text.zh.ts';
import { en } from '../../apps/web/src/text/en.ts';
import { zh } from '../../apps/web/src/text/zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';
import { expectNoSeriousFinding } from '../support/readability.ts';

const texts = { zh: { ...zh, palette: paletteZh }, en: { ...en, palette: paletteEn } };
const uiTexts = { zh: uiZh, en: uiEn };
const nameOf = (key: string, language: 'zh' | 'en') => tools.find((tool) => tool.key === key)?.name[language] ?? key;

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];

  test.describe(`the palette (${language})`, () => {
    turn()('[SHELL-15] finds a tool by keyboard alone, in either language and by pinyin', async ({ page }) => {
      await open(page, '/', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const query of ['base64', 'bianma', 'bm', 'decode', '解码']) {
        await page.keyboard.press('Control+k');
        const search = page.getByRole('combobox', { name: t.palette.search });
        await expect(search).toBeFocused();
        await page.keyboard.type(query);
        await expect(page.getByRole('option', { name: nameOf('base64', language) })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(search).toHaveCount(0);
      }
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: t.palette.search }).fill('qqqqq');
      await expect(page.getByText(t.palette.none)).toBeVisible();
      await expectNoSeriousFinding(page);
      await page.getByRole('combobox', { name: t.palette.search }).fill('base64');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tool\/base64$/);
    });

    turn()('[SHELL-15] opens the tool that knows what was typed or pasted, with all of its lines', async ({ page }) => {
      await open(page, '/', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      const search = page.getByRole('combobox', { name: t.palette.search });
      await search.fill('aGVsbG8sIOS9oOWlvQ==');
      await expect(page.getByRole('option')).toHaveText(new RegExp(t.palette.takesTyped));
      await search.fill('');
      await search.evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'id,name\n1,Ada\n2,Grace\n');
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      });
      await search.fill('id,name1,Ada2,Grace');
      await expect(page.getByRole('option', { name: nameOf('csv', language) })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tool\/csv$/);
      await expect(page.getByText('Grace').first()).toBeVisible();
    });

    turn()('[SHELL-15] takes what is typed before it has come', async ({ page }) => {
      const held: Route[] = [];
      let isHeld = true;
      await page.route(/\/palette-[^/]*\.js$/, (route) => (isHeld ? void held.push(route) : route.continue()));
      await open(page, '/', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const search = page.getByRole('combobox', { name: t.palette.search });
      await page.keyboard.press('Control+k');
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.keyboard.type('base65');
      await page.keyboard.press('Backspace');
      isHeld = false;
      for (const route of held) await route.continue();
      await expect(search).toHaveValue('base6');
      await page.keyboard.type('4');
      await expect(search).toHaveValue('base64');
      await page.keyboard.press('Escape');
      // What is entered ahead is chosen as soon as it can be.
      await page.keyboard.press('Control+k');
      await page.keyboard.type('csv');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tool\/csv$/);
    });

    turn()('[SHELL-15] a page that is opened has the focus at its heading, however it is opened', async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const opened = async (key: string) => {
        await expect(page).toHaveURL(new RegExp(`/tool/${key}$`));
        await expect(heading).toHaveText(nameOf(key, language));
        await expect(heading).toBeFocused();
      };
      await open(page, '/', language);
      await expect(heading).toBeVisible();
      for (const key of ['json', 'base64', 'csv']) {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: t.palette.search }).fill(nameOf(key, language));
        await page.keyboard.press('Enter');
        await opened(key);
      }
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main')?.querySelector('h1') !== null)).toBe(
        true,
      );
      await page.goto('/tool/json');
      await expect(heading).toBeVisible();
      await expect(heading).not.toBeFocused();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: nameOf('url', language), exact: true })
        .press('Enter');
      await opened('url');
      await page.goBack();
      await opened('json');
      await page.goto('/tools');
      await page
        .locator('main')
        .getByRole('link', { name: nameOf('diff', language) })
        .first()
        .click();
      await opened('diff');
    });

    turn()('[SHELL-15] / is a letter while typing', async ({ page }) => {
      await open(page, '/tool/base64', language);
      await page.locator('.cm-content').first().click();
      await page.keyboard.type('a/b');
      await expect(page.getByRole('combobox', { name: t.palette.search })).toHaveCount(0);
      await expect(page.locator('.cm-content').first()).toContainText('a/b');
    });

    turn()('[SHELL-15] favourites and recent tools are on the index', async ({ page }) => {
      await open(page, '/tool/base64', language);
      await page.getByRole('button', { name: ui.favourite }).click();
      await page.goto('/tool/url');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf('url', language));
      await page.goto('/tools');
      const favourites = page.getByRole('region', { name: t.shelf.favourites, exact: true });
      await expect(favourites.getByRole('link')).toHaveText([nameOf('base64', language)]);
      const recent = page.getByRole('region', { name: t.shelf.recent, exact: true });
      await expect(recent.getByRole('link')).toHaveText([nameOf('url', language)]);
    });

    turn()('[SHELL-16] what is pasted on the index is recognised and handed to the tool', async ({ page }) => {
      await open(page, '/tools', language);
      await expect(page.getByText(t.suggest.hint)).toBeVisible();
      await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'https://example.com/a%20b?q=1&q=2');
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      });
      await page
        .getByRole('status')
        .getByRole('button', { name: nameOf('url', language) })
        .click();
      await expect(page).toHaveURL(/\/tool\/url$/);
      await expect(page.locator('.cm-content').first()).toContainText('https://example.com/a%20b?q=1&q=2');
    });

    turn()('[SHELL-16] a pasted token is recognised, and Enter opens the best match', async ({ page }) => {
      await open(page, '/', language);
      await expect(page.getByText(t.suggest.hint)).toBeVisible();
      const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl';
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, token);
      await expect(page.getByText(t.suggest.found)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tool\/jwt$/);
      await expect(page.locator('.cm-content').first()).toContainText(token);
    });

    turn()('[SHELL-16] a dropped file is recognised too, and Base64 is decoded at once', async ({ page }) => {
      await open(page, '/', language);
      const transfer = await page.evaluateHandle(() => {
        const made = new DataTransfer();
        made.items.add(new File(['data:text/plain;base64,5L2g5aW9'], 'note.txt'));
        return made;
      });
      await page.getByText(t.suggest.hint).dispatchEvent('drop', { dataTransfer: transfer });
      await page
        .getByRole('status')
        .getByRole('button', { name: nameOf('base64', language) })
        .click();
      await expect(page.locator('.cm-content').nth(1)).toContainText('你好');
    });

    turn()('[SHELL-16] a sample shows what is recognised, and an opened file takes its place', async ({ page }) => {
      await open(page, '/', language);
      await page.getByRole('button', { name: t.suggest.samples.payment, exact: true }).click();
      const state = page.getByRole('region', { name: t.suggest.label }).getByRole('status');
      await expect(state.getByRole('button')).toHaveText([new RegExp(nameOf('emvco', language))]);
      const pem = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----';
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: t.suggest.openFile, exact: true }).click(),
      ]);
      await chooser.setFiles({ name: 'key.pem', mimeType: 'text/plain', buffer: Buffer.from(pem) });
      await expect(state.getByRole('button').first()).toContainText(nameOf('keypair', language));
      await page.getByRole('button', { name: t.suggest.forget, exact: true }).click();
      await expect(state).toHaveText(t.suggest.hint);
    });

    turn()('[SHELL-16] one tool’s output is sent to another', async ({ page }) => {
      await open(page, '/tool/base64', language);
      await fillPane(page, language === 'zh' ? '原文' : 'Text', 'hello world');
      await expect(page.locator('.cm-content').nth(1)).toContainText('aGVsbG8gd29ybGQ=');
      await page.getByRole('button', { name: ui.sendTo }).click();
      const offered = (key: string) =>
        page.getByRole('option').filter({ has: page.getByText(nameOf(key, language), { exact: true }) });
      await expect(offered('url')).toHaveCount(1);
      for (const key of ['scanner', 'api', 'sftp', 'password']) await expect(offered(key)).toHaveCount(0);
      // After the recipe: what takes any text comes before what knows its own.
      const listed = page.getByRole('dialog').getByRole('option');
      for (const [at, key] of ['qrcode', 'regex', 'diff'].entries()) {
        await expect(listed.nth(at + 1)).toContainText(nameOf(key, language));
      }
      // What can do nothing with it is offered when asked for.
      await expect(offered('cron')).toHaveCount(0);
      await page.getByRole('button', { name: t.palette.more, exact: true }).click();
      await expect(offered('cron')).toHaveCount(1);
      await page.getByRole('combobox', { name: t.palette.search }).fill('url');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/tool\/url$/);
      await expect(page.locator('.cm-content').first()).toContainText('aGVsbG8gd29ybGQ=');
    });
  });
}
