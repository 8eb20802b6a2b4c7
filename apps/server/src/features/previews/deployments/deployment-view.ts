import type { Monitoring } from '@toolbench/contracts/previews.ts';
import type { StoredDeployment } from './deployment-store.ts';
import { notesOf, type Launched } from '../launch.ts';
import type { LogRing } from '../log-ring.ts';
import type { Note } from '../notes.ts';
import type { Problem } from '../ports.ts';
import type { Site } from '../proxy/site.ts';

/** A deployment as it runs. */
export interface LocalDeployment {
  readonly site: Site;
  readonly log: LogRing;
  stored: StoredDeployment;
  current: Launched | undefined;
  /** While one version takes over from another: requests wait for it. */
  gate: Promise<void> | undefined;
  isDeploying: boolean;
  startedAt: number;
  earlier: readonly number[];
  notes: readonly Note[];
  problems: readonly Problem[];
  turn: Promise<unknown>;
}

/** A deployment as it is told; notes and problems get their words where they are shown. */
export interface DeploymentView {
  readonly id: string;
  readonly sessionId: string;
  readonly url: string;
  readonly state: 'deploying' | 'deployed' | 'failed';
  /** The one that is served; 0 before the first. */
  readonly version: number;
  readonly earlier: readonly number[];
  readonly notes: readonly Note[];
  /** Of the newest version that was tried, which may not be the one that is served. */
  readonly problems: readonly Problem[];
  readonly monitoring: Monitoring;
  readonly createdAt: number;
}

function stateOf({ current, isDeploying }: LocalDeployment): DeploymentView['state'] {
  if (isDeploying) return 'deploying';
  return current === undefined || current.server?.runner.state() === 'failed' ? 'failed' : 'deployed';
}

function monitoringOf({ current, site, startedAt }: LocalDeployment, now: number): Monitoring {
  const runner = current?.server?.runner;
  const { cpu, memory, at } = runner?.measured() ?? { cpu: null, memory: null, at: undefined };
  const since = runner ? runner.startedAt() : current && startedAt;
  return {
    status: current === undefined ? 'failed' : (runner?.state() ?? 'running'),
    uptime: since === undefined ? 0 : Math.max(Math.floor((now - since) / 1000), 0),
    ...site.figures.read(),
    cpu,
    memory,
    lastUpdated: new Date(at ?? now).toISOString(),
  };
}

export function deploymentView(deployment: LocalDeployment, now: number): DeploymentView {
  const { stored, site, earlier, notes, problems } = deployment;
  return {
    id: stored.id,
    sessionId: stored.sessionId,
    url: `${site.address.origin}/`,
    state: stateOf(deployment),
    version: stored.version,
    earlier,
    notes: [...notes, ...notesOf(deployment.current)],
    problems,
    createdAt: stored.createdAt,
    monitoring: monitoringOf(deployment, now),
  };
}
