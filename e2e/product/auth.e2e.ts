import type { Page } from '@playwright/test';
import { en } from '../../apps/web/src/text/en.ts';
import { zh } from '../../apps/web/src/text/zh.ts';
import { administrator } from '../support/administrator.ts';
import { expect, languages, open, test, takeTurns } from '../support/fixtures.ts';

const texts = { zh, en };
type Words = typeof zh;

const logo = (page: Page, t: Words) => page.getByRole('button', { name: t.header.logo, exact: true });
const loginButton = (page: Page, t: Words) =>
  page.getByRole('banner').getByRole('button', { name: t.header.login, exact: true });

async function openDialog(page: Page, t: Words): Promise<void> {
  await logo(page, t).click({ clickCount: 3 });
  await loginButton(page, t).click();
}

async function logIn(page: Page, t: Words): Promise<void> {
  await openDialog(page, t);
  await page.getByLabel(t.login.username, { exact: true }).fill(administrator.username);
  await page.getByLabel(t.login.password, { exact: true }).fill(administrator.password);
  await page.getByRole('dialog').getByRole('button', { name: t.login.submit, exact: true }).click();
  await expect(page.getByRole('button', { name: t.header.logout, exact: true })).toBeVisible();
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`login (${language})`, () => {
    turn()('[AUTH-01] three logo clicks reveal the login button, fewer do not', async ({ page }) => {
      await open(page, '/', language);
      await logo(page, t).click();
      await logo(page, t).click();
      await expect(loginButton(page, t)).toHaveCount(0);
      await logo(page, t).click();
      await expect(loginButton(page, t)).toBeVisible();
    });

    turn()('[AUTH-09] the login is reached by keyboard alone', async ({ page }) => {
      await open(page, '/', language);
      await logo(page, t).focus();
      for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key);
      await loginButton(page, t).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(t.login.username, { exact: true })).toBeFocused();
      await page.keyboard.type(administrator.username);
      await page.keyboard.press('Tab');
      await page.keyboard.type(administrator.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: t.header.logout, exact: true })).toBeVisible();
    });

    turn()('[AUTH-02] the dialog wants both fields', async ({ page }) => {
      await open(page, '/', language);
      await openDialog(page, t);
      await expect(page.getByRole('dialog')).toContainText(t.login.note);
      await page.getByLabel(t.login.username, { exact: true }).fill('  ');
      await page.getByLabel(t.login.password, { exact: true }).fill('  ');
      await page.getByRole('dialog').getByRole('button', { name: t.login.submit, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(t.login.bothNeeded);
      await expect(page.getByLabel(t.login.username, { exact: true })).toBeFocused();
    });

    test('[AUTH-03] shows the reason of the server, its own words without one, and others when it cannot be reached', async ({
      page,
      problems,
    }) => {
      await open(page, '/', language);
      await openDialog(page, t);
      await page.getByLabel(t.login.username, { exact: true }).fill('somebody');
      await page.getByLabel(t.login.password, { exact: true }).fill('something');
      const submit = page.getByRole('dialog').getByRole('button', { name: t.login.submit, exact: true });

      const answers = [
        { status: 401, json: { detail: 'the reason', code: 'wrong-credentials' } },
        { status: 401, json: {} },
      ];
      await page.route('**/auth/login', (route) => {
        const answer = answers.shift();
        return answer ? route.fulfill(answer) : route.fulfill({ status: 502, body: '<html>' });
      });
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText('the reason');
      // The next try is typed at once, over the wrong password.
      await expect(page.getByLabel(t.login.password, { exact: true })).toBeFocused();
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(t.login.refused);
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText(t.login.failed);
      expect(problems.every((problem) => problem.includes('Failed to load resource'))).toBe(true);
      problems.length = 0;
    });

    turn()('[AUTH-04][AUTH-05][AUTH-07] a login opens the lab and survives a reload', async ({ page }) => {
      await open(page, '/', language);
      await logIn(page, t);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(loginButton(page, t)).toHaveCount(0);
      const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
      expect(stored[0]).toMatch(/^[\w-]{40,}$/);
      expect(JSON.parse(stored[1] ?? '')).toMatchObject({ username: administrator.username });

      await page.getByRole('link', { name: t.header.lab, exact: true }).click();
      await page.reload();
      await expect(page).toHaveURL(/\/lab$/);
      await page.goto('/lab/naturalcode');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.lab.entries.naturalcode.name);
      await expect(page.locator('[data-status=experimental]').first()).toBeVisible();
    });

    turn()(
      '[AUTH-05] a check whose answer breaks off is made again, and the session stays',
      async ({ page, problems }) => {
        await open(page, '/', language);
        await logIn(page, t);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        let asked = 0;
        await page.route('**/auth/me', (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
        await page.goto('/lab/naturalcode');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.lab.entries.naturalcode.name);
        expect(asked).toBe(2);
        expect(problems.every((problem) => problem.includes('Failed to load resource'))).toBe(true);
        problems.length = 0;
      },
    );

    test.describe('with a stored token that is not valid', () => {
      turn()('[AUTH-05] the session is cleared silently', async ({ page, problems }) => {
        await page.addInitScript(() => {
          if (sessionStorage.getItem('seeded')) return;
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem('token', 'x'.repeat(43));
          localStorage.setItem('user', '{"username":"old"}');
        });
        await open(page, '/tools', language);
        await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
        expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
        await expect(page.getByRole('alert')).toHaveCount(0);
        problems.length = 0;
      });
    });

    turn()(
      '[AUTH-06] logging out clears everything, goes home, and the token is dead on the server',
      async ({ page }) => {
        await open(page, '/', language);
        await logIn(page, t);
        await page.goto('/lab');
        const token = await page.evaluate(() => localStorage.getItem('token'));
        await page.getByRole('button', { name: t.header.logout, exact: true }).click();
        await expect(page).toHaveURL(/:\d+\/$/);
        await expect(page.getByRole('link', { name: t.header.lab, exact: true })).toHaveCount(0);
        await expect(loginButton(page, t)).toHaveCount(0);
        expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
          null,
          null,
        ]);
        const me = () => page.request.get('/auth/me', { headers: { authorization: `Bearer ${token}` } });
        await expect.poll(async () => (await me()).status()).toBe(401);
      },
    );
  });
}

test('[AUTH-01] while logged in a logo click goes home', async ({ page }) => {
  await open(page, '/', 'zh');
  await logIn(page, zh);
  await page.goto('/tools');
  await page.getByRole('button', { name: zh.header.logoHome, exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe('without lab access', () => {
  for (const path of ['/lab', '/lab/rag', '/lab/cag', '/lab/translate', '/lab/naturalcode']) {
    test(`[AUTH-07] ${path} leads home`, async ({ page }) => {
      await open(page, path, 'zh');
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }

  test('[AUTH-07] lab calls are refused by the server', async ({ request }) => {
    for (const path of ['/rag/upload', '/api/upload', '/api/anything', '/ws/translate']) {
      expect((await request.get(path)).status(), path).toBe(401);
    }
  });
});
