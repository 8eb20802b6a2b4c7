import type { Page } from '@playwright/test';
import { administrator } from './administrator.ts';
import { open, test as base, type Language } from './fixtures.ts';

/** Tests of pages that need the administrator's session. */
export const test = base.extend<object, { readonly token: string }>({
  token: [
    // eslint-disable-next-line no-empty-pattern -- the fixture needs nothing
    async ({}, use) => {
      const response = await fetch(`${process.env.TOOLBENCH_URL}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(administrator),
      });
      await use(((await response.json()) as { access_token: string }).access_token);
    },
    { scope: 'worker' },
  ],
});

/** Opens a path as the administrator. */
export async function openSignedIn(page: Page, path: string, token: string, language: Language): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('user', '{"username":"keeper","role":"administrator"}');
  }, token);
  await open(page, path, language);
}
