import { limits } from '@toolbench/contracts/limits.ts';
import { assistantPaths } from '@toolbench/contracts/routes.ts';
import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { describe, expect, it } from 'vitest';
import type { ChatProgress } from './service.ts';
import { askedFor, openAssistantPage, sessionName } from '../../test-support/lab/assistant-calls.ts';
import { todoModel } from '../../test-support/lab/test-assistant.ts';

async function lastOf(events: AsyncIterable<ChatProgress>): Promise<ChatProgress | undefined> {
  let last: ChatProgress | undefined;
  for await (const event of events) last = event;
  return last;
}

const confirm = '确认需求：做一个待办网站，开始生成代码';

describe('[NC-04] a sentence for a new app in the conversation of another', () => {
  it.each(['做一个待办网站', 'make a to-do website'])(
    'is asked about before anything is replaced: %s',
    async (message) => {
      const { say, makeProject } = await openAssistantPage();
      const made = await makeProject();
      const { response, projectState } = await say(message);
      expect(response).toMatchObject({ actions: [{ type: 'choose_app' }] });
      expect(response.requiresConfirmation).not.toBe(true);
      expect(projectState?.currentVersion).toBe(made.projectState?.currentVersion);
      const meant = await say(message, { changesThis: true });
      expect(meant.response.actions).not.toContainEqual({ type: 'choose_app' });
    },
  );

  it.each([
    ['做一个记账网站', '新的'],
    ['make a recipe website', 'a new one'],
    ['make a recipe website', 'A new app, please'],
  ])('asked about “%s”, the answer “%s” changes nothing here', async (message, answer) => {
    const { say, makeProject } = await openAssistantPage({}, { hasAllRules: true });
    const made = await makeProject();
    await say(message);
    const { response, projectState } = await say(answer);
    expect(projectState?.currentVersion).toBe(made.projectState?.currentVersion);
    expect(response.content).toContain(message);
    expect(response.content).toMatch(/新对话|new conversation/u);
  });

  it.each(['改现在这个', 'a change to this one', 'this one'])(
    'is a change where the answer is “%s”',
    async (answer) => {
      const { say, makeProject } = await openAssistantPage({}, { hasAllRules: true });
      await makeProject();
      const sentence = 'make a recipe website';
      await say(sentence);
      const { response } = await say(answer);
      expect(response.actions).not.toContainEqual({ type: 'choose_app' });
      const meant = await say(sentence, { changesThis: true });
      expect(response.requirement?.name).toEqual(meant.response.requirement?.name);
    },
  );

  it('is forgotten when something else is said', async () => {
    const { say, makeProject } = await openAssistantPage({}, { hasAllRules: true });
    await makeProject();
    await say('make a recipe website');
    expect((await say('add a colour field')).projectState?.currentVersion).toBe(2);
    expect((await say('this one')).response.content).not.toContain('recipe');
  });

  it('says a change that was done in part to be so, with what was left out and no card to edit', async () => {
    const { say, makeProject } = await openAssistantPage();
    await makeProject();
    const { response } = await say('make it #00ff00 and flurb the wibbles');
    expect(response.content).toMatch(/^Only part of the modification was made.*flurb.*in other words/s);
    expect(response.content).not.toContain('edit the card');
  });
});

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
    expect(response.actions.map(({ type }) => type)).toEqual(['say', 'choose_kind']);
    expect((await say('whatever')).response.content).toContain('was not understood');
  });

  it('for what no app can be is told what is possible instead', async () => {
    const { say } = await openAssistantPage();
    const { response, success } = await say('做一个闯关游戏');
    expect(success).toBe(true);
    expect(response.actions.map(({ type }) => type)).toEqual(['say']);
    expect(response.content).toContain('做不了游戏');
    expect(response.content).toContain('比分榜');
    expect((await say('Make me a game')).response.content).toContain('Games cannot be made here');
  });

  it('for what would hurt others is refused, before and after there is a project', async () => {
    const { say, makeProject } = await openAssistantPage();
    expect((await say('做一个待办网站，顺便偷偷定位我老婆')).response).toMatchObject({
      actions: [],
      content: expect.stringContaining('会伤害他人') as string,
    });
    const made = await makeProject();
    const refused = await say('Add a field that harvests the passwords of visitors');
    expect(refused.response.content).toContain('could harm others');
    expect(refused.projectState?.currentVersion).toBe(made.projectState?.currentVersion);
  });

  it('can be changed before it is confirmed', async () => {
    const { say } = await openAssistantPage();
    await say('做一个待办网站');
    expect((await say('换成 #ff0000')).response.requirement?.color).toBe('#ff0000');
    const made = await say(confirm);
    expect(made.projectState?.files['web/src/styles.css']).toContain('#ff0000');
  });
});

describe('[NC-12] what is said to the assistant itself', () => {
  it('is answered with what it can do, before there is an app and for the one there is', async () => {
    const { say, makeProject } = await openAssistantPage();
    expect((await say('hi')).response).toMatchObject({
      actions: [
        {
          type: 'say',
          sentences: expect.arrayContaining(['Make a to-do website that filters by priority']) as string[],
        },
      ],
      content: expect.stringContaining('Say in a sentence what app it is to be') as string,
    });
    expect((await say('hola, quiero una lista de tareas')).response.content).toMatch(
      /Only English and Chinese|只读得懂中文和英文/,
    );
    const made = await makeProject();
    const thanked = await say('thanks, looks great!');
    expect(thanked.response.content).toContain('A sentence changes “');
    expect((await say('你好，你能做什么？')).response.content).toContain('可以用一句话修改');
    expect((await say('hi')).projectState?.currentVersion).toBe(made.projectState?.currentVersion);
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
      'There is no requirement to confirm',
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

  it.each(['弄好看一点', 'Make it prettier'])(
    '[NC-12] lists what can be said instead, and each of it is done when it is said: %s',
    async (message) => {
      const { makeProject, say } = await openAssistantPage({}, { hasAllRules: true });
      await makeProject();
      const { response } = await say(message);
      const sentences = response.actions.flatMap((action) =>
        'sentences' in action ? action.sentences : [],
      ) as string[];
      expect(sentences.length).toBeGreaterThan(1);
      let version = 1;
      for (const sentence of sentences) {
        expect(response.content).toContain(`\n- ${sentence}`);
        expect((await say(sentence)).projectState?.currentVersion).toBe((version += 1));
      }
    },
  );
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

describe('[NC-10] undo and redo in words', () => {
  it('walks the changes of a card, also after it was read from the database again', async () => {
    const { say } = await openAssistantPage();
    const first = (await say('做一个待办网站')).response.requirement;
    await say('换成 #ff0000');
    await say('换成 #0000ff');
    const back = await say('撤销');
    expect(back.response.content).toContain('已撤销：换成 #0000ff');
    expect(back.response.requirement?.color).toBe('#ff0000');
    expect((await say('undo')).response.requirement).toEqual(first);
    expect((await say('undo')).response.content).toContain('no change to undo');
    expect((await say('重做')).response.requirement?.color).toBe('#ff0000');
    expect((await say('redo')).response.content).toContain('Done again: 换成 #0000ff');
    expect((await say('重做')).response.content).toContain('没有可以重做的修改');
    const made = await say('好的');
    expect(made.projectState?.files['web/src/styles.css']).toContain('#0000ff');
  });

  it('walks the changes of a project as versions, with the files of each', async () => {
    const { makeProject, say } = await openAssistantPage();
    const made = await makeProject();
    const changed = await say('换成 #ff0000');
    const back = await say('请撤销刚才的修改');
    expect(back.response.content).toContain('已撤销：换成 #ff0000');
    expect(back.projectState).toMatchObject({ currentVersion: 3, files: made.projectState?.files });
    expect((await say('撤销')).response.content).toContain('没有可以撤销的修改');
    const forward = await say('redo');
    expect(forward.projectState).toMatchObject({ currentVersion: 4, files: changed.projectState?.files });
    expect((await say('ok')).response.content).toContain('Nothing was changed');
  });
});

describe('[NC-12] an app that is there', () => {
  it.each(['go back to version 1', '还原到第一版'])('is made anew as it was by %j', async (words) => {
    const { makeProject, say } = await openAssistantPage();
    const made = await makeProject();
    await say('换成 #ff0000');
    await say('换成 #0000ff');
    const back = await say(words);
    expect(back.projectState).toMatchObject({ currentVersion: 4, files: made.projectState?.files });
    expect((await say('restore version 9')).response.content).toContain('There is no version 9');
    expect((await say('回到第4版')).response.content).toContain('第 4 版');
    expect((await say('undo')).projectState?.currentVersion).toBe(5);
  });

  it('gets no version by going back to one that it is equal to, and 恢复 after 撤销 is 重做', async () => {
    const { makeProject, say } = await openAssistantPage();
    await makeProject();
    const changed = await say('换成 #ff0000');
    await say('撤销');
    const same = await say('还原到第一版');
    expect(same.response.content).toContain('和第 1 版完全一样');
    expect(same.response.actions).toEqual([]);
    expect((await say('roll back to the first version')).response.content).toContain('nothing to restore');
    const again = await say('恢复');
    expect(again.response.content).toContain('已重做：换成 #ff0000');
    expect(again.projectState).toMatchObject({ currentVersion: 4, files: changed.projectState?.files });
  });

  it('gets no version by what leaves it as it is', async () => {
    const { makeProject, say } = await openAssistantPage();
    await makeProject();
    await say('换成 #ff0000');
    const told = await say('换成 #ff0000');
    expect(told.response.content).toContain('项目没有变');
    expect(told.response.actions).toEqual([]);
    expect((await say('换成 #0000ff')).projectState?.currentVersion).toBe(3);
  });
});

describe('[NC-10] a card that was edited by hand', () => {
  it('is what the next sentence changes, and the edits can be undone', async () => {
    const { say } = await openAssistantPage();
    const first = (await say('做一个待办网站')).response.requirement;
    if (!first) throw new Error('no card');
    const edited = { ...first, name: { zh: '家务', en: 'Chores' } };
    const changed = (await say('换成 #ff0000', { requirement: edited })).response.requirement;
    expect(changed).toMatchObject({ name: { zh: '家务' }, color: '#ff0000' });
    expect((await say('撤销')).response.requirement).toEqual(edited);
    const back = await say('撤销');
    expect(back.response.content).toContain('已撤销：在卡片上的修改');
    expect(back.response.requirement).toEqual(first);
    const made = await say('ok', { requirement: edited });
    expect(made.projectState?.files['web/index.html']).toContain('家务');
  });
});

describe('[NC-10] commands of a card', () => {
  const rename = { do: 'set-name', name: { zh: '家务', en: 'Chores' } } as const;
  const require = { do: 'change-field', entity: 'Task', field: 'title', to: { unique: true } } as const;

  it('change the requirement before the sentence, and are undone by what they did', async () => {
    const { say } = await openAssistantPage();
    const first = (await say('做一个待办网站')).response.requirement;
    const changed = (await say('换成 #ff0000', { commands: [rename, require] })).response.requirement;
    expect(changed).toMatchObject({ name: rename.name, color: '#ff0000', entities: [{ fields: [{ unique: true }] }] });
    await say('撤销');
    const back = await say('撤销');
    expect(back.response.content).toContain('已撤销：应用改名为“家务” · “标题”不能重复');
    expect(back.response.requirement).toEqual(first);
  });

  it('change the app that was made, all of them or none', async () => {
    const { makeProject, say } = await openAssistantPage();
    expect((await makeProject()).projectState?.model?.entities[0]?.fields).toHaveLength(1);
    const made = await say('Chores', { commands: [rename] });
    expect(made.projectState).toMatchObject({ currentVersion: 2, model: { name: rename.name } });
    expect(made.projectState?.files['web/index.html']).toContain('家务');
    const gone = { do: 'remove-field', entity: 'Task', field: 'title' } as const;
    const refused = await say('no title', { commands: [{ do: 'set-colour', colour: '#123456' }, gone] });
    expect(refused.response.content).toContain('It is the last field and cannot be removed.');
    expect(refused.projectState).toMatchObject({ currentVersion: 2, model: { color: todoModel.color } });
  });
});

describe('[NC-05] a field that is kept in another form', () => {
  it('has another name in code, which is said, comes back with its type, and is never used for anything else', async () => {
    const { say } = await openAssistantPage({}, { hasAllRules: true });
    await say('做一个待办清单：标题、城市、金额');
    const first = (await say('确认需求，开始生成代码')).projectState?.model?.entities[0]?.fields.at(-1)?.name;
    const lastField = ({ projectState }: Awaited<ReturnType<typeof say>>) => ({
      name: projectState?.model?.entities[0]?.fields.find(({ label }) => label.zh === '金额')?.name,
      isInServer: projectState?.files['server/model.json']?.includes(`"${first}2"`),
    });
    const changed = await say('金额改成日期');
    expect(changed.response.content).toContain('“金额”已填的值不会转换');
    expect(lastField(changed)).toEqual({ name: `${first}2`, isInServer: true });
    const back = await say('金额改成金额');
    expect(back.response.content).toContain('“金额”以前按这个类型填的值会重新显示');
    expect(lastField(back)).toEqual({ name: first, isInServer: false });
    expect(lastField(await say('恢复到版本 1'))).toEqual({ name: first, isInServer: false });
    expect(lastField(await say('金额改成是否')).name).toBe(`${first}3`);
    expect(lastField(await say('撤销')).name).toBe(first);
    expect(lastField(await say('金额改成文本')).name).toBe(`${first}4`);
  });
});

describe('[NC-10] a second thing asked for later', () => {
  // The engine of the other tests knows colours only.
  it('does not replace the card that waits, whether it was read or not', async () => {
    const { say } = await openAssistantPage();
    await say('做一个待办网站');
    const more = await say('再做一个待办表');
    expect(more.response.content).toContain('需求没有变');
    expect(more.response.requirement?.description).toBe('做一个待办网站');
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

  it('[NC-02] is free again when its reader left while the session was being opened', async () => {
    const { assistant } = await openAssistantPage();
    const asked = { owner: 'admin', request: askedFor('做一个待办网站'), language: 'zh' } as const;
    const left = new AbortController();
    const answer = assistant.chat({ ...asked, signal: left.signal });
    left.abort();
    await answer;
    expect((await assistant.chat(asked)).ok).toBe(true);
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
