import { deployBundle } from '@toolbench/lab/assistant/deploy/deploy-bundle.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DeployJob, Step } from '../../features/deploy/ports.ts';
import { freePort } from '../../test-support/free-port.ts';
import { startSshServer } from '../../test-support/ssh-server.ts';
import { javascriptStack } from '../../test-support/lab/test-previews.ts';
import { makeKeyPair } from '../ssh/host-key.ts';
import type { Cloud, NewMachine } from './cloud.ts';
import { createMachineTarget } from './machine-target.ts';
import { templates } from '../../test-support/apps/templates.ts';
import { createSshTarget } from './ssh-target.ts';

const code = `import { createServer } from 'node:http';
createServer((request, response) => response.end('hello')).listen(process.env.PORT, process.env.HOST);`;
const files = deployBundle(
  {
    files: new Map([
      ['server/package.json', '{"type":"module","scripts":{"start":"node main.js"}}'],
      ['server/main.js', code],
    ]),
    stack: javascriptStack,
    target: 'aws',
    plan: 'economy',
    name: 'Hello',
  },
  templates,
);

/** A first version, for whatever machine an earlier try left. */
const jobAt = (place: string | undefined): DeployJob => ({
  token: 'abcdef0123456789',
  slug: 'hello',
  version: 1,
  plan: 'economy',
  hasServer: true,
  credentials: {},
  place,
  files,
});

it('[DEPLOY-02] a machine is created, is known by the key it was given, and serves the app over SSH', async () => {
  const host = makeKeyPair().privateKey;
  const client = makeKeyPair();
  const { home, credentials } = await startSshServer({ hostKey: host, clientKey: client.publicKey });
  writeFileSync(join(home, 'ready'), '');
  const created: NewMachine[] = [];
  const cloud: Cloud = {
    provider: 'aws',
    fields: [],
    calls: () => [{ code: 'create', detail: 'POST' }],
    create: async (_credentials, machine, step) => {
      await step({ code: 'create', detail: 'POST' });
      created.push(machine);
    },
    address: async () => '127.0.0.1',
    remove: async () => undefined,
  };
  const ssh = createSshTarget({ now: () => 1 });
  const appPort = await freePort();
  const target = createMachineTarget({
    cloud,
    ssh,
    pace: { waitMs: 5, tries: 2 },
    looks: 3,
    sshPort: Number(credentials.port),
    appPort,
  });
  const place = JSON.stringify({ clientKey: client.privateKey, clientPublic: client.publicKey, hostKey: host });
  const job = jobAt(place);
  const steps: Step[] = [];
  const kept: string[] = [];
  const progress = {
    step: async (step: Step) => void steps.push(step),
    keep: async (text: string) => void kept.push(text),
  };
  const { url } = await target.deploy(job, progress);
  expect(await (await fetch(url)).text()).toBe('hello');
  expect(steps.map((step) => step.code)).toEqual(['create', 'wait', 'connect', 'upload', 'activate', 'check']);
  expect(created[0]?.userData).toContain(client.publicKey.trim());
  expect(created[0]?.token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(JSON.stringify(steps)).not.toContain('PRIVATE');
  // A second key would not open the machine that exists.
  expect(JSON.parse(kept.at(-1) ?? '')).toMatchObject({ clientKey: client.privateKey, address: '127.0.0.1' });
  await ssh.remove({
    token: job.token,
    slug: 'hello',
    place: undefined,
    credentials: { ...credentials, privateKey: client.privateKey },
  });
});

it('[DEPLOY-02] goes on with the machine that an earlier try began, and never gives up its keys', async () => {
  const asked: NewMachine[] = [];
  const cloud: Cloud = {
    provider: 'gcp',
    fields: [],
    calls: () => [],
    create: async (_credentials, machine) => void asked.push(machine),
    address: async () => undefined,
    remove: async () => undefined,
  };
  const pace = { waitMs: 0, tries: 1, wait: async () => undefined };
  const target = createMachineTarget({ cloud, ssh: createSshTarget({ now: () => 1 }), pace, looks: 2 });
  let place: string | undefined;
  const progress = { step: async () => undefined, keep: async (text: string) => void (place = text) };
  const deploy = () => target.deploy(jobAt(place), progress);
  const unanswered = () => expect(deploy()).rejects.toMatchObject({ problem: { code: 'not-answering' } });
  await unanswered();
  await unanswered();
  expect(asked[1]).toEqual(asked[0]);
  place = undefined;
  await expect(deploy()).rejects.toMatchObject({ problem: { subject: 'hello-abcdef01' } });
  // Another machine of the same name is another request.
  expect(asked[2]?.token).not.toBe(asked[0]?.token);
});
