import { calls } from '@toolbench/contracts/routes.ts';
import { startBuilt, type BuiltServer } from '../apps/server/src/test-support/built-server.ts';

const administrator = { username: 'admin', password: 'only for measuring' };

/** Settings of every server that is measured. */
export const measured = { ADMIN_PASSWORD: administrator.password, LOG_LEVEL: 'error' };

/** A token of its administrator. */
export async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + calls.login, { method: 'POST', headers, body: JSON.stringify(administrator) });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/**
 * Starts the product with the README's command and fetches its first page.
 * @returns with the milliseconds from the command to that page
 */
export async function startServer(): Promise<BuiltServer & { readonly firstPageMs: number }> {
  const started = performance.now();
  const server = await startBuilt({ command: ['scripts/start.mjs'], settings: { ...measured, SFTP_PORT: 'off' } });
  await (await fetch(server.url)).text();
  return { ...server, firstPageMs: performance.now() - started };
}
