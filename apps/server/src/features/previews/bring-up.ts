import type { CopiedData } from './app-folders.ts';
import type { RunnerLimits } from './app-runner.ts';
import type { DeploymentStore } from './deployments/deployment-store.ts';
import type { LocalDeployment } from './deployments/deployment-view.ts';
import {
  launch,
  serve,
  stopServer,
  type Launched,
  type LaunchedServer,
  type LaunchParts,
  type LaunchResult,
} from './launch.ts';
import type { Note } from './notes.ts';
import type { Problem, ProjectVersion } from './ports.ts';

export interface BringUpLimits extends RunnerLimits {
  readonly drainMs: number;
  readonly earlierVersions: number;
}

export interface BringUpParts extends Omit<LaunchParts, 'limits'> {
  readonly store: DeploymentStore;
  readonly limits: BringUpLimits;
}

/** The folder of an app's data, and the one of the copy on which a new version is tried. */
export const liveData = 'data';
const trialData = 'trial';

const notesOfCopy = ({ asFound }: CopiedData): readonly Note[] =>
  asFound.length === 0 ? [] : [{ code: 'data-as-found', subject: asFound.join(', ') }];

/** This server is about to end, or another one may run the deployment by now: nothing more of it begins here. */
export class NotHeld extends Error {
  override readonly name = 'NotHeld';
}

function openLater() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Makes what brings a version of a deployment up and lets it take over. What is served stays where that cannot be done. */
export function createBringUp(parts: BringUpParts & { readonly isHeld: (id: string) => boolean }) {
  const { store, folders, clock, limits } = parts;

  /** Building takes a while, in which another server may have begun to run it. */
  const mustBeHeld = (id: string) => {
    if (!parts.isHeld(id)) throw new NotHeld('another server may run this deployment by now');
  };

  const late = () => new Promise<void>((resolve) => setTimeout(resolve, limits.drainMs).unref());

  /**
   * Lets a server that was tried on a copy of the data take over from the one that is served. Both never write the same
   * files: requests that come meanwhile wait, those under way end first. Undefined where it does not start after all.
   */
  async function takeOver(deployment: LocalDeployment, tried: LaunchedServer): Promise<LaunchedServer | undefined> {
    const { id } = deployment.stored;
    const old = deployment.current;
    await tried.runner.stop();
    await folders.remove(id, trialData);
    mustBeHeld(id);
    await Promise.race([old?.door.empty(), late()]);
    await old?.server?.runner.sleep();
    mustBeHeld(id);
    const next = tried.on(liveData);
    if ((await next.runner.start()) !== undefined) return next;
    await stopServer(next, folders);
    return undefined;
  }

  /** Starts a version. Where another one runs, it must first start on a copy of the data, which it may change. */
  async function start(deployment: LocalDeployment, project: ProjectVersion): Promise<LaunchResult> {
    const { id } = deployment.stored;
    const { current } = deployment;
    const isFirst = current?.server === undefined;
    if (!isFirst) deployment.notes = notesOfCopy(await folders.copy(id, liveData, trialData));
    return launch(
      {
        id,
        project,
        mode: 'production',
        log: deployment.log,
        current,
        database: id,
        data: isFirst ? liveData : trialData,
        onPhase: (phase) => phase === 'starting' && mustBeHeld(id),
        onProblem: (problem: Problem) => void (deployment.problems = [...deployment.problems, problem].slice(-20)),
      },
      parts,
    );
  }

  /** Makes a version that was started the one that is served. */
  async function swap(deployment: LocalDeployment, launched: Launched): Promise<boolean> {
    const old = deployment.current;
    const gate = openLater();
    deployment.gate = gate.opened;
    try {
      const isTried = launched.server?.data === trialData && launched.server !== old?.server;
      const server = isTried && launched.server ? await takeOver(deployment, launched.server) : launched.server;
      if (isTried && server === undefined) return false;
      deployment.current = isTried ? serve(launched, server) : launched;
      deployment.startedAt = clock.now();
    } finally {
      deployment.gate = undefined;
      gate.open();
    }
    if (old?.server && old.server !== deployment.current.server) await stopServer(old.server, folders);
    return true;
  }

  /** @param copied the data that the version starts on, where that is a copy */
  return async function bringUp(
    deployment: LocalDeployment,
    project: ProjectVersion,
    copied: CopiedData = { asFound: [] },
  ): Promise<void> {
    const { id } = deployment.stored;
    deployment.isDeploying = true;
    try {
      mustBeHeld(id);
      deployment.problems = [];
      deployment.notes = notesOfCopy(copied);
      const result = await start(deployment, project);
      if (!result.ok) deployment.problems = result.problems;
      deployment.notes = [...deployment.notes, ...(result.ok ? result.launched.notes : result.notes)];
      if (!result.ok || !(await swap(deployment, result.launched))) return;
      const hasServer = result.launched.server !== undefined;
      await store.keep(id, project, clock.now(), { earlier: limits.earlierVersions, hasServer });
      const { stored } = deployment;
      deployment.stored = {
        ...stored,
        version: project.version,
        changedAt: clock.now(),
        hasData: stored.hasData || hasServer,
      };
      deployment.earlier = (await store.versions(id)).filter((version) => version !== project.version);
    } finally {
      deployment.isDeploying = false;
    }
  };
}
