import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { zh } from '../../apps/web/src/lab/documents/text.zh.ts';
import { steps, type Step } from '../../apps/web/src/lab/documents/work.ts';
import { scannedPage } from '../../apps/server/src/test-support/files/scanned-page.ts';
import { writeScan } from '../../apps/server/src/test-support/files/write-scan.ts';
import { expect, type Language } from '../support/fixtures.ts';
import { openSignedIn, test } from '../support/signed-in.ts';

export { test };

/** Opens the wizard; its steps wait for their buttons unless they are told to run by themselves. */
export async function openWizard(page: Page, token: string, language: Language, isAutomatic = false): Promise<void> {
  await openSignedIn(page, token, '/lab/rag', language);
  const byItself = panel(page, 'upload').getByRole('checkbox');
  await expect(byItself).toBeChecked();
  if (!isAutomatic) await byItself.uncheck();
}

export const panel = (page: Page, step: Step) => page.locator(`section[data-step=${step}]`);
export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
export const done = (page: Page, step: Step) => page.locator(`li[data-step=${step}][data-done]`);
export const pageView = (page: Page, t: typeof zh) => page.getByRole('region', { name: t.page.title, exact: true });
const fileOf = (language: Language, name = 'manual.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(new URL(`../../apps/web/src/lab/documents/samples/${language}.pdf`, import.meta.url)),
});

export async function upload(page: Page, language: Language, name?: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(fileOf(language, name));
  await expect(done(page, 'upload')).toBeVisible();
}

/** Uploads a page that a scanner made a picture of. */
export async function uploadScan(page: Page, language: Language): Promise<void> {
  const buffer = writeScan([scannedPage(language)]);
  await page.locator('input[type=file]').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  await expect(done(page, 'upload')).toBeVisible();
}

/** Goes on from a fresh upload until the given step is shown. */
export async function goTo(page: Page, t: typeof zh, last: Step): Promise<void> {
  const actions: Partial<Record<Step, () => Promise<void>>> = {
    split: () => button(panel(page, 'split'), t.split.action).click(),
    store: () => button(panel(page, 'store'), t.store.action).click(),
    search: async () => {
      await panel(page, 'search').getByLabel(t.search.question, { exact: true }).fill('warranty 保修期');
      await button(panel(page, 'search'), t.search.action).click();
    },
  };
  for (const step of steps.slice(0, steps.indexOf(last))) {
    await actions[step]?.();
    await expect(done(page, step)).toBeVisible();
    await button(page, t.next).click();
  }
}
