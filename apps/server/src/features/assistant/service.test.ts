import { limits } from '@toolbench/contracts/limits.ts';
import { assistantPaths } from '@toolbench/contracts/routes.ts';
import { presetStack } from '@toolbench/contracts/tech-stack.ts';
import { describe, expect, it } from 'vitest';
import type { ChatProgress } from './service.ts';
import { askedFor, openAssistantPage, sessionName } from '../../test-support/assistant-calls.ts';
import { todoModel } from '../../test-support/test-assistant.ts';

async function lastOf(events: AsyncIterable<ChatProgress>): Promise<ChatProgress | undefined> {
  let last: ChatProgress | undefined;
  for await (const event of events) last = event;
  return last;
}

const confirm = '确认需求：做一个待办网站，开始生成代码';

describe('[NC-03] a first request', () => {
  it('is answered with what was understood, and asks for a confirmation', async () => {
    const { say } = await openAssistantPage();
    const { response, engine, cost, projectState, success } = await say('做一个待办网站');
    expect(response).toMatchObject({ requiresConfirmation: true, actions: [{ type: 'confirm_requirement' }] });
    expect(response.requirement).toMatchObject({ family: 'todo', description: '做一个待办网站' });
    expect(response.content).toContain('标题（必填）');
    expect(response.content).toContain('按创建时间排列');
    expect([success, engine, cost, projectState]).toEqual([true, 'blueprint', 0, undefined]);
  });

  it('is answered in its own language', async () => {
    const { say } = await openAssistantPage();
    const english = await say('make a to-do website');
    expect(english.response.content).toContain('Check it');
    expect((await say('make it #00ff00')).response.requirement?.color).toBe('#00ff00');
  });

  it('that is not understood is said not to be, with what can be done', async () => {
    const { say } = await openAssistantPage();
    const { response, success } = await say('随便来点什么');
    expect(success).toBe(true);
    expect(response.content).toContain('没有理解');
    expect(response).toMatchObject({ actions: [] });
    expect((await say('whatever')).response.content).toContain('was not understood');
  });

  it('can be changed before it is confirmed', async () => {
    const { say } = await openAssistantPage();
    await say('做一个待办网站');
    expect((await say('换成 #ff0000')).response.requirement?.color).toBe('#ff0000');
    const made = await say(confirm);
    expect(made.projectState?.files['web/src/styles.css']).toContain('#ff0000');
  });
});

describe('[NC-03] a confirmation', () => {
  it('makes the first version and asks for a preview', async () => {
    const { makeProject } = await openAssistantPage();
    const { response, projectState } = await makeProject();
    expect(response.actions).toEqual([{ type: 'project_updated' }, { type: 'create_preview' }]);
    expect(projectState).toMatchObject({
      initialized: true,
      originalDescription: '做一个待办网站',
      currentVersion: 1,
      modificationHistory: [],
      codeStructure: 'web/\n  src/\n    main.js\n    styles.css\n  index.html\nREADME.md',
    });
  });

  it('takes the requirement as it was edited, where it fits together', async () => {
    const { say } = await openAssistantPage();
    await say('做一个待办网站');
    const [entity] = todoModel.entities;
    const broken = { ...todoModel, entities: entity ? [{ ...entity, titleField: 'nothing' }] : [] };
    const refused = await say(confirm, { requirement: broken });
    expect(refused.response.content).toContain('标题字段“nothing”不存在');
    expect(refused.response.requiresConfirmation).toBe(true);
    const made = await say(confirm, { requirement: { ...todoModel, name: { zh: '家务', en: 'Chores' } } });
    expect(made.projectState?.files['web/index.html']).toContain('家务');
  });

  it('does not generate a second time', async () => {
    const { makeProject, say, call } = await openAssistantPage();
    await makeProject();
    const again = await say(confirm);
    expect(again.response.content).toContain('没有重复生成');
    expect(again.projectState?.currentVersion).toBe(1);
    expect((await call('GET', assistantPaths.versions(sessionName))).json()).toMatchObject({
      versions: [{ version: 1 }],
    });
  });

  it('of nothing says so', async () => {
    const { say } = await openAssistantPage();
    expect((await say('confirm requirement: x, start generating code')).response.content).toContain(
      'No requirement waits',
    );
  });

  it('marks its message, also for whoever comes back', async () => {
    const { makeProject, call } = await openAssistantPage();
    await makeProject();
    const restored = (await call('GET', assistantPaths.session(sessionName))).json<{
      session: { chatHistory: Record<string, unknown>[]; projectState: { currentVersion: number } };
    }>();
    expect(restored.session.chatHistory).toMatchObject([
      { role: 'user', content: '做一个待办网站' },
      { role: 'assistant', requiresConfirmation: true, confirmed: true },
      { role: 'user', content: confirm },
      { role: 'assistant', version: 1, engine: 'blueprint', cost: 0 },
    ]);
    expect(restored.session.projectState.currentVersion).toBe(1);
  });
});

describe('[NC-04] a modification', () => {
  it('keeps what the project is, and adds to files, history and version', async () => {
    const { makeProject, say } = await openAssistantPage();
    await makeProject();
    const { response, projectState } = await say('换成 #ff0000');
    expect(response.content).toContain('修改完成');
    expect(projectState).toMatchObject({
      initialized: true,
      originalDescription: '做一个待办网站',
      currentVersion: 2,
      modificationHistory: [{ version: 2, description: '换成 #ff0000' }],
    });
    const english = await say('make it #0000ff');
    expect(english.response.content).toContain('odification complete');
  });

  it('keeps files that were edited by hand, and merges those that both changed', async () => {
    const { makeProject, say, call } = await openAssistantPage();
    const made = await makeProject();
    const script = made.projectState?.files['web/src/main.js'] ?? '';
    const files = { 'web/src/main.js': script.replace('third = 3', 'third = 33'), 'notes.txt': 'mine' };
    await call('PUT', assistantPaths.files(sessionName), { version: 1, files });
    const vue = { ...presetStack, framework: 'vue' as const };
    const { response, projectState } = await say('改用 Vue', { techStack: vue });
    expect(response.content).toContain('技术栈已改为 Vue');
    expect(response.refused).toBeUndefined();
    expect(projectState?.files['web/src/main.js']).toBe(
      '// vue javascript\nconst first = 1;\nconst second = 2;\nconst third = 33;\n',
    );
    expect(projectState?.files['notes.txt']).toBe('mine');
  });

  it('tells of a conflict and overwrites nothing', async () => {
    const { makeProject, say, call } = await openAssistantPage();
    await makeProject();
    const files = { 'web/src/styles.css': ':root {\n  --color: hotpink;\n}\n' };
    await call('PUT', assistantPaths.files(sessionName), { version: 1, files });
    const { response, projectState } = await say('换成 #ff0000');
    expect(response.refused).toEqual([{ path: 'web/src/styles.css', reason: 'edited-by-hand' }]);
    expect(response.content).toContain('已保留手动的内容');
    expect(projectState?.files['web/src/styles.css']).toContain('hotpink');
  });

  it('that is not understood changes nothing and says what can be said', async () => {
    const { makeProject, say } = await openAssistantPage();
    await makeProject();
    const { response, projectState } = await say('弄好看一点');
    expect(response.content).toContain('没有修改项目：没有看懂。');
    expect(response.content).toContain('换成 #ff0000');
    expect(projectState?.currentVersion).toBe(1);
  });
});

describe('[NC-07] a stack that cannot be', () => {
  it.each([
    ['fastapi', 'javascript', 'python', 'FastAPI 只能用 Python'],
    ['express', 'go', 'javascript', 'Express 只能用 JavaScript'],
  ] as const)('of %s and %s becomes one in %s, aloud', async (framework, language, corrected, words) => {
    const { say, call } = await openAssistantPage();
    const techStack = { ...presetStack, framework, language };
    const { response } = await say('做一个待办网站', { techStack });
    expect(response.content).toContain(words);
    const { session } = (await call('GET', assistantPaths.session(sessionName))).json<{ session: object }>();
    expect(session).toMatchObject({ techStack: { framework, language: corrected } });
  });
});

describe('[NC-06] a wish to deploy', () => {
  it('needs a project', async () => {
    const { say, makeProject } = await openAssistantPage();
    expect((await say('部署到云端')).response).toMatchObject({ content: '请先生成应用', actions: [] });
    expect((await say('deploy to aws')).response.content).toBe('Please generate the app first');
    await makeProject();
    const more = {
      cloudProvider: { value: 'local', label: '' },
      deploymentPlan: { value: 'premium', label: '' },
    } as const;
    expect((await say('请部署应用', more)).response.actions).toEqual([
      { type: 'deploy', provider: 'local', plan: 'economy' },
    ]);
  });
});

describe('findings without a model', () => {
  it('are not repaired, and it says so', async () => {
    const { makeProject, say } = await openAssistantPage();
    await makeProject();
    const findings = [{ from: 'browser', message: 'x is not defined' } as const];
    const { response, projectState } = await say('修复预览中的错误', { findings });
    expect(response.content).toContain('规则引擎不会自动修复');
    expect(projectState?.currentVersion).toBe(1);
  });
});

describe('a session', () => {
  it('[NC-02] answers one message at a time', async () => {
    const { assistant } = await openAssistantPage();
    const asked = { owner: 'admin', request: askedFor('做一个待办网站'), language: 'zh' } as const;
    const [first, second] = [await assistant.chat(asked), await assistant.chat(asked)];
    expect(second).toMatchObject({ ok: false, code: 'chat-pending' });
    expect(await assistant.restore('admin', sessionName, 1, 'zh')).toMatchObject({ code: 'chat-pending' });
    if (!first.ok) throw new Error(first.code);
    await lastOf(first.value);
    expect((await assistant.chat(asked)).ok).toBe(true);
  });

  it('[NC-02] is free again when its reader leaves before the first word', async () => {
    const { assistant } = await openAssistantPage();
    const left = new AbortController();
    const asked = { owner: 'admin', request: askedFor('做一个待办网站'), language: 'zh', signal: left.signal } as const;
    await assistant.chat(asked);
    left.abort();
    expect((await assistant.chat({ ...asked, signal: undefined })).ok).toBe(true);
  });

  it('[DATA-01] is gone a day after it began, and its name can be used again', async () => {
    const { assistant, makeProject, clock } = await openAssistantPage();
    await makeProject();
    clock.advance(limits.assistant.lifetimeMs - 1);
    expect(await assistant.newest('admin', sessionName)).toMatchObject({ version: 1, stack: presetStack });
    clock.advance(1);
    expect(await assistant.newest('admin', sessionName)).toBeUndefined();
    const asked = { owner: 'admin', request: askedFor('做一个待办网站'), language: 'zh' } as const;
    const chat = await assistant.chat(asked);
    if (!chat.ok) throw new Error(chat.code);
    await lastOf(chat.value);
    expect(await assistant.session('admin', sessionName)).toMatchObject({
      value: { projectState: { currentVersion: 0 } },
    });
  });

  it('[NC-05] is refused beyond the number that one user may have', async () => {
    const { call, say } = await openAssistantPage();
    for (let count = 0; count < limits.assistant.sessionsPerUser; count += 1) {
      await say('hi there', { sessionId: `session-${count}` });
    }
    const refused = await call('POST', '/api/natural-code/chat', askedFor('hi', { sessionId: 'one-too-many' }));
    expect(refused.json()).toMatchObject({ code: 'too-many-assistant-sessions' });
  });
});
