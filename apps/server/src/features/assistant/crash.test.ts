import { calls, assistantPaths } from '@toolbench/contracts/routes.ts';
import { versionsResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { expect, it } from 'vitest';
import { askedFor, sessionName } from '../../test-support/lab/assistant-calls.ts';
import { isLongRun } from '../../test-support/is-long-run.ts';
import { describeOnDatabases } from '../../test-support/on-databases.ts';
import { bundleServer, runServer, type ServerProcess } from '../../test-support/server-process.ts';

bundleServer();

const password = 'canary-password-1';

async function signIn({ url }: ServerProcess) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password });
  const response = await fetch(`${url}${calls.login}`, { method: 'POST', headers, body });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const call = async (method: string, path: string, payload?: object) => {
    const sent = {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: payload && JSON.stringify(payload),
    };
    return (await fetch(url + path, sent as RequestInit)).json() as Promise<Record<string, never>>;
  };
  return { call };
}

/** When the server is killed, in milliseconds after it began to write: at each of these where there is time, else at one. */
const moments = isLongRun ? [10, 25, 40, 55, 70, 85, 100, 115, 130, 145] : [75];

describeOnDatabases('a server that is killed', (newPlace) => {
  it('[NC-09] has every version that it confirmed, whole, whenever it is killed', async () => {
    const place = await newPlace();
    const environment = { ADMIN_PASSWORD: password, LOG_LEVEL: 'error', DATABASE_URL: place.url ?? '' };
    let server = await runServer(place.folder, environment);
    let { call } = await signIn(server);
    await call('POST', calls.assistantChat, askedFor('做一个待办网站'));
    await call('POST', calls.assistantChat, askedFor('确认需求：做一个待办网站，开始生成代码'));
    let confirmed = 1;
    for (const killAfterMs of moments) {
      let kill: NodeJS.Timeout | undefined;
      for (;;) {
        const text = `version ${confirmed + 1}\n`.repeat(2_000);
        const files = { [`made-${confirmed + 1}.txt`]: text, 'always.txt': text };
        const made = await call('PUT', assistantPaths.files(sessionName), { version: confirmed, files }).catch(
          () => undefined,
        );
        if (!made) break;
        expect(made).toMatchObject({ version: { version: confirmed + 1 } });
        confirmed += 1;
        kill ??= setTimeout(() => server.process.kill('SIGKILL'), killAfterMs);
      }
      clearTimeout(kill);
      await server.ended;
      server = await runServer(place.folder, environment);
      ({ call } = await signIn(server));
      const { versions } = versionsResponse.parse(await call('GET', assistantPaths.versions(sessionName)));
      // The one under way may have been written and not answered.
      expect([confirmed, confirmed + 1]).toContain(versions.length);
      confirmed = versions.length;
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => confirmed - at));
      for (const version of versions.map((one) => one.version).filter((number) => number > 1)) {
        const { files } = (await call('GET', assistantPaths.version(sessionName, version))) as unknown as {
          files: Record<string, string>;
        };
        expect(files[`made-${version}.txt`]).toBe(`version ${version}\n`.repeat(2_000));
        expect(files['always.txt']).toBe(files[`made-${version}.txt`]);
      }
    }
    expect(confirmed).toBeGreaterThan(moments.length);
  });
});
