import { limits } from '@toolbench/contracts/limits.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { en } from '../apps/web/src/text/en.ts';
import { zh } from '../apps/web/src/text/zh.ts';
import { expect, isTurnOf, languages, open, test } from './fixtures.ts';
import { expectNoSeriousFinding, expectToFit, expectTouchable } from './readability.ts';

const texts = { zh, en };
const exampleWords = { zh: '示例', en: 'Example' };

for (const language of languages) {
  test.describe(`every page (${language})`, () => {
    for (const path of ['/', '/tools', '/recipes', '/privacy', '/contact']) {
      test(`[SHELL-12][SHELL-15] ${path} fits 360 px and has no serious finding in light or dark`, async ({ page }) => {
        await open(page, path, language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSeriousFinding(page);
        await expectToFit(page, 360);
      });
    }

    for (const [index, tool] of tools.entries()) {
      test(`[SHELL-03][SHELL-06][SHELL-12][SHELL-15] ${tool.key} opens directly as itself, fits 360 px and fingers, and has no serious finding in light or dark, empty and with an example`, async ({
        page,
      }) => {
        await open(page, `/tool/${tool.key}`, language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.name[language]);
        await expect(page).toHaveTitle(`${tool.name[language]} - ${texts[language].titleSuffix}`);
        const meta = (name: string) => page.locator(`meta[name=${name}]`);
        await expect(meta('description')).toHaveAttribute('content', tool.summary[language]);
        await expect(meta('keywords')).toHaveAttribute('content', tool.keywords[language].join(', '));
        await page.waitForLoadState('networkidle');
        // What is found does not hang on the language; how wide words are does.
        const isLookedAt = isTurnOf(language, index);
        if (isLookedAt) await expectNoSeriousFinding(page);
        await expectToFit(page, 360);
        await expectTouchable(page, 360);
        const example = page.getByRole('button', { name: exampleWords[language], exact: true });
        if ((await example.count()) === 0) return;
        await example.first().click();
        await page.waitForTimeout(limits.ui.liveDelayMs + limits.regex.rerunDelayMs);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        if (isLookedAt) await expectNoSeriousFinding(page, 'example');
        await expectToFit(page, 360, 'example');
        await expectTouchable(page, 360, 'example');
      });
    }
  });
}
