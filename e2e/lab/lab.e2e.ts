import { aiErrorText } from '@toolbench/contracts/ai/ai-texts.ts';
import type { Page } from '@playwright/test';
import { goodKey, reply } from '../../apps/server/src/test-support/ai-services/asked.ts';
import { openDouble, type ServiceDouble } from '../../apps/server/src/test-support/ai-services/double.ts';
import { sendJson } from '../../apps/server/src/test-support/ai-services/send.ts';
import { en } from '../../apps/web/src/lab/text.en.ts';
import { zh } from '../../apps/web/src/lab/text.zh.ts';
import { en as shellEn } from '../../apps/web/src/text/en.ts';
import { zh as shellZh } from '../../apps/web/src/text/zh.ts';
import { expectNoSeriousFinding, expectToFit } from '../support/readability.ts';
import { expect, languages, open, test as base, type Language, takeTurns } from '../support/fixtures.ts';
import { startServer, type RunningServer } from '../support/serve.ts';
import { openSignedIn, signIn } from '../support/signed-in.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

const texts = { zh, en };
const shellTexts = { zh: shellZh, en: shellEn };
const ports = ['chat', 'embed', 'transcribe', 'speak'] as const;

interface OwnServer {
  readonly server: RunningServer;
  readonly token: string;
}

/** These tests change which engines serve the whole server: each worker has one of its own, and a service beside it. */
const test = base.extend<{ readonly service: ServiceDouble }, { readonly own: OwnServer }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
    async ({}, use) => {
      const server = await startServer();
      await use({ server, token: await signIn(server.url) });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.server.url),
  service: async ({ own }, use) => {
    const service = await openDouble('openai');
    await use(service);
    await service.close();
    for (const port of ports) await callServer(own, 'DELETE', `/api/ai/engines/${port}`);
  },
});

function callServer({ server, token }: OwnServer, method: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  return fetchOnce(`${server.url}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
}

const openLab = (page: Page, { token }: OwnServer, path: string, language: Language) =>
  openSignedIn(page, token, path, language);

const icon = (page: Page, t: typeof zh) => page.getByRole('button', { name: t.welcome.icon, exact: true });
const option = (page: Page, model: string) => page.locator(`[data-model="${model}"]`);
const engine = (page: Page, port: string) => page.locator(`li[data-port=${port}]`);

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`lab (${language})`, () => {
    turn()('[LAB-01] lists the tools with their status and welcomes', async ({ page, own }) => {
      await openLab(page, own, '/lab', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.welcome.title);
      await expect(page.getByText(t.welcome.text)).toBeVisible();
      const { entries } = shellTexts[language].lab;
      const statuses = { rag: 'beta', cag: 'beta', translate: 'experimental', naturalcode: 'experimental' } as const;
      const main = page.getByRole('main');
      for (const [key, status] of Object.entries(statuses) as [keyof typeof statuses, 'beta' | 'experimental'][]) {
        const card = main.getByRole('link', { name: entries[key].name });
        await expect(card).toHaveAttribute('href', `/lab/${key}`);
        await expect(card.locator('[data-badge]')).toHaveText(t.status[status]);
      }
      // Amber and red, told by words as well.
      const colours = await main
        .locator('[data-badge]')
        .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color));
      expect(new Set(colours).size).toBe(2);
    });

    turn()(
      '[LAB-02] three clicks on the icon reveal the choice of model, a hint counts down, and it hides again',
      async ({ page, own }) => {
        await openLab(page, own, '/lab', language);
        const title = page.getByRole('heading', { name: t.models.title, exact: true });
        await expect(page.getByText(t.welcome.clicksLeft({ count: 2 }))).toHaveCount(0);
        await icon(page, t).click();
        await expect(page.getByText(t.welcome.clicksLeft({ count: 2 }))).toBeVisible();
        await icon(page, t).click();
        await expect(page.getByText(t.welcome.clicksLeft({ count: 1 }))).toBeVisible();
        await expect(title).toHaveCount(0);
        await icon(page, t).click();
        await expect(title).toBeVisible();
        await expect(page.getByText(t.models.noService)).toBeVisible();
        await page.getByRole('button', { name: t.models.hide, exact: true }).click();
        await expect(title).toHaveCount(0);
        await icon(page, t).click();
        await expect(page.getByText(t.welcome.clicksLeft({ count: 2 }))).toBeVisible();
      },
    );

    turn()('[LAB-02] is disabled with a note once the session has ended', async ({ page, own, problems }) => {
      await page.route('**/api/ai/engines', (route) =>
        route.fulfill({ status: 401, json: { detail: 'the session has ended', code: 'not-signed-in' } }),
      );
      await openLab(page, own, '/lab', language);
      await icon(page, t).click({ clickCount: 3 });
      await expect(page.getByText(t.models.signIn, { exact: true })).toBeVisible();
      for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
      await expect(page.getByRole('radio')).toHaveCount(3);
      await expect(page.getByRole('alert')).toContainText('the session has ended');
      expect(problems.every((problem) => problem.includes('401'))).toBe(true);
      problems.length = 0;
    });

    turn()(
      '[LAB-03] shows the three models with their figures, and the choice reaches the server',
      async ({ page, own, service }) => {
        const body = { baseUrl: service.baseUrl, model: 'gpt-4.1-nano', key: goodKey };
        await callServer(own, 'PUT', '/api/ai/engines/chat', body);
        await openLab(page, own, '/lab', language);
        await icon(page, t).click({ clickCount: 3 });
        const nano = option(page, 'gpt-4.1-nano');
        await expect(nano).toContainText(t.models.recommended);
        await expect(nano).toContainText(t.models.cost({ usd: '0.000234' }));
        await expect(nano).toContainText(t.models.saves({ percent: 88 }));
        await expect(nano.getByRole('radio')).toBeChecked();
        await expect(option(page, 'gpt-3.5-turbo')).toContainText(t.models.cost({ usd: '0.001674' }));
        await expect(option(page, 'gpt-3.5-turbo')).toContainText(t.models.noSaving);
        await expect(option(page, 'gpt-4o')).toContainText(t.models.cost({ usd: '0.005000' }));
        await expect(option(page, 'gpt-4o')).toContainText(t.models.costsMore({ percent: 199 }));
        for (const words of [t.models.speed, t.models.quality]) await expect(nano).toContainText(words);

        await option(page, 'gpt-4o').click();
        await engine(page, 'chat').getByRole('button').click();
        await expect(engine(page, 'chat')).toContainText(t.engines.model({ model: 'gpt-4o' }));
        // One call for each feature, as the features make them.
        expect(new Set(service.asked.map(({ json }) => json.model))).toEqual(new Set(['gpt-4o']));

        await page.reload();
        await icon(page, t).click({ clickCount: 3 });
        await expect(option(page, 'gpt-4o').getByRole('radio')).toBeChecked();
      },
    );

    test('[LAB-04] says which engine serves what, and what to set to change it', async ({ page, own }) => {
      await openLab(page, own, '/lab', language);
      for (const port of ports) {
        const row = engine(page, port);
        await expect(row).toContainText(t.engines.ports[port]);
        await expect(row).toContainText(t.engines.embedded[port]);
        await expect(row).toContainText(t.engines.change({ port: port.toUpperCase() }));
        await expect(row.getByRole('button')).toHaveCount(0);
      }
      await page.getByRole('main').getByRole('link', { name: t.engines.connect, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.settings.title);
    });

    turn()(
      '[LAB-04] an administrator sets a service, tries it, sees what it cost, and removes it',
      async ({ page, own, service }) => {
        await openLab(page, own, '/lab/settings', language);
        await page.locator('details[data-port=chat] > summary').click();
        const form = page.getByRole('form', { name: t.engines.ports.chat, exact: true });
        const part = page.locator('details[data-port=chat]');
        const button = (name: string) => form.getByRole('button', { name, exact: true });
        const key = form.getByLabel(t.settings.key, { exact: true });
        await expect(part).toContainText(t.engines.source.embedded);

        await button(t.settings.save).click();
        await expect(form).toContainText(t.settings.baseUrlWrong);
        await expect(form).toContainText(t.settings.modelMissing);

        await form.getByLabel(t.settings.baseUrl).fill(service.baseUrl);
        await form.getByLabel(t.settings.model, { exact: true }).fill('gpt-4.1-nano');
        await key.fill('sk-wrong-canary-1234');
        await button(t.settings.save).click();
        await expect(form.getByText(t.settings.saved, { exact: true })).toBeVisible();
        await expect(key).toHaveValue('');
        await expect(form).toContainText(t.settings.keyNote.set);

        const testName = t.engines.testOf({ port: t.engines.ports.chat });
        await button(testName).click();
        await expect(form.locator('[data-result=fails]')).toBeVisible();
        await expect(form).not.toContainText('canary');

        await key.fill(goodKey);
        await expect(form.locator('[data-result]')).toHaveCount(0);
        await button(t.settings.save).click();
        await button(testName).click();
        await expect(form.locator('[data-result=works]')).toContainText(reply);
        await expect(page.getByRole('row', { name: /gpt-4\.1-nano/ })).toContainText(/\$0\.0+\d/);

        await form.getByLabel(t.settings.baseUrl).fill('https://other.example/v1');
        await expect(form).toContainText(t.settings.keyElsewhere);
        await form.getByLabel(t.settings.baseUrl).fill(service.baseUrl);

        await button(t.settings.removeKey).click();
        await expect(form).toContainText(t.settings.keyNote['not-set']);
        await button(t.settings.reset).click();
        await expect(form.getByText(t.settings.resetDone, { exact: true })).toBeVisible();
        await expect(form.getByLabel(t.settings.baseUrl)).toHaveValue('');
        await expect(button(testName)).toHaveCount(0);
      },
    );

    test('[LAB-04] a test says in words what is wrong with each service', async ({ page, own, service }) => {
      const body = { baseUrl: service.baseUrl, model: 'missing', key: goodKey };
      await callServer(own, 'PUT', '/api/ai/engines/embed', body);
      await callServer(own, 'PUT', '/api/ai/engines/speak', { baseUrl: 'http://127.0.0.1:9/v1', model: 'tts-1' });
      service.answerNext(
        (_asked, response) => sendJson(response, 404, { error: { message: 'model "missing" not found' } }),
        (_asked, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>proxy</h1>'),
      );
      await openLab(page, own, '/lab', language);
      const embed = engine(page, 'embed');
      await expect(embed).toContainText(t.engines.idle);
      await embed.getByRole('button').click();
      await expect(embed.getByRole('alert')).toContainText('model "missing" not found');
      await embed.getByRole('button').click();
      await expect(embed.getByRole('alert')).not.toContainText('not found');
      await expect(embed.getByRole('alert')).not.toContainText('proxy');
      await engine(page, 'speak').getByRole('button').click();
      const refused = aiErrorText({ code: 'network', cause: 'refused' }, language);
      await expect(engine(page, 'speak').getByRole('alert')).toContainText(refused);
    });
  });
}

for (const path of ['/lab', '/lab/settings']) {
  test(`[SHELL-15] ${path} has no serious finding in light and dark and fits 360 px`, async ({
    page,
    own,
    service,
  }) => {
    await callServer(own, 'PUT', '/api/ai/engines/chat', { baseUrl: service.baseUrl, model: 'gpt-4o' });
    await openLab(page, own, path, 'zh');
    await expect(page.locator('[data-port=speak]')).toBeVisible();
    if (path === '/lab/settings') await page.locator('[data-port=chat] > summary').click();
    await page.locator('[data-port=chat]').getByRole('button', { name: zh.engines.test }).click();
    await expect(page.locator('[data-result]')).toBeVisible();
    if (path === '/lab') await icon(page, zh).click({ clickCount: 3 });
    await expectNoSeriousFinding(page);
    await expectToFit(page, 360);
  });
}

test('[AUTH-07] /lab/settings leads home without lab access', async ({ page }) => {
  await open(page, '/lab/settings', 'zh');
  await expect(page).toHaveURL(/:\d+\/$/);
});
