import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import type { Page } from '@playwright/test';
import { limits } from '@toolbench/contracts/limits.ts';
import { expect, fillPane, languages, open, takeTurns, test } from '../support/fixtures.ts';

const words = {
  zh: { ...uiZh, input: '旧文本' },
  en: { ...uiEn, input: 'Old text' },
};

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

for (const language of languages) {
  const t = words[language];
  const turn = takeTurns(language, test);

  turn()(`a long text is printed whole, dark on white paper in the dark theme too (${language})`, async ({ page }) => {
    await open(page, '/tool/diff', language);
    const lines = Array.from({ length: 300 }, (_, index) => `line ${index}`);
    await fillPane(page, t.input, lines.join('\n'));
    await print(page);
    const pane = page.getByRole('region', { name: t.input, exact: true });
    const printed = pane.locator('pre');
    await expect(printed).toBeVisible();
    await expect(printed).toHaveText(lines.join('\n'));
    await expect(pane.locator('.cm-editor')).toBeHidden();
    await expect(page.getByRole('button', { name: t.copy }).first()).toBeHidden();
    expect(await printed.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(22, 33, 42)');

    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(printed).toHaveCount(0);
    await expect(pane.locator('.cm-editor')).toBeVisible();
  });

  test(`what is too long to print says so (${language})`, async ({ page }) => {
    await open(page, '/tool/diff', language);
    await fillPane(page, t.input, 'x'.repeat(limits.ui.printCharacters + 1));
    await print(page);
    await expect(page.getByText(t.notPrinted)).toBeVisible();
  });
}
