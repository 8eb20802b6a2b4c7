import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';
import type { Monitoring, PreviewDriver, PreviewState } from '@toolbench/contracts/previews.ts';
import type { Language } from '../../plugins/request-language.ts';
import type { RandomBytes } from '../../shared/ports.ts';
import { notesOf, type Launched } from './launch.ts';
import type { LogRing } from './log-ring.ts';
import type { Note } from './notes.ts';
import type { Problem } from './ports.ts';
import { entranceOf } from './proxy/addresses.ts';
import type { Site } from './proxy/site.ts';
import { isSameFinding } from './findings/server-findings.ts';

/** A preview as it is now; notes and problems get their words where they are shown. */
export interface PreviewView {
  readonly id: string;
  readonly url: string;
  readonly sessionId: string;
  readonly version: number;
  readonly driver: PreviewDriver;
  readonly state: PreviewState;
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
  readonly monitoring: Monitoring;
  /** The newest version is what answers. */
  readonly isCurrent: boolean;
}

/** What another server needs to go on with a preview. */
export interface KnownPreview {
  readonly id: string;
  readonly owner: string;
  readonly sessionId: string;
  readonly createdAt: number;
  readonly productOrigin: string;
  /** Of the product's page that shows it. */
  readonly language: Language;
}

export interface Preview extends Readonly<Omit<KnownPreview, 'productOrigin' | 'language'>> {
  readonly site: Site;
  readonly log: LogRing;
  productOrigin: string;
  language: Language;
  /** Another server had it, with data that is gone. */
  readonly hasMoved: boolean;
  current: Launched | undefined;
  /** While a version is being built or started. */
  phase: 'building' | 'starting' | undefined;
  wantedVersion: number;
  startedAt: number;
  notes: readonly Note[];
  problems: Problem[];
  leaseUntil: number;
  lastRequestAt: number;
  isStopped: boolean;
  /** Versions of one preview are made one after the other. */
  turn: Promise<unknown>;
}

export const mostProblems = 20;

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 128 bits or more, in letters and digits that a host name may have. */
export function randomLabel(random: RandomBytes): string {
  return Array.from(random(26), (byte) => alphabet[byte % 32]).join('');
}

/** What it does at the moment. */
export function stateOf({ phase, current, isStopped }: Preview): PreviewState {
  if (isStopped) return 'stopped';
  if (current === undefined) return phase ?? 'failed';
  return current.server?.runner.state() ?? 'running';
}

function monitoringOf(preview: Preview, now: number): Monitoring {
  const { site, current, startedAt } = preview;
  const runner = current?.server?.runner;
  const { cpu, memory, at } = runner?.measured() ?? { cpu: null, memory: null, at: undefined };
  const since = runner ? runner.startedAt() : current && startedAt;
  const uptime = since === undefined ? 0 : Math.max(Math.floor((now - since) / 1000), 0);
  const lastUpdated = new Date(at ?? now).toISOString();
  return { status: stateOf(preview), uptime, ...site.figures.read(), cpu, memory, lastUpdated };
}

/** What went wrong when it was made or ended, and what its server tells while it runs. */
function problemsOf({ problems, current }: Preview): readonly Problem[] {
  const isTold = (finding: Finding) => problems.some((other) => 'message' in other && isSameFinding(other, finding));
  const findings = current?.server?.findings() ?? [];
  return [...problems, ...findings.filter((finding) => !isTold(finding))].slice(-mostProblems);
}

/** A preview as it is told, with what was measured of it. */
export const viewOf = (preview: Preview, now: number): PreviewView => ({
  id: preview.id,
  url: entranceOf(preview.site),
  sessionId: preview.sessionId,
  version: preview.current?.version ?? preview.wantedVersion,
  driver: preview.current?.driver ?? 'static',
  state: stateOf(preview),
  notes: [...preview.notes, ...notesOf(preview.current)],
  problems: problemsOf(preview),
  monitoring: monitoringOf(preview, now),
  isCurrent: preview.current?.version === preview.wantedVersion,
});
