import type { Page } from '@playwright/test';
import type { SftpDemo } from '@toolbench/contracts/sftp.ts';
import { sampleKeys, samples, sftpCommand } from '@toolbench/tools/sftp/page/samples.ts';
import { en } from '@toolbench/tools/sftp/text/en.ts';
import { zh } from '@toolbench/tools/sftp/text/zh.ts';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
const uiTexts = { zh: uiZh, en: uiEn };

/** The values in the page as served. */
async function served(page: Page): Promise<SftpDemo> {
  const content = await page.locator('meta[name=sftp-demo]').getAttribute('content');
  return JSON.parse(content ?? '') as SftpDemo;
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const ui = uiTexts[language];
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test.describe(`SFTP demo (${language})`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    test.beforeEach(({ page }) => open(page, '/tool/sftp', language));

    turn()('[SFTP-01] shows where to connect, each value with a copy button', async ({ page }) => {
      const demo = await served(page);
      expect(demo.fingerprint).toMatch(/^SHA256:[\w+/]{43}$/);
      const card = page.getByRole('region', { name: t.connection, exact: true });
      for (const [name, value] of [
        [t.host, '127.0.0.1'],
        [t.port, String(demo.port)],
        [t.username, demo.username],
        [t.password, demo.password],
        [t.fingerprint, demo.fingerprint],
        [t.hostKey, demo.hostKey],
      ] as const) {
        const row = card.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
        await expect(row.locator('code')).toHaveText(value);
        await row.getByRole('button', { name: ui.copy, exact: true }).click();
        await expect.poll(() => copied(page)).toBe(value);
      }
      await page.getByRole('toolbar').getByRole('button', { name: t.copyCommand, exact: true }).click();
      await expect.poll(() => copied(page)).toBe(sftpCommand(demo));
    });

    turn()('[SFTP-01] lists five files with name, size, type and description', async ({ page }) => {
      const { files } = await served(page);
      expect(files).toHaveLength(5);
      const rows = page.getByRole('region', { name: t.files, exact: true }).getByRole('listitem');
      await expect(rows).toHaveCount(5);
      for (const [index, file] of files.entries()) {
        const row = rows.nth(index);
        await expect(row).toContainText(file.name);
        await expect(row).toContainText(file.type);
        await expect(row).toContainText(formatBytes(file.size));
        await expect(row).toContainText(file.description[language]);
        await row.getByRole('button', { name: ui.copy, exact: true }).click();
        await expect.poll(() => copied(page)).toBe(file.sha256);
      }
    });

    turn()('[SFTP-01] tells how to connect with each client, with the real values', async ({ page }) => {
      const demo = await served(page);
      const card = page.getByRole('region', { name: t.connect, exact: true });
      for (const key of sampleKeys) {
        const { name, how } = t.clients[key];
        await card.getByText(name, { exact: true }).click();
        await expect(card.getByText(how)).toBeVisible();
        await expect(card.getByRole('region', { name: t.code(name) })).toHaveText(samples[key](demo));
        await card.getByRole('button', { name: ui.copy, exact: true }).click();
        await expect.poll(() => copied(page)).toBe(samples[key](demo));
      }
    });

    turn()('[SFTP-01] makes no call', async ({ page }) => {
      const card = page.getByRole('region', { name: t.connect, exact: true });
      await expect(card).toBeVisible();
      await page.waitForLoadState('networkidle');
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      for (const key of sampleKeys) await card.getByText(t.clients[key].name, { exact: true }).click();
      await page.getByRole('toolbar').getByRole('button', { name: t.copyAll, exact: true }).click();
      await expect.poll(() => copied(page)).toContain((await served(page)).fingerprint);
      expect(calls).toEqual([]);
    });

    test('[SFTP-01] says so where no server runs', async ({ page }) => {
      await page.route('**/tool/sftp', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/name="sftp-demo" content="[^"]*"/, 'name="sftp-demo" content=""');
        await route.fulfill({ response, body });
      });
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: t.off })).toBeVisible();
      await expect(page.getByText(t.offWhy)).toBeVisible();
      await expect(page.getByRole('region', { name: t.connection, exact: true })).toHaveCount(0);
    });
  });
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('[SFTP-01][SHELL-14] the values stay, and the page says that they may be old', async ({ page, context }) => {
    await open(page, '/', 'en');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      }
    });
    await page.goto('/tool/sftp');
    const demo = await served(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(demo.fingerprint, { exact: true })).toBeVisible();
    await expect(page.getByText(en.kept)).toBeVisible();
  });
});
