import { createHash } from 'node:crypto';
import type { DeployRequest, Deployment, DeployTarget } from '@toolbench/contracts/previews.ts';
import { planPrices, type DeploymentPlan } from '@toolbench/contracts/assistant/tech-stack.ts';
import { planProject } from '@toolbench/lab/assistant/project-plan.ts';
import { slugOf } from '@toolbench/lab/assistant/deploy/app-shape.ts';
import { deployBundle } from '@toolbench/lab/assistant/deploy/deploy-bundle.ts';
import type { Templates } from '@toolbench/lab/assistant/generate/templates.ts';
import type { Language } from '../../plugins/request-language.ts';
import type { Clock } from '../../shared/ports.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { Sealing } from '../ai-settings/sealing.ts';
import type { Peer, Place } from '../cluster/claims.ts';
import type { Exclusive } from '../cluster/exclusive.ts';
import type { LocalDeployments } from '../previews/deployments/local-deployments.ts';
import type { ProjectSource, ProjectVersion } from '../previews/ports.ts';
import type { Reached } from '../previews/proxy/addresses.ts';
import { createCredentials } from './credentials.ts';
import { wordAbsent, wordLocal } from './local-target.ts';
import type { Problem, RemoteTarget, Targets } from './ports.ts';
import { problemOf } from './problems.ts';
import { createRemoteWork } from './remote-work.ts';
import type { RemoteStore, StoredRemote } from './store.ts';
import { problemText } from './texts.ts';
import { wideningOf } from './widening.ts';
import { wordRemote, wordSteps } from './word-remote.ts';

interface DeployParts {
  readonly store: RemoteStore;
  readonly source: ProjectSource;
  readonly local: LocalDeployments;
  readonly targets: Targets;
  /** The files that bundles are made from. */
  readonly templates: () => Templates;
  readonly sealing: Sealing;
  readonly exclusive: Exclusive;
  readonly clock: Clock;
  /** How long a call waits for what it began; that goes on afterwards. */
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

type RemoteRequest = DeployRequest & { readonly target: RemoteTarget };

const isRemote = (request: DeployRequest): request is RemoteRequest => request.target !== 'local';
const isPaid = (target: RemoteTarget) => target in planPrices;

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

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined).unref());

/** Deployments of the assistant's projects: on this server, on a server of one's own, or at a provider. */
export function createDeploy(parts: DeployParts) {
  const { store, source, local, targets, sealing, clock } = parts;
  const credentials = createCredentials(store, sealing, targets);
  const work = createRemoteWork({ ...parts, credentialsOf: credentials.read });

  function bundleOf(project: ProjectVersion, target: DeployTarget, plan: DeploymentPlan) {
    const name = nameOf(project);
    return { slug: slugOf(name), files: deployBundle({ ...project, target, plan, name }, parts.templates()) };
  }

  /** An answer about a deployment that does not exist: a plan, or why there is none. */
  function unstored(
    { sessionId, target, plan }: DeployRequest,
    version: number,
    more: Partial<Deployment>,
  ): Deployment {
    const created_at = new Date(clock.now()).toISOString();
    return {
      id: tokenOf('', sessionId, target),
      session_id: sessionId,
      target,
      plan,
      state: 'idle',
      version,
      earlier: [],
      steps: [],
      created_at,
      ...more,
    };
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

  /** What would be done; also with credentials that are not whole yet. */
  async function planElsewhere(
    project: ProjectVersion,
    request: RemoteRequest,
    { owner, language }: Asked,
  ): Promise<Deployment> {
    const { target, plan, sessionId } = request;
    const given = await credentials.read(owner, target);
    const { slug } = bundleOf(project, target, plan);
    const job = { token: tokenOf(owner, sessionId, target), slug, version: project.version, plan, credentials: given };
    try {
      const steps = targets[target].plan(job).map((step) => ({ ...step, state: 'planned' as const }));
      return unstored(request, project.version, { steps: wordSteps(steps, language) });
    } catch (error) {
      return failed(project, request, language, problemOf(error, targets[target], given, parts.onError));
    }
  }

  const failed = ({ version }: ProjectVersion, request: RemoteRequest, language: Language, problem: Problem) =>
    unstored(request, version, { state: 'failed', error: problemText(problem, language) });

  async function deployElsewhere(
    project: ProjectVersion,
    request: RemoteRequest,
    asked: Asked,
  ): Promise<Result<Deployment>> {
    const { target, plan, sessionId, confirmation } = request;
    const { owner, language } = asked;
    const given = await credentials.read(owner, target);
    const missing = credentials.missingOf(target, given);
    if (missing.length > 0) {
      return ok(failed(project, request, language, { code: 'missing-credentials', subject: missing.join(', ') }));
    }
    if (isPaid(target) && confirmation !== target) return refusal('deployment-not-confirmed', { fields: [target] });
    const token = tokenOf(owner, sessionId, target);
    const { slug, files } = bundleOf(project, target, plan);
    const now = clock.now();
    const start: StoredRemote = {
      id: token,
      owner,
      sessionId,
      target,
      slug,
      version: 0,
      earlier: [],
      url: null,
      place: null,
      createdAt: now,
      ...(await store.find(owner, token)),
      plan,
      state: 'deploying',
      problem: null,
      steps: [],
      changedAt: now,
    };
    const hasServer = planProject(project.files, project.stack).server !== undefined;
    const job = { token, slug: start.slug, version: project.version, plan, hasServer, files, credentials: given };
    const begun = await work.deploy(start, job);
    if (!begun.ok) return begun;
    await Promise.race([begun.value.ended, later(parts.waitMs)]);
    return ok(wordRemote((await store.find(owner, token)) ?? start, language));
  }

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
      if (!isRemote(request)) return deployLocally(project, request, asked, reached);
      return request.dryRun
        ? ok(await planElsewhere(project, request, asked))
        : deployElsewhere(project, request, asked);
    },

    /** Where a call about a deployment on a server of ours belongs; undefined for every other. */
    placeOf: (owner: string, id: string): Promise<Place | undefined> => local.placeOf(owner, id),
    placeOfRequest: async (owner: string, request: DeployRequest): Promise<Place | undefined> =>
      isRemote(request) || request.dryRun ? undefined : local.placeOfSession(owner, request.sessionId),

    /** The other servers that run deployments of an owner. */
    peersOf: (owner: string): Promise<readonly Peer[]> => local.peersOf(owner),

    /** What servers told, each deployment once, and what no server that answers runs. */
    async gather(own: readonly Deployment[], others: readonly Deployment[], { owner, language }: Asked) {
      const told = [...own, ...others.filter(({ target }) => target === 'local')];
      const known = new Set(told.map(({ id }) => id));
      const absent = (await local.stored(owner)).filter(({ id }) => !known.has(id));
      return [...told, ...absent.map((one) => wordAbsent(one, language))];
    },

    /** Those elsewhere, and those that this server runs. */
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

    /** Serves an earlier version again. One in which more people see or change data is refused unless that is meant. */
    async rollBack(
      id: string,
      { version, widens }: { readonly version: number; readonly widens?: boolean | undefined },
      { owner, language }: Asked,
    ): Promise<Result<Deployment>> {
      const here = local.status(owner, id);
      if (here.ok) {
        const [now, then] = await Promise.all([
          local.version(owner, id, here.value.version),
          local.version(owner, id, version),
        ]);
        const move = now && then && { owner, language, sessionId: here.value.sessionId, now, then };
        const refused = !widens && move && (await wideningOf(source, move));
        if (refused) return refused;
        const result = await local.rollBack(owner, id, version);
        return result.ok ? ok(wordLocal(result.value, language, version)) : result;
      }
      const remote = await store.find(owner, id);
      if (remote === undefined) return refusal('no-such-deployment');
      if (!targets[remote.target].rollBack || !remote.earlier.includes(version)) return refusal('no-such-version');
      const move = { owner, language, sessionId: remote.sessionId, now: remote, then: { version } };
      const refused = !widens && (await wideningOf(source, move));
      if (refused) return refused;
      const begun = await work.rollBack(remote, version);
      if (!begun.ok) return begun;
      await begun.value.ended;
      const after = await store.find(owner, id);
      return after ? ok(wordRemote(after, language)) : refusal('no-such-deployment');
    },

    /** What the app wrote, newest last; nothing where its target keeps no output that can be read. */
    async logs(id: string, after: number, owner: string) {
      const here = local.logs(owner, id, after);
      if (here.ok) return here;
      const remote = await store.find(owner, id);
      if (remote === undefined) return refusal('no-such-deployment');
      const at = new Date(clock.now()).toISOString();
      const texts = (await work.logs(remote)).split('\n').filter((line) => line !== '');
      const lines = texts.map((line, index) => ({ number: index + 1, at, from: 'out' as const, text: line }));
      return ok({ lines: lines.filter(({ number }) => number > after) });
    },

    /** Takes it down; what takes longer than a call may goes on, and is told as it is meanwhile. */
    async remove(
      id: string,
      { owner, language }: Asked,
    ): Promise<Result<Deployment | null> | { readonly problem: string }> {
      if (local.status(owner, id).ok) return local.remove(owner, id);
      const remote = await store.find(owner, id);
      if (remote === undefined) return refusal('no-such-deployment');
      const begun = await work.remove(remote);
      if (!begun.ok) return begun;
      const problem = await Promise.race([begun.value.ended, later(parts.waitMs)]);
      if (problem) return { problem: problemText(problem, language) };
      const now = await store.find(owner, id);
      return ok(now ? wordRemote(now, language) : null);
    },

    /** Waits a little for what is under way; what is cut off says so after the next start. */
    close: async () => void (await Promise.race([work.idle(), later(parts.closeMs)])),
  };
}

export type Deploy = ReturnType<typeof createDeploy>;
