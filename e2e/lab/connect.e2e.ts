import type { Page } from '@playwright/test';
import { goodKey } from '../../apps/server/src/test-support/ai-services/asked.ts';
import { openService, type ServiceDouble } from '../../apps/server/src/test-support/ai-services/double.ts';
import { sendJson } from '../../apps/server/src/test-support/ai-services/send.ts';
import { strictHandler } from '../../apps/server/src/test-support/ai-services/strict-answers.ts';
import { strictServices, type StrictName } from '../../apps/server/src/test-support/ai-services/strict-services.ts';
import { en } from '../../apps/web/src/lab/text.en.ts';
import { zh } from '../../apps/web/src/lab/text.zh.ts';
import { en as paletteEn } from '../../apps/web/src/palette/text.en.ts';
import { zh as paletteZh } from '../../apps/web/src/palette/text.zh.ts';
import { expect, languages, test as base, type Language, takeTurns } from '../support/fixtures.ts';
import { expectNoSeriousFinding, expectToFit } from '../support/readability.ts';
import { startServer } from '../support/serve.ts';
import { openSignedIn, signIn } from '../support/signed-in.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

const texts = { zh, en };
const palette = { zh: paletteZh, en: paletteEn };

interface OwnServer {
  readonly url: string;
  readonly token: string;
}

/** These tests change which engines serve the whole server: each worker has one of its own. */
const test = base.extend<{ readonly clean: undefined }, { readonly own: OwnServer }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
    async ({}, use) => {
      const server = await startServer();
      await use({ url: server.url, token: await signIn(server.url) });
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url),
  clean: [
    async ({ own }, use) => {
      await use(undefined);
      const headers = { authorization: `Bearer ${own.token}` };
      for (const port of ['chat', 'embed', 'transcribe', 'speak']) {
        await fetchOnce(`${own.url}/api/ai/engines/${port}`, { method: 'DELETE', headers });
      }
    },
    { auto: true },
  ],
});

/** The models of a strict service as its own list would name them. */
function listOf(name: StrictName): object {
  const { protocol, ports } = strictServices[name];
  const ids = Object.values(ports).map(({ model }) => model);
  if (protocol === 'gemini') {
    const methodOf = (id: string) => (id.includes('embedding') ? 'batchEmbedContents' : 'generateContent');
    return { models: ids.map((id) => ({ name: `models/${id}`, supportedGenerationMethods: [methodOf(id)] })) };
  }
  return { object: 'list', data: ids.map((id) => ({ id, object: 'model', type: 'model' })) };
}

/** A strict service with a list of its models, for whoever has the key. */
async function openStrict(name: StrictName): Promise<ServiceDouble & { readonly address: string }> {
  const service = strictServices[name];
  const answer = strictHandler(service);
  const double = await openService((asked, response) => {
    if (!new URL(asked.path, 'http://double').pathname.endsWith('/models')) return answer(asked, response);
    const { authorization, 'x-api-key': own, 'x-goog-api-key': google } = asked.headers;
    const hasKey = [authorization?.slice('Bearer '.length), own, google].includes(goodKey);
    if (!hasKey) return sendJson(response, 401, { error: { message: 'Incorrect API key provided.' } });
    return sendJson(response, 200, listOf(name));
  });
  return { ...double, address: `${new URL(double.baseUrl).origin}${service.base}` };
}

const form = (page: Page, t: typeof zh) => page.getByRole('form', { name: t.connect.title, exact: true });
const line = (page: Page, feature: string) => page.locator(`[data-feature=${feature}]`);

async function choose(page: Page, own: OwnServer, language: Language, preset: string, address: string) {
  await openSignedIn(page, own.token, '/lab/settings', language);
  await fillAddress(page, texts[language], preset, address);
}

async function fillAddress(page: Page, t: typeof zh, preset: string, address: string) {
  await page.getByRole('searchbox', { name: t.connect.search }).fill(preset);
  await page.locator(`[data-preset=${preset}]`).click();
  await form(page, t).getByLabel(t.settings.baseUrl).fill(address);
}

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`connecting a model service (${language})`, () => {
    for (const name of ['openai', 'anthropic', 'gemini'] as const) {
      turn()(`[LAB-05] ${name} serves all it offers after an address and a key`, async ({ page, own }) => {
        const service = await openStrict(name);
        await choose(page, own, language, name, service.address);
        await form(page, t).getByLabel(t.settings.key, { exact: true }).fill(goodKey);
        await form(page, t).getByRole('button', { name: t.connect.connect, exact: true }).click();
        for (const port of Object.keys(strictServices[name].ports)) {
          await expect(page.locator(`details[data-port=${port}]`)).toContainText(new URL(service.address).host);
        }
        await expect(page.locator('[data-result]')).toBeVisible();
        await expect(line(page, 'document-answer')).toHaveAttribute('data-state', 'works');
        await expect(form(page, t).getByLabel(t.settings.key, { exact: true })).toHaveValue('');
        const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        expect(kept).not.toContain(goodKey);
        if (name === 'openai') {
          await expect(line(page, 'document-answer')).toContainText('max_completion_tokens');
          await expect(line(page, 'speech').locator('audio')).toBeVisible();
        }
        await service.close();
      });
    }

    turn()(
      '[LAB-05] a wrong key is told beside its field, nothing is saved, and leaving is asked about',
      async ({ page, own }) => {
        const service = await openStrict('openai');
        await choose(page, own, language, 'openai', service.address);
        const key = form(page, t).getByLabel(t.settings.key, { exact: true });
        await key.fill('sk-wrong-canary-1234');
        await form(page, t).getByRole('button', { name: t.connect.connect, exact: true }).click();
        await expect(key).toHaveAttribute('aria-invalid', 'true');
        await expect(form(page, t)).toContainText(t.connect.notConnected);
        await expect(page.locator('details[data-port=chat]')).toContainText(t.engines.source.embedded);
        const home = page.locator('a[href="/"]').first();
        const questions: string[] = [];
        page.on('dialog', (dialog) => {
          questions.push(dialog.message());
          void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
        });
        await home.click();
        await expect(key).toHaveValue('sk-wrong-canary-1234');
        await home.click();
        await expect(key).toBeHidden();
        expect(questions).toEqual([t.settings.leaveUnsaved, t.settings.leaveUnsaved]);

        // The history of the tab and the palette lead away as well.
        await page.goBack();
        await fillAddress(page, t, 'openai', service.address);
        await key.fill('sk-other-canary-1234');
        questions.length = 0;
        await page.evaluate(() => history.forward());
        await expect.poll(() => questions.length).toBe(1);
        await expect(page).toHaveURL(/\/lab\/settings$/);
        await expect(key).toHaveValue('sk-other-canary-1234');
        await page.keyboard.press('Control+k');
        const search = page.getByRole('combobox', { name: palette[language].search });
        await expect(search).toBeFocused();
        await search.fill('base64');
        await search.press('Enter');
        await expect(page).toHaveURL(/\/tool\/base64$/);
        expect(questions).toHaveLength(2);
        await service.close();
      },
    );

    turn()(
      '[LAB-05] what failed is told in the list, and what was learned is forgotten by a button',
      async ({ page, own }) => {
        const service = await openStrict('openai');
        await choose(page, own, language, 'openai', service.address);
        await form(page, t).getByLabel(t.settings.key, { exact: true }).fill(goodKey);
        await form(page, t).getByText(t.connect.chooseModels, { exact: true }).click();
        await form(page, t).getByLabel(t.engines.ports.embed, { exact: true }).fill('no-such-model');
        // The list is asked first, then each feature of chat, then the embeddings.
        await page.route('**/api/ai/engines/embed/test*', async (route) => {
          service.answerNext((_asked, response) =>
            sendJson(response, 404, { error: { message: 'The model `no-such-model` does not exist' } }),
          );
          await route.continue();
        });
        await form(page, t).getByRole('button', { name: t.connect.connect, exact: true }).click();
        await expect(page.locator('[data-result=fails]')).toBeVisible();
        await expect(line(page, 'embeddings')).toHaveAttribute('data-state', 'fails');
        await expect(line(page, 'embeddings')).toContainText('no-such-model');
        await expect(line(page, 'recognition')).toHaveAttribute('data-state', 'works');
        await page.reload();
        await page.locator('details[data-port=chat] > summary').click();
        const part = page.locator('details[data-port=chat]');
        await expect(part).toContainText('max_completion_tokens');
        await part.getByRole('button', { name: t.settings.forget, exact: true }).click();
        await expect(part).not.toContainText('max_completion_tokens');
        await service.close();
      },
    );

    turn()(
      '[LAB-05] services on the machine are found on request and connected by one click',
      async ({ page, own }) => {
        const service = await openStrict('ollama');
        const models = [{ id: 'gemma3:4b', kind: 'chat' }];
        await page.route('**/api/ai/local-services', (route) =>
          route.fulfill({ json: { services: [{ preset: 'ollama', baseUrl: service.address, models, voices: [] }] } }),
        );
        await openSignedIn(page, own.token, '/lab/settings', language);
        await page.getByRole('button', { name: t.connect.findLocal, exact: true }).click();
        await page.locator('[data-found=ollama]').getByRole('button').click();
        await expect(page.locator('details[data-port=chat]')).toContainText('gemma3:4b');
        await expect(line(page, 'document-answer')).toHaveAttribute('data-state', 'works');
        await expect(page.locator('[data-result]')).toBeVisible();
        await service.close();
      },
    );
  });
}

test('[SHELL-15] the form of a service has no serious finding and fits 360 px', async ({ page, own }) => {
  await choose(page, own, 'zh', 'azure', 'https://{resource}.openai.azure.com/openai');
  await form(page, zh).getByRole('button', { name: zh.connect.connect, exact: true }).click();
  await expect(form(page, zh)).toContainText(zh.connect.placeMissing);
  await expectNoSeriousFinding(page);
  await expectToFit(page, 360);
});
