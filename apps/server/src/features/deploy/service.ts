import { createHash } from 'node:crypto';
import type { DeployRequest, Deployment, DeployTarget } from '@toolbench/contracts/previews.ts';
import { planPrices, type DeploymentPlan } from '@toolbench/contracts/tech-stack.ts';
import { planProject } from '@toolbench/lab/assistant/project-plan.ts';
import { slugOf } from '@toolbench/lab/assistant/deploy/app-shape.ts';
import { deployBundle } from '@toolbench/lab/assistant/deploy/deploy-bundle.ts';
import type { Language } from '../../plugins/request-language.ts';
import type { Clock } from '../../ports.ts';
import { ok, refusal, type Result } from '../../result.ts';
import type { Sealing } from '../ai-settings/sealing.ts';
import type { LocalDeployments } from '../previews/local-deployments.ts';
import type { ProjectSource, ProjectVersion } from '../previews/ports.ts';
import type { Reached } from '../previews/proxy/addresses.ts';
import { createCredentials } from './credentials.ts';
import { wordLocal } from './local-target.ts';
import { DeployError, type DeployJob, type Problem, type Targets } from './ports.ts';
import type { RemoteStore, StoredRemote } from './store.ts';
import { problemText } from './texts.ts';
import { wordRemote, wordSteps } from './word-remote.ts';

interface DeployParts {
  readonly store: RemoteStore;
  readonly source: ProjectSource;
  readonly local: LocalDeployments;
  readonly targets: Targets;
  readonly sealing: Sealing;
  readonly clock: Clock;
  /** How long a call waits for its deployment; it goes on afterwards. */
  readonly waitMs: number;
  readonly closeMs: number;
  readonly earlierVersions: number;
  /** Faults of ours. */
  readonly onError: (error: unknown) => void;
}

interface Asked {
  readonly owner: string;
  readonly language: Language;
}

const isPaid = (target: DeployTarget) => target !== 'local' && target in planPrices;

function nameOf({ files }: ProjectVersion): string {
  const title = /^# (.+)$/m.exec(files.get('README.md') ?? '')?.[1];
  return title?.replaceAll('\\', '') ?? 'app';
}

/** The name of what belongs to one session at one target. */
const tokenOf = (owner: string, sessionId: string, target: DeployTarget) =>
  createHash('sha256')
    .update(JSON.stringify([owner, sessionId, target]))
    .digest('hex')
    .slice(0, 24);

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Deployments of the assistant's projects: on this server, on a server of one's own, or at a provider. */
export function createDeploy(parts: DeployParts) {
  const { store, source, local, targets, sealing, clock } = parts;
  const credentials = createCredentials(store, sealing, targets);
  const atWork = new Map<string, Promise<unknown>>();
  const placeContext = (id: string) => `deploy place ${id}`;
  const placeOf = ({ id, place }: StoredRemote) => (place === null ? undefined : sealing.open(place, placeContext(id)));

  function bundleOf(project: ProjectVersion, target: DeployTarget, plan: DeploymentPlan) {
    const name = nameOf(project);
    return { slug: slugOf(name), files: deployBundle({ ...project, target, plan, name }) };
  }

  /** An answer about a deployment that does not exist: a plan, or why there is none. */
  function unstored(
    { sessionId, target, plan }: DeployRequest,
    version: number,
    more: Partial<Deployment>,
  ): Deployment {
    const created_at = new Date(clock.now()).toISOString();
    return {
      ...{
        id: tokenOf('', sessionId, target),
        session_id: sessionId,
        target,
        plan,
        state: 'idle',
        version,
        earlier: [],
      },
      ...{ steps: [], created_at, ...more },
    };
  }

  const problemOf = (error: unknown): Problem => {
    if (error instanceof DeployError) return error.problem;
    parts.onError(error);
    return { code: 'internal' };
  };

  /** Carries a deployment out, and writes down each step before it is taken. */
  async function carryOut(start: StoredRemote, job: DeployJob): Promise<StoredRemote> {
    let remote = start;
    const put = async (more: Partial<StoredRemote>) => {
      remote = { ...remote, ...more, changedAt: clock.now() };
      await store.put(remote);
    };
    const ended = (state: 'done' | 'failed') =>
      remote.steps.map((step) => (step.state === 'running' ? { ...step, state } : step));
    try {
      const { url } = await (targets[remote.target] as NonNullable<Targets[DeployTarget]>).deploy(job, {
        step: (step) => put({ steps: [...ended('done'), { ...step, state: 'running' }] }),
        keep: (place) => put({ place: sealing.seal(place, placeContext(remote.id)) }),
      });
      const { version, earlier } = remote;
      const others = [version, ...earlier].filter((one) => one > 0 && one !== job.version);
      const kept = targets[remote.target]?.rollBack ? [...new Set(others)].slice(0, parts.earlierVersions) : [];
      await put({ state: 'deployed', url, version: job.version, earlier: kept, problem: null, steps: ended('done') });
    } catch (error) {
      await put({ state: 'failed', problem: problemOf(error), steps: ended('failed') });
    }
    return remote;
  }

  /** One thing at a time for each deployment. */
  async function exclusively<Value>(id: string, work: () => Promise<Value>): Promise<Result<Promise<Value>>> {
    if (atWork.has(id)) return refusal('deployment-busy');
    const working = work().finally(() => atWork.delete(id));
    atWork.set(id, working);
    working.catch(() => undefined);
    return ok(working);
  }

  async function deployLocally(
    project: ProjectVersion,
    request: DeployRequest,
    { owner, language }: Asked,
    reached: Reached,
  ) {
    if (request.dryRun) {
      const steps = (['build', 'switch'] as const).map((code) => ({ code, state: 'planned' as const }));
      return ok(unstored(request, project.version, { steps: wordSteps(steps, language) }));
    }
    const { sessionId } = request;
    const result = await local.deploy({ owner, sessionId, slug: slugOf(nameOf(project)), project, reached });
    return result.ok ? ok(wordLocal(result.value, language, project.version)) : result;
  }

  async function deployElsewhere(
    project: ProjectVersion,
    request: DeployRequest,
    asked: Asked,
  ): Promise<Result<Deployment>> {
    const { target, plan, sessionId, dryRun, confirmation } = request;
    const { owner, language } = asked;
    const refuse = (problem: Problem) =>
      ok(unstored(request, project.version, { state: 'failed', error: problemText(problem, language) }));
    const port = targets[target];
    if (port === undefined) return refuse({ code: 'not-carried-out', subject: target });
    const token = tokenOf(owner, sessionId, target);
    const { slug, files } = bundleOf(project, target, plan);
    const given = await credentials.read(owner, target);
    if (dryRun) {
      const planned = port.plan({ token, slug, version: project.version, plan, credentials: given });
      const steps = planned.map((step) => ({ ...step, state: 'planned' as const }));
      return ok(unstored(request, project.version, { steps: wordSteps(steps, language) }));
    }
    const missing = credentials.missingOf(target, given);
    if (missing.length > 0) return refuse({ code: 'missing-credentials', subject: missing.join(', ') });
    if (isPaid(target) && confirmation !== target) return refusal('deployment-not-confirmed', { fields: [target] });
    const known = await store.find(owner, token);
    const now = clock.now();
    const start: StoredRemote = {
      ...{ id: token, owner, sessionId, target, slug, version: 0, earlier: [], url: null, place: null, createdAt: now },
      ...known,
      ...{ plan, state: 'deploying', problem: null, steps: [], changedAt: now },
    };
    const work = await exclusively(token, async () => {
      await store.put(start);
      const { version } = project;
      const hasServer = planProject(project.files, project.stack).server !== undefined;
      const job = {
        token,
        slug: start.slug,
        version,
        plan,
        hasServer,
        files,
        credentials: given,
        place: placeOf(start),
      };
      return carryOut(start, job);
    });
    if (!work.ok) return work;
    await Promise.race([work.value, later(parts.waitMs)]);
    return ok(wordRemote((await store.find(owner, token)) ?? start, language));
  }

  const portOf = ({ target }: StoredRemote) => targets[target];
  const atOf = async (remote: StoredRemote) => ({
    ...{ token: remote.id, slug: remote.slug, place: placeOf(remote) },
    credentials: await credentials.read(remote.owner, remote.target),
  });

  return {
    targets: credentials.overview,
    setCredentials: credentials.set,

    async bundle(owner: string, sessionId: string, target: DeployTarget, plan: DeploymentPlan) {
      const project = await source.newest(owner, sessionId);
      if (project === undefined) return refusal('no-project-to-deploy');
      return ok({ ...bundleOf(project, target, plan), madeAt: clock.now() });
    },

    async deploy(request: DeployRequest, asked: Asked, reached: Reached): Promise<Result<Deployment>> {
      const project = await source.newest(asked.owner, request.sessionId);
      if (project === undefined) return refusal('no-project-to-deploy');
      return request.target === 'local'
        ? deployLocally(project, request, asked, reached)
        : deployElsewhere(project, request, asked);
    },

    async list({ owner, language }: Asked): Promise<Deployment[]> {
      const remote = await store.list(owner);
      return [
        ...local.list(owner).map((one) => wordLocal(one, language)),
        ...remote.map((one) => wordRemote(one, language)),
      ];
    },

    async status(id: string, { owner, language }: Asked): Promise<Result<Deployment>> {
      const here = local.status(owner, id);
      if (here.ok) return ok(wordLocal(here.value, language));
      const remote = await store.find(owner, id);
      return remote ? ok(wordRemote(remote, language)) : refusal('no-such-deployment');
    },

    async rollBack(id: string, version: number, { owner, language }: Asked): Promise<Result<Deployment>> {
      if (local.status(owner, id).ok) {
        const result = await local.rollBack(owner, id, version);
        return result.ok ? ok(wordLocal(result.value, language, version)) : result;
      }
      const remote = await store.find(owner, id);
      if (remote === undefined) return refusal('no-such-deployment');
      const back = portOf(remote)?.rollBack;
      if (back === undefined || !remote.earlier.includes(version)) return refusal('no-such-version');
      const work = await exclusively(id, async () => {
        try {
          await back(await atOf(remote), version);
          const earlier = [remote.version, ...remote.earlier].filter((one) => one !== version);
          await store.put({ ...remote, version, earlier, state: 'deployed', problem: null, changedAt: clock.now() });
        } catch (error) {
          await store.put({ ...remote, state: 'failed', problem: problemOf(error), changedAt: clock.now() });
        }
      });
      if (!work.ok) return work;
      await work.value;
      const now = await store.find(owner, id);
      return now ? ok(wordRemote(now, language)) : refusal('no-such-deployment');
    },

    /** What the app wrote, newest last; nothing where its target keeps no output that can be read. */
    async logs(id: string, after: number, owner: string) {
      const here = local.logs(owner, id, after);
      if (here.ok) return here;
      const remote = await store.find(owner, id);
      if (remote === undefined) return refusal('no-such-deployment');
      const text = await portOf(remote)
        ?.logs?.(await atOf(remote))
        .catch(() => '');
      const at = new Date(clock.now()).toISOString();
      const texts = (text ?? '').split('\n').filter((line) => line !== '');
      const lines = texts.map((line, index) => ({ number: index + 1, at, from: 'out' as const, text: line }));
      return ok({ lines: lines.filter(({ number }) => number > after) });
    },

    /** Takes it down at its target, then forgets it. It is kept where the target did not let it go. */
    async remove(id: string, { owner, language }: Asked): Promise<Result<null> | { readonly problem: string }> {
      if (local.status(owner, id).ok) return local.remove(owner, id);
      const remote = await store.find(owner, id);
      if (remote === undefined) return refusal('no-such-deployment');
      const work = await exclusively(id, async () => {
        await portOf(remote)?.remove(await atOf(remote));
        await store.remove(id);
      });
      if (!work.ok) return work;
      try {
        await work.value;
        return ok(null);
      } catch (error) {
        const problem = problemOf(error);
        await store.put({ ...remote, state: 'failed', problem, changedAt: clock.now() });
        return { problem: problemText(problem, language) };
      }
    },

    /** Waits a little for what is under way; what is cut off says so after the next start. */
    close: async () => void (await Promise.race([Promise.allSettled(atWork.values()), later(parts.closeMs)])),
  };
}

export type Deploy = ReturnType<typeof createDeploy>;
