import { en } from '@toolbench/tools/base64/text/en.ts';
import { zh } from '@toolbench/tools/base64/text/zh.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, fillPane, goOffline, isTurnOf, languages, test } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

test.use({ serviceWorkers: 'allow' });

for (const language of languages) {
  const t = texts[language];
  const ui = uiTexts[language];

  test(`[SHELL-14] after the first visit everything works offline (${language})`, async ({ page, problems }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await goOffline(page);
    for (const tool of tools.filter((_, index) => isTurnOf(language, index))) {
      await page.goto(`/tool/${tool.key}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name[language]);
      const example = page.getByRole('button', { name: ui.example, exact: true });
      if (!tool.engine || (await example.count()) === 0) continue;
      await example.click();
      const primary = page.getByRole('toolbar').first().locator('.mantine-Button-root[data-variant=filled]:enabled');
      if (await primary.count()) await primary.first().click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await page.goto('/tool/base64');
    await fillPane(page, t.input.encode, '离线 offline');
    await expect(page.getByRole('textbox', { name: t.output.encode, exact: true })).toContainText(
      '56a757q/IG9mZmxpbmU=',
    );
    expect(problems).toEqual([]);
  });
}
