import { calls, projectAddress } from '@toolbench/contracts/routes.ts';
import type { Locator, Page } from '@playwright/test';
import { zipOf } from '../../apps/server/src/test-support/files/zip.ts';
import { exampleFiles } from '../../apps/web/src/lab/code/upload/example-files.ts';
import { en } from '../../apps/web/src/lab/code/text.en.ts';
import { zh } from '../../apps/web/src/lab/code/text.zh.ts';
import { steps, type Step } from '../../apps/web/src/lab/code/work.ts';
import { expect, type Language } from '../support/fixtures.ts';
import { openSignedIn, test as signedIn } from '../support/signed-in.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

export const texts = { zh, en };

interface CodeFixtures {
  /** What the test uploaded is deleted at its end: one user may hold twenty projects. */
  readonly uploads: undefined;
}

export const test = signedIn.extend<CodeFixtures>({
  uploads: [
    async ({ page, baseURL, token }, use) => {
      const uploaded: string[] = [];
      page.on('response', (response) => {
        if (!response.url().endsWith(calls.uploadProject) || !response.ok()) return;
        void response.json().then(({ projectPath }: { projectPath: string }) => uploaded.push(projectPath));
      });
      await use(undefined);
      const headers = { authorization: `Bearer ${token}` };
      for (const id of uploaded) await fetchOnce(`${baseURL}${projectAddress(id)}`, { method: 'DELETE', headers });
    },
    { auto: true },
  ],
});

export async function openWizard(page: Page, token: string, language: Language): Promise<void> {
  await openSignedIn(page, token, '/lab/cag', language);
  await expect(panel(page, 'upload')).toBeVisible();
}

export const panel = (page: Page, step: Step) => page.locator(`section[data-step=${step}]`);
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
export const done = (page: Page, step: Step) => page.locator(`li[data-step=${step}][data-done]`);
export const allDone = (page: Page) => page.locator('li[data-done]');
export const codeView = (page: Page) => page.locator('#project-code');
export const problem = (page: Page) => page.getByRole('alert');

/** The example project with changes of the test's own, so that no other test has uploaded the same files. */
export const filesOf = (language: Language, more: Readonly<Record<string, string>> = {}) => ({
  ...exampleFiles(language),
  ...more,
});

export const zipFile = (files: Readonly<Record<string, string>>, name = 'shop.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer: zipOf(files),
});

export async function upload(page: Page, file: ReturnType<typeof zipFile>): Promise<void> {
  const taken = page.waitForResponse((response) => response.url().endsWith(calls.uploadProject));
  await page.locator('input[type=file]').setInputFiles(file);
  await taken;
  await expect(done(page, 'upload')).toBeVisible();
}

/** From a fresh upload on, does what each step is for until the given one is shown. */
export async function goTo(page: Page, t: typeof zh, last: Step): Promise<void> {
  const actions: Partial<Record<Step, () => Promise<void>>> = {
    vectorize: () => button(panel(page, 'vectorize'), t.vectorize.action).click(),
    ask: async () => {
      await page.getByLabel(t.ask.question, { exact: true }).fill('where are passwords checked 密码');
      await button(panel(page, 'ask'), t.ask.action).click();
    },
    search: () => button(panel(page, 'search'), t.search.action).click(),
  };
  for (const step of steps.slice(0, steps.indexOf(last))) {
    await actions[step]?.();
    await expect(done(page, step)).toBeVisible();
    await button(page, t.next).click();
  }
}
