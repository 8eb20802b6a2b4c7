import type { PreviewLogs } from '@toolbench/contracts/previews.ts';
import type { RandomBytes } from '../../ports.ts';
import { ok, refusal, type Result } from '../../result.ts';
import { createBringUp, type BringUpLimits, type BringUpParts } from './bring-up.ts';
import type { StoredDeployment } from './deployment-store.ts';
import { deploymentView, type DeploymentView, type LocalDeployment } from './deployment-view.ts';
import { stopServer } from './launch.ts';
import { createLogRing } from './log-ring.ts';
import type { ProjectVersion } from './ports.ts';
import { randomLabel } from './preview.ts';
import { openAddress, type AddressSettings, type Reached } from './proxy/addresses.ts';
import type { PreviewProxy } from './proxy/preview-proxy.ts';
import { createRequestFigures } from './request-figures.ts';

interface DeploymentLimits extends BringUpLimits {
  readonly deployments: number;
  readonly logBytes: number;
  readonly logLineCharacters: number;
}

interface DeploymentParts extends BringUpParts {
  readonly proxy: PreviewProxy;
  readonly addresses: AddressSettings;
  readonly random: RandomBytes;
  readonly limits: DeploymentLimits;
}

interface DeployLocally {
  readonly owner: string;
  readonly sessionId: string;
  /** What the address should begin with: letters, digits and hyphens. */
  readonly slug: string;
  readonly project: ProjectVersion;
  readonly reached: Reached;
}

/** Ends below what a host name allows for one label, with room for a number. */
const slugLength = 40;
const slugOf = (wanted: string) =>
  wanted
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength)
    .replaceAll(/^-+|-+$/g, '') || 'app';

const nothing = { enter: () => () => undefined };
/** Apps at lasting addresses of this server, which start again with it (DEPLOY-01). */
export function createLocalDeployments(parts: DeploymentParts) {
  const { store, proxy, clock, random, limits, folders, builder, databases } = parts;
  const deployments = new Map<string, LocalDeployment>();
  const bringUp = createBringUp(parts);
  let isClosing = false;
  const view = (deployment: LocalDeployment) => deploymentView(deployment, clock.now());
  const ownOf = (owner: string, id: string) => {
    const found = deployments.get(id);
    return found?.stored.owner === owner ? found : undefined;
  };

  /** Makes a deployment reachable, at the address it had before. */
  async function open(stored: StoredDeployment, reached: Reached): Promise<LocalDeployment> {
    const log = createLogRing(clock, limits);
    const made: { deployment?: LocalDeployment } = {};
    const wanted = { id: stored.id, label: stored.slug, port: stored.port ?? undefined, reached };
    const site = await openAddress(proxy, parts.addresses, wanted, (address) => ({
      id: stored.id,
      address,
      figures: createRequestFigures(),
      productOrigin: () => made.deployment?.stored.productOrigin ?? reached.origin,
      serving: async () => {
        await made.deployment?.gate;
        return made.deployment?.current?.serving ?? nothing;
      },
      log: (text) => log.add('proxy', text),
      keepsDataInBrowser: () => made.deployment?.notes.some(({ code }) => code === 'data-in-browser') ?? false,
    }));
    const { kind, origin } = site.address;
    const port = kind === 'port' ? Number(new URL(origin).port) : null;
    if (port !== stored.port) await store.setPort(stored.id, port);
    made.deployment = {
      site,
      log,
      current: undefined,
      gate: undefined,
      isDeploying: false,
      startedAt: clock.now(),
      stored: { ...stored, port },
      earlier: [],
      notes: [],
      problems: [],
      turn: Promise.resolve(),
    };
    deployments.set(stored.id, made.deployment);
    return made.deployment;
  }

  /** Versions of one deployment come one after the other. */
  function inTurn<Value>(deployment: LocalDeployment, work: () => Promise<Value>): Promise<Value> {
    const turn = deployment.turn.catch(() => undefined).then(work);
    deployment.turn = turn;
    return turn;
  }

  async function addNew({ owner, sessionId, slug, reached }: DeployLocally): Promise<LocalDeployment> {
    const now = clock.now();
    const id = randomLabel(random);
    const wanted = slugOf(slug);
    for (let number = 1; ; number += 1) {
      const stored: StoredDeployment = {
        id,
        owner,
        sessionId,
        slug: number === 1 ? wanted : `${wanted}-${number}`,
        port: null,
        productOrigin: reached.origin,
        version: 0,
        createdAt: now,
        changedAt: now,
      };
      if (await store.add(stored)) return open(stored, reached);
      if (number > limits.deployments * 10) throw new Error(`no name is free that begins with ${wanted}`);
    }
  }

  async function takeDown(deployment: LocalDeployment): Promise<void> {
    const { id } = deployment.stored;
    await proxy.remove(deployment.site);
    if (deployment.current?.server) await stopServer(deployment.current.server, folders);
    await builder.forget(id);
  }

  return {
    /** Deploys a version, or swaps it for the one that is served. The view tells whether it is up. */
    async deploy(request: DeployLocally): Promise<Result<DeploymentView>> {
      const known = [...deployments.values()].find(
        ({ stored }) => stored.owner === request.owner && stored.sessionId === request.sessionId,
      );
      if (known === undefined && deployments.size >= limits.deployments) return refusal('too-many-deployments');
      const deployment = known ?? (await addNew(request));
      await inTurn(deployment, () => bringUp(deployment, request.project));
      return ok(view(deployment));
    },

    async rollBack(owner: string, id: string, version: number): Promise<Result<DeploymentView>> {
      const deployment = ownOf(owner, id);
      if (deployment === undefined) return refusal('no-such-deployment');
      const project = await store.version(id, version);
      if (project === undefined) return refusal('no-such-version');
      await inTurn(deployment, () => bringUp(deployment, project));
      return ok(view(deployment));
    },

    status(owner: string, id: string): Result<DeploymentView> {
      const deployment = ownOf(owner, id);
      return deployment ? ok(view(deployment)) : refusal('no-such-deployment');
    },

    list: (owner: string): readonly DeploymentView[] =>
      [...deployments.values()].filter(({ stored }) => stored.owner === owner).map(view),

    logs(owner: string, id: string, after: number): Result<PreviewLogs> {
      const deployment = ownOf(owner, id);
      return deployment ? ok({ lines: deployment.log.after(after) }) : refusal('no-such-deployment');
    },

    /** Takes a deployment down, with its versions and its data. */
    async remove(owner: string, id: string): Promise<Result<null>> {
      const deployment = ownOf(owner, id);
      if (deployment === undefined) return refusal('no-such-deployment');
      await inTurn(deployment, async () => {
        await takeDown(deployment);
        deployments.delete(id);
        await store.remove(id);
        await databases.remove(id);
        await folders.remove(id);
      });
      return ok(null);
    },

    /** At start: brings up what was deployed. One that fails is told in its view, and the others go on. */
    async resume(): Promise<void> {
      const stored = await store.all();
      const opened = await Promise.all(stored.map((one) => open(one, { origin: one.productOrigin, userAgent: '' })));
      const resumeOne = async (deployment: LocalDeployment) => {
        const project = await store.version(deployment.stored.id, deployment.stored.version);
        if (project !== undefined && !isClosing) await bringUp(deployment, project);
      };
      await Promise.all(opened.map((deployment) => inTurn(deployment, () => resumeOne(deployment))));
    },

    /** Every few seconds: takes the counters. */
    tick: async (): Promise<void> => {
      await Promise.all([...deployments.values()].map(({ current }) => current?.server?.runner.measure()));
    },

    /** Stops everything, to be resumed at the next start. */
    close: async (): Promise<void> => {
      isClosing = true;
      const all = [...deployments.values()];
      await Promise.all(all.map((deployment) => deployment.turn.catch(() => undefined)));
      await Promise.all(all.map(takeDown));
      deployments.clear();
    },
  };
}

export type LocalDeployments = ReturnType<typeof createLocalDeployments>;
