import { options } from '@toolbench/tools/timestamp/options.ts';
import { en } from '@toolbench/tools/timestamp/text/en.ts';
import { zh } from '@toolbench/tools/timestamp/text/zh.ts';
import { expect, fillPane, open, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };

for (const language of oneLanguage(9)) {
  const t = texts[language];

  test(`[TIME-01] a time in every form and zone as it is typed, and what lies between two (${language})`, async ({
    page,
  }) => {
    await open(page, '/tool/timestamp', language);
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await page.getByLabel(t.zone).fill('Europe/Berlin');
    await fillPane(page, t.input, '2147483648');
    await expect(card('2147483648')).toContainText('2038-01-19T04:14:08+01:00');
    await expect(card('2147483648')).toContainText(t.notes['beyond-32-bit']);
    await expect(card('2147483648')).toContainText(language === 'zh' ? /\d+年后/ : /in \d+ years/);
    await page.getByLabel(options.also.label[language]).fill('Asia/Tokyo, New York');
    await expect(card('2147483648')).toContainText(/America\/New_York\s*2038-01-18T22:14:08-05:00/u);
    await page.getByLabel(options.also.label[language]).fill('');
    await fillPane(page, t.input, '2026-03-28 12:00\n2026-03-29 12:00');
    await expect(card(`${t.difference} 1–2`)).toContainText('82800');
    await expect(card(`${t.difference} 1–2`)).toContainText(t.overChange);
    await fillPane(page, t.input, 'soon');
    await expect(page.getByRole('alert')).toContainText(t.errors['not-a-time']({ text: 'soon' }));
    // Text that is filled in over a marked line would be given its style, which the page's policy refuses.
    await fillPane(page, t.input, '');
    await fillPane(page, t.input, '1796040000\nsoon\n30/Nov/2026:08:00:11 +0800');
    await expect(page.getByRole('alert')).toContainText(t.errors['not-a-time']({ text: 'soon' }));
    await expect(page.getByRole('alert')).toContainText(language === 'zh' ? '第 2 行' : 'line 2');
    await expect(card('30/Nov/2026:08:00:11 +0800')).toContainText('2026-11-30T00:00:11Z');
    await expect(card('1796040000')).toContainText('1796040000000');
    await expect(card(`${t.difference} 1–3`)).toBeVisible();
    await page.getByRole('button', { name: t.now, exact: true }).click();
    await expect(page.getByRole('region', { name: /^\d{10,}$/ }).getByText(t.seconds, { exact: true })).toBeVisible();
  });
}
