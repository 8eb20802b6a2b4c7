import { en } from '@toolbench/tools/base/text/en.ts';
import { zh } from '@toolbench/tools/base/text/zh.ts';
import { expect, fillPane, open, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };

for (const language of oneLanguage(0)) {
  const t = texts[language];

  test(`[BASE-01] a number in every base, as bits and as a float, as it is typed (${language})`, async ({ page }) => {
    await open(page, '/tool/base', language);
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await fillPane(page, t.input, '0x40490fdb');
    await expect(card(t.bases)).toContainText('1078530011');
    await expect(card(t.register)).toContainText('01000000010010010000111111011011');
    await page.getByRole('combobox').nth(1).selectOption('single');
    await expect(card(t.float)).toContainText('3.1415927410125732');
    await fillPane(page, t.input, '0.1');
    await expect(card(t.float)).toContainText('0.100000001490116');
    await expect(card(t.float)).toContainText(t.rounded);
    await expect(card(t.bases)).toContainText(t.noWhole);
    await fillPane(page, t.input, '0b102');
    await expect(page.getByRole('alert')).toContainText(t.errors['bad-digit']({ digit: '2', base: 2 }));
  });
}
