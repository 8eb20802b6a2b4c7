import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testEngines } from '../../test-support/ai-services/engines.ts';
import { tinyModel, writeTinyModel } from '../../test-support/ai-services/tiny-model.ts';
import { skipMissing } from '../../test-support/skip-missing.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const extra = join(root, 'extras/local-embeddings');

/** Runs one of the commands of the extra until it is up or has ended. */
async function runExtra(script: string, args: readonly string[]) {
  const child = spawn(process.execPath, [join(extra, script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let words = '';
  const isUp = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        words += chunk;
        if (/\/v1 /.test(words)) resolve();
      });
    }
  });
  await Promise.race([isUp, ended]);
  return { process: child, ended, words: () => words, baseUrl: /http:\S+\/v1/.exec(words)?.[0] ?? '' };
}

/** The service with the tiny model. */
async function serveTiny(more: readonly string[] = []) {
  const models = temporaryFolder();
  writeTinyModel(models);
  return runExtra('serve.mjs', [
    '--models',
    models,
    '--model',
    tinyModel.name,
    '--dtype',
    'fp32',
    '--port',
    '0',
    ...more,
  ]);
}

const post = async (baseUrl: string, body: unknown) => {
  const answer = await fetch(`${baseUrl}/embeddings`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { embedding: unknown }[]; error: { code: string } },
  };
};

/** A hub of models that has the tiny one. */
async function openHub() {
  const models = temporaryFolder();
  writeTinyModel(models);
  const server = createServer((request, response) => {
    const file = join(models, (request.url ?? '').replace('/resolve/main/', '/'));
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const likeness = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

it('[LAB-01] models on this machine are no part of the default install', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('@huggingface/transformers');
});

describe('embeddings by a model on this machine', () => {
  if (!existsSync(join(extra, 'node_modules'))) {
    return skipMissing('the extra is not installed (npm ci in extras/local-embeddings)');
  }

  it('are asked for like those of any service, and put related words near each other', async () => {
    const { baseUrl } = await serveTiny();
    const { engines, entries } = testEngines(baseUrl, { model: tinyModel.name, key: undefined });
    const embed = await engines.embed();
    const answer = await embed?.embed({
      texts: ['a cat', 'the dog', '灯', ...Array.from({ length: 40 }, () => 'lamp')],
    });
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    const [cat, dog, light, lamp] = answer.value.vectors as Float32Array[];
    expect(answer.value.vectors).toHaveLength(43);
    expect(answer.value.usage).toEqual({ inputTokens: 45, outputTokens: 0 });
    expect(entries).toMatchObject([{ port: 'embed', inputTokens: 45, hasFailed: false }]);
    expect(cat && likeness(cat, cat)).toBeCloseTo(1);
    expect(cat && dog && likeness(cat, dog)).toBeGreaterThan(0.9);
    expect(light && lamp && likeness(light, lamp)).toBeGreaterThan(0.9);
    expect(cat && lamp && likeness(cat, lamp)).toBeLessThan(0.5);
  });

  it('refuse another model as services do', async () => {
    const { baseUrl } = await serveTiny();
    const embed = await testEngines(baseUrl, { model: 'other', key: undefined }).engines.embed();
    expect(await embed?.embed({ texts: ['cat'] })).toMatchObject({ ok: false, error: { code: 'model-missing' } });
  });

  it('come as floats or as base64, by the first token or by the mean, and say what is wrong with a call', async () => {
    const { baseUrl } = await serveTiny(['--pooling', 'cls']);
    const ask = (more: object) => post(baseUrl, { model: tinyModel.name, input: 'cat lamp', ...more });
    const [{ embedding } = { embedding: [] }] = (await ask({})).body.data;
    const length = Math.hypot(1, 0.1);
    expect(embedding).toEqual([1 / length, 0, 0.1 / length, 0].map((value) => expect.closeTo(value, 5) as unknown));
    const [{ embedding: packed } = { embedding: '' }] = (await ask({ encoding_format: 'base64' })).body.data;
    expect(Buffer.from(String(packed), 'base64').readFloatLE(0)).toBeCloseTo(1 / length);
    for (const [body, status, code] of [
      ['{', 400, 'invalid_json'],
      ['null', 404, 'model_not_found'],
      [{ model: tinyModel.name }, 400, 'invalid_input'],
      [{ model: tinyModel.name, input: [] }, 400, 'invalid_input'],
      [{ model: tinyModel.name, input: ['cat', ''] }, 400, 'invalid_input'],
      [{ model: tinyModel.name, input: ['cat', 1] }, 400, 'invalid_input'],
      [{ model: tinyModel.name, input: Array.from({ length: 2_049 }, () => 'cat') }, 400, 'too_many_texts'],
      [{ model: tinyModel.name, input: 'cat', encoding_format: 'int8' }, 400, 'invalid_encoding_format'],
      [' '.repeat(9 * 1024 * 1024), 413, 'body_too_large'],
    ] as const) {
      expect(await post(baseUrl, body)).toMatchObject({ status, body: { error: { code } } });
    }
    expect(await (await fetch(`${baseUrl}/models`)).json()).toMatchObject({ data: [{ id: tinyModel.name }] });
    expect((await fetch(baseUrl.replace('/v1', '/health'))).status).toBe(200);
    expect((await fetch(`${baseUrl}/chat/completions`, { method: 'POST' })).status).toBe(404);
  });

  it('answer others while somebody leaves, and end when they are told to', async () => {
    const { baseUrl, process: service, ended } = await serveTiny();
    const embed = await testEngines(baseUrl, { model: tinyModel.name, key: undefined }).engines.embed();
    const leaving = new AbortController();
    const left = embed?.embed({
      texts: Array.from({ length: 2_000 }, () => 'cat '.repeat(500)),
      signal: leaving.signal,
    });
    leaving.abort();
    expect(await left).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(await embed?.embed({ texts: ['dog'] })).toMatchObject({ ok: true });
    service.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('need a model in the folder: the service fetches none', async () => {
    const { ended, words } = await runExtra('serve.mjs', ['--models', temporaryFolder(), '--model', tinyModel.name]);
    expect(await ended).toBe(1);
    expect(words()).toContain('没有可用的模型');
    expect(words()).toContain(`npm run fetch -- --model ${tinyModel.name}`);
  });

  it.each([
    [[], '--model'],
    [['--model', '../secrets'], '--model'],
    [['--model', 'a', '--port', 'x'], '--port'],
    [['--model', 'a', '--pooling', 'max'], '--pooling'],
    [['--model', 'a', '--dtype', 'f8'], '--dtype'],
    [['--modle', 'a'], '--modle'],
  ])('say what is wrong with %j in both languages', async (args, named) => {
    const { ended, words } = await runExtra('serve.mjs', args);
    expect(await ended).toBe(1);
    const [chinese = '', english = ''] = words().split('\n');
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(chinese).toContain(named);
    expect(english).toContain(named);
  });

  it('have a command that fetches a model once, from where it is told to', async () => {
    const from = await openHub();
    const models = temporaryFolder();
    const args = ['--models', models, '--dtype', 'fp32', '--from', from, '--model'];
    const fetched = await runExtra('fetch-model.mjs', [...args, tinyModel.name]);
    expect([await fetched.ended, fetched.words()]).toEqual([0, expect.stringContaining('onnx/model.onnx')]);
    const service = await runExtra('serve.mjs', [...args, tinyModel.name, '--port', '0']);
    expect((await post(service.baseUrl, { model: tinyModel.name, input: 'cat' })).status).toBe(200);
    const failed = await runExtra('fetch-model.mjs', [...args, 'nobody/nothing']);
    expect(await failed.ended).toBe(1);
    expect(failed.words()).toContain(`Cannot fetch nobody/nothing from ${from}/`);
  });
});
