import type { ChatRequest } from '@toolbench/contracts/assistant/assistant.ts';
import { assistantPaths, calls, previewPaths } from '@toolbench/contracts/routes.ts';
import { formatTimeOfDay } from '../../apps/web/src/format-time.ts';
import { en } from '../../apps/web/src/text/en.ts';
import { zh } from '../../apps/web/src/text/zh.ts';
import { ownerWords } from '@toolbench/lab/assistant/generate/pages/words.ts';
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  button,
  card,
  chatAnswer,
  fulfill,
  input,
  makeApp,
  newest,
  openAssistant,
  running,
  say,
  sentences,
  sessionOf,
  test,
  texts,
  view,
} from './assistant-page.ts';
import { expectNoSeriousFinding, expectToFit } from '../support/readability.ts';
import { expect, languages, runAheadUntil, takeTurns } from '../support/fixtures.ts';

const shells = { zh, en };
const frame = (page: Page) => page.locator('iframe');

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];

  test.describe(`preview (${language})`, () => {
    turn()(
      '[PREVIEW-02] [PREVIEW-03] an app runs in a sandboxed frame of another origin until it is left',
      async ({ page, token, baseURL }) => {
        await openAssistant(page, token, language);
        await say(page, t, sentences[language].calculator);
        await button(card(page, t), t.requirement.confirm).click();
        const app = page.frameLocator('iframe');
        await expect(app.getByRole('spinbutton').or(app.getByRole('textbox')).first()).toBeVisible();
        const source = (await frame(page).getAttribute('src')) ?? '';
        expect(new URL(source).origin).not.toBe(baseURL);
        await expect(frame(page)).toHaveAttribute(
          'sandbox',
          'allow-scripts allow-forms allow-modals allow-downloads allow-same-origin',
        );
        // The key in the address is for the frame and the new window, not for reading.
        await expect(page.getByLabel(t.preview.address)).toHaveText(`${new URL(source).origin}/`);
        const open = page.getByRole('link', { name: t.preview.open });
        await expect(open).toHaveAttribute('href', source);
        await expect(open).toHaveAttribute('target', '_blank');
        await expect(page.locator('[data-driver=static]')).toBeVisible();
        await expect(button(page, t.preview.refresh)).toBeEnabled();

        // Whatever the app still asks for once it is stopped would be refused.
        await page
          .frame({ url: (address) => address.origin === new URL(source).origin })
          ?.waitForLoadState('networkidle');
        const stops: string[] = [];
        page.on('request', (request) => request.url().endsWith(calls.stopPreview) && stops.push(request.url()));
        const other = language === 'zh' ? 'en' : 'zh';
        for (const shown of [language, other] as const) {
          await page.getByRole('button', { name: shells[shown].header.languageLabel }).click();
          await expect(page.locator('html')).not.toHaveAttribute('lang', shown === 'zh' ? 'zh-CN' : 'en');
          await expect(frame(page)).toHaveAttribute('src', source);
        }
        expect(stops).toEqual([]);
        const stopped = page.waitForRequest((request) => request.url().endsWith(calls.stopPreview));
        await page.getByRole('link', { name: language === 'zh' ? '首页' : 'Home', exact: true }).click();
        expect((await stopped).postDataJSON()).toEqual({ previewId: expect.any(String) as unknown as string });
      },
    );

    turn()(
      '[PREVIEW-01] [PREVIEW-02] the list is asked until there is an address, and a missing preview is idle',
      async ({ page, token, doubles }) => {
        await page.clock.install();
        await openAssistant(page, token, language);
        await makeApp(page, t, sentences[language].calculator, doubles);
        await button(page, t.preview.stop).click();
        await expect(page.getByText(t.preview.none)).toBeVisible();

        let asked = 0;
        doubles.always(calls.createPreview, () => Promise.resolve());
        doubles.always(calls.previewList, (route) => {
          asked += 1;
          return route.fulfill({ json: { success: true, previews: asked < 2 ? [] : [running] } });
        });
        doubles.always(previewPaths.status('p-1'), fulfill({ success: true, preview: running }));
        doubles.always(previewPaths.logs('p-1'), fulfill({ lines: [] }));
        await button(page, t.preview.start).click();
        await expect(page.getByRole('status').filter({ hasText: t.preview.starting })).toBeVisible();
        await runAheadUntil(page, () => expect(frame(page)).toBeVisible({ timeout: 200 }));
        expect(asked).toBe(2);
        await expect(page.getByRole('status').filter({ hasText: t.preview.starting })).toHaveCount(0);

        await view(page, t.views.monitor).click();
        const figures = page.locator('dl').filter({ hasText: t.monitor.uptime });
        for (const shown of ['1,200', '12.5%', t.monitor.milliseconds({ ms: '3.3' })]) {
          await expect(figures).toContainText(shown);
        }
        doubles.always(
          previewPaths.logs('p-1'),
          fulfill({ lines: [{ number: 1, at: '2026-11-21T09:00:00.000Z', from: 'err', text: '<b>boom</b>' }] }),
        );
        const logs = page.getByRole('region', { name: t.monitor.logs });
        await runAheadUntil(page, () => expect(logs).toContainText('<b>boom</b>', { timeout: 200 }));
        await expect(logs).toContainText(formatTimeOfDay('2026-11-21T09:00:00.000Z', language));
        await expect(logs.getByRole('button')).toBeEnabled();
        doubles.always(previewPaths.status('p-1'), fulfill({ success: false, error: 'gone' }));
        await runAheadUntil(page, () => expect(page.getByText(t.monitor.none)).toBeVisible({ timeout: 200 }));
        await view(page, t.views.preview).click();
        await expect(page.getByText(t.preview.none)).toBeVisible();
        await expect(button(page, t.preview.start)).toBeVisible();
      },
    );

    turn()(
      '[PREVIEW-02] a local reply that deploys does so by itself, and an address by hand is read once',
      async ({ page, token, doubles, problems }) => {
        await page.addInitScript(() => {
          if (sessionStorage.getItem('once') === null)
            localStorage.setItem('manualPreviewUrl', `${location.origin}/none`);
          sessionStorage.setItem('once', '1');
        });
        await openAssistant(page, token, language);
        await expect(page.getByText(t.preview.manual)).toBeVisible();
        await expect(page.getByLabel(t.preview.address)).toHaveText(/\/none$/);
        expect(await page.evaluate(() => localStorage.getItem('manualPreviewUrl'))).toBeNull();
        await page.reload();
        await expect(page.getByText(t.preview.empty)).toBeVisible();

        doubles.once(calls.assistantChat, fulfill(chatAnswer({ content: 'ok', actions: [{ type: 'deploy' }] })));
        doubles.always(calls.createPreview, fulfill({ success: true, preview_id: 'p-1', preview_url: 'about:blank' }));
        const started = page.waitForRequest((request) => request.url().includes(calls.createPreview));
        await say(page, t, 'deploy');
        await expect(newest(page)).toContainText('ok');
        expect(new URL((await started).url()).searchParams.get('session_id')).toBe(await sessionOf(page));
        await expect(frame(page)).toBeVisible();
        // The product lets nobody frame it, which is what the address by hand led to.
        problems.length = 0;
      },
    );

    turn()(
      '[PREVIEW-02] a preview refreshes by itself once, unless it is in use by then',
      async ({ page, token, doubles }) => {
        await page.clock.install();
        await openAssistant(page, token, language);
        doubles.always(calls.createPreview, fulfill({ success: true, preview_id: 'p-1', preview_url: 'about:blank' }));
        doubles.always(previewPaths.status('p-1'), fulfill({ success: true, preview: running }));
        const mark = () => frame(page).evaluate((element) => element.setAttribute('data-marked', ''));
        const marked = page.locator('iframe[data-marked]');
        const deploy = async () => {
          doubles.once(calls.assistantChat, fulfill(chatAnswer({ content: 'ok', actions: [{ type: 'deploy' }] })));
          await say(page, t, 'deploy');
          await runAheadUntil(page, () => expect(frame(page)).toBeVisible({ timeout: 200 }));
          await mark();
        };
        await deploy();
        await runAheadUntil(page, () => expect(marked).toHaveCount(0, { timeout: 200 }));
        doubles.always(calls.stopPreview, fulfill({ success: true }));
        await button(page, t.preview.stop).click();
        await expect(frame(page)).toHaveCount(0);
        await deploy();
        await frame(page).focus();
        await page.clock.runFor(10_000);
        await expect(marked).toHaveCount(1);
      },
    );

    turn()(
      '[NC-09] what an app reports is offered for repair with its place',
      async ({ page, token, baseURL, problems }) => {
        await openAssistant(page, token, language);
        await say(page, t, sentences[language].calculator);
        await button(card(page, t), t.requirement.confirm).click();
        await expect(frame(page)).toBeVisible();
        const address = `${baseURL}${assistantPaths.files(await sessionOf(page))}`;
        const headers = { authorization: `Bearer ${token}` };
        const files = { 'web/src/main.jsx': "throw new Error('out of order');\n" };
        const edited = await page.request.put(address, { headers, data: { version: 1, files } });
        expect(edited.ok()).toBe(true);
        await button(page, t.preview.stop).click();
        await button(page, t.preview.start).click();
        await expect(page.getByText(t.findings.title({ count: 1 }))).toBeVisible();
        const report = page.locator('details').filter({ hasText: t.findings.title({ count: 1 }) });
        await expect(report).toContainText('out of order');
        await expect(report).toContainText(t.findings.from.browser);
        const repair = page.waitForRequest((request) => request.url().endsWith(calls.assistantChat));
        await button(page, t.findings.repair).click();
        const { message, findings } = (await repair).postDataJSON() as ChatRequest;
        expect(message).toBe(t.findings.repairMessage);
        expect(findings?.[0]).toMatchObject({
          from: 'browser',
          message: expect.stringContaining('out of order') as unknown as string,
        });
        await expect(newest(page)).toHaveAttribute('data-role', 'assistant');
        // Whatever the app still throws, started anew, it throws before it is left.
        await page.goto('/favicon.svg');
        problems.length = 0;
      },
    );
  });
}

test('[SHELL-15] no state has a serious finding in light or dark, and each fits 360 px', async ({
  page,
  token,
  doubles,
}) => {
  const t = texts.en;
  doubles.always(calls.deployTargets, fulfill({ targets: [{ target: 'local', isConfigured: true, fields: [] }] }));
  doubles.always(calls.deployments, fulfill({ deployments: [] }));
  await openAssistant(page, token, 'en');
  await expectNoSeriousFinding(page);
  await button(page, t.settings).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSeriousFinding(page, t.settings);
  await button(page, t.settingsForm.cancel).click();
  await say(page, t, 'Make a to-do website with a board');
  await expect(card(page, t)).toBeVisible();
  await input(page, t).fill('and more');
  await expectNoSeriousFinding(page, t.requirement.title);
  await expectToFit(page, 360, t.requirement.title);
  doubles.always(
    calls.createPreview,
    fulfill({ success: true, preview_id: 'p-1', preview_url: 'about:blank', preview: running }),
  );
  doubles.always(previewPaths.status('p-1'), fulfill({ success: true, preview: running }));
  doubles.always(
    previewPaths.logs('p-1'),
    fulfill({ lines: [{ number: 1, at: '2026-11-21T09:00:00.000Z', from: 'out', text: 'ready' }] }),
  );
  await button(card(page, t), t.requirement.confirm).click();
  await expect(frame(page)).toBeVisible();
  for (const name of Object.values(t.views)) {
    await view(page, name).click();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expectNoSeriousFinding(page, name);
    await expectToFit(page, 360, name);
  }
});

test('[PREVIEW-03] deleting a conversation stops its preview at once', async ({ page, token, request }) => {
  await openAssistant(page, token, 'en');
  await say(page, texts.en, sentences.en.calculator);
  await button(card(page, texts.en), texts.en.requirement.confirm).click();
  await expect(frame(page)).toBeVisible();
  const session = await sessionOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const list = async () => {
    const answer = await request.get(`${calls.previewList}?session_id=${session}`, { headers });
    return ((await answer.json()) as { previews: { preview_id: string }[] }).previews.map((one) => one.preview_id);
  };
  const [id = ''] = await list();
  expect((await request.get(previewPaths.status(id), { headers })).status()).toBe(200);
  // The frame may still be loading, and what it asks of a stopped preview is refused.
  await page.goto('about:blank');
  expect((await request.delete(assistantPaths.session(session), { headers })).status()).toBe(204);
  expect((await request.get(previewPaths.status(id), { headers })).status()).toBe(404);
});

test('[NC-08] in its preview an app keeps who is signed in, with the password that the product shows', async ({
  page,
  token,
}) => {
  test.skip(process.env.CI !== 'true' && !existsSync('/usr/bin/bwrap'), 'apps run their server under bubblewrap');
  let loads = 0;
  page.on('framenavigated', (shown) => {
    if (shown.parentFrame() !== null && shown.url().includes('.localhost:')) loads += 1;
  });
  await openAssistant(page, token, 'zh');
  await say(page, texts.zh, '做一个卖水果的网店');
  await button(card(page, texts.zh), texts.zh.requirement.confirm).click();
  const note = page.locator('[data-note]').filter({ hasText: '所有者密码' });
  await expect(note).toBeVisible();
  const password = /：([\w-]+)。/.exec(await note.innerText())?.[1] ?? '';
  const app = page.frameLocator('iframe');
  // What was just made is loaded once more after some seconds, which closes what is open in it.
  await expect.poll(() => loads).toBeGreaterThan(1);
  await app.getByRole('button', { name: ownerWords.zh.signIn }).click();
  await app.getByRole('dialog').getByLabel(ownerWords.zh.password).fill(password);
  await app.getByRole('dialog').getByRole('button', { name: ownerWords.zh.signIn }).click();
  await expect(app.getByRole('button', { name: /owner$/ })).toBeVisible();
  // Whoever loads the page anew is known by the cookie alone.
  await button(page, texts.zh.preview.refresh).click();
  await expect(app.getByRole('button', { name: /owner$/ })).toBeVisible();
});
