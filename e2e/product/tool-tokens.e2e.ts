import { limits } from '@toolbench/contracts/limits.ts';
import { calls, toolCall } from '@toolbench/contracts/routes.ts';
import { en } from '../../apps/web/src/account/text.en.ts';
import { zh } from '../../apps/web/src/account/text.zh.ts';
import { expect, test as base, oneLanguage } from '../support/fixtures.ts';
import { expectNoSeriousFinding } from '../support/readability.ts';
import { startServer } from '../support/serve.ts';
import { openSignedIn, signIn } from '../support/signed-in.ts';
import { fetchOnce } from '../../apps/server/src/test-support/fetch-once.ts';

/** A server of its own that offers its tools to programs, as the one of the other tests does not. */
const test = base.extend<{ readonly own: { readonly url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing
  own: async ({}, use) => {
    const server = await startServer({ TOOLS_API: 'on' });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

const { tokensPerUser, callsPerMinute, callsPerDay } = limits.toolsApi;
const day = callsPerDay.toLocaleString('en');

/** What the server answers to a program that calls a tool with a token. */
async function statusOfCall(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ text: '[ 1 ]' });
  return (await fetchOnce(url + toolCall('json', 'compress'), { method: 'POST', headers, body })).status;
}

for (const language of oneLanguage(10)) {
  const t = { zh, en }[language].tokens;

  test(`[AGENT-02] a token is made, shown once, limited in calls and number, and revoked (${language})`, async ({
    page,
    own: { url },
    problems,
  }) => {
    const session = await signIn(url);
    await openSignedIn(page, session, '/lab/account', language);
    const section = page.getByRole('region', { name: t.title });
    await expect(section.getByText(t.none)).toBeVisible();
    await expect(section).toContainText(t.limits({ minute: String(callsPerMinute), day, most: tokensPerUser }));
    const name = section.getByLabel(t.name, { exact: true });
    const make = section.getByRole('button', { name: t.make });
    await expect(make).toBeDisabled();
    await name.fill('agent 代理');
    await make.click();
    await expect(section.getByText(t.made)).toBeVisible();
    const token = await section.locator('p code').innerText();
    expect(await statusOfCall(url, token)).toBe(200);
    // What is copied into a client names the server, and holds no secret.
    await section.getByText(t.mcp, { exact: true }).click();
    await expect(section.locator('pre', { hasText: 'mcpServers' })).toContainText(url + calls.mcp);
    await expect(section.locator('pre', { hasText: token })).toHaveCount(0);
    await expectNoSeriousFinding(page);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.reload();
    const row = section.getByRole('row', { name: 'agent 代理' });
    await expect(row).toContainText(`1 / ${day}`);
    expect(await page.content()).not.toContain(token);

    const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
    for (let made = 1; made < tokensPerUser; made += 1) {
      const body = JSON.stringify({ name: `token ${made}` });
      await fetchOnce(url + calls.toolTokens, { method: 'POST', headers, body });
    }
    await name.fill('one too many');
    await make.click();
    await expect(section.getByRole('alert')).toContainText(String(tokensPerUser));

    await section.getByRole('button', { name: t.revokeOne({ name: 'agent 代理' }) }).click();
    await expect(row).toHaveCount(0);
    await expect(section.getByRole('alert')).toHaveCount(0);
    expect(await statusOfCall(url, token)).toBe(401);
    // The refusal above is all that the browser complains of.
    expect(problems.every((problem) => problem.includes('Failed to load resource'))).toBe(true);
    problems.length = 0;
  });
}
