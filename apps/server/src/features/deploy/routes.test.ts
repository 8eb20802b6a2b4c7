import { unzipSync } from 'fflate';
import { deployment, deploymentsResponse, deployTargets, targetsResponse } from '@toolbench/contracts/previews.ts';
import { calls, deploymentPaths } from '@toolbench/contracts/routes.ts';
import { describe, expect, it } from 'vitest';
import { fakeTarget } from '../../test-support/apps/fake-target.ts';
import { routesOf } from '../../test-support/routes-of.ts';
import { administrator, openTestApp, signIn } from '../../test-support/test-app.ts';
import { DeployError } from './ports.ts';

const page = { 'README.md': '# My list\n', 'index.html': '<p>hello</p>', '.env': 'KEY=1' };
const secret = 'TOKEN-never-to-be-seen\nand its second line';

async function openRoutes(options: { readonly deployWaitMs?: number } = {}) {
  const target = fakeTarget();
  const { port } = target;
  const targets = { aliyun: port, aws: port, gcp: port, azure: port, ssh: port, vercel: port };
  const test = await openTestApp({}, { targets, ...options });
  const headers = { ...(await signIn(test)), 'accept-language': 'en' };
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more = {}) => {
    const answer = await test.app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      text: answer.body,
      raw: answer.rawPayload,
      body: answer.body ? safe(answer.body) : null,
    };
  };
  const deploy = (target: string, more: object = {}) =>
    call('POST', calls.deployments, { sessionId: 'session-1', target, plan: 'economy', ...more });
  const configure = () => call('PUT', deploymentPaths.credentials('aws'), { key: secret });
  test.projects.set(administrator.username, 'session-1', page);
  return { ...test, ...target, service: test.deploy, headers, call, deploy, configure };
}
const safe = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

describe('a deployment on this server', () => {
  it('[DEPLOY-01] is published, told with figures of its requests, replaced, rolled back and removed', async () => {
    const { deploy, call, projects } = await openRoutes();
    const made = deployment.parse((await deploy('local')).body);
    expect(made).toMatchObject({
      state: 'deployed',
      version: 1,
      target: 'local',
      monitoring: { requests: 0, errors: 0 },
    });
    expect(made.url).toMatch(/^http:/);
    projects.set(administrator.username, 'session-1', { 'index.html': '<p>two</p>' });
    expect((await deploy('local')).body).toMatchObject({ id: made.id, version: 2, earlier: [1], url: made.url });
    const back = await call('POST', deploymentPaths.rollBack(made.id), { version: 1 });
    expect(back.body).toMatchObject({ version: 1, earlier: [2], state: 'deployed' });
    expect(deploymentsResponse.parse((await call('GET', calls.deployments)).body).deployments).toHaveLength(1);
    expect((await call('GET', deploymentPaths.logs(made.id))).body).toEqual({ lines: [] });
    expect((await call('DELETE', deploymentPaths.own(made.id))).status).toBe(204);
    expect((await call('GET', deploymentPaths.own(made.id))).status).toBe(404);
  });

  it('[NC-06] says what is wrong with an app that cannot be built', async () => {
    const { deploy, projects } = await openRoutes();
    projects.set(administrator.username, 'session-1', {
      'index.html': '<script type="module">import "moment"</script>',
    });
    const failed = deployment.parse((await deploy('local')).body);
    expect(failed).toMatchObject({ state: 'failed' });
    expect(failed.error).toContain('moment');
  });
});

describe('[NC-12] a rollback to a version in which more people see or change data', () => {
  const guarded = (visitors?: 'add' | 'none') => ({
    ...page,
    'server/model.json': JSON.stringify({
      features: { signUp: false, visitors: true },
      entities: [{ name: 'Comment', table: 'comments', fields: [], ...(visitors && { visitors }) }],
    }),
  });

  it.each(['local', 'aws'])('waits on %s until it is said to be meant', async (target) => {
    const { deploy, call, projects, configure } = await openRoutes();
    await configure();
    const made = async (files: Record<string, string>) => {
      projects.set(administrator.username, 'session-1', files);
      return deployment.parse((await deploy(target, { confirmation: target })).body);
    };
    const { version: open } = await made(guarded());
    const { id, version: closed } = await made(guarded('none'));
    const back = (version: number, more = {}) => call('POST', deploymentPaths.rollBack(id), { version, ...more });
    const refused = await back(open);
    expect(refused).toMatchObject({ status: 409, body: { code: 'widens-access' } });
    expect(refused.text).toContain('“Comment”. Seen by: the owner alone → everybody');
    expect((await call('GET', deploymentPaths.own(id))).body).toMatchObject({ version: closed });
    expect((await back(open, { widens: true })).body).toMatchObject({ version: open });
    expect((await back(closed)).body).toMatchObject({ version: closed });
  });
});

describe('a deployment at a provider', () => {
  it('[DEPLOY-02] without credentials fails with exactly what is missing, and calls nobody', async () => {
    const { deploy, jobs, call } = await openRoutes();
    const failed = deployment.parse((await deploy('aws', { confirmation: 'aws' })).body);
    expect(failed).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('credentials are missing: key;') as string,
    });
    const chinese = await call(
      'POST',
      calls.deployments,
      { sessionId: 'session-1', target: 'aws', plan: 'economy' },
      { 'accept-language': 'zh' },
    );
    expect(chinese.text).toContain('缺少凭据：key');
    expect(jobs).toEqual([]);
  });

  it('[DEPLOY-02] shows its steps and takes none when it is only to be shown', async () => {
    const { deploy, jobs, configure } = await openRoutes();
    await configure();
    const shown = deployment.parse((await deploy('aws', { dryRun: true })).body);
    expect(shown).toMatchObject({ state: 'idle', steps: [{ name: 'Create', state: 'planned' }] });
    expect(jobs).toEqual([]);
  });

  it('[DEPLOY-02] says what is wrong with its credentials when it is only to be shown', async () => {
    const { deploy, call } = await openRoutes();
    await call('PUT', deploymentPaths.credentials('gcp'), { region: '?', key: secret });
    const shown = deployment.parse((await deploy('gcp', { dryRun: true })).body);
    expect(shown).toMatchObject({ state: 'failed', error: 'the credential region is not in the right form' });
  });

  it('[DEPLOY-02] that costs money waits for the name of the target', async () => {
    const { deploy, jobs, configure } = await openRoutes();
    await configure();
    for (const confirmation of [undefined, 'AWS', 'yes']) {
      expect(await deploy('aws', { confirmation })).toMatchObject({
        status: 409,
        body: { code: 'deployment-not-confirmed' },
      });
    }
    expect(jobs).toEqual([]);
  });

  it('[DEPLOY-02] never creates twice: a retry goes on with what exists', async () => {
    const { deploy, created, problems, configure, projects, jobs } = await openRoutes();
    await configure();
    problems.push(new DeployError('quota', 'no more machines'));
    const failed = deployment.parse((await deploy('aws', { confirmation: 'aws' })).body);
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining('no more machines') as string });
    expect(failed.steps.map(({ state }) => state)).toEqual(['done', 'failed']);
    const done = deployment.parse((await deploy('aws', { confirmation: 'aws' })).body);
    expect(done).toMatchObject({ id: failed.id, state: 'deployed', url: 'http://192.0.2.7/', version: 1 });
    projects.set(administrator.username, 'session-1', page);
    expect((await deploy('aws', { confirmation: 'aws' })).body).toMatchObject({ version: 2, earlier: [1] });
    expect(created).toHaveLength(1);
    expect([...(jobs[0]?.files.keys() ?? [])]).not.toContain('.env');
  });

  it('[DEPLOY-02] is kept where its target does not let it go, and forgotten when it does', async () => {
    const { deploy, created, problems, configure, call } = await openRoutes();
    await configure();
    const { id } = deployment.parse((await deploy('aws', { confirmation: 'aws' })).body);
    problems.push(new DeployError('forbidden', 'no'));
    expect(await call('DELETE', deploymentPaths.own(id))).toMatchObject({ status: 502 });
    expect((await call('GET', deploymentPaths.own(id))).status).toBe(200);
    expect((await call('DELETE', deploymentPaths.own(id))).status).toBe(204);
    expect(created).toEqual([]);
  });
});

describe('a deployment that takes long to be taken down', () => {
  it('[DEPLOY-02] is told as it is meanwhile, and is not deployed again before it is gone', async () => {
    const { deploy, configure, call, letGo } = await openRoutes({ deployWaitMs: 10 });
    await configure();
    const { id } = deployment.parse((await deploy('aws', { confirmation: 'aws' })).body);
    await expect
      .poll(async () => (await call('GET', deploymentPaths.own(id))).body)
      .toMatchObject({ state: 'deployed' });
    let gone: () => void = () => undefined;
    letGo.now = new Promise((resolve) => (gone = resolve));
    const begun = await call('DELETE', deploymentPaths.own(id));
    expect(begun).toMatchObject({ status: 202, body: { id, state: 'removing', steps: [{ state: 'running' }] } });
    expect(await deploy('aws', { confirmation: 'aws' })).toMatchObject({
      status: 409,
      body: { code: 'deployment-busy' },
    });
    gone();
    await expect.poll(async () => (await call('GET', deploymentPaths.own(id))).status).toBe(404);
  });
});

describe('credentials', () => {
  it('[DEPLOY-02] are sealed, never given back, in no log, and taken away again', async () => {
    const { configure, call, deploy, log, queries, problems } = await openRoutes();
    expect((await configure()).status).toBe(204);
    problems.push(new DeployError('forbidden', `no ${secret}, and no ${secret.split('\n')[0]}`));
    const failed = await deploy('aws', { confirmation: 'aws' });
    expect(failed.text).toContain('no ***, and no ***');
    const overview = await call('GET', calls.deployTargets);
    const stored = JSON.stringify([
      await queries.selectFrom('deploy_credentials').selectAll().execute(),
      await queries.selectFrom('remote_deployments').selectAll().execute(),
    ]);
    for (const text of [failed.text, overview.text, stored, log.join('\n')])
      expect(text).not.toMatch(/never-to-be-seen|second line/);
    const { targets } = targetsResponse.parse(overview.body);
    expect(targets.map(({ target }) => target)).toEqual([...deployTargets]);
    expect(targets.find(({ target }) => target === 'aws')).toEqual({
      target: 'aws',
      isConfigured: true,
      fields: [
        { name: 'region', isSecret: false, isOptional: true, isSet: false },
        { name: 'key', isSecret: true, isMultiline: true, isSet: true },
      ],
    });
    await call('PUT', deploymentPaths.credentials('aws'), {});
    expect((await call('GET', calls.deployTargets)).text).not.toContain('"isSet":true');
    expect((await call('PUT', deploymentPaths.credentials('aws'), { other: 'x' })).status).toBe(400);
  });
});

describe('the bundle', () => {
  it('[DEPLOY-02] is a zip of the project with what it needs elsewhere', async () => {
    const { call } = await openRoutes();
    const query = new URLSearchParams({ session_id: 'session-1', target: 'aws', plan: 'standard' });
    const answer = await call('GET', `${calls.deployBundle}?${query}`);
    const paths = Object.keys(unzipSync(answer.raw));
    expect(paths).toContain('my-list/compose.yaml');
    expect(paths).toContain('my-list/deploy/terraform/main.tf');
    expect(paths).not.toContain('my-list/.env');
    query.set('session_id', 'session-none');
    expect(await call('GET', `${calls.deployBundle}?${query}`)).toMatchObject({
      status: 404,
      body: { code: 'no-project-to-deploy' },
    });
  });
});

describe('a deployment that is someone else’s', () => {
  const bundle = (session: string) =>
    `${calls.deployBundle}?${new URLSearchParams({ session_id: session, target: 'aws', plan: 'economy' })}`;
  const cases: readonly (readonly [
    'GET' | 'POST' | 'DELETE',
    string,
    (id: string, session: string) => readonly [string, object?],
  ])[] = [
    ['GET', deploymentPaths.own(':id'), (id) => [deploymentPaths.own(id)]],
    ['DELETE', deploymentPaths.own(':id'), (id) => [deploymentPaths.own(id)]],
    ['POST', deploymentPaths.rollBack(':id'), (id) => [deploymentPaths.rollBack(id), { version: 1 }]],
    ['GET', deploymentPaths.logs(':id'), (id) => [deploymentPaths.logs(id)]],
    ['GET', calls.deployBundle, (_id, session) => [bundle(session)]],
    [
      'POST',
      calls.deployments,
      (_id, sessionId) => [calls.deployments, { sessionId, target: 'local', plan: 'economy' }],
    ],
  ];

  it.each(cases)('[DEPLOY-02] does not exist for %s %s', async (method, _pattern, requestOf) => {
    const { call, projects, service } = await openRoutes();
    projects.set('somebody', 'session-9', page);
    const asked = { owner: 'somebody', language: 'en' } as const;
    const request = { sessionId: 'session-9', target: 'local', plan: 'economy', dryRun: false } as const;
    const made = await service.deploy(request, asked, { origin: 'http://localhost', userAgent: '' });
    if (!made.ok) throw new Error(made.code);
    const answer = await call(method, ...requestOf(made.value.id, 'session-9'));
    const unknown = await call(method, ...requestOf('none-at-all', 'session-none'));
    expect([answer.status, unknown.status]).toEqual([404, 404]);
    expect({ ...(answer.body as object), requestId: '' }).toEqual({ ...(unknown.body as object), requestId: '' });
    expect(await service.list(asked)).toHaveLength(1);
    expect((await call('GET', calls.deployments)).body).toEqual({ deployments: [] });
  });

  it('[DEPLOY-02] is tried on every call that names one', async () => {
    const { app } = await openRoutes();
    await app.ready();
    const own = routesOf(app).filter(({ pattern, method }) => /deployments/.test(pattern) && method !== 'HEAD');
    const tried = new Set(cases.map(([method, pattern]) => `${method} ${pattern}`));
    const untried = own.map(({ method, pattern }) => `${method} ${pattern}`).filter((route) => !tried.has(route));
    // These answer about the caller's own things only.
    expect(untried.sort()).toEqual(
      [
        `GET ${calls.deployments}`,
        `GET ${calls.deployTargets}`,
        `PUT ${deploymentPaths.credentials(':target')}`,
      ].sort(),
    );
  });
});
