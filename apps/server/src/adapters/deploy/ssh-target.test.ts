import { deployBundle } from '@toolbench/lab/assistant/deploy/deploy-bundle.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Credentials, DeployJob, Step } from '../../features/deploy/ports.ts';
import { freePort } from '../../test-support/free-port.ts';
import { startSshServer } from '../../test-support/ssh-server.ts';
import { javascriptStack } from '../../test-support/lab/test-previews.ts';
import { templates } from '../../test-support/apps/templates.ts';
import { createSshTarget } from './ssh-target.ts';

const app = (name: string) => `
import { createServer } from 'node:http';
createServer((request, response) => response.end('${name}')).listen(process.env.PORT, process.env.HOST);
`;

const filesOf = (code: string) =>
  deployBundle(
    {
      files: new Map([
        ['server/package.json', '{"type":"module","scripts":{"start":"node main.js"}}'],
        ['server/main.js', `${code} // .listen(`],
      ]),
      stack: javascriptStack,
      target: 'ssh',
      plan: 'economy',
      name: 'Hello',
    },
    templates,
  );

function jobOf(version: number, credentials: Credentials, code = app(`v${version}`)): DeployJob {
  return {
    token: 'abcdef0123456789',
    slug: 'hello',
    version,
    plan: 'economy',
    hasServer: true,
    credentials,
    place: undefined,
    files: filesOf(code),
  };
}

async function openServer() {
  const { home, credentials: account } = await startSshServer();
  const credentials: Credentials = { ...account, appPort: String(await freePort()) };
  let time = 1_000;
  const target = createSshTarget({ now: () => (time += 1) });
  const steps: Step[] = [];
  const deploy = (version: number, code?: string) =>
    target.deploy(jobOf(version, credentials, code), {
      step: async (step) => void steps.push(step),
      keep: async () => undefined,
    });
  const at = { token: 'abcdef0123456789', slug: 'hello', credentials, place: undefined };
  onTestFinished(() => target.remove(at));
  return { home, credentials, target, steps, deploy, at, folder: join(home, 'apps/hello-abcdef01') };
}
const textOf = async (url: string) => (await fetch(url)).text();

describe('a server of one’s own', () => {
  it('[DEPLOY-02] runs an app, its next version, the one before again, and none', async () => {
    const { deploy, steps, target, at, folder } = await openServer();
    const { url } = await deploy(1);
    expect(await textOf(url)).toBe('v1');
    expect(steps.map(({ code }) => code)).toEqual(['connect', 'upload', 'activate', 'check']);
    expect((await deploy(2)).url).toBe(url);
    expect(await textOf(url)).toBe('v2');
    await target.rollBack?.(at, 1);
    expect(await textOf(url)).toBe('v1');
    expect(readdirSync(join(folder, 'releases'))).toHaveLength(2);
    await target.remove(at);
    expect(existsSync(folder)).toBe(false);
    await expect(fetch(url)).rejects.toThrow();
    await target.remove(at);
  });

  it('[DEPLOY-02] goes on with the version before where the new one does not start', async () => {
    const { deploy, target, at } = await openServer();
    const { url } = await deploy(1);
    await expect(deploy(2, 'throw new Error("broken on purpose");')).rejects.toMatchObject({
      problem: { code: 'command-failed', subject: expect.stringContaining('broken on purpose') as string },
    });
    expect(await textOf(url)).toBe('v1');
    expect(await target.logs?.(at)).toContain('broken on purpose');
  });

  it('[DEPLOY-02] is not spoken to where its host key is another, or its key is not taken', async () => {
    const { target, credentials, home } = await openServer();
    const run = (more: Credentials) =>
      target.deploy(jobOf(1, { ...credentials, ...more }), {
        step: async () => undefined,
        keep: async () => undefined,
      });
    await expect(run({ fingerprint: 'SHA256:other' })).rejects.toMatchObject({
      problem: { code: 'wrong-host-key', subject: credentials.fingerprint },
    });
    const other = await startSshServer();
    await expect(run({ privateKey: other.credentials.privateKey ?? '' })).rejects.toMatchObject({
      problem: { code: 'refused-login' },
    });
    await expect(run({ port: '1' })).rejects.toMatchObject({ problem: { code: 'unreachable' } });
    for (const [field, value] of Object.entries({
      host: 'a b',
      port: '0',
      appPort: 'x',
      fingerprint: 'md5',
      privateKey: 'no key',
    })) {
      await expect(run({ [field]: value })).rejects.toMatchObject({
        problem: { code: 'invalid-credentials', subject: field },
      });
    }
    expect(readdirSync(home)).toEqual([]);
  });

  it('[DEPLOY-02] is shown what would be done, without a secret', () => {
    const target = createSshTarget({ now: () => 0 });
    const credentials = { host: 'example.org', username: 'deploy', privateKey: 'SECRET' };
    const steps = target.plan({ token: 'abcdef0123', slug: 'hello', version: 3, plan: 'economy', credentials });
    expect(steps.map(({ code }) => code)).toEqual(['connect', 'upload', 'activate', 'check']);
    expect(JSON.stringify(steps)).not.toContain('SECRET');
  });
});
