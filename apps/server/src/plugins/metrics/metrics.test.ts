import { calls } from '@toolbench/contracts/routes.ts';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeClock } from '../../test-support/fakes.ts';
import { parseMetrics } from '../../test-support/parse-metrics.ts';
import { administrator, openTestApp, signIn, type TestApp } from '../../test-support/test-app.ts';
import { measureProcess } from './metrics-process.ts';
import { createMetrics } from './metrics-registry.ts';
import { metricsText } from './metrics-text.ts';
import { countSweeps } from './metrics.ts';

const metricsToken = 'monitor-token-0123456789';
const bearer = { authorization: `Bearer ${metricsToken}` };

async function read({ app }: Pick<TestApp, 'app'>) {
  const response = await app.inject({ url: calls.metrics, headers: bearer });
  expect(response.statusCode).toBe(200);
  const families = parseMetrics(response.body);
  const value = (name: string, labels: Record<string, string> = {}, suffix?: string) =>
    families
      .get(name)
      ?.samples.filter((sample) => sample.suffix === suffix)
      .find((sample) => Object.entries(labels).every(([label, text]) => sample.labels[label] === text))?.value;
  return { response, families, value };
}

describe('GET /metrics', () => {
  it('answers in the text format 0.0.4, which a strict reader takes', async () => {
    const opened = await openTestApp({ metricsToken });
    await opened.app.inject('/health');
    const { response, families } = await read(opened);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect([...families.keys()]).toEqual(expect.arrayContaining(['toolbench_http_requests_total', 'toolbench_ready']));
    for (const { help } of families.values()) expect(help).toMatch(/\.$/);
  });

  it('counts requests by the pattern of their route, their method and the class of their status', async () => {
    const opened = await openTestApp({ metricsToken });
    opened.app.get('/auth/kept/:id', () => 'kept');
    await opened.app.inject('/health');
    await opened.app.inject({ url: '/health', method: 'HEAD' });
    await opened.app.inject('/auth/kept/canary-1');
    await opened.app.inject('/auth/kept/canary-2');
    await opened.app.inject('/auth/canary');
    const { value, response } = await read(opened);
    const requests = 'toolbench_http_requests_total';
    expect(value(requests, { method: 'GET', route: '/health', status: '2xx' })).toBe(1);
    expect(value(requests, { method: 'HEAD', route: '/health', status: '2xx' })).toBe(1);
    expect(value(requests, { route: '/auth/kept/:id', status: '4xx' })).toBe(2);
    expect(value(requests, { route: 'unknown', status: '4xx' })).toBe(1);
    expect(value('toolbench_http_request_duration_seconds', { route: '/auth/kept/:id' }, '_count')).toBe(2);
    expect(value('toolbench_http_requests_in_flight')).toBe(1);
    expect(response.body).not.toContain('canary');
  });

  it('counts a request whose sender went away, and no longer as in flight', async () => {
    const opened = await openTestApp({ metricsToken });
    let reached: () => void = () => undefined;
    const handling = new Promise<void>((resolve) => (reached = resolve));
    opened.app.get('/never', async () => {
      reached();
      return new Promise(() => undefined);
    });
    await opened.app.listen({ host: '127.0.0.1', port: 0 });
    const { authorization } = await signIn(opened);
    const socket = connect((opened.app.server.address() as { port: number }).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(`GET /never HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`);
    await handling;
    expect((await read(opened)).value('toolbench_http_requests_in_flight')).toBe(2);
    socket.destroy();
    await expect
      .poll(async () => (await read(opened)).value('toolbench_http_requests_total', { status: 'aborted' }))
      .toBe(1);
    expect((await read(opened)).value('toolbench_http_requests_in_flight')).toBe(1);
  });

  it('counts logins by their result', async () => {
    const opened = await openTestApp({ metricsToken });
    const login = (password: string) =>
      opened.app.inject({ method: 'POST', url: calls.login, payload: { ...administrator, password } });
    await login(administrator.password);
    await login('wrong');
    await login('wrong');
    const { value } = await read(opened);
    expect(value('toolbench_logins_total', { result: 'right' })).toBe(1);
    expect(value('toolbench_logins_total', { result: 'wrong-credentials' })).toBe(2);
  });

  it('says which of the things that the server needs is there', async () => {
    const database = { name: 'database', isReady: async () => true };
    const disk = { name: 'disk', isReady: () => Promise.reject(new Error('gone')) };
    const { value } = await read(await openTestApp({ metricsToken, readiness: [database, disk] }));
    expect(value('toolbench_ready', { check: 'database' })).toBe(1);
    expect(value('toolbench_ready', { check: 'disk' })).toBe(0);
  });
});

describe('who may read the metrics', () => {
  const get = (opened: TestApp, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    opened.app.inject({ method, url: calls.metrics, headers }).then(({ statusCode }) => statusCode);

  it('the token of the configuration, and whoever is signed in', async () => {
    const opened = await openTestApp({ metricsToken });
    expect(await get(opened)).toBe(401);
    expect(await get(opened, { authorization: 'Bearer monitor-token-012345678X' })).toBe(401);
    expect(await get(opened, { authorization: 'Bearer m' })).toBe(401);
    expect(await get(opened, bearer)).toBe(200);
    expect(await get(opened, bearer, 'HEAD')).toBe(200);
    expect(await get(opened, await signIn(opened))).toBe(200);
  });

  it('without a token in the configuration only whoever is signed in, from this machine too', async () => {
    const opened = await openTestApp();
    expect(await get(opened)).toBe(401);
    expect(await get(opened, bearer)).toBe(401);
    expect(await get(opened, { authorization: 'Bearer undefined' })).toBe(401);
    expect(await get(opened, await signIn(opened))).toBe(200);
  });

  it('the token opens nothing else', async () => {
    const opened = await openTestApp({ metricsToken });
    opened.app.post(calls.metrics, () => 'canary');
    expect(await get(opened, bearer, 'POST')).toBe(401);
    for (const url of [calls.identity, calls.apiDocs, '/rag/upload']) {
      expect((await opened.app.inject({ url, headers: bearer })).statusCode).toBe(401);
    }
  });
});

describe('the figures of the process', () => {
  it('are there, above zero, and the lag is that since the last reading', async () => {
    const metrics = createMetrics();
    onTestFinished(measureProcess(metrics));
    await new Promise((resolve) => setTimeout(resolve, 30));
    const families = parseMetrics(metricsText(await metrics.families()));
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds']) {
      expect(families.get(name)?.samples[0]?.value).toBeGreaterThan(0);
    }
    const lags = families.get('nodejs_eventloop_lag_seconds')?.samples ?? [];
    expect(lags.map(({ labels }) => labels.quantile)).toEqual(['0.5', '0.99', '1']);
    for (const { value } of lags) expect(value).toBeGreaterThanOrEqual(0);
    expect(families.get('toolbench_build_info')?.samples[0]?.labels).toMatchObject({ node: process.versions.node });
  });
});

it('[DATA-01] the rounds that delete what has expired are counted, with their time and their failures', async () => {
  const metrics = createMetrics();
  const sweeps = countSweeps(metrics, fakeClock(5_000));
  const values = async () => (await metrics.families()).map(({ samples }) => samples[0]?.value);
  expect(await values()).toEqual([0, 0, 0]);
  sweeps.failed();
  await sweeps.finished();
  expect(await values()).toEqual([1, 1, 5]);
});
