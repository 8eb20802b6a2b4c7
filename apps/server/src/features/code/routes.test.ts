import { askEvents, askResponse, snippetsResponse, treeNode, vectorizationStatus } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { aiPaths, calls, projectAddress } from '@toolbench/contracts/routes.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDouble } from '../../test-support/ai-services/double.ts';
import { goodKey } from '../../test-support/ai-services/asked.ts';
import { openTestApp, signIn } from '../../test-support/test-app.ts';
import { zipOf } from '../../test-support/files/zip.ts';

const project = {
  'app/auth.py': `import hashlib


def hash_password(password: str) -> str:
    """Hash a password before it is stored."""
    return hashlib.sha256(password.encode()).hexdigest()


def login(name, password):
    return hash_password(password)
`,
};

async function openLab() {
  const opened = await openTestApp();
  const headers = await signIn(opened);
  const get = (url: string, query: Record<string, string>, more: Record<string, string> = {}) =>
    opened.app.inject({ method: 'GET', url, query, headers: { ...headers, ...more } });
  const post = (url: string, payload: object, more: Record<string, string> = {}) =>
    opened.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  const upload = async (zip: Buffer, name = 'shop.zip', field = 'project', takenIn: readonly string[] = []) => {
    const form = new FormData();
    for (const path of takenIn) form.append('take_in', path);
    form.append(field, new Blob([new Uint8Array(zip)]), name);
    const body = new Response(form);
    const payload = Buffer.from(await body.arrayBuffer());
    const type = body.headers.get('content-type') ?? '';
    return opened.app.inject({
      method: 'POST',
      url: calls.uploadProject,
      payload,
      headers: { ...headers, 'content-type': type },
    });
  };
  const vectorize = async () => {
    const { projectPath } = (await upload(zipOf(project))).json<{ projectPath: string }>();
    await post(calls.startVectorization, { projectPath });
    for (;;) {
      const status = vectorizationStatus.parse((await get(calls.vectorizationStatus, { projectPath })).json());
      if (!status.is_processing) return projectPath;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { ...opened, headers, get, post, upload, vectorize };
}

describe('[CODE-02] the calls of the specification', () => {
  it('[CODE-09] take in what a field before the file names', async () => {
    const { upload } = await openLab();
    const zip = zipOf({ ...project, 'node_modules/a/index.js': 'export const a = 1;\n', 'yarn.lock': '# lock\n' });
    expect((await upload(zip)).json()).toMatchObject({ skipped_files: 2 });
    const takenIn = ['node_modules/', 'yarn.lock'];
    expect((await upload(zip, 'shop.zip', 'project', takenIn)).json()).toMatchObject({ skipped_files: 0 });
    const most = Array.from({ length: limits.code.takenIn }, (_, at) => `folder-${at}`);
    expect((await upload(zip, 'shop.zip', 'project', most)).statusCode).toBe(200);
    const answer = await upload(zip, 'shop.zip', 'project', [...most, ...most]);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { detail: '一次上传最多读入 50 个会被略过的文件或文件夹（take_in）' },
    ]);
  });

  it('take a project from upload to answer', async () => {
    const { get, post, vectorize } = await openLab();
    const projectPath = await vectorize();
    const tree = await post(calls.projectStructure, { projectPath });
    expect(treeNode.parse(tree.json())).toMatchObject({ children: [{ type: 'folder', name: 'app' }] });
    const status = vectorizationStatus.parse((await get(calls.vectorizationStatus, { projectPath })).json());
    expect(status).toMatchObject({ is_processing: false, is_complete: true, error: null });
    const search = await get(calls.vectorizedSnippets, { projectPath, query: 'how are passwords hashed', limit: '1' });
    const { snippets, total_count, message } = snippetsResponse.parse(search.json());
    expect(snippets[0]).toMatchObject({ file_path: 'app/auth.py', function_name: 'hash_password', start_line: 4 });
    expect(total_count).toBeGreaterThan(0);
    expect(message).not.toBe('');
    const answer = askResponse.parse((await post(calls.askCode, { projectPath, question: '密码如何加密' })).json());
    expect(answer.engine).toBe('embedded');
    expect(answer.answer).toContain('没有使用模型');
    expect(answer.answer).toContain('app/auth.py:4-6');
    expect(answer.citations.length).toBeGreaterThan(0);
    expect(answer.citations.every(({ verified }) => verified)).toBe(true);
  });

  it('[CODE-08] answer what is asked of the whole project with a list, each place of it checked', async () => {
    const { post, vectorize } = await openLab();
    const projectPath = await vectorize();
    const question = '哪些函数没有被调用？';
    const answer = askResponse.parse((await post(calls.askCode, { projectPath, question })).json());
    expect(answer.answer).toMatch(/^## 没有被调用的函数 \(1\)\n\n- `login` \(`app\/auth\.py:9-10`\)/);
    expect(answer.citations).toMatchObject([{ file_path: 'app/auth.py', start_line: 9, verified: true }]);
  });

  it('[CODE-04] say what is missing in the words of the specification', async () => {
    const { post, upload, get } = await openLab();
    const start = await post(calls.startVectorization, {});
    expect(start.statusCode).toBe(400);
    expect(start.json()).toMatchObject({ code: 'upload-project-first', detail: '请先上传项目', error: '请先上传项目' });
    expect((await post(calls.askCode, { projectPath: 'x', question: '  ' })).statusCode).toBe(400);
    expect((await post(calls.askCode, { projectPath: 'x', question: 'q' })).statusCode).toBe(404);
    expect((await get(calls.vectorizedSnippets, { projectPath: '../..', query: 'q' })).statusCode).toBe(404);
    expect((await upload(zipOf(project), 'shop.rar')).statusCode).toBe(415);
    expect((await upload(zipOf(project), 'shop.zip', 'file')).json()).toMatchObject({ code: 'project-file-missing' });
    const refused = await upload(zipOf({ '../x.ts': 'x' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ detail: string }>().detail).toContain('../x.ts');
  });

  it('keep a project from others, list it, and delete it', async () => {
    const { app, get, headers, vectorize } = await openLab();
    const projectPath = await vectorize();
    expect((await get(calls.projects, {})).json()).toMatchObject({ projects: [{ projectPath, is_complete: true }] });
    const url = projectAddress(projectPath);
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect((await get(calls.vectorizationStatus, { projectPath })).statusCode).toBe(404);
  });
});

describe('[CODE-07] an answer by a model', () => {
  const reply = (text: string) => JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] });

  async function askModel(text: string) {
    const lab = await openLab();
    const double = await openDouble('openai');
    onTestFinished(double.close);
    await lab.app.inject({
      method: 'PUT',
      url: aiPaths.engine('chat'),
      headers: lab.headers,
      payload: { baseUrl: double.baseUrl, model: 'm', key: goodKey },
    });
    const projectPath = await lab.vectorize();
    double.answerNext((_asked, response) => {
      const end = JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${reply(text)}\n\ndata: ${end}\n\ndata: [DONE]\n\n`);
    });
    const headers = { accept: 'text/event-stream' };
    const { body } = await lab.post(calls.askCode, { projectPath, question: 'hash a password' }, headers);
    const events = body
      .split('\n\n')
      .filter(Boolean)
      .map((event) => /^event: (.*)\ndata: (.*)$/.exec(event) ?? []);
    return { events, asked: double.asked, last: askResponse.parse(JSON.parse(events.at(-1)?.[2] ?? '{}')) };
  }

  it('comes as events, and each place it cites is checked', async () => {
    const { events, last } = await askModel(
      'It uses `hashlib.sha256(password.encode())` (app/auth.py:4-6). See `os.system("x")` app/auth.py:1, app/none.py:3 and app/auth.py:99.',
    );
    expect(events.map(([, kind]) => kind)).toEqual([askEvents.sources, askEvents.text, askEvents.answer]);
    expect(last).toMatchObject({ engine: 'm' });
    expect(last.citations).toMatchObject([
      { file_path: 'app/auth.py', start_line: 4, end_line: 6, verified: true },
      { file_path: 'app/auth.py', start_line: 1, verified: false, problem: 'quote-not-there' },
      { file_path: 'app/none.py', verified: false, problem: 'no-such-file' },
      { file_path: 'app/auth.py', start_line: 99, verified: false, problem: 'no-such-lines' },
    ]);
  });

  it('falls back to the syntax trees where the model fails, and says why', async () => {
    const lab = await openLab();
    await lab.app.inject({
      method: 'PUT',
      url: aiPaths.engine('chat'),
      headers: lab.headers,
      payload: { baseUrl: 'http://127.0.0.1:9/v1', model: 'm' },
    });
    const projectPath = await lab.vectorize();
    const answer = askResponse.parse((await lab.post(calls.askCode, { projectPath, question: 'password' })).json());
    expect(answer).toMatchObject({ engine: 'embedded', fallback: { error: { code: 'network' } } });
  });
});
