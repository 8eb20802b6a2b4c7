import type { Page } from '@playwright/test';
import { categories } from '@toolbench/kit/categories.ts';
import { tools, toolsOf } from '@toolbench/tools/registry.ts';
import { productVersion } from '@toolbench/contracts/catalog.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { pages } from '@toolbench/contracts/routes.ts';
import { en } from '../../apps/web/src/text/en.ts';
import { zh } from '../../apps/web/src/text/zh.ts';
import { en as recipesEn } from '../../apps/web/src/recipes/text.en.ts';
import { zh as recipesZh } from '../../apps/web/src/recipes/text.zh.ts';
import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import { expect, languages, oneLanguage, open, takeTurns, test, unwatched } from '../support/fixtures.ts';

const texts = { zh, en };
const recipesTexts = { zh: recipesZh, en: recipesEn };
const uiTexts = { zh: uiZh, en: uiEn };

for (const language of languages) {
  const t = texts[language];
  const ui = uiTexts[language];
  const turn = takeTurns(language, test);

  test.describe(`the shell (${language})`, () => {
    test('[SHELL-01] home has a hero, a start button and three feature cards', async ({ page }) => {
      await open(page, '/', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home.heroTitle);
      for (const { title } of Object.values(t.home.features)) {
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      }
      await page.getByRole('link', { name: t.home.start }).click();
      await expect(page).toHaveURL(/\/tools$/);
    });

    test('[SHELL-02] the index lists the tools by category in order', async ({ page }) => {
      await open(page, '/tools', language);
      const main = page.getByRole('main');
      for (const { key, name } of categories) {
        const links = main.getByRole('region', { name: name[language], exact: true }).getByRole('link');
        const expected = toolsOf(key).map((tool) => `/tool/${tool.key}`);
        const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        await expect.poll(hrefs).toEqual(expected);
      }
    });

    turn()('[SHELL-04] privacy and contact are reached from the header menu', async ({ page }) => {
      await open(page, '/', language);
      await page.getByRole('button', { name: t.header.menu, exact: true }).click();
      await page.getByRole('link', { name: t.header.privacy, exact: true }).click();
      await expect(page).toHaveURL(/\/privacy$/);
      await expect(page.getByRole('main')).toContainText(language === 'zh' ? '本地处理' : 'processed in the browser');
      await expect(page.getByRole('main')).toContainText(language === 'zh' ? '最多保留 24 小时' : 'at most 24 hours');
      await page.getByRole('button', { name: t.header.menu, exact: true }).click();
      await page.getByRole('banner').getByRole('link', { name: t.header.contact, exact: true }).click();
      await expect(page).toHaveTitle(`${t.header.contact} - ${t.titleSuffix}`);
    });

    turn()('[SHELL-12] on a phone the input comes first, with the options behind a button', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, '/tool/json', language);
      const input = page.getByRole('textbox').first();
      const explanations = page.getByRole('group').filter({ hasText: ui.explanations });
      await expect(explanations).toHaveAttribute('open');
      // The editor takes the place of a plain field when it has come.
      await expect.poll(async () => (await input.boundingBox())?.y).toBeLessThan(330);
      const indent = page.getByRole('toolbar').getByText('Tab', { exact: true });
      await expect(indent).toBeHidden();
      await page.getByRole('button', { name: ui.moreOptions }).click();
      await expect(indent).toBeVisible();
      await page.reload();
      await expect(explanations).not.toHaveAttribute('open');
    });

    turn()(
      '[SHELL-05][SHELL-06] unknown paths and tools are replaced by home, and the name of a tool by its page',
      async ({ page }) => {
        await open(page, '/tools', language);
        for (const path of ['/nowhere', '/tool/nothing', '/tool/__proto__', '/tool/json/extra', '/lab/unknown']) {
          await page.goto('/tools');
          await page.evaluate((to) => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate'));
          }, path);
          await expect(page).toHaveURL(/:\d+\/$/);
          await expect(page).toHaveTitle(`${t.home.title} - ${t.titleSuffix}`);
          await expect(page.getByRole('main').getByText(path, { exact: false }).first()).toBeVisible();
          await page.goBack();
          await expect(page).toHaveURL(/\/tools$/);
        }
        await page.goto('/tools/json');
        const json = tools.find(({ key }) => key === 'json');
        await page
          .getByRole('main')
          .getByRole('link', { name: json?.name[language] ?? '', exact: true })
          .first()
          .click();
        await expect(page).toHaveURL(/\/tool\/json$/);
        await page.goto('/json');
        await expect(page).toHaveURL(/\/tool\/json$/);
      },
    );

    test('[SHELL-07] the header shows navigation, language and version, and no lab or login', async ({ page }) => {
      await open(page, '/', language);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: t.header.home, exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: t.header.tools, exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: t.header.lab, exact: true })).toHaveCount(0);
      await expect(header.getByRole('button', { name: t.header.login, exact: true })).toHaveCount(0);
      await expect(header).toContainText(new RegExp(`v${productVersion} · \\d{4}-\\d\\d-\\d\\d`));
    });

    turn()('[SHELL-08] the sidebar collapses and remembers it', async ({ page }) => {
      await open(page, '/tool/base64', language);
      const sidebar = page.getByRole('complementary');
      const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
      await expect.poll(width).toBe(limits.ui.sidebarWidePx);
      await page.getByRole('button', { name: t.sidebar.collapse }).click();
      await expect.poll(width).toBe(limits.ui.sidebarNarrowPx);
      await page.reload();
      await expect.poll(width).toBe(limits.ui.sidebarNarrowPx);
      await page.getByRole('button', { name: t.sidebar.expand }).click();
      await expect.poll(width).toBe(limits.ui.sidebarWidePx);
    });

    turn()('[SHELL-08] on narrow screens the sidebar is an overlay opened by a button', async ({ page }) => {
      await page.setViewportSize({ width: limits.ui.mobileBreakpointPx, height: 800 });
      await open(page, '/tool/base64', language);
      const list = page.getByRole('navigation', { name: t.sidebar.label, exact: true });
      await expect(list).toBeHidden();
      await page.getByRole('button', { name: t.sidebar.open }).click();
      await expect(list).toBeVisible();
      await list.getByRole('link', { name: 'SFTP' }).click();
      await expect(page).toHaveURL(/\/tool\/sftp$/);
      await expect(list).toBeHidden();
    });

    turn()('[SHELL-09] there is no ad slot unless one is configured', async ({ page }) => {
      await open(page, '/tool/base64', language);
      await expect(page.locator('[data-ad]')).toHaveCount(0);
    });
  });
}

test.describe('the language', () => {
  test.describe('of the browser', () => {
    test.use({ locale: 'en-GB' });
    test('[SHELL-10] is taken where none was chosen', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    });
  });

  test.describe('that is not offered', () => {
    test.use({ locale: 'fr-FR' });
    test('[SHELL-10] falls back to Chinese', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    });
  });

  test('[SHELL-10] stored as a script is rejected and replaced', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', '<script>alert(1)</script>'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', /^(zh-CN|en)$/);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toMatch(/^(zh|en)$/);
  });

  test('[SHELL-10] switches in place and keeps what was typed', async ({ page }) => {
    await open(page, '/tool/base64', 'zh');
    const editor = page.locator('.cm-content').first();
    await editor.fill('留下 keep');
    await page.getByRole('button', { name: zh.header.languageLabel }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64');
    await expect(editor).toContainText('留下 keep');
  });
});

unwatched.describe('the ad slot', () => {
  const script = 'https://ads.example/slot.js';

  // Requests may still be under way when a test has seen what it wanted.
  unwatched.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** The product as it is off localhost with an ad script configured: the same answers under another name. */
  async function openElsewhere(page: Page, baseURL: string | undefined): Promise<void> {
    await page.route('http://tools.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch({ url: `${baseURL}${pathname}` });
      const headers = { ...response.headers() };
      delete headers['content-security-policy'];
      if (!headers['content-type']?.includes('text/html')) return route.fulfill({ response });
      const body = (await response.text()).replace(
        'name="ad-script" content=""',
        `name="ad-script" content="${script}"`,
      );
      return route.fulfill({ response, headers, body });
    });
    await page.goto('http://tools.example/tool/base64');
  }

  unwatched('[SHELL-09] appears off localhost once its script has loaded', async ({ page, baseURL }) => {
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await openElsewhere(page, baseURL);
    await expect(page.locator('[data-ad=shown]')).toBeVisible();
  });

  unwatched('[SHELL-09] is hidden when its script has not loaded in time', async ({ page, baseURL }) => {
    await page.clock.install();
    await page.route(script, () => undefined);
    await openElsewhere(page, baseURL);
    await expect(page.locator('[data-ad=loading]')).toBeAttached();
    await page.clock.runFor(limits.ui.adLoadTimeoutMs + 100);
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  });
});

test.describe('the theme', () => {
  test('goes from system to light to dark and is kept', async ({ page }) => {
    await open(page, '/', 'en');
    const root = page.locator('html');
    await page.getByRole('button', { name: en.header.scheme.auto }).click();
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.getByRole('button', { name: en.header.scheme.light }).click();
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.reload();
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

for (const language of oneLanguage(1)) {
  test(`[SHELL-12][SHELL-20] on a phone the input begins in the upper half of every tool’s page (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const places = [
      { path: pages.recipes, name: recipesTexts[language].title },
      ...tools.map(({ key, name }) => ({ path: pages.tool(key), name: name[language] })),
    ];
    const inputTop = (): Promise<number> =>
      page.getByRole('main').evaluate((main) => {
        // A page without a text to be typed shows what it makes, or takes pictures, behind its toolbar and its messages.
        const input =
          main.querySelector('[role="textbox"], textarea') ??
          main.querySelector('[role="toolbar"]')?.nextElementSibling?.nextElementSibling;
        return input?.getBoundingClientRect().top ?? Infinity;
      });
    for (const { path, name } of places) {
      await open(page, path, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect.poll(inputTop, path).toBeLessThanOrEqual(330);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    }
  });
}
