import { describe, expect, it } from 'vitest';
import type { DeployJob } from '../../features/deploy/ports.ts';
import { startCloud, type DoubleCall } from '../../test-support/clouds/cloud-double.ts';
import { createVercelTarget } from './vercel-target.ts';

interface Made {
  readonly uid: string;
  readonly url: string;
  readonly meta: Record<string, string>;
  state: string;
}

async function openVercel(states = ['QUEUED', 'BUILDING', 'READY']) {
  const made: Made[] = [];
  const answer = ({ method, url, headers, text }: DoubleCall) => {
    if (headers.authorization !== 'Bearer good')
      return { status: 403, body: { error: { code: 'forbidden', message: 'Not authorized' } } };
    if (method === 'POST' && url.pathname === '/v13/deployments') {
      const body = JSON.parse(text) as {
        name?: string;
        files: { file: string; data: string }[];
        meta: Record<string, string>;
      };
      if (
        !body.name ||
        body.files.length === 0 ||
        body.files.some(({ file, data }) => !file || typeof data !== 'string')
      ) {
        return { status: 400, body: { error: { code: 'bad_request', message: 'Invalid request' } } };
      }
      const one = { uid: `dpl_${made.length + 1}`, url: `${body.name}.vercel.app`, meta: body.meta, state: 'QUEUED' };
      made.push(one);
      return { status: 200, body: { id: one.uid, url: one.url, readyState: one.state } };
    }
    if (method === 'GET' && url.pathname === '/v6/deployments') return { status: 200, body: { deployments: made } };
    const one = made.find(({ uid }) => url.pathname === `/v13/deployments/${uid}`);
    if (method === 'GET' && one) {
      one.state = states.shift() ?? one.state;
      return { status: 200, body: { id: one.uid, url: one.url, readyState: one.state } };
    }
    if (method === 'DELETE' && url.pathname === '/v9/projects/hello-abcdef01' && made.length > 0) {
      made.length = 0;
      return { status: 204, body: {} };
    }
    return { status: 404, body: { error: { code: 'not_found', message: 'Not found' } } };
  };
  const cloud = await startCloud(answer);
  const target = createVercelTarget({ pace: { waitMs: 1, tries: 3 }, looks: 5, baseUrl: cloud.baseUrl });
  const kept: string[] = [];
  const progress = { step: async () => undefined, keep: async (place: string) => void kept.push(place) };
  const job: DeployJob = {
    token: 'abcdef0123',
    slug: 'hello',
    version: 1,
    plan: 'economy',
    hasServer: false,
    place: undefined,
    files: new Map([['index.html', '<p>1']]),
    credentials: { token: 'good' },
  };
  return {
    ...cloud,
    target,
    job,
    made,
    kept,
    deploy: (more: Partial<DeployJob> = {}) => target.deploy({ ...job, ...more }, progress),
  };
}
const throttled = { status: 429, body: { error: { code: 'rate_limited', message: 'Too many requests' } } };

describe('Vercel', () => {
  it('[DEPLOY-02] takes the pages, builds them, and lets them go again', async () => {
    const { deploy, target, job, made, kept } = await openVercel();
    expect(await deploy()).toEqual({ url: 'https://hello-abcdef01.vercel.app/' });
    expect(kept).toEqual(['dpl_1']);
    await target.remove(job);
    expect(made).toEqual([]);
    await target.remove(job);
  });

  it('[DEPLOY-02] creates once for each version, also where an answer was lost', async () => {
    const { deploy, made, calls, faults } = await openVercel(['READY', 'READY', 'READY']);
    await deploy();
    faults.push(throttled, { status: 500, body: {} });
    await deploy();
    expect(made).toHaveLength(1);
    await deploy({ version: 2 });
    expect(made).toHaveLength(2);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it.each([
    ['a wrong token', { credentials: { token: 'bad' } }, [], 'forbidden'],
    ['a quota', {}, [{ status: 402, body: { error: { message: 'Deployment quota reached' } } }], 'quota'],
    ['throttling without end', {}, [throttled, throttled, throttled], 'throttled'],
    ['no files', { files: new Map<string, string>() }, [], 'refused-call'],
    ['an app with a server', { hasServer: true }, [], 'pages-only'],
  ])('[DEPLOY-02] says what is wrong: %s', async (_name, more, faults, code) => {
    const vercel = await openVercel();
    vercel.faults.push(...faults);
    await expect(vercel.deploy(more)).rejects.toMatchObject({ problem: { code } });
    expect(vercel.made).toEqual([]);
  });

  it('[DEPLOY-02] says that a build failed, or takes too long', async () => {
    await expect((await openVercel(['ERROR'])).deploy()).rejects.toMatchObject({ problem: { code: 'refused-call' } });
    await expect((await openVercel(['QUEUED'])).deploy()).rejects.toMatchObject({ problem: { code: 'not-answering' } });
  });
});
