import { calls, previewPaths } from '@toolbench/contracts/routes.ts';
import {
  createdPreview,
  driversResponse,
  previewList,
  previewLogs,
  previewStatus,
} from '@toolbench/contracts/previews.ts';
import { describe, expect, it } from 'vitest';
import { administrator, openTestApp, signIn } from '../../test-support/test-app.ts';
import { routesOf } from '../../test-support/routes-of.ts';
import { localReached } from '../../test-support/lab/test-previews.ts';

const page = { 'index.html': '<p>hello</p>' };
const english = { 'accept-language': 'en' };

async function openRoutes() {
  const test = await openTestApp();
  const headers = { ...(await signIn(test)), ...english };
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const create = (session: string) => call('POST', `${calls.createPreview}?session_id=${session}`);
  return { ...test, headers, call, create };
}

describe('calls of previews', () => {
  it('[PREVIEW-01] make, tell, list, lease and stop one', async () => {
    const { call, create, projects } = await openRoutes();
    projects.set(administrator.username, 'session-1', page);
    const made = createdPreview.parse((await create('session-1')).body);
    expect(made).toMatchObject({ success: true, preview: { state: 'running', driver: 'static', version: 1 } });
    const id = made.preview_id ?? '';
    const status = previewStatus.parse((await call('GET', previewPaths.status(id))).body);
    expect(status).toMatchObject({ success: true, preview: { preview_id: id, preview_url: made.preview_url } });
    const listed = previewList.parse((await call('GET', `${calls.previewList}?session_id=session-1`)).body);
    expect(listed.previews.map(({ preview_id }) => preview_id)).toEqual([id]);
    expect((await call('POST', calls.leasePreview, { previewId: id })).body).toEqual({ success: true });
    expect(previewLogs.parse((await call('GET', `${previewPaths.logs(id)}?after=0`)).body)).toEqual({ lines: [] });
    expect((await call('POST', calls.stopPreview, { previewId: id })).body).toEqual({ success: true });
    expect(await call('GET', previewPaths.status(id))).toMatchObject({
      status: 404,
      body: { success: false, code: 'no-such-preview' },
    });
    expect((await call('GET', `${calls.previewList}?session_id=session-1`)).body).toEqual({
      success: true,
      previews: [],
    });
  });

  it('[PREVIEW-01] say in the request’s language what is wrong with a project, and where', async () => {
    const { create, projects, app, headers } = await openRoutes();
    projects.set(administrator.username, 'session-1', {
      'index.html': '<script type="module">\nimport "moment"</script>',
    });
    const failed = createdPreview.parse((await create('session-1')).body);
    expect(failed).toMatchObject({ success: false, preview: { state: 'failed' } });
    expect(failed.error).toContain('Cannot find the package "moment"');
    expect(failed.preview?.findings).toMatchObject([{ from: 'build', line: 2 }]);
    const chinese = await app.inject({
      method: 'POST',
      url: `${calls.createPreview}?session_id=session-1`,
      headers: { ...headers, 'accept-language': 'zh' },
    });
    expect(chinese.json<{ error: string }>().error).toContain('找不到软件包“moment”');
  });

  it('[PREVIEW-01] tell what this machine can run', async () => {
    const { call } = await openRoutes();
    expect(driversResponse.parse((await call('GET', calls.previewDrivers)).body).drivers).toEqual([
      { driver: 'static', isAvailable: true, runtimes: [] },
    ]);
  });

  it('[PREVIEW-01] refuse what is no session and no preview', async () => {
    const { call, create } = await openRoutes();
    expect(await create('session-none')).toMatchObject({
      status: 404,
      body: { success: false, error: expect.any(String) as string },
    });
    expect((await create('no/../session')).status).toBe(400);
    expect((await call('POST', calls.stopPreview, { previewId: 1 })).status).toBe(400);
    expect((await call('GET', `${previewPaths.logs('x')}?after=-1`)).status).toBe(400);
  });
});

describe('a preview that is someone else’s', () => {
  /** Each call with another owner's id, and what it answers. */
  const cases: readonly (readonly [
    'GET' | 'POST',
    string,
    (id: string, session: string) => readonly [string, object?],
    number,
  ])[] = [
    ['POST', calls.createPreview, (_id, session) => [`${calls.createPreview}?session_id=${session}`], 404],
    ['GET', previewPaths.status(':id'), (id) => [previewPaths.status(id)], 404],
    ['GET', calls.previewList, (_id, session) => [`${calls.previewList}?session_id=${session}`], 200],
    ['POST', calls.stopPreview, (id) => [calls.stopPreview, { previewId: id }], 404],
    ['POST', calls.leasePreview, (id) => [calls.leasePreview, { previewId: id }], 404],
    ['GET', previewPaths.logs(':id'), (id) => [previewPaths.logs(id)], 404],
  ];

  it.each(cases)('[PREVIEW-03] does not exist for %s %s', async (method, _pattern, requestOf, status) => {
    const { call, projects, previews } = await openRoutes();
    projects.set('somebody', 'session-1', page);
    const made = await previews.create({
      owner: 'somebody',
      sessionId: 'session-1',
      reached: localReached,
      language: 'en',
    });
    if (!made.ok) throw new Error(made.code);
    const [url, body] = requestOf(made.value.id, 'session-1');
    const [otherUrl, otherBody] = requestOf('none-at-all', 'session-none');
    const answer = await call(method, url, body);
    const unknown = await call(method, otherUrl, otherBody);
    expect(answer.status).toBe(status);
    // Not a word of it may differ from what an id that nobody has is answered with.
    expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(previews.status('somebody', made.value.id)).toMatchObject({ ok: true });
  });

  it('[PREVIEW-03] is tried on every call that there is', async () => {
    const { app } = await openTestApp();
    await app.ready();
    const own = routesOf(app).filter(({ pattern, method }) => /preview/.test(pattern) && method !== 'HEAD');
    const tried = new Set(cases.map(([method, pattern]) => `${method} ${pattern}`));
    const untried = own.map(({ method, pattern }) => `${method} ${pattern}`).filter((route) => !tried.has(route));
    expect(untried).toEqual([`GET ${calls.previewDrivers}`]);
  });
});
