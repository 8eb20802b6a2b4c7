import { madeVersion, sessionResponse, versionsResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  askedFor,
  openAssistantPage,
  sessionName,
  type AssistantPage,
} from '../../test-support/lab/assistant-calls.ts';
import { createToken, hashToken } from '../auth/token.ts';

const { session, versions, version, changes, zip, restore, files } = assistantPaths;

const ofSession = [
  ['GET', session(sessionName)],
  ['DELETE', session(sessionName)],
  ['GET', versions(sessionName)],
  ['GET', version(sessionName, 1)],
  ['GET', `${changes(sessionName, 1)}?since=0`],
  ['GET', zip(sessionName, 1)],
  ['POST', restore(sessionName), { version: 1 }],
  ['PUT', files(sessionName), { version: 1, files: { 'a.txt': 'a' } }],
] as const;

/** Somebody else who is signed in on the same server. */
async function signInAnother({ store, clock }: AssistantPage): Promise<{ authorization: string }> {
  const account = { id: 'another', username: 'another', role: 'administrator', passwordHash: 'x' } as const;
  await store.addAccount(account, clock.now());
  const token = createToken((length) => crypto.getRandomValues(new Uint8Array(length)));
  const times = { createdAt: clock.now(), usedAt: clock.now(), agent: '' };
  await store.addSession({ tokenHash: hashToken(token), userId: account.id, ...times });
  return { authorization: `Bearer ${token}` };
}

describe('[AUTH-07] the calls of the assistant', () => {
  it('give nothing of a session to another user, and change nothing of it', async () => {
    const page = await openAssistantPage();
    await page.makeProject();
    const another = await signInAnother(page);
    for (const [method, url, payload] of ofSession) {
      const response = await page.call(method, url, payload, another);
      expect([method, url, response.statusCode]).toEqual([method, url, 404]);
      expect(response.body).not.toContain('待办');
    }
    expect((await page.call('GET', calls.assistantSessions, undefined, another)).json()).toEqual({ sessions: [] });
    // The same id is another session: it names one among its owner's only.
    const theirs = await page.call('POST', calls.assistantChat, askedFor('换成 #ff0000'), another);
    expect(theirs.json()).not.toHaveProperty('projectState');
    const estimate = await page.call('POST', calls.assistantEstimate, askedFor('换成 #ff0000'), another);
    expect(estimate.json()).toMatchObject({ sent: [] });
    const mine = versionsResponse.parse((await page.call('GET', versions(sessionName))).json());
    expect(mine.versions).toHaveLength(1);
    expect(await page.assistant.newest('another', sessionName)).toBeUndefined();
  });
});

describe('[NC-05] a session', () => {
  it('that does not exist is 404, without success, in words', async () => {
    const { call } = await openAssistantPage();
    const response = await call('GET', session('session-unknown'));
    expect(response.statusCode).toBe(404);
    const body = sessionResponse.parse(response.json());
    expect(body).toMatchObject({ success: false });
    expect(body.error).toContain('没有这个会话');
  });

  it('is listed, restored with its project, and deleted', async () => {
    const { call, makeProject } = await openAssistantPage();
    await makeProject();
    expect((await call('GET', calls.assistantSessions)).json()).toMatchObject({
      sessions: [{ id: sessionName, title: '待办清单', version: 1 }],
    });
    const { success, session: restored } = sessionResponse.parse((await call('GET', session(sessionName))).json());
    expect(success).toBe(true);
    expect(restored?.projectState.initialized).toBe(true);
    expect(restored?.techStack?.framework).toBe('react');
    expect((await call('DELETE', session(sessionName))).statusCode).toBe(204);
    expect((await call('GET', session(sessionName))).statusCode).toBe(404);
  });

  it.each(['short', 'with space 12345', '../../../etc', 'x'.repeat(81)])('is not named %j', async (sessionId) => {
    const { call } = await openAssistantPage();
    expect((await call('POST', calls.assistantChat, askedFor('hi', { sessionId }))).statusCode).toBe(400);
  });
});

describe('[NC-02] a message', () => {
  it('that is blank, too long or with too much history is refused', async () => {
    const { call } = await openAssistantPage();
    const message = { role: 'user', content: 'x' } as const;
    for (const wrong of [
      askedFor('   '),
      askedFor('x'.repeat(limits.assistant.messageCharacters + 1)),
      askedFor('x', { chatHistory: Array.from({ length: 11 }, () => message) }),
    ]) {
      expect((await call('POST', calls.assistantChat, wrong)).statusCode).toBe(400);
    }
  });

  it('is answered as events where that is asked for', async () => {
    const { call } = await openAssistantPage();
    const { body, headers } = await call('POST', calls.assistantChat, askedFor('做一个待办网站'), {
      accept: 'text/event-stream',
    });
    expect(headers['content-type']).toContain('text/event-stream');
    expect(body).toMatch(/^event: answer\ndata: \{"success":true/);
  });

  it('takes nothing over of what the page says of the project', async () => {
    const { say, makeProject } = await openAssistantPage();
    await makeProject();
    const forged = { ...askedFor('x').projectState, initialized: true, currentVersion: 99, files: { 'evil.js': 'x' } };
    const { projectState } = await say('换成 #ff0000', { projectState: forged });
    expect(projectState?.currentVersion).toBe(2);
    expect(projectState?.files).not.toHaveProperty('evil.js');
  });
});

describe('[NC-09] versions', () => {
  it('are listed, compared and restored as new ones, equal to the byte', async () => {
    const { call, makeProject, say } = await openAssistantPage();
    await makeProject();
    await say('换成 #ff0000');
    const changed = await call('GET', `${changes(sessionName, 2)}?since=1`);
    expect(changed.json()).toMatchObject({
      changes: [{ path: 'web/src/styles.css', kind: 'changed', before: expect.stringContaining('#336699') as string }],
    });
    const restored = madeVersion.parse((await call('POST', restore(sessionName), { version: 1 })).json());
    expect(restored.version).toMatchObject({
      version: 3,
      by: 'restore',
      restored_from: 1,
      description: '恢复到第 1 版',
    });
    const list = versionsResponse.parse((await call('GET', versions(sessionName))).json()).versions;
    expect(list.map((one) => one.version)).toEqual([3, 2, 1]);
    expect(list[0]?.digest).toBe(list[2]?.digest);
    // What was restored can be changed by words again.
    expect((await say('改名家务')).projectState?.files['web/src/styles.css']).toContain('#336699');
  });

  it('that do not exist are 404', async () => {
    const { call, makeProject } = await openAssistantPage();
    await makeProject();
    for (const url of [version(sessionName, 2), `${changes(sessionName, 1)}?since=7`, zip(sessionName, 9)]) {
      expect((await call('GET', url)).json()).toMatchObject({ code: 'no-such-version' });
    }
    expect((await call('POST', restore(sessionName), { version: 5 })).statusCode).toBe(404);
  });

  it('are made by hand from the newest one only', async () => {
    const { call, makeProject } = await openAssistantPage();
    await makeProject();
    const edit = { version: 1, files: { 'notes.txt': 'a\r\nb', 'README.md': null } };
    const made = madeVersion.parse((await call('PUT', files(sessionName), edit)).json());
    expect(made.version).toMatchObject({ version: 2, by: 'edit' });
    expect(made.projectState.files).toMatchObject({ 'notes.txt': 'a\r\nb' });
    expect(made.projectState.files).not.toHaveProperty('README.md');
    const late = await call('PUT', files(sessionName), edit);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'version-outdated']);
  });

  it.each([
    '/etc/passwd',
    '../up.txt',
    'a/../../b',
    'C:\\x',
    'c:/x',
    'a/\u0000b',
    'con.txt',
    'a/NUL',
    '.git/config',
    'a//b',
    'a/',
    'x ',
    'WEB/index.html',
    'web',
    'README.md/x',
    'a\u202eb.js',
    `${'d/'.repeat(13)}x`,
  ])('take no file at %j', async (path) => {
    const { call, makeProject } = await openAssistantPage();
    await makeProject();
    const refused = await call('PUT', files(sessionName), { version: 1, files: { [path]: 'x' } });
    expect(refused.json()).toMatchObject({ code: 'unsafe-path' });
  });

  it('are no larger than allowed', async () => {
    const { call, makeProject } = await openAssistantPage();
    await makeProject();
    const large = { version: 1, files: { 'a.txt': 'x'.repeat(limits.assistant.fileBytes + 1) } };
    expect((await call('PUT', files(sessionName), large)).json()).toMatchObject({ code: 'project-too-large' });
    const names = Array.from({ length: limits.assistant.files + 1 }, (_, at) => [`f${at}.txt`, '']);
    const many = { version: 1, files: Object.fromEntries(names) as object };
    expect((await call('PUT', files(sessionName), many)).json()).toMatchObject({ code: 'project-too-large' });
  });

  it('are packed byte for byte below one folder', async () => {
    const { call, makeProject } = await openAssistantPage();
    await makeProject();
    const odd = { '列表.txt': 'a\r\nb\n\n😀</script>', 'empty.txt': '', '__proto__.js': 'x' };
    await call('PUT', files(sessionName), { version: 1, files: odd });
    const response = await call('GET', zip(sessionName, 2));
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="todo-list-v2.zip"',
    });
    const entries = unzipSync(response.rawPayload);
    const texts = Object.entries(entries).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]);
    const made = (await call('GET', version(sessionName, 2))).json<{ files: Record<string, string> }>();
    expect(Object.fromEntries(texts)).toEqual(
      Object.fromEntries(Object.entries(made.files).map(([path, text]) => [`todo-list/${path}`, text])),
    );
    expect(made.files).toMatchObject({ '列表.txt': odd['列表.txt'], 'empty.txt': '' });
  });

  it('[NC-11] are packed with their pages built beside them, where a server answers with pages that are built', async () => {
    const { call, makeProject } = await openAssistantPage();
    await makeProject();
    const server = {
      'server/package.json': '{"scripts":{"start":"node main.js"}}',
      'server/main.js': 'app.listen(1);',
    };
    const page = '<!doctype html><head></head><script type="module" src="/src/main.js"></script>';
    const web = { 'web/package.json': '{}', 'web/index.html': page, 'web/src/main.js': 'console.log("built");' };
    await call('PUT', files(sessionName), { version: 1, files: { ...server, ...web } });
    const entries = unzipSync((await call('GET', zip(sessionName, 2))).rawPayload);
    const textAt = (path: string) => Buffer.from(entries[`todo-list/${path}`] ?? []).toString();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(textAt('web/dist/index.html')) ?? [];
    expect(textAt(`web/dist${script}`)).toContain('"built"');
    expect(textAt('web/dist/index.html')).not.toContain('__preview');
    expect(textAt('web/src/main.js')).toBe(web['web/src/main.js']);
    await call('PUT', files(sessionName), { version: 2, files: { 'web/src/main.js': 'import "./none.js";' } });
    const unbuilt = unzipSync((await call('GET', zip(sessionName, 3))).rawPayload);
    expect(Object.keys(unbuilt).filter((path) => path.includes('dist'))).toEqual([]);
    expect(unbuilt).toHaveProperty(['todo-list/web/src/main.js']);
  });
});

it('[NC-09] an estimate without a model is nothing, and makes no session', async () => {
  const { call } = await openAssistantPage();
  const estimate = await call('POST', calls.assistantEstimate, askedFor('做一个待办网站'));
  expect(estimate.json()).toEqual({ engine: 'blueprint', inputTokens: 0, outputTokens: 0, cost: 0, sent: [] });
  expect((await call('GET', calls.assistantSessions)).json()).toEqual({ sessions: [] });
});
