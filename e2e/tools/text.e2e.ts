import { en } from '@toolbench/tools/text/text/en.ts';
import type { Operation } from '@toolbench/tools/text/options.ts';
import { zh } from '@toolbench/tools/text/text/zh.ts';
import { expect, fillPane, open, paneText, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };

for (const language of oneLanguage(8)) {
  const t = texts[language];

  test(`[TEXT-01] changes a text, counts it, and shows what is not what it seems (${language})`, async ({ page }) => {
    await open(page, '/tool/text', language);
    const output = page.getByRole('textbox', { name: t.output, exact: true });
    const counts = page.getByRole('region', { name: t.counts });
    const findings = page.getByRole('region', { name: t.findings });
    const choose = (operation: Operation) => page.getByLabel(t.operation, { exact: true }).selectOption(operation);

    await fillPane(page, t.input, 'userName\n我爱北京天安门\nuserName\np\u0430y\u200bpal');
    await choose('unique');
    await expect(output).toHaveText(/^userName我爱北京天安门p\u0430y\u200bpal$/);
    await expect(counts).toContainText(`${t.figures.hanCharacters}7`);
    await expect(findings).toContainText('U+0430');
    await expect(findings).toContainText(t.looksLike('a'));
    await expect(page.locator('.cm-content .mark-2')).toHaveCount(2);

    await findings.getByRole('button', { name: t.clean }).click();
    await expect.poll(() => paneText(page, t.output)).toContain('p\u0430ypal');
    await page.getByRole('button', { name: t.takeOver }).click();
    await expect(findings).not.toContainText('U+200B');
    await choose('snake');
    await expect(output).toContainText('user_name');
    await choose('unicode-unescape');
    await fillPane(page, t.input, 'ok\n\\u12');
    await expect(page.getByRole('alert')).toContainText(t.errors['bad-escape']({ value: '\\u12' }));
  });
}
