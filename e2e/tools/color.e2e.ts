import { en } from '@toolbench/tools/color/text/en.ts';
import { zh } from '@toolbench/tools/color/text/zh.ts';
import { expect, open, test, oneLanguage } from '../support/fixtures.ts';

const texts = { zh, en };

for (const language of oneLanguage(1)) {
  const t = texts[language];

  test(`[COLOR-01] a colour in every notation, picked, out of gamut, and its contrast (${language})`, async ({
    page,
  }) => {
    await open(page, '/tool/color', language);
    const field = page.getByRole('textbox', { name: t.color, exact: true });
    const results = page.getByRole('region', { name: t.results });
    const contrast = page.getByRole('region', { name: t.contrast });
    await field.fill('RebeccaPurple');
    for (const value of ['#663399', 'rgb(102 51 153)', 'hsl(270 50% 40%)', 'oklch(0.4403 0.1603 303.37)']) {
      await expect(results).toContainText(value);
    }
    await expect(results).toContainText(t.gamut.srgb);

    await page.getByRole('textbox', { name: t.background, exact: true }).fill('#fff');
    await expect(contrast).toContainText('8.40 : 1');
    await expect(contrast).toContainText(t.uses.body);
    await field.fill('#4cc4ba');
    await expect(contrast.getByText(t.miss)).toHaveCount(5);
    await contrast.getByRole('button', { name: t.take }).click();
    await expect(contrast.getByText(`✓ ${t.pass}`)).toHaveCount(4);

    await page.getByLabel(t.sliders.c).fill('0.4');
    await expect(results).toContainText(t.gamut.none);
    await expect(results).toContainText(t.nearest);
    await expect(field).toHaveValue(/^oklch\(.* 0\.4 /);
    await page.getByLabel(t.pick).fill('#123456');
    await expect(results).toContainText('rgb(18 52 86)');

    await field.fill('var(--x)');
    await expect(page.getByRole('alert')).toHaveText(t.errors['needs-page']({ text: 'var(--x)' }));
    await field.fill('red');
    await page.reload();
    await expect(field).toHaveValue('red');
    await expect(results).toContainText('#ff0000');
  });
}

test('[COLOR-01] a colour pasted on the home page leads here', async ({ page }) => {
  await open(page, '/', 'en');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'oklch(70% 0.1 200)');
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await page.getByRole('status').getByRole('button', { name: 'Colours' }).click();
  await expect(page.getByRole('textbox', { name: en.color, exact: true })).toHaveValue('oklch(70% 0.1 200)');
});
