import type { Request } from '@playwright/test';
import { toolPages } from '@toolbench/tools/pages.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, isTurnOf, languages, open, test } from '../support/fixtures.ts';

const uiTexts = { zh: uiZh, en: uiEn };
const canary = 'canary-7f3a91-机密';

/** Requests for the product's own files: plain GETs without a query or a body. */
function isOwnFile(request: Request, origin: string | undefined): boolean {
  const { protocol, origin: from, pathname, search } = new URL(request.url());
  if (protocol === 'blob:' || protocol === 'data:') return true;
  const known = /^\/(assets\/[\w.-]+|tool\/[a-z0-9]+|favicon\.svg|manifest\.webmanifest|color-scheme\.js)$/.test(
    pathname,
  );
  return request.method() === 'GET' && from === origin && known && search === '' && request.postData() === null;
}

/**
 * The calls of tools whose work is on the server: method and path, ids left out. They go to our own origin and carry
 * nothing that was typed.
 */
const ownCalls: Readonly<Record<string, readonly string[]>> = {
  api: ['GET /bin/*/requests', 'GET /bin/limits', 'GET /bins/*/events', 'POST /bin/new'],
};

function callOf(request: Request, origin: string | undefined): string {
  const { origin: to, pathname, search } = new URL(request.url());
  const path = pathname.replace(/^(\/bins?)\/[\w-]{16,}(?=\/)/, '$1/*');
  return to === origin && search === '' && request.postData() === null ? `${request.method()} ${path}` : request.url();
}

for (const language of languages) {
  const ui = uiTexts[language];

  for (const [index, tool] of tools.filter(({ key }) => key in toolPages).entries()) {
    if (!isTurnOf(language, index)) continue;
    test(`[SHELL-13] nothing typed into ${tool.key} is sent anywhere (${language})`, async ({ page, baseURL }) => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await open(page, `/tool/${tool.key}`, language);
      const toolbar = page.getByRole('toolbar').first();
      await expect(toolbar).toBeVisible();
      await page.waitForLoadState('networkidle');

      const example = toolbar.getByRole('button', { name: ui.example, exact: true });
      if (await example.count()) await example.click();
      const editor = page.locator('.cm-content:not([aria-readonly=true])').first();
      if (await editor.count()) await editor.fill(canary);
      const known = ownCalls[tool.key];
      const buttons = toolbar.locator('.mantine-Button-root');
      const sent = () => {
        const others = requests.filter((request) => !isOwnFile(request, baseURL));
        return [...new Set(others.map((one) => callOf(one, baseURL)))].sort();
      };
      if (known) {
        // A second click would press what stands in the place of the first button by then.
        await buttons.first().click();
        await expect.poll(sent).toEqual(known);
      } else {
        // Which buttons can be pressed follows what was typed, a moment later.
        const pressed = buttons.and(page.locator(':enabled')).first();
        await expect(() => pressed.click({ timeout: limits.ui.liveDelayMs * 4 })).toPass();
      }
      await page.waitForTimeout(300);

      if (tool.engine && !known) await expect(page.getByText(ui.sentRequests(0))).toBeVisible();
      await expect(page.getByText(ui.staysHere)).toHaveCount(known ? 0 : 1);
      expect(sent()).toEqual(known ?? []);
      expect(requests.filter((request) => decodeURIComponent(request.url()).includes('canary'))).toEqual([]);
      // The tab's own storage holds the work until the tab is closed (SHELL-19); nothing lasts beyond it.
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('canary');
    });
  }
}
