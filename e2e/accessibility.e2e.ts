import { limits } from '@toolbench/contracts/limits.ts';
import { tools } from '@toolbench/tools/registry.ts';
import type { Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { expect, languages, open, test } from './fixtures.ts';

const paths = ['/', '/tools', '/privacy', '/contact', ...tools.map((tool) => `/tool/${tool.key}`)];

const exampleWords = { zh: '示例', en: 'Example' };

async function expectNoFindings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Colours on their way from one scheme to the other are no finding.
    await page.evaluate(async () => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    });
    expect(await seriousFindings(page), colorScheme).toEqual([]);
  }
}

for (const language of languages) {
  test.describe(`accessibility (${language})`, () => {
    for (const path of paths) {
      test(`[SHELL-15] ${path} has no serious finding in light and dark, empty and with an example`, async ({
        page,
      }) => {
        await open(page, path, language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (await page.locator('[data-tool]').count()) await page.waitForLoadState('networkidle');
        await expectNoFindings(page);
        const example = page.getByRole('button', { name: exampleWords[language], exact: true });
        if ((await example.count()) === 0) return;
        await example.first().click();
        await page.waitForTimeout(limits.ui.liveDelayMs + limits.regex.rerunDelayMs);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectNoFindings(page);
      });
    }
  });
}
