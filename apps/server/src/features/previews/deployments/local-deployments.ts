import type { PreviewLogs } from '@toolbench/contracts/previews.ts';
import type { RandomBytes } from '../../../shared/ports.ts';
import { ok, refusal, type Result } from '../../../shared/result.ts';
import type { Claims } from '../../cluster/claims.ts';
import { createBringUp, liveData, NotHeld, type BringUpLimits, type BringUpParts } from '../bring-up.ts';
import { createDeploymentPlaces, kind, subjectOf } from './deployment-places.ts';
import { slugOf, type StoredDeployment } from './deployment-store.ts';
import { deploymentView, type DeploymentView, type LocalDeployment } from './deployment-view.ts';
import { stopServer } from '../launch.ts';
import { openDeployment } from './open-deployment.ts';
import type { ProjectVersion } from '../ports.ts';
import { randomLabel } from '../preview.ts';
import type { AddressSettings, Reached } from '../proxy/addresses.ts';
import type { PreviewProxy } from '../proxy/preview-proxy.ts';

interface DeploymentLimits extends BringUpLimits {
  readonly deployments: number;
  readonly logBytes: number;
  readonly logLineCharacters: number;
}

interface DeploymentParts extends BringUpParts {
  readonly proxy: PreviewProxy;
  readonly addresses: AddressSettings;
  readonly random: RandomBytes;
  readonly claims: Claims;
  /** False where another server may soon think this one dead: then nothing may go on here. */
  readonly isCurrent?: () => boolean;
  readonly limits: DeploymentLimits;
  /** Faults of ours where no call waits for them. */
  readonly onError: (error: unknown) => void;
}

interface DeployLocally {
  readonly owner: string;
  readonly sessionId: string;
  /** What the address should begin with: letters, digits and hyphens. */
  readonly slug: string;
  readonly project: ProjectVersion;
  readonly reached: Reached;
}

/** Nothing was changed, and who asks again soon finds the server that goes on with it. */
const away = () => refusal('server-away', { retryAfterMs: 5_000 });

/**
 * Apps at lasting addresses, which start again with the server (DEPLOY-01). Of several servers one runs each; where that
 * dies, another one that has the app's data goes on with it.
 */
export function createLocalDeployments(parts: DeploymentParts) {
  const { store, proxy, clock, random, limits, folders, builder, databases, claims, isCurrent = () => true } = parts;
  const deployments = new Map<string, LocalDeployment>();
  const isHeld = (id: string) => deployments.has(id) && isCurrent() && !isClosing();
  const bringUp = createBringUp({ ...parts, isHeld });
  /** In the store, and about to be open. */
  const adding = new Set<string>();
  /** Those that are being made: each has its place before it is anywhere else. */
  let making = 0;
  let closed: Promise<void> | undefined;
  const isClosing = () => closed !== undefined;
  const view = (deployment: LocalDeployment) => deploymentView(deployment, clock.now());
  const ownOf = (owner: string, id: string) => {
    const found = deployments.get(id);
    return found?.stored.owner === owner ? found : undefined;
  };

  async function open(stored: StoredDeployment, reached: Reached): Promise<LocalDeployment> {
    const isKept = (id: string) => {
      const known = deployments.get(id);
      return known !== undefined && (known.current !== undefined || !isClosing());
    };
    const deployment = await openDeployment({ ...parts, isKept }, stored, reached);
    deployments.set(stored.id, deployment);
    return deployment;
  }

  /** Versions of one deployment come one after the other. */
  function inTurn<Value>(deployment: LocalDeployment, work: () => Promise<Value>): Promise<Value> {
    const turn = deployment.turn.catch(() => undefined).then(work);
    deployment.turn = turn;
    return turn;
  }

  /** Goes on with what no living server runs. False where another one was quicker. */
  async function takeUp(stored: StoredDeployment): Promise<boolean> {
    const { id, version, hasData, productOrigin } = stored;
    const taken = await claims.take(subjectOf(id));
    if (taken === undefined) return false;
    if (isClosing()) {
      await claims.release(subjectOf(id));
      return false;
    }
    const copied = taken.wasLost && hasData ? await folders.fence(id, liveData) : undefined;
    const deployment = await open(stored, { origin: productOrigin, userAgent: '' });
    deployment.isDeploying = true;
    const resumed = inTurn(deployment, async () => {
      const project = await store.version(id, version);
      if (project !== undefined) await bringUp(deployment, project, copied);
      deployment.isDeploying = false;
    });
    resumed.catch((error: unknown) => {
      if (!(error instanceof NotHeld)) parts.onError(error);
    });
    return true;
  }

  /** Two looks at once would open one deployment twice. */
  let looking: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    if (isClosing()) return;
    const held = new Map((await claims.all(kind)).map(({ subject, place }) => [subject, place]));
    for (const deployment of deployments.values()) {
      if (held.get(subjectOf(deployment.stored.id)) !== 'here') await giveUp(deployment);
    }
    for (const stored of await store.runnable()) {
      const place = held.get(subjectOf(stored.id)) ?? 'nobody';
      const isFree = place === 'nobody' || place === 'here';
      if (!isFree || deployments.has(stored.id) || adding.has(stored.id) || isClosing() || !isCurrent()) continue;
      // One that cannot be opened keeps no other from it.
      await takeUp(stored).catch(parts.onError);
    }
  }
  const lookOnce = () => (looking = looking.catch(() => undefined).then(look));

  async function addNew({ owner, sessionId, slug, reached }: DeployLocally): Promise<LocalDeployment | undefined> {
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
        hasData: false,
      };
      // Claimed first: what is in the store and nobody's is taken up by whoever sees it.
      await claims.take(subjectOf(id));
      adding.add(id);
      if (await store.add(stored)) return open(stored, reached).finally(() => adding.delete(id));
      adding.delete(id);
      if (await storedOf(owner, sessionId)) return void (await claims.drop(subjectOf(id)));
      if (number > limits.deployments * 10) throw new Error(`no name is free that begins with ${wanted}`);
    }
  }

  function makeNew(request: DeployLocally): Promise<LocalDeployment | undefined> {
    making += 1;
    return addNew(request).finally(() => (making -= 1));
  }

  async function takeDown(deployment: LocalDeployment, finishMs = 0): Promise<void> {
    const { id } = deployment.stored;
    await proxy.remove(deployment.site, finishMs);
    await deployment.current?.door.emptyWithin(finishMs);
    if (deployment.current?.server) await stopServer(deployment.current.server, folders);
    await builder.forget(id);
  }

  /** Ends one for another server to go on with it: at once what is being made, then what is served. */
  async function letGo(deployment: LocalDeployment, finishMs: number): Promise<void> {
    const { id } = deployment.stored;
    await deployment.turn.catch(() => undefined);
    // Who asks from now on waits until another server has it.
    deployments.delete(id);
    await takeDown(deployment, finishMs);
    await claims.release(subjectOf(id)).catch(parts.onError);
  }

  /** Makes a version the one that is served, unless this server is about to end. */
  async function make(deployment: LocalDeployment, project: ProjectVersion): Promise<Result<DeploymentView>> {
    try {
      await inTurn(deployment, () => bringUp(deployment, project));
    } catch (error) {
      if (error instanceof NotHeld) return away();
      throw error;
    }
    return ok(view(deployment));
  }

  /** Ends what another server runs by now, or may soon. */
  async function giveUp(deployment: LocalDeployment): Promise<void> {
    deployments.delete(deployment.stored.id);
    // The app first: a version that is on its way up is not waited for.
    await deployment.current?.server?.runner.stop();
    await deployment.turn.catch(() => undefined);
    await takeDown(deployment);
  }

  const { storedOf, ...places } = createDeploymentPlaces({
    store,
    claims,
    isHere: (id) => deployments.has(id),
    isClosing,
    look: async () => {
      if (isCurrent()) await lookOnce();
    },
  });

  return {
    ...places,

    /** Deploys a version, or swaps it for the one that is served. The view tells whether it is up. */
    async deploy(request: DeployLocally): Promise<Result<DeploymentView>> {
      if (isClosing()) return away();
      const known = [...deployments.values()].find(
        ({ stored }) => stored.owner === request.owner && stored.sessionId === request.sessionId,
      );
      if (known === undefined && deployments.size + making >= limits.deployments) {
        return refusal('too-many-deployments');
      }
      const deployment = known ?? (await makeNew(request));
      if (deployment === undefined) return refusal('deployment-busy');
      if (!isClosing()) return make(deployment, request.project);
      await letGo(deployment, 0);
      return away();
    },

    async rollBack(owner: string, id: string, version: number): Promise<Result<DeploymentView>> {
      const deployment = ownOf(owner, id);
      if (deployment === undefined) return refusal('no-such-deployment');
      const project = await store.version(id, version);
      if (project === undefined) return refusal('no-such-version');
      return make(deployment, project);
    },

    /** One of its versions that are kept. */
    version: async (owner: string, id: string, version: number) => ownOf(owner, id) && store.version(id, version),
    status(owner: string, id: string): Result<DeploymentView> {
      const deployment = ownOf(owner, id);
      return deployment ? ok(view(deployment)) : refusal('no-such-deployment');
    },

    /** What an owner has on all servers, as it is written down. */
    stored: (owner: string): Promise<readonly StoredDeployment[]> => store.ofOwner(owner),

    /** Those of this server. */
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
      if (isClosing()) return away();
      await inTurn(deployment, async () => {
        await takeDown(deployment);
        deployments.delete(id);
        await store.remove(id);
        await claims.drop(subjectOf(id));
        await databases.remove(id);
        await folders.remove(id);
      });
      return ok(null);
    },

    /** At start: brings up what was deployed. One that fails is told in its view, and the others go on. */
    async resume(): Promise<void> {
      await lookOnce();
      await Promise.allSettled([...deployments.values()].map(({ turn }) => turn));
    },

    /** Again and again where there are other servers: takes up what nobody runs, ends what is no longer this one's. */
    look: async (): Promise<void> => {
      if (isCurrent()) return lookOnce();
      await Promise.all([...deployments.values()].map((deployment) => giveUp(deployment)));
    },

    /** Every few seconds: takes the counters. */
    tick: async (): Promise<void> => {
      await Promise.all([...deployments.values()].map(({ current }) => current?.server?.runner.measure()));
    },

    /**
     * Stops everything, to be resumed at the next start, or by another server. A version that is being made is given up, and who
     * asked for it is told.
     * @param finishMs how long requests under way may take to end
     */
    close: (finishMs = 0): Promise<void> => {
      closed ??= lookOnce().then(async () => {
        await Promise.all([...deployments.values()].map((deployment) => letGo(deployment, finishMs)));
      });
      return closed;
    },
  };
}

export type LocalDeployments = ReturnType<typeof createLocalDeployments>;
