import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { limits } from '@toolbench/contracts/limits.ts';
import { tools } from '@toolbench/tools/registry.ts';
import type { Page } from '@playwright/test';
import { expect, languages, open, test } from './fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paths = ['/', '/tools', '/privacy', '/contact', ...tools.map((tool) => `/tool/${tool.key}`)];

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}
declare const window: Window & { axe: { run(): Promise<{ violations: readonly Finding[] }> } };

/** Serious findings on the page as it is now. */
async function findings(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => (await window.axe.run()).violations);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

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
          await page.evaluate(axe);
          expect(await findings(page)).toEqual([]);
          const example = page.getByRole('button', { name: exampleWords[language], exact: true });
          if ((await example.count()) === 0) return;
          await example.first().click();
          await page.waitForTimeout(limits.ui.liveDelayMs + limits.regex.rerunDelayMs);
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          expect(await findings(page)).toEqual([]);
        });
      }
    });
  }
}
