import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tools } from '@toolbench/tools/registry.ts';
import { expect, languages, open, test } from './fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paths = ['/', '/tools', '/privacy', '/contact', ...tools.map((tool) => `/tool/${tool.key}`)];

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}
declare const window: Window & { axe: { run(): Promise<{ violations: readonly Finding[] }> } };

for (const language of languages) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`accessibility (${language}, ${scheme})`, () => {
      test.use({ colorScheme: scheme });

      for (const path of paths) {
        test(`[SHELL-15] ${path} has no serious finding`, async ({ page }) => {
          await open(page, path, language);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (await page.locator('[data-tool]').count()) await page.waitForLoadState('networkidle');
          await page.evaluate(axe);
          const violations = await page.evaluate(async () => (await window.axe.run()).violations);
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          expect(
            serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
          ).toEqual([]);
        });
      }
    });
  }
}
