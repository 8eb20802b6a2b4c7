import { readFile } from 'node:fs/promises';
import { en } from '@toolbench/tools/base64/text.en.ts';
import { zh } from '@toolbench/tools/base64/text.zh.ts';
import { en as uiEn } from '@toolbench/ui/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/text.zh.ts';
import { expect, fillPane, languages, open, test } from './fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const t = texts[language];
  const ui = uiTexts[language];

  test.describe(`Base64 (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/base64', language));

    test('[B64-01][B64-04] encodes Chinese and emoji as they are typed', async ({ page }) => {
      await fillPane(page, t.input.encode, '中文 👋');
      await expect(page.getByRole('textbox', { name: t.output.encode, exact: true })).toContainText('5Lit5paHIPCfkYs=');
    });

    test('[B64-01] switching the mode clears input, output and error', async ({ page }) => {
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, t.input.decode, 'ab*d');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByText(t.modes.encode, { exact: true }).first().click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('region', { name: t.input.encode, exact: true })).toContainText(t.placeholder.encode);
    });

    test('[B64-02] encodes a file and gives the decoded bytes back as a file', async ({ page }) => {
      const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
      await page.locator('input[type=file]').first().setInputFiles({ name: 'raw.bin', mimeType: '', buffer: bytes });
      await expect(page.getByRole('textbox', { name: t.output.encode, exact: true })).toContainText('AAEC/f7/');

      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, t.input.decode, 'AAEC/f7/');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: t.downloadDecoded('bin') }).click();
      expect(await readFile(await (await downloading).path())).toEqual(bytes);
    });

    test('[B64-03][SHELL-17] Enter runs, Shift+Enter makes a new line', async ({ page }) => {
      await fillPane(page, t.input.encode, 'a');
      const input = page.getByRole('textbox', { name: t.input.encode, exact: true });
      await input.press('Shift+Enter');
      await input.press('Enter');
      await expect(page.getByRole('textbox', { name: t.output.encode, exact: true })).toContainText('YQo=');
    });

    test('[B64-05] a bad character is named, and a click goes to it', async ({ page }) => {
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, t.input.decode, 'aGVs\nbG8*');
      await expect(page.getByRole('alert')).toContainText(
        t.errors['decode-failed']({ character: '*', codePoint: 'U+002A' }),
      );
      await page.getByRole('button', { name: ui.place({ line: 2, column: 4 }) }).click();
      await expect(page.getByRole('textbox', { name: t.input.decode, exact: true })).toBeFocused();
    });

    test('[B64-06] shows a decoded picture', async ({ page }) => {
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await page.getByRole('button', { name: ui.example }).click();
      await page.getByRole('button', { name: ui.example }).click();
      await expect(page.getByRole('img', { name: t.pictureAlt })).toBeVisible();
    });

    test('[SHELL-17] clearing can be undone', async ({ page }) => {
      await fillPane(page, t.input.encode, 'keep me');
      await page.getByRole('button', { name: ui.clear, exact: true }).click();
      const input = page.getByRole('textbox', { name: t.input.encode, exact: true });
      await expect(input).not.toContainText('keep me');
      await page.getByRole('button', { name: ui.undoClear }).click();
      await expect(input).toContainText('keep me');
    });
  });
}
