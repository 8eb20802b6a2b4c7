import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}
declare const window: Window & { axe?: { run(options: object): Promise<{ violations: readonly Finding[] }> } };

/** What axe finds on the page as it is now that keeps people from using it, each with the elements concerned. */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // What passes is not described node by node: that would take longer than finding out.
  const run = async () => (await window.axe?.run({ resultTypes: ['violations'] }))?.violations ?? [];
  const violations = await page.evaluate(run);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
