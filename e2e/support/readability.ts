import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}
declare const window: Window & {
  axe?: { run(within: string, options: object): Promise<{ violations: readonly Finding[] }> };
};

/** The rules whose answer depends on colours: the others find the same in a light and in a dark page. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** All rules, those of colours alone, or all others. */
type Looked = 'all' | 'colours' | 'others';

async function findings(page: Page, within: string, looked: Looked = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // What passes is not described node by node: that would take longer than finding out.
  const options = {
    resultTypes: ['violations'],
    ...(looked === 'colours' && { runOnly: { type: 'rule', values: colourRules } }),
    ...(looked === 'others' && { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) }),
  };
  const violations = await page.evaluate(
    async ([part, wanted]) => (await window.axe?.run(part, wanted))?.violations ?? [],
    [within, options] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/**
 * Fails on what axe finds that keeps people from using the page as it is now, in light or in dark, and shows where. What
 * stands around the part that is looked at was looked at before.
 */
export async function expectNoSeriousFinding(page: Page, state = '', within = 'html'): Promise<void> {
  await showIn(page, 'dark');
  expect(await findings(page, within, 'colours'), `${state} dark`).toEqual([]);
  await showIn(page, 'light');
  expect(await findings(page, within), `${state} light`).toEqual([]);
}

/** The same on a screen this wide, in pixels, where other parts of the page scroll and fold, but colours are the same. */
export async function expectNoSeriousFindingAt(page: Page, width: number, state = '', within = 'html'): Promise<void> {
  await atWidth(page, width, async () =>
    expect(await findings(page, within, 'others'), `${state} at ${width} px`).toEqual([]),
  );
}

/** Fails where words of an element, such as a button's, are cut off at its edges. */
export async function expectWhole(element: Locator): Promise<void> {
  const cut = await element.evaluate((shown) =>
    [shown, ...shown.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
      .filter((part) => getComputedStyle(part).overflow !== 'visible')
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
}

/** Shows the page on a screen this wide, in pixels, and then as it was. */
async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 780 });
  await look();
  if (before) await page.setViewportSize(before);
}

async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, state).toBeLessThanOrEqual(0);
}

/** Fails where the page can be scrolled sideways on a screen this wide, in pixels. */
export async function expectToFit(page: Page, width: number, state = ''): Promise<void> {
  await atWidth(page, width, () => expectNoOverflow(page, state));
}

const controls = [
  'Button-root',
  'ActionIcon-root',
  'Input-input',
  'SegmentedControl-label',
  'Checkbox-label',
  'Tabs-tab',
];

/**
 * Fails where the page can be scrolled sideways on a screen this wide, in pixels, and on controls that are lower there than
 * 40 pixels, too low for a finger, and names them.
 */
export async function expectToFitFingers(page: Page, width: number, state = ''): Promise<void> {
  const shown = page.locator(controls.map((name) => `.mantine-${name}:visible`).join(', '));
  const low = () =>
    shown.evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 40)
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );
  await atWidth(page, width, async () => {
    await expectNoOverflow(page, state);
    await expect.poll(low, state).toEqual([]);
  });
}
