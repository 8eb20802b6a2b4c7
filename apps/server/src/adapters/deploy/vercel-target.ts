import { z } from 'zod';
import { DeployError, type At, type Credentials, type TargetPort } from '../../features/deploy/ports.ts';
import { lookUntil, type Patience } from './cloud.ts';
import { callProvider, readAnswer, refusedCall, type Answer, type Call } from './provider-call.ts';

const vercelUrl = 'https://api.vercel.com';

interface VercelParts extends Patience {
  /** Other than Vercel's own for doubles only. */
  readonly baseUrl?: string;
}

const made = z.object({ id: z.string(), url: z.string(), readyState: z.string() });
const listed = z.object({
  deployments: z.array(
    z.object({
      uid: z.string(),
      url: z.string(),
      state: z.string().optional(),
      meta: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const nameOf = ({ slug, token }: Pick<At, 'slug' | 'token'>) => `${slug}-${token.slice(0, 8)}`;

/** Vercel's REST API: pages only, sent along in the call (POST /v13/deployments). */
export function createVercelTarget({ pace, looks, baseUrl = vercelUrl }: VercelParts): TargetPort {
  const call = (credentials: Credentials, method: Call['method'], path: string, body?: object): Promise<Answer> => {
    const { token = '', teamId } = credentials;
    const url = new URL(path, baseUrl);
    if (teamId) url.searchParams.set('teamId', teamId);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return callProvider(() => ({ method, url: url.href, headers, ...(body && { body: JSON.stringify(body) }) }), pace);
  };
  /** What an earlier try made for this version, though its answer was lost. */
  async function findMade(at: At, version: number) {
    const query = new URLSearchParams({ app: nameOf(at), limit: '20' });
    const { deployments } = readAnswer(listed, await call(at.credentials, 'GET', `/v6/deployments?${query}`));
    const isUsable = ({ state }: { state?: string | undefined }) => state !== 'ERROR' && state !== 'CANCELED';
    const found = deployments.find((one) => one.meta?.toolbench === `${at.token}-${version}` && isUsable(one));
    return found && { id: found.uid, url: found.url };
  }

  function waitFor(credentials: Credentials, id: string): Promise<string> {
    const look = async () => {
      const path = `/v13/deployments/${encodeURIComponent(id)}`;
      const { readyState, url } = readAnswer(made, await call(credentials, 'GET', path));
      if (readyState === 'ERROR' || readyState === 'CANCELED')
        throw new DeployError('refused-call', `build ${readyState}`);
      return readyState === 'READY' ? `https://${url}/` : undefined;
    };
    return lookUntil(look, `Vercel ${id}`, { pace, looks });
  }

  return {
    fields: [
      { name: 'token', isSecret: true },
      { name: 'teamId', isSecret: false, isOptional: true },
    ],
    plan: (job) => [
      { code: 'create', detail: `POST ${vercelUrl}/v13/deployments (${nameOf(job)})` },
      { code: 'wait', detail: `GET ${vercelUrl}/v13/deployments/{id}` },
    ],
    deploy: async (job, { step, keep }) => {
      if (job.hasServer) throw new DeployError('pages-only');
      await step({ code: 'create', detail: `POST ${vercelUrl}/v13/deployments (${nameOf(job)})` });
      const known = await findMade(job, job.version);
      const files = [...job.files].map(([file, data]) => ({ file, data, encoding: 'utf-8' }));
      const settings = JSON.parse(job.files.get('vercel.json') ?? '{}') as Record<string, unknown>;
      const { installCommand, buildCommand, outputDirectory } = settings;
      const body = {
        name: nameOf(job),
        target: 'production',
        files,
        meta: { toolbench: `${job.token}-${job.version}` },
        projectSettings: { framework: null, installCommand, buildCommand, outputDirectory },
      };
      const { id } =
        known ??
        readAnswer(made, await call(job.credentials, 'POST', '/v13/deployments?skipAutoDetectionConfirmation=1', body));
      await keep(id);
      await step({ code: 'wait', detail: `GET ${vercelUrl}/v13/deployments/${id}` });
      return { url: await waitFor(job.credentials, id) };
    },
    // The project, with every deployment in it.
    remove: async (at) => {
      const answer = await call(at.credentials, 'DELETE', `/v9/projects/${nameOf(at)}`);
      if (answer.status >= 400 && answer.status !== 404) throw refusedCall(answer);
    },
  };
}
