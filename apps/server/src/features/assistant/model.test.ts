import { estimateResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { aiPaths, assistantPaths, calls } from '@toolbench/contracts/routes.ts';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { goodKey, type Asked } from '../../test-support/ai-services/asked.ts';
import { startDouble } from '../../test-support/ai-services/start-double.ts';
import { sendJson, sendStream } from '../../test-support/ai-services/send.ts';
import { askedFor, openAssistantPage, sessionName } from '../../test-support/lab/assistant-calls.ts';

const confirm = '确认需求：做一个待办网站，开始生成代码';
const finding = { from: 'browser', message: 'start is not defined', path: 'web/src/main.js', line: 3 } as const;

type Reply = string | { readonly text: string; readonly cutAfter?: number; readonly finish?: string };

const chunk = (content: string, finish: string | null = null) => ({
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
});

/** The messages of a call, joined. */
const wordsOf = ({ json }: Asked) => (json.messages as { content: string }[]).map(({ content }) => content).join('\n');
const boundaryOf = (asked: Asked) => /@@[\da-f]{12}/.exec(wordsOf(asked))?.[0] ?? '';

/** Answers as a service does, with the boundary that it was asked to use in place of @@. */
const answering = (reply: Reply) => async (asked: Asked, response: ServerResponse) => {
  const { text, cutAfter, finish = 'stop' } = typeof reply === 'string' ? { text: reply } : reply;
  const written = text.replaceAll('@@', boundaryOf(asked));
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  await sendStream(
    response,
    [chunk(written.slice(0, 40)), chunk(written.slice(40)), chunk('', finish), { choices: [], usage }],
    cutAfter === undefined ? {} : { cutAfter },
  );
};

async function openModelPage(...replies: Reply[]) {
  const page = await openAssistantPage();
  const double = await startDouble('openai');
  const settings = { baseUrl: double.baseUrl, model: 'gpt-4o', key: goodKey };
  await page.call('PUT', aiPaths.engine('chat'), settings);
  double.answerNext(...replies.map(answering));
  return { ...page, double };
}

const page =
  '@@ file web/index.html\n<!doctype html>\n<p>待办</p>\n@@ end\n@@ file web/src/main.js\nstart();\n@@ end\n做好了。\n';
const edit = '@@ edit web/src/main.js\n@@ search\nstart();\n@@ replace\nstart(1);\n@@ end\n改好了。\n';

describe('[NC-09] a chat model', () => {
  it('writes the project that was confirmed, and says what it cost', async () => {
    const { say, double } = await openModelPage(page);
    const card = await say('做一个待办网站');
    expect(card).toMatchObject({ engine: 'blueprint', cost: 0, response: { requiresConfirmation: true } });
    const made = await say(confirm);
    expect(made).toMatchObject({
      engine: 'gpt-4o',
      usage: { inputTokens: 100, outputTokens: 20, estimated: false },
      projectState: {
        currentVersion: 1,
        files: { 'web/index.html': '<!doctype html>\n<p>待办</p>\n', 'web/src/main.js': 'start();\n' },
      },
    });
    expect(made.cost).toBeCloseTo(0.0006);
    expect(double.asked).toHaveLength(1);
    expect(wordsOf(double.asked[0] as Asked)).toContain('"family":"todo"');
  });

  it('plans an app that the rules have no template for', async () => {
    const { say } = await openModelPage(page);
    const card = await say('做一个星图');
    expect(card.response).toMatchObject({ requiresConfirmation: true });
    expect(card.response.requirement).toBeUndefined();
    expect((await say('确认需求：星图，开始生成代码')).projectState?.originalDescription).toBe('做一个星图');
  });

  it('changes files with edits, and tells of each file as it comes', async () => {
    const { say, call } = await openModelPage(page, edit);
    await say('做一个待办网站');
    await say(confirm);
    const { body } = await call('POST', calls.assistantChat, askedFor('start 加一个参数'), {
      accept: 'text/event-stream',
    });
    expect(body).toContain('event: file\ndata: {"path":"web/src/main.js","state":"edited"');
    expect(body).toContain('event: text\ndata: {"text":"改好了。');
    expect(body).toMatch(/event: answer\ndata: .*修改完成/);
    expect(body).toContain('start(1);');
  });

  it('gets failed edits back, once and alone', async () => {
    const wrong = edit.replace('start();', 'begin();');
    const { say, double } = await openModelPage(page, wrong, edit);
    await say('做一个待办网站');
    await say(confirm);
    const { projectState, usage, response } = await say('start 加一个参数');
    expect(projectState?.files['web/src/main.js']).toBe('start(1);\n');
    expect([response.refused, usage?.inputTokens]).toEqual([undefined, 200]);
    const repair = wordsOf(double.asked[2] as Asked);
    expect(repair).toContain('begin();');
    expect(repair).toContain('The file, from line 1:\nstart();');
    expect(repair).not.toContain('<!doctype html>');
  });

  it('whose edits fail twice is told of, and nothing is guessed', async () => {
    const wrong = edit.replace('start();', 'begin();');
    const { say } = await openModelPage(page, wrong, wrong);
    await say('做一个待办网站');
    await say(confirm);
    const { projectState, response } = await say('start 加一个参数');
    expect(projectState?.currentVersion).toBe(1);
    expect(response.refused).toEqual([{ path: 'web/src/main.js', reason: '文件里没有要替换的内容' }]);
  });

  it('whose edits of a file fail for the same is told of once', async () => {
    const wrong = edit.replace('start();', 'begin();');
    const twice = wrong + wrong.replace('begin();', 'stop();');
    const { say } = await openModelPage(page, twice, twice);
    await say('做一个待办网站');
    await say(confirm);
    const { response } = await say('start 加一个参数');
    expect(response.refused).toEqual([{ path: 'web/src/main.js', reason: '文件里没有要替换的内容' }]);
  });

  it('goes on where its answer was cut', async () => {
    const long = `${'const line = "of a long file";\n'.repeat(5)}`;
    const first = `@@ file a.js\n${long}const cut = `;
    const rest = `@@ resume a.js\n${'const line = "of a long file";\n'}const cut = 1;\n@@ end\n`;
    const { say, double } = await openModelPage({ text: first, finish: 'length' }, rest);
    await say('做一个待办网站');
    const made = await say(confirm);
    expect(made.projectState?.files['a.js']).toBe(`${long}const cut = 1;\n`);
    expect(double.asked).toHaveLength(2);
  });

  it('that asks to leave the project is refused', async () => {
    const escape =
      '@@ file ../../etc/cron.d/x\nx\n@@ end\n@@ file .git/hooks/pre-commit\nx\n@@ end\n@@ file ok.txt\nok\n@@ end\n';
    const { say } = await openModelPage(escape, '还是不行');
    await say('做一个待办网站');
    const { projectState, response } = await say(confirm);
    expect(Object.keys(projectState?.files ?? {})).toEqual(['ok.txt']);
    expect(response.refused?.map(({ path }) => path)).toEqual(['../../etc/cron.d/x', '.git/hooks/pre-commit']);
  });

  it('answers a question without a new version', async () => {
    const { say } = await openModelPage(page, '它从 main.js 开始。');
    await say('做一个待办网站');
    await say(confirm);
    const { response, projectState } = await say('它是怎么开始的？');
    expect([response.content, projectState?.currentVersion]).toEqual(['它从 main.js 开始。', 1]);
  });

  it.each([
    '接口返回：\n\n```json\n[{"id":1,"name":"Ann","text":"Great"}]\n```\n\n不用改。',
    '删除时发送：\n\n```json\n{"type":"delete","name":"web/src/main.js"}\n```\n',
    '请求体：\n{"path":"web/src/main.js","content":"x"}\n就是这样。',
  ])('changes nothing by an example of data in an answer, which stays in it: %j', async (answer) => {
    const { say } = await openModelPage(page, answer, answer);
    await say('做一个待办网站');
    const made = await say(confirm);
    const { response, projectState } = await say('它返回什么？');
    expect([projectState?.currentVersion, projectState?.files]).toEqual([1, made.projectState?.files]);
    for (const line of answer.split('\n')) expect(response.content).toContain(line);
  });

  it.each([
    ['automatic', true],
    ['tools', true],
    ['text', false],
  ] as const)('is offered tools as it is set: %s', async (toolUse, isOffered) => {
    const { call, say, double } = await openModelPage(page);
    await call('PUT', aiPaths.engine('chat'), { baseUrl: double.baseUrl, model: 'gpt-4o', toolUse });
    await say('做一个待办网站');
    expect((await say(confirm)).projectState?.currentVersion).toBe(1);
    expect('tools' in (double.asked[0] as Asked).json).toBe(isOffered);
  });

  it('that takes no tools is told of where nothing but tools is wanted', async () => {
    const { call, say, double } = await openModelPage();
    await call('PUT', aiPaths.engine('chat'), { baseUrl: double.baseUrl, model: 'gpt-4o', toolUse: 'tools' });
    double.answerNext((_asked, response) => sendJson(response, 400, { error: { message: 'tools are not supported' } }));
    await say('做一个待办网站');
    await say(confirm);
    expect(double.asked).toHaveLength(1);
  });

  it('that fails is told of, and the rules do what they can', async () => {
    const { say, double } = await openModelPage();
    double.answerNext((_asked, response) => sendJson(response, 401, { error: { message: 'bad key' } }));
    await say('做一个待办网站');
    const made = await say(confirm);
    expect(made).toMatchObject({ success: true, engine: 'blueprint', failure: { code: 'authentication' } });
    expect(made.response.content).toContain('以下由规则引擎完成');
    expect(made.projectState?.currentVersion).toBe(1);
  });

  it('[NC-06] that fails with nothing to fall back on gives the words of the specification, and can be tried again', async () => {
    const { say, double } = await openModelPage();
    await say('make a star map');
    double.answerNext((_asked, response) => sendJson(response, 401, { error: { message: 'bad key' } }));
    const failed = await say('confirm requirement: a star map, start generating code');
    expect(failed.success).toBe(false);
    expect(failed.response.content).toContain(`Sorry, an error occurred during code generation: ${failed.error ?? ''}`);
    expect(failed.response.content).toContain('AI service unavailable');
    double.answerNext(answering(page));
    expect((await say('confirm requirement: a star map, start generating code')).projectState?.currentVersion).toBe(1);
  });

  it('is left alone where the rules are asked for', async () => {
    const { say, double } = await openModelPage();
    await say('做一个待办网站', { engine: 'blueprint' });
    expect((await say(confirm, { engine: 'blueprint' })).engine).toBe('blueprint');
    expect(double.asked).toHaveLength(0);
  });

  it('that is left makes no version, and the session is free', async () => {
    const { say, assistant, double } = await openModelPage();
    await say('做一个待办网站');
    const left = new AbortController();
    double.answerNext((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(chunk('@@'))}\n\n`);
      left.abort();
    });
    const request = askedFor(confirm);
    const chat = await assistant.chat({ owner: 'admin', request, language: 'zh', signal: left.signal });
    if (!chat.ok) throw new Error(chat.code);
    const seen = [];
    for await (const event of chat.value) seen.push(event.kind);
    expect(seen).not.toContain('answer');
    expect(await assistant.newest('admin', sessionName)).toBeUndefined();
    double.answerNext(answering(page));
    expect((await say(confirm)).projectState?.currentVersion).toBe(1);
  });
});

describe('[NC-09] what of an answer is not taken', () => {
  const sure = 'confirm requirement: a star map, start generating code';
  const dockerfile = '**Dockerfile**\n```\nFROM scratch\n```\n';

  it('is told in Chinese, and the turn is not called complete', async () => {
    const { say } = await openModelPage(page, `${edit}@@ file C:\\a.js\nx\n@@ end\n`, '不行。');
    await say('做一个待办网站');
    await say(confirm);
    const { response } = await say('start 加一个参数');
    expect(response.content).toContain('只完成了一部分修改');
    expect(response.content).not.toContain('修改完成');
    expect(response.content).toContain('`C:\\a.js`：必须是项目内的相对路径');
    expect(response.refused).toEqual([{ path: 'C:\\a.js', reason: '必须是项目内的相对路径' }]);
  });

  it('is told in English, and goes back to the model once in exact words', async () => {
    const { say, double } = await openModelPage(`${page}@@ file .git/config\nx\n@@ end\n`, 'No.');
    await say('make a star map');
    const { response } = await say(sure);
    expect(response.content).toContain('Only part was generated: version 1, 2 files.');
    const reason = 'folders such as .git and node_modules are not part of a project';
    expect(response.refused).toEqual([{ path: '.git/config', reason }]);
    expect(wordsOf(double.asked[1] as Asked)).toContain(`- .git/config: ${reason}.`);
    expect(double.asked).toHaveLength(2);
  });

  it('ends the call where there are too many files, and keeps what came before', async () => {
    const many = Array.from({ length: limits.assistant.files + 9 }, (_, at) => `@@ file f${at}\n@@ end\n`).join('');
    const { say, double } = await openModelPage(many);
    await say('make a star map');
    const { response, projectState } = await say(sure);
    expect(response.refused?.map(({ reason }) => reason)).toEqual([
      'a project has at most 400 files',
      'the answer was ended at the limit; files after this point are missing',
    ]);
    expect(Object.keys(projectState?.files ?? {})).toHaveLength(limits.assistant.files);
    expect(double.asked).toHaveLength(1);
  });

  it('is not asked for again where it was cut as often as it may go on', async () => {
    const line = (at: number) => `const line${at} = "of a file that does not end";\n`;
    const cut = (text: string) => ({ text, finish: 'length' });
    const further = [1, 2, 3, 4].map((at) => cut(`@@ resume a.js\n${line(at - 1)}${line(at)}`));
    const { say, double } = await openModelPage(cut(`@@ file a.js\n${line(0)}`), ...further);
    await say('make a star map');
    const { response } = await say(sure);
    expect(response.refused?.find(({ path }) => path === 'a.js')?.reason).toContain('so long');
    expect(double.asked).toHaveLength(5);
  });

  it('is nothing of a file without an ending, and all of an answer that is thought only', async () => {
    const { say, double } = await openModelPage(dockerfile, '<think>hm', '<think>hm again');
    await say('make a star map');
    expect((await say(sure)).projectState?.files).toEqual({ Dockerfile: 'FROM scratch\n' });
    const { response, projectState } = await say('make it better');
    expect(response.refused).toEqual([{ path: '', reason: 'the model only reasoned and gave no answer' }]);
    expect([response.content.includes('nothing was changed'), projectState?.currentVersion]).toEqual([true, 1]);
    expect(double.asked).toHaveLength(3);
  });
});

describe('[NC-09] what a preview reports', () => {
  const broken = (value: number) =>
    `@@ edit web/src/main.js\n@@ search\nstart(${value || ''});\n@@ replace\nstart(${value + 1});\n@@ end\n`;

  it('is sent along for repair, until the same comes back', async () => {
    const { say, double } = await openModelPage(page, broken(0), broken(1));
    await say('做一个待办网站');
    await say(confirm);
    const repaired = await say('修复预览中的错误', { findings: [finding] });
    expect(repaired.projectState?.currentVersion).toBe(2);
    expect(wordsOf(double.asked[1] as Asked)).toContain('- browser: start is not defined (web/src/main.js:3:1)');
    const same = await say('修复预览中的错误', { findings: [{ ...finding, line: 9 }] });
    expect(same.response.content).toContain('同样的错误又出现了');
    expect(double.asked).toHaveLength(2);
    // A wish in words begins anew.
    await say('start 加一个参数');
    expect(double.asked).toHaveLength(3);
  });

  it('is repaired three times at most', async () => {
    const { say, double } = await openModelPage(page, broken(0), broken(1), broken(2));
    await say('做一个待办网站');
    await say(confirm);
    for (const name of ['a', 'b', 'c', 'd']) {
      await say('修复', { findings: [{ ...finding, message: `${name} is not defined` }] });
    }
    expect(double.asked).toHaveLength(4);
  });
});

describe('[NC-09] the cost of a message', () => {
  it('is told before it is sent, with what of the project goes along', async () => {
    const { say, call } = await openModelPage(page);
    await say('做一个待办网站');
    await say(confirm);
    const estimate = estimateResponse.parse(
      (await call('POST', calls.assistantEstimate, askedFor('main.js 加一个参数'))).json(),
    );
    expect(estimate).toMatchObject({ engine: 'gpt-4o', sent: [{ path: 'web/src/main.js', as: 'whole' }, {}] });
    expect(estimate.cost).toBeCloseTo(((estimate.inputTokens + estimate.outputTokens) / 1_000) * 0.005);
    expect((await call('GET', assistantPaths.versions(sessionName))).json()).toMatchObject({
      versions: [{ version: 1 }],
    });
  });
});
