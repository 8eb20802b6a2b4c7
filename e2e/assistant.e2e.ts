import type { ChatRequest } from '@toolbench/contracts/assistant.ts';
import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import type { Page, Route } from '@playwright/test';
import {
  button,
  card,
  chatAnswer,
  fulfill,
  input,
  makeApp,
  messages,
  newest,
  noApp,
  openAssistant,
  say,
  test,
  texts,
  view,
} from './assistant-page.ts';
import { expect, languages } from './fixtures.ts';
import { openSignedIn } from './signed-in.ts';

const sentences = {
  zh: { todo: '做一个可以按优先级筛选的待办事项网站', calculator: '做一个房贷计算器', change: '添加一个字段备注' },
  en: {
    todo: 'Make a to-do website with a filter by priority',
    calculator: 'A mortgage calculator',
    change: 'Add a field remark',
  },
};

/** The bodies of the chat calls, as they come. */
function listen(page: Page): ChatRequest[] {
  const asked: ChatRequest[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.assistantChat)) asked.push(request.postDataJSON() as ChatRequest);
  });
  return asked;
}

for (const language of languages) {
  const t = texts[language];
  const words = sentences[language];

  test.describe(`assistant (${language})`, () => {
    test('[NC-01] [NC-02] begins with a suggestion, sends what the call takes, and one message at a time', async ({
      page,
      token,
      doubles,
    }) => {
      const asked = listen(page);
      await openAssistant(page, token, language);
      const left = page.getByRole('region', { name: t.conversation, exact: true });
      expect((await left.boundingBox())?.width).toBeCloseTo(350, -1);
      await expect(page.getByText(t.preview.empty)).toBeVisible();
      await expect(button(page, t.download)).toHaveCount(0);
      await expect(button(page, t.deployAction)).toHaveCount(0);
      await expect(button(page, t.preview.refresh)).toBeDisabled();
      await view(page, t.views.code).click();
      await expect(page.getByText(t.code.empty)).toBeVisible();

      await expect(button(page, t.send)).toBeDisabled();
      await say(page, t, '  \n ');
      expect(asked).toEqual([]);
      await input(page, t).fill('');

      let release: () => void = () => undefined;
      doubles.once(calls.assistantChat, async (route) => {
        await new Promise<void>((resolve) => (release = resolve));
        await route.continue();
      });
      await button(page, t.examples[0]).click();
      await expect(messages(page).first()).toContainText(t.examples[0]);
      await expect(page.getByText(t.thinking)).toBeVisible();
      await input(page, t).fill('another');
      await input(page, t).press('Enter');
      await expect(button(page, t.send)).toHaveCount(0);
      await expect(button(page, t.stop)).toBeVisible();
      release();
      await expect(card(page, t)).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(asked[0]).toEqual({
        sessionId: expect.stringMatching(/^session-\d{13}-[\da-f]{24}$/) as unknown as string,
        message: t.examples[0],
        techStack: { language: 'javascript', framework: 'react', database: 'sqlite', hosting: 'vercel' },
        cloudProvider: { value: 'local', label: t.providers.local },
        deploymentPlan: { value: 'economy', label: t.plans.economy },
        chatHistory: [],
        projectState: {
          initialized: false,
          ...{ originalDescription: '', codeStructure: '', files: {}, modificationHistory: [], currentVersion: 0 },
        },
        projectPath: null,
      });

      doubles.always(calls.assistantChat, fulfill(chatAnswer({ content: 'ok' })));
      await input(page, t).fill('');
      for (let number = 1; number <= 6; number += 1) {
        await say(page, t, `message ${number}`);
        await expect(messages(page)).toHaveCount(2 + 2 * number);
      }
      expect(asked.at(-1)?.chatHistory).toHaveLength(10);
      expect(asked.at(-1)?.chatHistory.at(-2)).toEqual({ role: 'user', content: 'message 5' });
    });

    test('[NC-01] [NC-07] settings keep what is saved, discard what is cancelled, and correct pairs aloud', async ({
      page,
      token,
    }) => {
      await openAssistant(page, token, language);
      const form = t.settingsForm;
      const dialog = page.getByRole('dialog', { name: form.title });
      const select = (name: string) => dialog.getByLabel(name, { exact: true });
      await button(page, t.settings).click();
      await select(form.framework).selectOption('fastapi');
      await expect(dialog.getByRole('status')).toHaveText(form.corrected.fastapi);
      await expect(select(form.language)).toHaveValue('python');
      await button(dialog, form.cancel).click();
      await expect(dialog).toHaveCount(0);

      await button(page, t.settings).click();
      await expect(select(form.framework)).toHaveValue('react');
      await select(form.framework).selectOption('fastapi');
      await select(form.framework).selectOption('express');
      await expect(dialog.getByRole('status')).toHaveText(form.corrected.express);
      await expect(select(form.language)).toHaveValue('javascript');
      await select(form.language).selectOption('go');
      await expect(dialog.getByRole('status')).toHaveText(form.corrected.reset);
      await expect(select(form.framework)).toHaveValue('react');
      await expect(dialog.getByRole('radio')).toHaveCount(1);
      await select(form.provider).selectOption('aliyun');
      await dialog.getByRole('radio').nth(1).check();
      await select(form.provider).selectOption('local');
      await expect(dialog.getByRole('status')).toHaveText(form.corrected.plan);
      await expect(dialog.getByRole('radio')).toHaveCount(1);
      await select(form.provider).selectOption('aliyun');
      await select(form.database).selectOption('postgresql');
      await button(dialog, form.save).click();
      await page.reload();
      await button(page, t.settings).click();
      await expect(select(form.language)).toHaveValue('go');
      await expect(select(form.provider)).toHaveValue('aliyun');
      await expect(select(form.database)).toHaveValue('postgresql');
    });

    test('[NC-03] [NC-04] [NC-05] a requirement is changed and confirmed, the app changed, and all of it restored', async ({
      page,
      token,
      doubles,
    }) => {
      const asked = listen(page);
      doubles.always(calls.createPreview, noApp);
      doubles.always('/api/preview/status/p-none', fulfill({ success: true }));
      await openAssistant(page, token, language);
      await say(page, t, words.todo);
      const field = card(page, t).locator('table').first().locator('tbody tr').first().getByRole('textbox');
      await field.fill('Renamed');
      // The same requirement, with more room.
      await button(card(page, t), t.requirement.wide).click();
      const wide = page.getByRole('dialog', { name: t.requirement.title });
      await expect(wide.getByRole('textbox', { name: `${t.requirement.field} Renamed` })).toBeVisible();
      await button(wide, t.settingsForm.close).click();
      await button(card(page, t), t.requirement.confirm).click();
      await expect(card(page, t)).toHaveCount(0);
      await expect(messages(page).nth(1)).toContainText(t.requirement.confirmed);
      await expect(page.getByRole('log')).toBeFocused();
      await expect(newest(page).locator('[data-version="1"]')).toBeVisible();
      const confirmation = asked[1];
      expect(confirmation.message).toBe(`confirm requirement: ${words.todo}\nstart generating code`);
      expect(confirmation.projectState).toMatchObject({ initialized: false, files: {}, currentVersion: 0 });
      expect(confirmation.requirement?.entities[0].fields[0].label[language]).toBe('Renamed');

      await say(page, t, words.change);
      await expect(newest(page).locator('[data-version="2"]')).toBeVisible();
      await expect(newest(page)).toContainText(/修改完成|modification complete/i);
      await say(page, t, '?');
      await expect(messages(page)).toHaveCount(7);
      expect(asked[3].projectState).toMatchObject({ initialized: true, currentVersion: 2 });
      expect(asked[3].projectState.originalDescription).toBe(asked[2].projectState.originalDescription);
      expect(asked[3].projectState.modificationHistory.length).toBeGreaterThan(0);

      const restored = page.waitForRequest((request) => request.url().includes('/api/natural-code/session/'));
      await page.reload();
      await restored;
      await expect(messages(page)).toHaveCount(7);
      await expect(messages(page).nth(1)).toContainText(t.requirement.confirmed);
      await expect(card(page, t)).toHaveCount(0);
      await expect(page.getByRole('log').locator('[data-version="2"]')).toBeVisible();
      await expect(button(page, t.download)).toBeVisible();
      await expect(button(page, t.preview.start)).toBeVisible();
    });

    test('[NC-05] a requirement that was not confirmed still can be after a reload', async ({
      page,
      token,
      doubles,
    }) => {
      doubles.always(calls.createPreview, noApp);
      await openAssistant(page, token, language);
      await say(page, t, words.calculator);
      await expect(card(page, t)).toBeVisible();
      await page.reload();
      await button(card(page, t), t.requirement.confirm).click();
      await expect(newest(page).locator('[data-version="1"]')).toBeVisible();
    });

    test('[NC-01] [NC-09] files are read and edited, versions compared and restored, and taken away', async ({
      page,
      token,
      doubles,
    }) => {
      await openAssistant(page, token, language);
      await makeApp(page, t, words.calculator, doubles);
      const zip = page.waitForEvent('download');
      await button(page, t.download).click();
      expect((await zip).suggestedFilename()).toBe('app-v1.zip');

      await view(page, t.views.code).click();
      const readme = language === 'zh' ? 'README.zh.md' : 'README.md';
      const file = page.getByRole('region', { name: readme, exact: true });
      await expect(file).toBeVisible();
      const all = page.waitForEvent('download');
      await button(page, t.downloadText).click();
      expect((await all).suggestedFilename()).toBe('project.txt');
      await button(file, t.code.edit).click();
      await file.getByLabel(t.code.editor({ path: readme })).fill('# By hand\n');
      await button(file, t.code.save).click();
      await expect(file).toContainText('By hand');

      await view(page, t.views.versions).click();
      const versions = page.getByRole('list', { name: t.versions.title });
      await expect(versions.locator('li[data-version]')).toHaveCount(2);
      await expect(versions.locator('li[data-version="2"]')).toContainText(t.versions.by.edit);
      await button(versions.locator('li[data-version="2"]'), t.versions.compare).click();
      await expect(versions.locator('[data-line=added]')).toHaveText('+# By hand\n');
      await expect(versions.locator('[data-line=removed]').first()).toBeVisible();
      await button(versions.locator('li[data-version="1"]'), t.versions.restore).click();
      await expect(page.getByText(t.versions.restored({ version: 3, from: 1 }))).toBeVisible();
      await expect(versions.locator('li[data-version="3"]')).toContainText(t.versions.current);
    });

    test('[NC-06] what fails is said in the words of the specification', async ({ page, token, doubles, problems }) => {
      const { errors } = t;
      const failed = (status: number, json: object) => doubles.once(calls.assistantChat, fulfill(json, status));
      await openAssistant(page, token, language);
      failed(503, {});
      await say(page, t, 'one');
      await expect(newest(page)).toContainText(errors.request({ message: errors.status({ status: 503 }) }));
      await expect(newest(page)).toContainText(errors.network);
      failed(429, { detail: 'too much at once', code: 'busy' });
      await say(page, t, 'two');
      await expect(newest(page)).toContainText(`${errors.status({ status: 429 })} too much at once`);
      failed(200, chatAnswer({ content: '', success: false, error: 'no model' }));
      await say(page, t, 'three');
      await expect(newest(page)).toContainText(errors.request({ message: 'no model' }));
      failed(200, chatAnswer({ content: '', success: false }));
      await say(page, t, 'four');
      await expect(newest(page)).toContainText(errors.request({ message: errors.api }));
      doubles.once(calls.assistantChat, (route) => route.abort());
      await say(page, t, 'five');
      await expect(newest(page)).toContainText(errors.request({ message: errors.unreachable }));

      await view(page, t.views.deploy).click();
      await button(page, t.deploy.bundle).click();
      await expect(page.getByRole('alert').filter({ hasText: errors.projectFirst })).toBeVisible();
      await button(page, t.deploy.action).click();
      await expect(page.getByRole('alert').filter({ hasText: errors.appFirst })).toBeVisible();
      await view(page, t.views.preview).click();

      await say(page, t, words.calculator);
      failed(500, {});
      await button(card(page, t), t.requirement.confirm).click();
      await expect(newest(page)).toContainText(errors.generation({ message: errors.status({ status: 500 }) }));
      for (const cause of errors.causes) await expect(newest(page)).toContainText(cause);
      doubles.once(calls.createPreview, fulfill({ success: false, error: 'no room' }));
      await button(card(page, t), t.requirement.confirm).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(errors.deploy({ message: 'no room' }));
      doubles.once(calls.createPreview, fulfill({ success: false, error: 'still no room' }));
      await button(alert, t.preview.retry).click();
      await expect(alert).toContainText(errors.retry({ message: 'still no room' }));
      doubles.once(calls.createPreview, fulfill({}, 503));
      await button(alert, t.preview.retry).click();
      await expect(alert).toContainText(errors.retry({ message: errors.deployStatus({ status: 503 }) }));
      problems.length = 0;
    });

    test('[NC-05] [NC-06] a conversation that cannot be read is not taken for an empty one', async ({
      page,
      token,
      doubles,
      problems,
    }) => {
      await page.addInitScript(() => localStorage.setItem('natural-code-session', 'session-held'));
      doubles.once(assistantPaths.session('session-held'), (route) => route.abort());
      await openSignedIn(page, token, '/lab/naturalcode', language);
      await expect(page.getByRole('log').getByRole('alert')).toBeVisible();
      await input(page, t).fill('hello');
      await expect(button(page, t.send)).toBeDisabled();
      await page.getByRole('log').getByRole('alert').getByRole('button').click();
      await expect(page.getByText(t.empty)).toBeVisible();
      problems.length = 0;
    });

    test('[NC-09] files show while they are written, and a message tells its model, tokens and cost', async ({
      page,
      token,
    }) => {
      await page.addInitScript((path) => {
        const real = window.fetch;
        const encoder = new TextEncoder();
        window.fetch = (address, options) => {
          if (address !== path) return real(address, options);
          const body = new ReadableStream({
            start: (stream) => {
              Object.assign(window, {
                tell: (event: string, data: unknown) =>
                  stream.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
              });
            },
          });
          return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
        };
      }, calls.assistantChat);
      const tell = (event: string, data: unknown) =>
        page.evaluate(
          ([name, value]) => (window as unknown as { tell: (event: string, data: unknown) => void }).tell(name, value),
          [event, data] as const,
        );
      await openAssistant(page, token, language);
      await say(page, t, words.todo);
      await expect(page.getByText(t.thinking)).toBeVisible();
      await tell('text', { text: 'Here it comes' });
      await tell('file', { path: 'web/src/main.jsx', state: 'writing', characters: 10 });
      await expect(newest(page)).toContainText('Here it comes');
      await expect(newest(page).getByRole('status')).toHaveText(t.writing({ path: 'web/src/main.jsx' }));
      await tell('file', { path: 'web/src/main.jsx', state: 'written', characters: 90 });
      await tell('file', { path: 'web/src/api.js', state: 'edited', characters: 90 });
      const files = newest(page).locator('li[data-state]');
      await expect(files).toHaveText([
        `web/src/main.jsx ${t.fileStates.written}`,
        `web/src/api.js ${t.fileStates.edited}`,
      ]);
      const more = {
        ...{ engine: 'gpt-4.1-nano', engine_host: 'models.example', cost: 0.0042 },
        usage: { inputTokens: 1_200, outputTokens: 3_400, estimated: false },
      };
      const refused = [{ path: 'web/src/none.js', reason: 'there is no such text' }];
      const answer = chatAnswer({ content: '**Done**', more });
      await tell('answer', { ...answer, response: { ...answer.response, refused } });
      await expect(newest(page).locator('strong')).toHaveText('Done');
      await expect(newest(page)).toContainText(t.model({ engine: 'gpt-4.1-nano', host: 'models.example' }));
      await expect(newest(page)).toContainText(t.tokens({ input: '1,200', output: '3,400', isEstimated: false }));
      await expect(newest(page)).toContainText(t.cost({ usd: '$0.0042' }));
      await expect(newest(page)).toContainText(t.refused);
    });
  });
}

test('[NC-02] an answer that is stopped leaves the page ready for the next', async ({ page, token, doubles }) => {
  const t = texts.en;
  await openAssistant(page, token, 'en');
  // Never answered: only stopping ends it.
  doubles.once(calls.assistantChat, (_route: Route) => Promise.resolve());
  await say(page, t, sentences.en.calculator);
  await button(page, t.stop).click();
  await expect(page.getByText(t.thinking)).toHaveCount(0);
  await say(page, t, sentences.en.calculator);
  await expect(card(page, t)).toBeVisible();
});
