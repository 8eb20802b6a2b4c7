import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { en as adminEn } from '../../apps/web/src/admin/text.en.ts';
import { zh as adminZh } from '../../apps/web/src/admin/text.zh.ts';
import { limitGroups } from '../../apps/web/src/limits/limit-rows.ts';
import { en as limitsEn } from '../../apps/web/src/limits/text.en.ts';
import { zh as limitsZh } from '../../apps/web/src/limits/text.zh.ts';
import { en } from '../../apps/web/src/text/en.ts';
import { zh } from '../../apps/web/src/text/zh.ts';
import { expectNoSeriousFinding } from '../support/readability.ts';
import { expect, languages, open, type Language, takeTurns } from '../support/fixtures.ts';
import { openSignedIn, signIn, test } from '../support/signed-in.ts';

const texts = {
  zh: { shell: zh, admin: adminZh, limits: limitsZh },
  en: { shell: en, admin: adminEn, limits: limitsEn },
};

async function openPage(page: Page, token: string, path: string, language: Language): Promise<void> {
  await openSignedIn(page, token, path, language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What the server holds, as a server of its own that forgets what is deleted. */
async function holdThings(page: Page): Promise<{ deleted: string[] }> {
  const swept = new Date(Date.now() - 60_000).toISOString();
  let bins = ['bin-one-0123456789abc', 'bin-two-0123456789abc'].map((id, index) => ({
    id,
    created_at: swept,
    expires_at: new Date(Date.now() + 80_000_000).toISOString(),
    requests: 1_200 - index,
    bytes: 1024 * 1024,
  }));
  let attempts = 2;
  const deleted: string[] = [];
  const kinds = () => [
    {
      kind: 'bins',
      count: bins.length,
      bytes: bins.length * 1024 * 1024,
      oldest_age_ms: bins.length ? 5_400_000 : null,
      lifetime_ms: 85_800_000,
    },
    { kind: 'documents', count: 0, bytes: 0, oldest_age_ms: null, lifetime_ms: 85_800_000 },
    { kind: 'sessions', count: 0, bytes: null, oldest_age_ms: null, lifetime_ms: 43_200_000 },
    {
      kind: 'login-attempts',
      count: attempts,
      bytes: null,
      oldest_age_ms: attempts ? 1_000 : null,
      lifetime_ms: 3_600_000,
    },
  ];
  await page.route(/\/api\/held/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'GET') {
      await route.fulfill({ json: pathname.endsWith('/bins') ? { bins } : { kinds: kinds(), swept_at: swept } });
      return;
    }
    deleted.push(pathname);
    const before = bins.length + attempts;
    if (pathname.endsWith('login-attempts')) attempts = 0;
    else bins = bins.filter(({ id }) => !pathname.endsWith('/bins') && !pathname.endsWith(id));
    await route.fulfill({ json: { deleted: before - bins.length - attempts } });
  });
  return { deleted };
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const { shell, admin, limits } = texts[language];

  test.describe(`limits (${language})`, () => {
    test('are on a public page, reached from the menu, with a figure and what happens past it', async ({ page }) => {
      await open(page, '/', language);
      await page.getByRole('button', { name: shell.header.menu, exact: true }).click();
      await page.getByRole('link', { name: shell.header.limits, exact: true }).click();
      await expect(page).toHaveURL(/\/limits$/);
      await expect(page).toHaveTitle(`${limits.title} - ${shell.titleSuffix}`);
      const rows = Object.values(limitGroups).reduce((sum, group) => sum + Object.keys(group).length, 0);
      await expect(page.locator('tbody tr')).toHaveCount(rows);
      const lifetime = page.getByRole('row', { name: limits.groups.bins.rows.lifetime.name });
      await expect(lifetime).toContainText(language === 'zh' ? '23 小时 50 分钟' : '23 hours 50 minutes');
      await expect(page.getByRole('row', { name: limits.groups.bins.rows.keptBytes.name })).toContainText('20 MB');
      await expectNoSeriousFinding(page);
    });

    turn()('fit a narrow screen', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, '/limits', language);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });

  test.describe(`data on the server (${language})`, () => {
    const t = admin.held;

    turn()(
      '[DATA-01] the administrator sees what is held: kinds, numbers, sizes, ages, and when it is swept',
      async ({ page, token }) => {
        await holdThings(page);
        await openPage(page, token, '/lab', language);
        await page.getByRole('link', { name: shell.sidebar.held, exact: true }).click();
        await expect(page).toHaveTitle(`${t.title} - ${shell.titleSuffix}`);
        const bins = page.getByRole('row', { name: t.kinds.bins.note });
        await expect(bins).toContainText('2 MB');
        await expect(bins).toContainText(language === 'zh' ? '1 小时 30 分钟' : '1 hour 30 minutes');
        await expect(page.getByRole('row', { name: t.kinds.sessions.note })).toContainText(t.none);
        await expect(page.getByRole('row', { name: 'bin-one-0123456789abc' })).toContainText('1,200');
        await expect(page.getByText(language === 'zh' ? '下次清理约在' : 'next about')).toBeVisible();
        await expectNoSeriousFinding(page);
      },
    );

    turn()(
      '[DATA-01] one thing or a whole kind is deleted after a question, with the result',
      async ({ page, token }) => {
        const { deleted } = await holdThings(page);
        await openPage(page, token, '/lab/held', language);
        const dialog = page.getByRole('dialog');
        await page.getByRole('button', { name: t.bins.delete('bin-one-0123456789abc'), exact: true }).click();
        await expect(dialog).toContainText(t.bins.warning({ id: 'bin-one-0123456789abc', requests: '1,200' }));
        await expect(dialog).toBeInViewport({ ratio: 1 });
        await dialog.getByRole('button', { name: t.cancel, exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(
          page.getByRole('button', { name: t.bins.delete('bin-one-0123456789abc'), exact: true }),
        ).toBeFocused();
        expect(deleted).toEqual([]);

        await page.getByRole('button', { name: t.bins.delete('bin-one-0123456789abc'), exact: true }).click();
        await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
        await expect(page.getByRole('status')).toHaveText(t.deleted({ name: 'bin-one-0123456789abc', count: '1' }));
        await expect(page.getByRole('row', { name: 'bin-one-0123456789abc' })).toHaveCount(0);
        await expect(page.getByRole('row', { name: 'bin-two-0123456789abc' })).toBeVisible();

        for (const kind of ['bins', 'login-attempts'] as const) {
          await page.getByRole('button', { name: t.deleteKind(t.kinds[kind].name), exact: true }).click();
          await expect(dialog).toContainText(t.kinds[kind].warning);
          await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
          await expect(dialog).toHaveCount(0);
        }
        expect(deleted).toEqual(['/api/held/bins/bin-one-0123456789abc', '/api/held/bins', '/api/held/login-attempts']);
        await expect(page.getByText(t.empty)).toBeVisible();
      },
    );

    test('a refusal is told in the server’s words, and what was seen stays', async ({ page, problems, token }) => {
      await holdThings(page);
      await openPage(page, token, '/lab/held', language);
      await expect(page.getByRole('row', { name: 'bin-one-0123456789abc' })).toBeVisible();
      const refused = { status: 503, json: { detail: 'the reason', code: 'busy' } };
      await page.route(/\/api\/held/, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill(refused) : route.fallback(),
      );
      await page.getByRole('button', { name: t.deleteKind(t.kinds.bins.name), exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(t.notDeleted('the reason'));

      await page.route(/\/api\/held/, (route) => route.abort());
      await page.getByRole('button', { name: admin.refresh, exact: true }).click();
      await expect(page.getByText(admin.failed)).toBeVisible();
      await expect(page.getByRole('row', { name: 'bin-one-0123456789abc' })).toBeVisible();
      expect(problems.every((problem) => problem.includes('Failed to load resource'))).toBe(true);
      problems.length = 0;
    });

    turn()('a session that has ended leads home', async ({ page, problems, baseURL }) => {
      // A session of its own: what logs it out may still be under way when the test ends.
      const token = await signIn(baseURL ?? '');
      await page.route(/\/api\/held/, (route) =>
        route.fulfill({ status: 401, json: { detail: 'sign in', code: 'not-signed-in' } }),
      );
      await openPage(page, token, '/lab/held', language);
      await expect(page).toHaveURL(/:\d+\/$/);
      problems.length = 0;
    });
  });

  test.describe(`API reference (${language})`, () => {
    const t = admin.calls;

    turn()(
      'shows every call of the server, and what one takes, answers and refuses',
      async ({ page, request, token }) => {
        await openPage(page, token, '/lab/calls', language);
        const response = await request.get('/api/docs', { headers: { authorization: `Bearer ${token}` } });
        const { paths } = (await response.json()) as { paths: Record<string, Record<string, object>> };
        const count = Object.values(paths).reduce((sum, item) => sum + Object.keys(item).length, 0);
        await expect(page.locator('details')).toHaveCount(count);

        await page.getByRole('textbox', { name: t.filter, exact: true }).fill('post login');
        await expect(page.locator('details')).toHaveCount(1);
        const login = page.locator('details').first();
        await expect(login).toContainText(language === 'zh' ? '管理员登录' : 'Signs the administrator in');
        await login.locator('summary').click();
        await expect(login.getByRole('row', { name: /username/ })).toContainText('maxLength 128');
        await expect(login).toContainText('wrong-credentials');
        await expect(login).toContainText('access_token');
        await expectNoSeriousFinding(page);

        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: t.download, exact: true }).click();
        expect(JSON.parse(readFileSync(await (await saved).path(), 'utf8'))).toMatchObject({ openapi: '3.1.1' });
        await page.getByRole('textbox', { name: t.filter, exact: true }).fill('nothing such');
        await expect(page.getByText(t.none)).toBeVisible();
      },
    );
  });
}

test.describe('without a session', () => {
  for (const path of ['/lab/held', '/lab/calls']) {
    test(`[AUTH-07] ${path} leads home`, async ({ page }) => {
      await open(page, path, 'zh');
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }

  test('[AUTH-07] metrics and the description of calls are refused', async ({ request }) => {
    for (const path of ['/metrics', '/api/docs', '/api/held']) expect((await request.get(path)).status()).toBe(401);
  });
});
