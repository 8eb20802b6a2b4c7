import type { Page } from '@playwright/test';
import { administrator } from './administrator.ts';
import { open, test as base, type Language } from './fixtures.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

/** The administrator's token on a server. */
export async function signIn(url: string): Promise<string> {
  const response = await fetchOnce(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!response.ok) throw new Error(`signing in was answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Signs in once for all tests of a worker: checking the password takes long. */
export const test = base.extend<object, { readonly token: string }>({
  token: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
    async ({}, use) => use(await signIn(process.env.TOOLBENCH_URL ?? '')),
    { scope: 'worker' },
  ],
});

/** Opens a path as the administrator, who signed in before. */
export async function openSignedIn(page: Page, token: string, path: string, language: Language): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('user', '{"username":"keeper","role":"administrator"}');
  }, token);
  await open(page, path, language);
}
