import { en } from '@toolbench/tools/base64/text/en.ts';
import { zh } from '@toolbench/tools/base64/text/zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, languages, open, takeTurns, test } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const t = texts[language];
  const ui = uiTexts[language];
  const turn = takeTurns(language, test);

  test(`[SHELL-18] a copy that fails says so and leaves the text selected (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await open(page, '/tool/base64', language);
    await fillPane(page, t.input.encode, 'hello');
    const output = page.getByRole('region', { name: t.output.encode, exact: true });
    await expect(output.locator('.cm-content')).toContainText('aGVsbG8=');
    await output.getByRole('button', { name: ui.copy, exact: true }).click();
    await expect(output.getByText(ui.copyFailed)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toContain('aGVsbG8=');
  });

  turn()(`[SHELL-18] a copy that works says so (${language})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/tool/base64', language);
    await fillPane(page, t.input.encode, 'hello');
    const output = page.getByRole('region', { name: t.output.encode, exact: true });
    await expect(output.locator('.cm-content')).toContainText('aGVsbG8=');
    await output.getByRole('button', { name: ui.copy, exact: true }).click();
    await expect(output.getByRole('button', { name: ui.copied, exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('aGVsbG8=');
  });
}
