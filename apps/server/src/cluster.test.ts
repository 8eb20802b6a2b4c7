import { askResponse, vectorizationStatus } from '@toolbench/contracts/code.ts';
import { deployment, deploymentsResponse, previewStatus } from '@toolbench/contracts/previews.ts';
import { assistantPaths, binPaths, calls, deploymentPaths, previewPaths } from '@toolbench/contracts/routes.ts';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { askedFor, sessionName } from './test-support/lab/assistant-calls.ts';
import { hasCaddy, send, startCluster, type Answer, type RunningCluster } from './test-support/server-cluster.ts';
import { bundleServer } from './test-support/server-process.ts';
import { skipMissing } from './test-support/skip-missing.ts';
import { createTestDatabase } from './test-support/test-postgres.ts';
import { openClient } from './test-support/lab/voice-client.ts';
import { pageOf, writePdf } from './test-support/files/write-pdf.ts';
import { zipOf } from './test-support/files/zip.ts';

const password = 'canary-password-1';
/** Three servers start, stop and start again while everything is used: on a busy machine that takes longer than other tests. */
const timeout = 300_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody who uses Toolbench through the proxy, from a changing address: limits count each. */
async function openPerson(cluster: RunningCluster) {
  let address = 0;
  const from = () => `127.0.1.${(address = (address % 250) + 1)}`;
  const call = (method: string, path: string, more: { body?: object | FormData; token?: string } = {}) => {
    const form = more.body instanceof FormData ? new Response(more.body) : undefined;
    return (async (): Promise<Answer> => {
      const body = form ? Buffer.from(await form.arrayBuffer()) : more.body && JSON.stringify(more.body);
      const type = form ? form.headers.get('content-type') : body && 'application/json';
      const headers = {
        ...(more.token && { authorization: `Bearer ${more.token}` }),
        ...(type && { 'content-type': type }),
      };
      return send(cluster.port, path, { method, headers, from: from(), ...(body !== undefined && { body }) });
    })();
  };
  const json = async <Value = unknown>(method: string, path: string, body?: object | FormData, bearer?: string) => {
    const answer = await call(method, path, { ...(body && { body }), ...(bearer && { token: bearer }) });
    if (answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString().slice(0, 500)}`);
    return (answer.body.length > 0 ? JSON.parse(answer.body.toString()) : undefined) as Value;
  };
  const login = async () => {
    const { access_token } = await json<{ access_token: string }>('POST', calls.login, { username: 'admin', password });
    return access_token;
  };
  const token = await login();
  const api = <Value = unknown>(method: string, path: string, body?: object | FormData) =>
    json<Value>(method, path, body, token);
  /** A request to the host of a preview or a deployment. */
  const app = async (url: string, path: string, body?: object) => {
    const { host } = new URL(url);
    const headers = { host, ...(body && { 'content-type': 'application/json', origin: new URL(url).origin }) };
    const sent = { headers, from: from(), ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const answer = await send(cluster.previewPort, path, sent);
    if (answer.status >= 400)
      throw new Error(`${url} ${path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`);
    return answer.body.toString();
  };
  return { json, api, app, login, token };
}

type Person = Awaited<ReturnType<typeof openPerson>>;

const fileForm = (name: string, content: Buffer, field: string) => {
  const form = new FormData();
  form.append(
    field,
    new Blob([new Uint8Array(content)], { type: name.endsWith('.pdf') ? 'application/pdf' : 'application/zip' }),
    name,
  );
  return form;
};

async function readyDocument({ api }: Person): Promise<string> {
  const pdf = writePdf({ pages: [pageOf(['The lamp weighs 1.4 kg. It is made of oak.'])] });
  const { file_id } = await api<{ file_id: string }>('POST', calls.uploadDocument, fileForm('lamp.pdf', pdf, 'file'));
  const form = () => {
    const fields = new FormData();
    fields.append('file_id', file_id);
    return fields;
  };
  await api('POST', calls.splitDocument, form());
  await api('POST', calls.storeDocument, form());
  return file_id;
}

async function readyProject({ api }: Person): Promise<string> {
  const zip = zipOf({
    'shop/cart.py': 'def add_to_cart(cart, item):\n    """Adds an item."""\n    cart.append(item)\n',
  });
  const { projectPath } = await api<{ projectPath: string }>(
    'POST',
    calls.uploadProject,
    fileForm('shop.zip', zip, 'project'),
  );
  await api('POST', calls.startVectorization, { projectPath });
  for (;;) {
    const path = `${calls.vectorizationStatus}?projectPath=${projectPath}`;
    if (!vectorizationStatus.parse(await api('GET', path)).is_processing) return projectPath;
    await pause(50);
  }
}

async function readyApp({ api }: Person) {
  await api('POST', calls.assistantChat, askedFor('做一个待办网站'));
  await api('POST', calls.assistantChat, askedFor('确认需求：做一个待办网站，开始生成代码'));
  const made = await api<{ preview_id: string; preview_url: string }>(
    'POST',
    `${calls.createPreview}?session_id=${sessionName}`,
  );
  const request = { sessionId: sessionName, target: 'local', plan: 'economy' };
  const deployed = deployment.parse(await api('POST', calls.deployments, request));
  expect(deployed).toMatchObject({ state: 'deployed' });
  return { previewId: made.preview_id, previewUrl: made.preview_url, deployment: deployed.id, url: deployed.url ?? '' };
}

/** Follows a bin as a page does: connects again where a stream ends, and says what it has. */
function follow(cluster: RunningCluster, path: string) {
  const seen = new Set<string>();
  let last = '0';
  let isOver = false;
  const connect = () => {
    if (isOver) return;
    const headers = { accept: 'text/event-stream', 'last-event-id': last };
    const stream = request({ host: '127.0.0.1', port: cluster.port, path, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        for (const [, id = '', data = ''] of text.matchAll(/id: (\d+)\nevent: \w+\ndata: (.*)\n\n/g)) {
          last = id;
          for (const [, mark = ''] of data.matchAll(/mark-([\w-]+)/g)) seen.add(mark);
        }
        text = text.slice(text.lastIndexOf('\n\n') + 2);
      });
      response.on('error', () => undefined).on('close', () => setTimeout(connect, 100));
    });
    stream.on('error', () => setTimeout(connect, 100)).end();
    onTestFinished(() => void stream.destroy());
  };
  connect();
  onTestFinished(() => void (isOver = true));
  return seen;
}

interface Failure {
  readonly name: string;
  readonly began: number;
  readonly ended: number;
  readonly error: string;
}

/** Does everything again and again, one of each at a time, and keeps what failed. */
function useAll(work: Readonly<Record<string, () => Promise<unknown>>>) {
  const failures: Failure[] = [];
  const done: Record<string, number> = {};
  let isOver = false;
  const loops = Object.entries(work).map(async ([name, once]) => {
    while (!isOver) {
      const began = performance.now();
      try {
        await once();
        done[name] = (done[name] ?? 0) + 1;
      } catch (error) {
        failures.push({ name, began, ended: performance.now(), error: String(error) });
      }
      await pause(400);
    }
  });
  return {
    failures,
    done,
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

/**
 * Adds to the records of a deployed app; `check` holds that what was answered was done once. Nothing is added while it
 * reads: a list that grows between two pages shows a record twice, or not yet.
 */
function writers({ app }: Person, url: string) {
  const written: string[] = [];
  const underWay = new Set<Promise<void>>();
  let checking: Promise<unknown> | undefined;
  const write = async () => {
    const title = `written ${randomUUID()}`;
    await app(url, '/api/tasks', { title });
    written.push(title);
  };
  const add = async () => {
    await checking;
    const adding = write();
    underWay.add(adding);
    await adding.finally(() => underWay.delete(adding));
  };
  const readAll = async () => {
    await Promise.allSettled(underWay);
    const kept: string[] = [];
    for (let page = 1; ; page += 1) {
      const found = JSON.parse(await app(url, `/api/tasks?search=written&perPage=100&page=${page}`)) as {
        items: { title: string }[];
      };
      if (found.items.length === 0) return kept;
      kept.push(...found.items.map(({ title }) => title));
    }
  };
  const check = async () => {
    const reading = readAll();
    checking = reading.catch(() => undefined);
    const kept = await reading;
    expect(kept.length).toBe(new Set(kept).size);
    expect(kept).toEqual(expect.arrayContaining(written));
    return { kept: kept.length, answered: written.length };
  };
  return { add, check };
}

/** What failed in words that are seen where a run is told briefly, and what the proxy says of it. */
const told = (failures: readonly Failure[], { complaints }: RunningCluster) =>
  [...failures.map(({ name, error }) => `${name}: ${error}`), complaints()].join('\n');

const postgresUrl = inject('postgresUrl');
const missing = [...(hasCaddy ? [] : ['caddy']), ...(postgresUrl === undefined ? ['postgresql'] : [])];

describe('three servers behind the proxy configuration that is shipped', () => {
  if (missing.length > 0 || postgresUrl === undefined) {
    return skipMissing(`[OPS-04] several servers: not installed: ${missing.join(', ')} (Debian: apt install)`);
  }
  bundleServer();

  it(
    '[OPS-04] serve every feature, whichever answers, through a rolling restart and the death of one',
    { timeout },
    async () => {
      const cluster = await startCluster(await createTestDatabase(postgresUrl), { ADMIN_PASSWORD: password });
      const person = await openPerson(cluster);
      const { api, app } = person;
      const [document, project, made, bin] = await Promise.all([
        readyDocument(person),
        readyProject(person),
        readyApp(person),
        person.json<{ bin_id: string }>('POST', calls.newBin),
      ]);
      const before = await app(made.url, '/api/tasks', { title: 'kept for good' });
      expect(before).toContain('kept for good');
      const address = binPaths.address(bin.bin_id);
      const seen = follow(cluster, binPaths.events(bin.bin_id));
      const caught = new Set<string>();
      const question = { file_id: document, question: 'How heavy is the lamp?', k: 3 };
      const speech = async () => {
        const url = `ws://127.0.0.1:${cluster.port}${calls.voiceSocket}`;
        const client = await openClient(url, { headers: { authorization: `Bearer ${person.token}` } });
        client.send({ type: 'hello', version: 1, language: 'en' });
        await client.next('ready');
        client.socket.close(1000);
      };
      const writing = writers(person, made.url);
      const ofSession = { sessionId: sessionName, target: 'local', plan: 'economy' };
      const using = useAll({
        ...Object.fromEntries([1, 2, 3].map((number) => [`write ${number}`, writing.add])),
        redeploy: async () => {
          const began = performance.now();
          try {
            const made = deployment.parse(await api('POST', calls.deployments, ofSession));
            expect(made).toMatchObject({ state: 'deployed' });
          } catch (error) {
            // One that is under way when its server is told to stop is given up, and that is told at once.
            const isGivenUp = String(error).includes('"server-away"') && performance.now() - began < 15_000;
            if (!isGivenUp) throw error;
          }
        },
        login: () => person.login(),
        identity: () => api('GET', calls.identity),
        held: () => api('GET', calls.held),
        page: () => send(cluster.port, '/health').then(({ status }) => expect(status).toBe(200)),
        capture: async () => {
          const mark = randomUUID();
          await person.json('POST', address, { mark: `mark-${mark}` }).catch((error: unknown) => {
            // What a bin answers is no JSON.
            if (!(error instanceof SyntaxError)) throw error;
          });
          caught.add(mark);
        },
        list: () => api('GET', binPaths.requests(bin.bin_id)),
        question: () => api('POST', calls.searchDocument, question),
        snippets: () => api('GET', `${calls.vectorizedSnippets}?projectPath=${project}&query=cart`),
        ask: async () =>
          askResponse.parse(await api('POST', calls.askCode, { projectPath: project, question: 'add_to_cart' })),
        speech,
        session: () => api('GET', assistantPaths.session(sessionName)),
        download: () =>
          send(cluster.port, assistantPaths.zip(sessionName, 1), {
            headers: { authorization: `Bearer ${person.token}` },
          }).then(({ status }) => expect(status).toBe(200)),
        status: async () => previewStatus.parse(await api('GET', previewPaths.status(made.previewId))),
        preview: async () => expect(await app(made.previewUrl, '/')).toContain('reporter.js'),
        deployments: async () =>
          expect(deploymentsResponse.parse(await api('GET', calls.deployments)).deployments).toHaveLength(1),
        deployment: () => api('GET', deploymentPaths.own(made.deployment)),
        deployed: async () => expect(await app(made.url, '/api/tasks?search=kept')).toContain('kept for good'),
      });
      await expect.poll(() => Object.keys(using.done).length).toBe(21);

      for (const number of [0, 1, 2]) {
        const server = cluster.servers[number];
        server?.process.kill('SIGTERM');
        expect(await server?.ended).toBe(0);
        await cluster.start(number);
      }
      await expect.poll(() => seen.size).toBeGreaterThanOrEqual(caught.size - 1);
      expect(using.failures, told(using.failures, cluster)).toEqual([]);
      const { kept, answered } = await writing.check();
      expect(kept).toBe(answered);

      const states = async () =>
        deploymentsResponse.parse(await api('GET', calls.deployments)).deployments.map(({ id, state }) => [id, state]);
      await expect.poll(states).toEqual([[made.deployment, 'deployed']]);
      const victim = await cluster.holder(`deployment:${made.deployment}`);
      const killedAt = performance.now();
      victim.process.kill('SIGKILL');
      await victim.ended;
      // Whatever it ran is up elsewhere once this has an answer; a call that nobody can serve in time is refused.
      expect(await app(made.url, '/api/tasks?search=kept')).toContain('kept for good');
      const counts = { ...using.done };
      await expect
        .poll(() => Object.keys(using.done).every((name) => (using.done[name] ?? 0) > (counts[name] ?? 0) + 1), {
          timeout: 60_000,
        })
        .toBe(true);
      await using.stop();
      await writing.check();
      await expect.poll(() => [...caught].filter((mark) => !seen.has(mark))).toEqual([]);
      // A call that was under way when its server died could not have been served where it may not be sent twice, or
      // where a part of its answer had been sent.
      const once = new Set([
        'login',
        'capture',
        'question',
        'ask',
        'speech',
        'redeploy',
        'write 1',
        'write 2',
        'write 3',
      ]);
      const wasCut = ({ error }: Failure) => /SyntaxError|terminated/.test(error);
      const wasUnderWay = (failure: Failure) =>
        (once.has(failure.name) || wasCut(failure)) && failure.began <= killedAt + 500 && failure.ended >= killedAt;
      expect(
        using.failures.filter((failure) => !wasUnderWay(failure)),
        told(using.failures, cluster),
      ).toEqual([]);
    },
  );
});
