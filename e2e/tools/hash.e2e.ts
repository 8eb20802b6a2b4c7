import { createHash, createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { en } from '@toolbench/tools/hash/text/en.ts';
import { zh } from '@toolbench/tools/hash/text/zh.ts';
import { en as urlEn } from '@toolbench/tools/url/text/en.ts';
import { zh as urlZh } from '@toolbench/tools/url/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, paste, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const ui = { zh: uiZh, en: uiEn };
const urlTexts = { zh: urlZh, en: urlEn };
const digestOf = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const results = (page: Page) => page.getByRole('region', { name: t.results });

  test.describe(`Hash (${language})`, () => {
    test.beforeEach(({ page }) => open(page, '/tool/hash', language));

    turn()('[HASH-01] shows all digests as one types, as HMAC with a key, and compares', async ({ page }) => {
      await fillPane(page, t.input, 'abc');
      for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512', 'sha3-256']) {
        await expect(results(page)).toContainText(digestOf(algorithm, 'abc'));
      }
      await page.getByLabel(t.expected).fill(`${digestOf('sha256', 'abc').toUpperCase()}  notes.txt`);
      await expect(page.getByText(t.matches('SHA-256'), { exact: true })).toBeVisible();
      await page.getByLabel(t.expected).fill(`SHA256 (notes.txt) = ${digestOf('sha256', 'abd')}`);
      await expect(page.getByText(t.matchesNone)).toBeVisible();
      await page.getByLabel(t.expected).fill('00');
      await expect(page.getByText(t.noDigest)).toBeVisible();
      await page.getByLabel(t.key).fill('secret');
      await expect(results(page)).toContainText(createHmac('sha256', 'secret').update('abc').digest('hex'));
    });

    turn()('[HASH-01] pasted line ends are kept, shown and changed', async ({ page }) => {
      await page.locator('.cm-content').waitFor();
      await paste(page.getByRole('textbox', { name: t.input, exact: true }), 'a\r\nb');
      await expect(results(page)).toContainText(digestOf('sha256', 'a\r\nb'));
      await page.getByRole('button', { name: 'CRLF', exact: true }).click();
      await expect(results(page)).toContainText(digestOf('sha256', 'a\nb'));
      await page.getByRole('button', { name: 'LF', exact: true }).click();
      await expect(results(page)).toContainText(digestOf('sha256', 'a\r\nb'));
    });

    turn()('[HASH-01] takes digests from the home page to compare with', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+k');
      const search = page.getByRole('combobox');
      await search.fill(`${digestOf('sha1', 'abc')}  notes.txt`);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(t.expected)).toHaveValue(`${digestOf('sha1', 'abc')}  notes.txt`.replace('  ', ' '));
      await fillPane(page, t.input, 'abc');
      await expect(page.getByText(t.matches('SHA-1'), { exact: true })).toBeVisible();
      // What another tool made is what is to be hashed, whatever it looks like.
      await page.goto('/tool/url');
      await fillPane(page, urlTexts[language].input.encode, digestOf('md5', 'abc'));
      const encoded = page.getByRole('textbox', { name: urlTexts[language].output.encode, exact: true });
      await expect(encoded).toContainText(digestOf('md5', 'abc'));
      await page.getByRole('button', { name: ui[language].sendTo }).first().click();
      await page.getByRole('dialog').getByRole('combobox').fill('hash');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: t.input, exact: true })).toContainText(digestOf('md5', 'abc'));
      await expect(page.getByLabel(t.expected)).toHaveValue(/notes\.txt$/);
    });

    turn()('[HASH-01] hashes a file without loading it whole, and goes back to the text', async ({ page }) => {
      const content = Buffer.alloc(9_000_000, 'piece by piece ');
      await page.locator('input[type=file]').first().setInputFiles({
        name: 'large.bin',
        mimeType: 'application/octet-stream',
        buffer: content,
      });
      await expect(results(page)).toContainText(createHash('sha256').update(content).digest('hex'));
      await expect(page.getByText('large.bin')).toBeVisible();
      await page.getByRole('button', { name: t.closeFile }).click();
      await expect(results(page)).toContainText(t.resultsEmpty);
    });
  });
}
