import { en as uiEn } from '@toolbench/ui/words/text.en.ts';
import { zh as uiZh } from '@toolbench/ui/words/text.zh.ts';
import type { ChatRequest } from '@toolbench/contracts/assistant/assistant.ts';
import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import type { Page } from '@playwright/test';
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
  sentences,
  test,
  texts,
  view,
} from './assistant-page.ts';
import { expect, isTurnOf, languages, takeTurns } from '../support/fixtures.ts';
import { expectWhole } from '../support/readability.ts';

/** The bodies of the chat calls, as they come. */
function listen(page: Page): ChatRequest[] {
  const asked: ChatRequest[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.assistantChat)) asked.push(request.postDataJSON() as ChatRequest);
  });
  return asked;
}

const uiTexts = { zh: uiZh, en: uiEn };
for (const language of languages) {
  const turn = takeTurns(language, test);
  const t = texts[language];
  const words = sentences[language];

  test.describe(`assistant (${language})`, () => {
    turn()(
      '[NC-01] [NC-02] begins with a suggestion, sends what the call takes, and one message at a time',
      async ({ page, token, doubles }) => {
        const asked = listen(page);
        await openAssistant(page, token, language);
        const left = page.getByRole('region', { name: t.conversation, exact: true });
        expect((await left.boundingBox())?.width).toBeCloseTo(350, -1);
        await expect(page.getByText(t.preview.empty)).toBeVisible();
        for (const example of t.examples) await expectWhole(button(page, example));
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
            originalDescription: '',
            codeStructure: '',
            files: {},
            modificationHistory: [],
            currentVersion: 0,
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
      },
    );

    turn()(
      '[NC-01] [NC-07] settings keep what is saved, discard what is cancelled, and correct pairs aloud',
      async ({ page, token }) => {
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
      },
    );

    turn()(
      '[NC-03] [NC-04] [NC-05] a requirement is changed and confirmed, the app changed, and all of it restored',
      async ({ page, token, doubles }) => {
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
        await button(wide, uiTexts[language].close).click();
        // It says that code is being made only while it is.
        const { confirmed, generating } = t.requirement;
        doubles.once(calls.assistantChat, async (route) => {
          await expect(messages(page).nth(1)).toContainText(confirmed + generating);
          await route.continue();
        });
        await button(card(page, t), t.requirement.confirm).click();
        await expect(card(page, t)).toHaveCount(0);
        await expect(page.getByRole('log')).toBeFocused();
        await expect(newest(page).locator('[data-version="1"]')).toBeVisible();
        await expect(messages(page).nth(1)).toContainText(confirmed);
        await expect(messages(page).nth(1)).not.toContainText(generating);
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
      },
    );

    turn()(
      '[NC-10] a change is undone by click, redone by key after a reload, and a yes in words confirms',
      async ({ page, token }) => {
        await openAssistant(page, token, language);
        await say(page, t, words.calculator);
        const name = card(page, t).getByLabel(t.requirement.name, { exact: true });
        const first = await name.inputValue();
        await name.fill('Mine');
        await button(page, t.undo).click();
        await expect(messages(page)).toHaveCount(4);
        await expect(name).toHaveValue(first);
        await page.reload();
        await expect(name).toHaveValue(first);
        await input(page, t).press('Control+y');
        await expect(name).toHaveValue('Mine');
        await say(page, t, language === 'zh' ? '好的' : 'go ahead');
        await expect(page.getByText(t.requirement.confirmed)).toBeVisible();
        await expect(newest(page)).toContainText('Mine');
        await expect(card(page, t)).toHaveCount(0);
      },
    );

    turn()('[NC-03] a limit on numbers is shown in words, changed and removed', async ({ page, token, doubles }) => {
      const asked = listen(page);
      doubles.always(calls.createPreview, noApp);
      doubles.always('/api/preview/status/p-none', fulfill({ success: true }));
      await openAssistant(page, token, language);
      await say(page, t, words.limit);
      const limits = card(page, t).getByRole('list', { name: t.requirement.limits });
      await expect(limits.getByRole('listitem')).toHaveText([/3/]);
      await expect(messages(page).nth(1)).toContainText(language === 'zh' ? '规则：每个' : 'Rule: At most 3');
      await limits.getByRole('textbox').fill('');
      await limits.getByRole('textbox').pressSequentially('5');
      await expect(limits.getByRole('listitem')).toHaveText([/5/]);
      await button(card(page, t), t.requirement.confirm).click();
      await expect(messages(page).nth(1)).toContainText(t.requirement.confirmed);
      const kept = asked.at(-1)?.requirement?.entities.flatMap(({ limits: rules = [] }) => rules);
      expect(kept).toMatchObject([{ most: 5, by: 'member' }]);
    });

    if (isTurnOf(language, 0)) {
      test('[NC-08] that a room is booked once is a rule of the card, and goes by a click', async ({ page, token }) => {
        await openAssistant(page, token, language);
        await say(page, t, '会议室预订系统');
        const rules = card(page, t).getByRole('list', { name: t.requirement.limits });
        await expect(rules.getByRole('listitem')).toHaveText([/时间不能重叠/]);
        // There is no number to change: of records that overlap there is one.
        await expect(rules.getByRole('textbox')).toHaveCount(0);
        await rules.getByRole('button').click();
        await expect(rules).toHaveCount(0);
      });
    }

    turn()(
      '[NC-03] what was not read is marked in the sentence, becomes a field or is left',
      async ({ page, token, doubles }) => {
        const asked = listen(page);
        doubles.always(calls.createPreview, noApp);
        doubles.always('/api/preview/status/p-none', fulfill({ success: true }));
        await openAssistant(page, token, language);
        await say(page, t, words.unread.sentence);
        const unread = card(page, t).getByRole('region', { name: t.requirement.unread });
        await expect(unread.locator('mark')).toHaveText(words.unread.words);
        await page.reload();
        await button(unread, t.requirement.asFieldOf({ words: words.unread.words })).click();
        await expect(unread).toHaveCount(0);
        await button(card(page, t), t.requirement.confirm).click();
        await expect(messages(page).nth(1)).toContainText(t.requirement.confirmed);
        const labels = asked.at(-1)?.requirement?.entities[0]?.fields.map(({ label }) => label[language]);
        expect(labels).toContain(words.unread.words);
      },
    );

    turn()(
      '[NC-05] a requirement that was not confirmed still can be after a reload',
      async ({ page, token, doubles }) => {
        doubles.always(calls.createPreview, noApp);
        await openAssistant(page, token, language);
        await say(page, t, words.calculator);
        await expect(card(page, t)).toBeVisible();
        await page.reload();
        await button(card(page, t), t.requirement.confirm).click();
        await expect(newest(page).locator('[data-version="1"]')).toBeVisible();
      },
    );

    turn()('[NC-05] an earlier conversation is deleted only after a second word', async ({ page, token, doubles }) => {
      const moment = '2026-11-21T09:00:00.000Z';
      const one = { id: 'session-1', title: words.calculator, version: 1, changed_at: moment, expires_at: moment };
      doubles.always(calls.assistantSessions, fulfill({ sessions: [one] }));
      await openAssistant(page, token, language);
      await button(page, t.sessions).click();
      const list = page.getByRole('region', { name: t.sessions, exact: true });
      const remove = button(list, t.deleteSession({ title: one.title }));
      await remove.click();
      await expect(button(list, t.keepSession)).toBeFocused();
      await page.keyboard.press('Enter');
      await remove.click();
      doubles.once(assistantPaths.session(one.id), (route) => route.fulfill({ status: 204 }));
      doubles.always(calls.assistantSessions, fulfill({ sessions: [] }));
      await button(list, t.deleteConfirm).click();
      await expect(list).toContainText(t.noSessions);
    });

    turn()(
      '[NC-01] [NC-09] files are read and edited, versions compared and restored, and taken away',
      async ({ page, token, doubles }) => {
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
        await expect(versions.locator('[data-line=added]')).toHaveText(/^\+# By hand\n?$/);
        await expect(versions.locator('[data-line=removed]').first()).toBeVisible();
        await button(versions.locator('li[data-version="1"]'), t.versions.restore).click();
        await expect(page.getByText(t.versions.restored({ version: 3, from: 1 }))).toBeVisible();
        await expect(versions.locator('li[data-version="3"]')).toContainText(t.versions.current);
      },
    );
  });
}
