import { limits } from '@toolbench/contracts/limits.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { seriousFindings } from './findings.ts';
import { expect, languages, open, test } from './fixtures.ts';

const paths = ['/', '/tools', '/privacy', '/contact', ...tools.map((tool) => `/tool/${tool.key}`)];

const exampleWords = { zh: '示例', en: 'Example' };

for (const language of languages) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`accessibility (${language}, ${scheme})`, () => {
      test.use({ colorScheme: scheme });

      for (const path of paths) {
        test(`[SHELL-15] ${path} has no serious finding, empty and with an example`, async ({ page }) => {
          await open(page, path, language);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (await page.locator('[data-tool]').count()) await page.waitForLoadState('networkidle');
          expect(await seriousFindings(page)).toEqual([]);
          const example = page.getByRole('button', { name: exampleWords[language], exact: true });
          if ((await example.count()) === 0) return;
          await example.first().click();
          await page.waitForTimeout(limits.ui.liveDelayMs + limits.regex.rerunDelayMs);
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          expect(await seriousFindings(page)).toEqual([]);
        });
      }
    });
  }
}
