import { readFile } from 'node:fs/promises';
import { en } from '@toolbench/tools/base64/text/en.ts';
import { zh } from '@toolbench/tools/base64/text/zh.ts';
import { base64 } from '@toolbench/tools/base64/tool.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];

  test.describe(`Base64 (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/base64', language));

    turn()('[B64-01][B64-04] encodes Chinese and emoji as they are typed', async ({ page }) => {
      await fillPane(page, t.input.encode, '中文 👋');
      await expect(page.getByRole('textbox', { name: t.output.encode, exact: true })).toContainText('5Lit5paHIPCfkYs=');
    });

    turn()('[B64-01] switching the mode clears input, output and error', async ({ page }) => {
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, t.input.decode, 'ab*d');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByText(t.modes.encode, { exact: true }).first().click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('region', { name: t.input.encode, exact: true })).toContainText(t.placeholder.encode);
    });

    turn()('[B64-02] encodes a file and gives the decoded bytes back as a file', async ({ page }) => {
      const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
      await page.locator('input[type=file]').first().setInputFiles({ name: 'raw.bin', mimeType: '', buffer: bytes });
      await expect(page.getByRole('textbox', { name: t.output.encode, exact: true })).toContainText('AAEC/f7/');

      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, t.input.decode, 'AAEC/f7/');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: t.downloadDecoded('bin') }).click();
      expect(await readFile(await (await downloading).path())).toEqual(bytes);
    });

    turn()('[B64-06] encodes and decodes Base32, and names it where a character is none of it', async ({ page }) => {
      const encoding = page.getByRole('combobox', { name: base64.options.encoding.label[language] });
      await encoding.selectOption('base32');
      await expect(page.getByText(base64.options.dataUrl.label[language], { exact: true })).toHaveCount(0);
      await fillPane(page, t.input.encode, 'foobar');
      await expect(page.getByRole('textbox', { name: 'Base32', exact: true })).toHaveText('MZXW6YTBOI======');

      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, 'Base32', 'mzxw 6ytb oi');
      await expect(page.getByRole('textbox', { name: t.output.decode, exact: true })).toHaveText('foobar');
      await fillPane(page, 'Base32', 'MZXW1');
      const detail = { character: '1', codePoint: 'U+0031', encoding: 'Base32' };
      await expect(page.getByRole('alert')).toContainText(t.errors['decode-failed'](detail));
      await expect(page.getByRole('alert')).toContainText(ui.place({ line: 1, column: 5 }));
    });

    turn()('[B64-03][SHELL-17] Enter runs, Shift+Enter makes a new line', async ({ page }) => {
      await fillPane(page, t.input.encode, 'a');
      const input = page.getByRole('textbox', { name: t.input.encode, exact: true });
      await input.press('Shift+Enter');
      await input.press('Enter');
      await expect(page.getByRole('textbox', { name: t.output.encode, exact: true })).toContainText('YQo=');
    });

    turn()('[B64-04] names the character that Latin-1 does not have', async ({ page }) => {
      await page.getByRole('combobox', { name: base64.options.charset.label[language] }).selectOption('latin1');
      await fillPane(page, t.input.encode, 'naïve 中');
      const detail = { character: '中', codePoint: 'U+4E2D', charset: 'latin1' };
      await expect(page.getByRole('alert')).toContainText(t.errors['encode-failed'](detail));
      await expect(page.getByRole('alert')).toContainText(ui.place({ line: 1, column: 7 }));
    });

    turn()('[B64-04] shows bytes that are not text as hex, and offers the charset they are in', async ({ page }) => {
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, t.input.decode, 'tqm1pbHgusU=');
      await expect(page.getByText(t.notText('utf-8'))).toBeVisible();
      await expect(page.getByRole('textbox', { name: t.hex, exact: true })).toContainText('b6 a9 b5 a5');
      await page.getByRole('button', { name: t.tryCharset('gb18030') }).click();
      await expect(page.getByRole('textbox', { name: t.output.decode, exact: true })).toHaveText('订单编号');
    });

    turn()('[B64-05] a bad character is named, and a click goes to it', async ({ page }) => {
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await fillPane(page, t.input.decode, 'aGVs\nbG8*');
      await expect(page.getByRole('alert')).toContainText(
        t.errors['decode-failed']({ character: '*', codePoint: 'U+002A' }),
      );
      await page.getByRole('button', { name: ui.place({ line: 2, column: 4 }) }).click();
      await expect(page.getByRole('textbox', { name: t.input.decode, exact: true })).toBeFocused();
    });

    test('[B64-05] a file that cannot be read says so, for encoding and for decoding', async ({ page }) => {
      await page.evaluate(() => {
        File.prototype.arrayBuffer = () => Promise.reject(new DOMException('moved away', 'NotReadableError'));
      });
      const chosen = { name: 'gone.bin', mimeType: '', buffer: Buffer.from('x') };
      await page.locator('input[type=file]').first().setInputFiles(chosen);
      await expect(page.getByRole('alert')).toContainText(t.errors['file-encode']());
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await page.locator('input[type=file]').first().setInputFiles(chosen);
      await expect(page.getByRole('alert')).toContainText(t.errors['file-decode']());
    });

    turn()('[B64-06] shows a decoded picture', async ({ page }) => {
      await page.getByText(t.modes.decode, { exact: true }).first().click();
      await page.getByRole('button', { name: ui.example }).click();
      await page.getByRole('button', { name: ui.example }).click();
      await expect(page.getByRole('img', { name: t.pictureAlt })).toBeVisible();
    });

    turn()('[SHELL-17] clearing can be undone', async ({ page }) => {
      await fillPane(page, t.input.encode, 'keep me');
      await page.getByRole('button', { name: ui.clear, exact: true }).click();
      const input = page.getByRole('textbox', { name: t.input.encode, exact: true });
      await expect(input).not.toContainText('keep me');
      await page.getByRole('button', { name: ui.undoClear }).click();
      await expect(input).toContainText('keep me');
    });
  });
}
