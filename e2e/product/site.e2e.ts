import type { Page } from '@playwright/test';
import { en as shellEn } from '../../apps/web/src/text/en.ts';
import { zh as shellZh } from '../../apps/web/src/text/zh.ts';
import { en as apiEn } from '@toolbench/tools/api/text/en.ts';
import { zh as apiZh } from '@toolbench/tools/api/text/zh.ts';
import { en as qrcodeEn } from '@toolbench/tools/qrcode/text/en.ts';
import { zh as qrcodeZh } from '@toolbench/tools/qrcode/text/zh.ts';
import { findTool, tools } from '@toolbench/tools/registry.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { administrator } from '../support/administrator.ts';
import { expect, isTurnOf, languages, open, test as base, takeTurns } from '../support/fixtures.ts';
import { startServer } from '../support/serve.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

const texts = {
  zh: { shell: shellZh, api: apiZh, qrcode: qrcodeZh, ui: uiZh },
  en: { shell: shellEn, api: apiEn, qrcode: qrcodeEn, ui: uiEn },
};

const basePath = '/team/tools';
const links = [
  { zh: '运维手册', en: 'Runbook', url: 'https://wiki.example.org/runbook' },
  { zh: '联系我们', en: 'Contact us', url: 'mailto:tools@example.org' },
];

/** A server whose operator has shaped the product. */
const test = base.extend<object, { readonly shaped: { readonly url: string } }>({
  shaped: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
    async ({}, use) => {
      const server = await startServer({
        BASE_PATH: basePath,
        HIDDEN_TOOLS: 'csv,xml,base64,sftp',
        CONTACT_URL: 'mailto:tools@example.org',
        MENU_LINKS: links.map((link) => `${link.zh}|${link.en}|${link.url}`).join(';'),
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shaped }, use) => use(shaped.url),
});

test.use({ serviceWorkers: 'allow' });

async function signIn(page: Page, t: typeof shellZh): Promise<void> {
  await page.getByRole('button', { name: t.header.logo, exact: true }).click({ clickCount: 3 });
  await page.getByRole('banner').getByRole('button', { name: t.header.login, exact: true }).click();
  await page.getByLabel(t.login.username, { exact: true }).fill(administrator.username);
  await page.getByLabel(t.login.password, { exact: true }).fill(administrator.password);
  await page.getByRole('dialog').getByRole('button', { name: t.login.submit, exact: true }).click();
  await expect(page.getByRole('button', { name: t.header.logout, exact: true })).toBeVisible();
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const { shell, api, qrcode, ui } = texts[language];
  const name = (key: string) => findTool(key)?.name[language] ?? key;

  test.describe(`the product as its operator shaped it (${language})`, () => {
    turn()('[SHELL-22] leads to its path and stays below it', async ({ page }) => {
      await open(page, '/', language);
      await expect(page).toHaveURL(new RegExp(`${basePath}/$`));
      await page.getByRole('link', { name: shell.home.start }).first().click();
      await expect(page).toHaveURL(new RegExp(`${basePath}/tools$`));
      // The page before this one has a link of the same name, which is about to go.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.tools.title);
      await page
        .getByRole('main')
        .getByRole('link', { name: name('json') })
        .click();
      await expect(page).toHaveURL(new RegExp(`${basePath}/tool/json$`));
      await page.goto(`${basePath}/no/such/page`);
      await expect(page).toHaveURL(new RegExp(`${basePath}/$`));
      await page.goto(`${basePath}/contact`);
      const address = page.getByRole('main').getByRole('link', { name: 'tools@example.org' });
      await expect(address).toHaveAttribute('href', 'mailto:tools@example.org');
    });

    if (isTurnOf(language, 0)) {
      test('[SHELL-22] a tool works: its worker, and its WebAssembly', async ({ page }) => {
        await open(page, `${basePath}/tool/qrcode`, language);
        await page.getByRole('button', { name: ui.example, exact: true }).click();
        await page.getByRole('button', { name: qrcode.generate, exact: true }).click();
        // The worker has drawn the code and read it again with a WebAssembly module.
        await expect(page.getByText(qrcode.verified)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }

    if (isTurnOf(language, 1)) {
      test('[SHELL-22] the catcher gives an address below the path and shows what comes there', async ({ page }) => {
        await open(page, `${basePath}/tool/api`, language);
        await page.getByRole('button', { name: api.start, exact: true }).click();
        const card = page.getByRole('region', { name: api.address.title, exact: true });
        await expect(card.getByText(api.connection.live)).toBeVisible();
        const address = await card.locator('code').innerText();
        expect(new URL(address).pathname).toMatch(new RegExp(`^${basePath}/bin/[\\w-]{16,}$`));
        await fetchOnce(`${address}/orders?id=1`, { method: 'POST', body: 'caught below a path' });
        const row = page.getByRole('listbox', { name: api.list.title }).getByRole('option');
        await expect(row).toHaveCount(1);
        await expect(row).toContainText('/orders?id=1');
        await expect(row).not.toContainText('/bin/');
        await page.getByRole('button', { name: api.stop, exact: true }).click();
        await expect(page.getByRole('button', { name: api.start, exact: true })).toBeVisible();
      });
    }

    if (isTurnOf(language, 0)) {
      test('[SHELL-22] signing in, the lab and its voice socket work', async ({ page }) => {
        await open(page, `${basePath}/`, language);
        await signIn(page, shell);
        const socket = page.waitForEvent('websocket');
        await page.goto(`${basePath}/lab/translate`);
        expect(new URL((await socket).url()).pathname).toBe(`${basePath}/ws/translate`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.lab.entries.translate.name);
        await page.goto(`${basePath}/lab/account`);
        await expect(page.getByRole('table').first()).toBeVisible();
        await page.getByRole('button', { name: shell.header.logout, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${basePath}/$`));
      });
    }

    if (isTurnOf(language, 1)) {
      test('[SHELL-22][SHELL-14] works offline after the first visit, a reload included', async ({ page, context }) => {
        await open(page, `${basePath}/`, language);
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          if (!navigator.serviceWorker.controller) {
            await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
          }
        });
        expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(
          new RegExp(`${basePath}/$`),
        );
        await context.setOffline(true);
        await page.goto(`${basePath}/tool/json`);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name('json'));
        await page.getByRole('button', { name: ui.example, exact: true }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }

    if (isTurnOf(language, 0)) {
      test('[SHELL-22] hidden tools are in no list, no search, no suggestion, and their address leads home', async ({
        page,
      }) => {
        await page.addInitScript(() => localStorage.setItem('favourites', '["csv","json"]'));
        await open(page, `${basePath}/tools`, language);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: name('json') }).first()).toBeVisible();
        for (const key of ['csv', 'xml', 'base64', 'sftp']) {
          await expect(page.locator(`a[href$="/tool/${key}"]`)).toHaveCount(0);
          await page.goto(`${basePath}/tool/${key}`);
          await expect(page).toHaveURL(new RegExp(`${basePath}/$`));
        }
        await page.goto(`${basePath}/tool/json`);
        await expect(page.getByRole('navigation', { name: shell.sidebar.label }).getByRole('link')).toHaveCount(
          tools.length - 4,
        );
        await page.keyboard.press('Control+k');
        const palette = page.getByRole('dialog');
        await palette.getByRole('combobox').fill('csv');
        await expect(palette.getByRole('option', { name: name('csv') })).toHaveCount(0);
        for (const path of ['/', '/tools', '/limits']) {
          await page.goto(basePath + path);
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(main).not.toContainText('SFTP');
        }
      });
    }

    turn()('[SHELL-22] the operator’s links are in the menu, in the language of the page', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, `${basePath}/`, language);
      await page.getByRole('button', { name: shell.header.menu, exact: true }).click();
      for (const link of links) {
        const shown = page.getByRole('link', { name: link[language], exact: true });
        await expect(shown).toHaveAttribute('href', link.url);
        await expect(shown).toHaveAttribute('rel', /noopener/);
      }
    });
  });
}
