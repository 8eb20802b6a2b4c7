import { en } from '@toolbench/tools/cron/text/en.ts';
import { zh } from '@toolbench/tools/cron/text/zh.ts';
import type { Locator } from '@playwright/test';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, open, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };
const ui = { zh: uiZh, en: uiEn };
const words = {
  zh: '每隔 15 分钟，在 09:00 和 17:59 之间，星期一至星期五',
  en: 'Every 15 minutes, between 09:00 and 17:59, Monday through Friday',
};

for (const language of oneLanguage(2)) {
  const t = texts[language];

  test(`[CRON-01] a line in words with its next runs in a zone, and mistakes by field (${language})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-03-27T12:00:00Z');
    await open(page, '/tool/cron', language);
    const field = page.getByRole('textbox', { name: t.line });
    const meaning = page.getByRole('region', { name: t.meaning });
    await page.getByLabel(t.zone).fill('Asia/Shanghai');
    await field.fill('*/15 9-17 * * MON-FRI /bin/backup');
    await expect(meaning).toContainText(words[language]);
    await expect(meaning).toContainText('/bin/backup');
    const runs = page.getByRole('region', { name: t.runs(10) });
    await expect(runs).toContainText(/2026-\d\d-\d\dT\d\d:\d\d:00\+08:00/);
    await expect(runs.locator('code')).toHaveCount(10);

    // The lines of a crontab stay apart where they are pasted, and Enter is no line of its own.
    await field.fill('# m h dom mon dow\n0 3 * * sun');
    await expect(meaning).toContainText('03:00');
    await field.press('End');
    await field.press('Enter');
    await expect(field).toHaveValue('# m h dom mon dow\n0 3 * * sun');
    await field.fill('0 24 * * *');
    await expect(page.getByRole('alert')).toContainText(
      t.errors['bad-value']({ field: 'hour', value: '24', min: 0, max: 23 }),
    );
    await field.fill('0 0 30 2 *');
    await expect(page.getByText(t.never['no-such-day'])).toBeVisible();
    await page.getByRole('button', { name: t.preset['0 0 1 * *'] }).click();
    await expect(field).toHaveValue('0 0 1 * *');
    await expect(runs).toContainText('-01T00:00:00+08:00');

    // A crontab that is dropped is read; what is no text, or is dropped beside it, changes nothing.
    const drop = (on: Locator, bytes: readonly number[]) =>
      on.evaluate((element, content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(content)], 'crontab'));
        return element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      }, bytes);
    await drop(field, [...Buffer.from('0 5 * * 1\n')]);
    await expect(field).toHaveValue('0 5 * * 1');
    await drop(field, [0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
    await expect(page.getByText(ui[language].fileNoText('crontab'))).toBeVisible();
    expect(await drop(page.getByRole('heading', { level: 1 }), [0x30])).toBe(false);
    await expect(field).toHaveValue('0 5 * * 1');

    await page.getByLabel(t.zone).fill('Nowhere/Here');
    await expect(page.getByRole('alert')).toContainText(t.errors['unknown-zone']({ zone: 'Nowhere/Here' }));
  });
}
