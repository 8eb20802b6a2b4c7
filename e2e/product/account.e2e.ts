import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { en } from '../../apps/web/src/account/text.en.ts';
import { zh } from '../../apps/web/src/account/text.zh.ts';
import { en as shellEn } from '../../apps/web/src/text/en.ts';
import { zh as shellZh } from '../../apps/web/src/text/zh.ts';
import { administrator } from '../support/administrator.ts';
import { expect, isTurnOf, languages, open, test as base } from '../support/fixtures.ts';
import { expectNoSeriousFinding } from '../support/readability.ts';
import { startServer } from '../support/serve.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

const texts = { zh: { t: zh, shell: shellZh }, en: { t: en, shell: shellEn } };

/** A server of its own for each test: they change the account. */
const test = base.extend<{ readonly own: { readonly url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
  own: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

async function fillLogin(page: Page, shell: typeof shellZh, password = administrator.password): Promise<void> {
  await page.getByRole('button', { name: shell.header.logo, exact: true }).click({ clickCount: 3 });
  await page.getByRole('banner').getByRole('button', { name: shell.header.login, exact: true }).click();
  await page.getByLabel(shell.login.username, { exact: true }).fill(administrator.username);
  await page.getByLabel(shell.login.password, { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: shell.login.submit, exact: true }).click();
}

const logOut = (page: Page, shell: typeof shellZh) =>
  page.getByRole('button', { name: shell.header.logout, exact: true }).click();

for (const language of languages) {
  const { t, shell } = texts[language];
  const section = (page: Page, name: string) => page.getByRole('region', { name });
  const openAccount = async (page: Page) => {
    await open(page, '/', language);
    await fillLogin(page, shell);
    await expect(page.getByRole('button', { name: shell.header.logout, exact: true })).toBeVisible();
    await page.goto('/lab');
    await page.getByRole('link', { name: shell.sidebar.account, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  };

  test.describe(`the account (${language})`, () => {
    if (isTurnOf(language, 0)) {
      test('[OPS-05] switches two-step verification on, asks for a code at the next login, takes a recovery code, and is switched off', async ({
        page,
        problems,
      }) => {
        await openAccount(page);
        const factor = section(page, t.factor.title);
        await factor.getByRole('button', { name: t.factor.begin }).click();
        await factor.getByLabel(t.password.current, { exact: true }).fill(administrator.password);
        await factor.getByRole('button', { name: t.factor.next }).click();
        await expect(factor.getByRole('img', { name: t.factor.picture })).toBeVisible();
        const secret = await factor.locator('code').innerText();
        const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
        const typed = factor.getByLabel(t.factor.code, { exact: true });
        await typed.fill('12345');
        await factor.getByRole('button', { name: t.factor.confirm }).click();
        await expect(factor.getByRole('alert')).toBeVisible();
        await typed.fill(code());
        await factor.getByRole('button', { name: t.factor.confirm }).click();

        const items = factor.getByRole('list', { name: t.factor.codes }).getByRole('listitem');
        await expect(items).toHaveCount(10);
        const codes = await items.allInnerTexts();
        const download = page.waitForEvent('download');
        await factor.getByRole('button', { name: t.factor.downloadCodes }).click();
        expect(await readFile(await (await download).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
        await expectNoSeriousFinding(page);
        await factor.getByRole('button', { name: t.factor.saved }).click();
        await expect(factor.getByText(t.factor.on({ left: 10 }))).toBeVisible();

        await logOut(page, shell);
        await fillLogin(page, shell);
        const dialog = page.getByRole('dialog');
        const field = dialog.getByLabel(shell.login.code, { exact: true });
        await expect(field).toBeFocused();
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        await field.fill('000000');
        await field.press('Enter');
        await expect(dialog.getByRole('alert')).toBeVisible();
        await field.fill(codes[0] ?? '');
        await field.press('Enter');
        await expect(page.getByRole('button', { name: shell.header.logout, exact: true })).toBeVisible();

        await page.goto('/lab/account');
        await expect(factor.getByText(t.factor.on({ left: 9 }))).toBeVisible();
        await factor.getByRole('button', { name: t.factor.end }).click();
        await factor.getByLabel(t.password.current, { exact: true }).fill(administrator.password);
        await factor.getByLabel(t.factor.codeOrRecovery, { exact: true }).fill(codes[1] ?? '');
        await factor.getByRole('button', { name: t.factor.end }).click();
        await expect(factor.getByText(t.factor.off)).toBeVisible();
        // Refused calls are told of by the browser, too.
        expect(problems.every((problem) => problem.includes('Failed to load resource'))).toBe(true);
        problems.length = 0;
      });
    }

    if (isTurnOf(language, 1)) {
      test('[OPS-05] changes the password, and shows and ends sessions and devices', async ({
        page,
        problems,
        own,
      }) => {
        await openAccount(page);
        await fetchOnce(`${own.url}/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'other/1.0' },
          body: JSON.stringify(administrator),
        });
        await page.reload();
        const sessions = section(page, t.sessions.title);
        await expect(sessions.getByRole('row')).toHaveCount(3);
        await sessions.getByRole('button', { name: t.sessions.endOne({ agent: 'other/1.0' }) }).click();
        await expect(sessions.getByRole('row')).toHaveCount(2);
        const devices = section(page, t.devices.title);
        await devices.getByRole('button', { name: t.devices.endOne({ agent: 'other/1.0' }) }).click();
        await expect(devices.getByRole('row')).toHaveCount(2);

        const form = section(page, t.password.title);
        const fill = async (current: string, next: string, again: string) => {
          await form.getByLabel(t.password.current, { exact: true }).fill(current);
          await form.getByLabel(t.password.next, { exact: true }).fill(next);
          await form.getByLabel(t.password.again, { exact: true }).fill(again);
          await form.getByRole('button', { name: t.password.submit }).click();
        };
        await fill(administrator.password, 'short', 'short');
        await expect(form.getByRole('alert')).toHaveText(t.password.tooShort({ least: 12 }));
        await fill(administrator.password, 'a new long password', 'another long password');
        await expect(form.getByRole('alert')).toHaveText(t.password.different);
        await fill('not the password', 'a new long password', 'a new long password');
        await expect(form.getByRole('alert')).toHaveText(
          language === 'zh' ? '当前密码不对' : 'The current password is wrong',
        );
        await fill(administrator.password, 'a new long password', 'a new long password');
        await expect(form.getByText(t.password.changed)).toBeVisible();
        await expectNoSeriousFinding(page);
        await page.setViewportSize({ width: 360, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

        await logOut(page, shell);
        await fillLogin(page, shell, 'a new long password');
        await expect(page.getByRole('button', { name: shell.header.logout, exact: true })).toBeVisible();
        expect(problems.every((problem) => problem.includes('Failed to load resource'))).toBe(true);
        problems.length = 0;
      });
    }
  });
}
