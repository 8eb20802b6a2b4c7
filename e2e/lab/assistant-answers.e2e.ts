import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import { conversationTexts } from '@toolbench/lab/assistant/conversation/texts.ts';
import type { Route } from '@playwright/test';
import {
  answering,
  button,
  card,
  chatAnswer,
  fulfill,
  input,
  makeApp,
  messages,
  newest,
  openAssistant,
  say,
  sentences,
  test,
  texts,
  view,
} from './assistant-page.ts';
import { expect, languages, takeTurns } from '../support/fixtures.ts';
import { expectWhole } from '../support/readability.ts';
import { openSignedIn } from '../support/signed-in.ts';

for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const words = sentences[language];

  test.describe(`answers of the assistant (${language})`, () => {
    turn()('[NC-12] what can be said next is said by a press or by key', async ({ page, token, doubles }) => {
      const { content, sentences: offered } = conversationTexts[language].notUnderstood;
      await openAssistant(page, token, language);
      await say(page, t, language === 'zh' ? '随便来点什么' : 'whatever');
      const refusal = newest(page);
      await expect(refusal).toContainText(content.slice(0, 20));
      const [first, second] = offered;
      for (const sentence of offered) await expectWhole(button(refusal, sentence));
      const held = new Promise<Route>((resolve) => doubles.once(calls.assistantChat, async (route) => resolve(route)));
      await button(refusal, first).click();
      await expect(newest(page)).toHaveText(new RegExp(`${first}$`));
      await expect(button(page, second)).toBeDisabled();
      await (await held).continue();
      await expect(card(page, t)).toBeVisible();
      // What was offered then was meant for the conversation as it was then.
      await expect(button(page, second)).toBeDisabled();
      await say(page, t, language === 'zh' ? '弄好看一点' : 'Make it prettier');
      const offer = newest(page).locator('li').getByRole('button').first();
      const words = await offer.innerText();
      await offer.focus();
      await page.keyboard.press('Enter');
      await expect(messages(page).filter({ hasText: new RegExp(`${words}$`) })).toHaveCount(1);
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
      doubles.once(calls.assistantChat, fulfill(chatAnswer({ content: 'there it is' })));
      await button(newest(page), t.retry).click();
      await expect(newest(page)).toContainText('there it is');
      await expect(page.getByText(errors.unreachable)).toHaveCount(0);

      await view(page, t.views.deploy).click();
      await button(page, t.deploy.bundle).click();
      await expect(page.getByRole('alert').filter({ hasText: errors.projectFirst })).toBeVisible();
      await button(page, t.deploy.action).click();
      await expect(page.getByRole('alert').filter({ hasText: errors.appFirst })).toBeVisible();
      await view(page, t.views.preview).click();

      await say(page, t, words.calculator);
      // Else the request that brings the card might get the answer that is meant for the next.
      await expect(card(page, t)).toBeVisible();
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

    turn()(
      '[NC-05] [NC-06] a conversation that cannot be read is not taken for an empty one',
      async ({ page, token, doubles, problems }) => {
        await page.addInitScript(() => localStorage.setItem('natural-code-session', 'session-held'));
        doubles.once(assistantPaths.session('session-held'), (route) => route.abort());
        await openSignedIn(page, token, '/lab/naturalcode', language);
        await expect(page.getByRole('log').getByRole('alert')).toBeVisible();
        await input(page, t).fill('hello');
        await expect(button(page, t.send)).toBeDisabled();
        await page.getByRole('log').getByRole('alert').getByRole('button').click();
        await expect(page.getByText(t.empty)).toBeVisible();
        problems.length = 0;
      },
    );

    turn()(
      '[NC-04] a sentence for a new app is asked about: and begins a conversation of its own',
      async ({ page, token, doubles }) => {
        await openAssistant(page, token, language);
        await makeApp(page, t, words.todo, doubles);
        await say(page, t, words.calculator);
        const asked = newest(page).getByRole('group', { name: t.chooseApp });
        await expect(asked.getByRole('button')).toHaveText([t.newApp, t.changesThis]);
        await button(asked, t.newApp).click();
        await expect(card(page, t)).toBeVisible();
        await expect(messages(page)).toHaveCount(2);
        await expect(messages(page).first()).toContainText(words.calculator);
      },
    );

    turn()(
      '[NC-09] files show while they are written, and a message tells its model, tokens and cost',
      async ({ page, token }) => {
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
            ([name, value]) =>
              (window as unknown as { tell: (event: string, data: unknown) => void }).tell(name, value),
            [event, data] as const,
          );
        await openAssistant(page, token, language);
        await say(page, t, words.todo);
        await expect(page.getByText(t.thinking)).toBeVisible();
        await tell('text', { text: 'Here it comes' });
        await tell('file', { path: 'web/src/main.jsx', state: 'writing', characters: 10 });
        await expect(answering(page)).toContainText('Here it comes');
        await expect(answering(page).getByRole('status')).toHaveText(t.writing({ path: 'web/src/main.jsx' }));
        await tell('file', { path: 'web/src/main.jsx', state: 'written', characters: 90 });
        await tell('file', { path: 'web/src/api.js', state: 'edited', characters: 90 });
        const files = answering(page).locator('li[data-state]');
        await expect(files).toHaveText([
          `web/src/main.jsx ${t.fileStates.written}`,
          `web/src/api.js ${t.fileStates.edited}`,
        ]);
        const more = {
          engine: 'gpt-4.1-nano',
          engine_host: 'models.example',
          cost: 0.0042,
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
      },
    );

    test('[NC-09] what of an answer was not taken is said with its message, with names and reasons', async ({
      page,
      token,
      doubles,
    }) => {
      const said = conversationTexts[language];
      const reason = (problem: keyof typeof said.reasons) => said.reasons[problem];
      const refused = [
        { path: '.git/hooks/pre-commit', reason: reason('path-of-tools') },
        { path: 'web/main.js', reason: reason('written-twice') },
        { path: '', reason: reason('stopped') },
      ];
      const content = `${said.partlyModified(['`web/main.js`'], 2)}\n\n${said.refused(refused)}`;
      const answer = chatAnswer({ content, more: { engine: 'gpt-4o', engine_host: 'models.example' } });
      doubles.once(calls.assistantChat, fulfill({ ...answer, response: { ...answer.response, refused } }));
      await openAssistant(page, token, language);
      await say(page, t, words.change);
      await expect(newest(page).locator('code').filter({ hasText: '.git/hooks/pre-commit' }).first()).toBeVisible();
      for (const one of refused) await expect(newest(page).getByText(one.reason).first()).toBeVisible();
      await newest(page).getByText(t.refused, { exact: true }).click();
      const listed = newest(page).locator('details li');
      await expect(listed).toHaveText(refused.map((one) => `${one.path} ${one.reason}`.trim()));
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
