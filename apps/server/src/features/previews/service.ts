import type { PreviewLogs } from '@toolbench/contracts/previews.ts';
import type { RandomBytes } from '../../ports.ts';
import type { Language } from '../../plugins/request-language.ts';
import { ok, refusal, type Result } from '../../result.ts';
import { createProbes } from './choose-sandbox.ts';
import { launch, stopServer, type Launched, type LaunchParts } from './launch.ts';
import { createLogRing } from './log-ring.ts';
import type { Note } from './notes.ts';
import type { ProjectSource } from './ports.ts';
import { mostProblems, randomLabel, stateOf, viewOf, type Preview, type PreviewView } from './preview.ts';
import { openAddress, type AddressSettings, type Reached } from './proxy/addresses.ts';
import type { PreviewProxy } from './proxy/preview-proxy.ts';
import type { Serving } from './proxy/site.ts';
import { createRequestFigures } from './request-figures.ts';
import type { RunnerLimits } from './app-runner.ts';
import type { Sandbox } from './sandbox-port.ts';
import { createWorkQueue } from './work-queue.ts';

export interface PreviewLimits extends RunnerLimits {
  readonly previews: number;
  readonly startsAtOnce: number;
  readonly startsWaiting: number;
  readonly idleMs: number;
  readonly leaseMs: number;
  readonly lifetimeMs: number;
  readonly logBytes: number;
  readonly logLineCharacters: number;
}

interface PreviewParts extends Omit<LaunchParts, 'probes' | 'starts' | 'limits'> {
  readonly source: ProjectSource;
  /** The first that is there and has what an app needs runs it. */
  readonly sandboxes: readonly Sandbox[];
  readonly proxy: PreviewProxy;
  readonly addresses: AddressSettings;
  readonly random: RandomBytes;
  readonly limits: PreviewLimits;
}

/** Who asks for a preview, and of what. */
interface PreviewRequest {
  readonly owner: string;
  readonly sessionId: string;
  readonly reached: Reached;
  readonly language: Language;
}

const nothing: Serving = { enter: () => () => undefined };
const databaseOf = (id: string, data: string) => `${id}-${data}`;
/** Previews of sessions' newest versions. They live in this process and end with it. */
export function createPreviews(parts: PreviewParts) {
  const { source, proxy, clock, random, limits, builder, databases, folders } = parts;
  const previews = new Map<string, Preview>();
  const probes = createProbes(parts.sandboxes, clock);
  const starts = createWorkQueue(limits.startsAtOnce, limits.startsWaiting);
  const launchParts: LaunchParts = { ...parts, probes, starts };
  const opening = new Map<string, Promise<Preview>>();
  const view = (preview: Preview): PreviewView => viewOf(preview, clock.now());

  const findOwn = (owner: string, id: string): Preview | undefined => {
    const found = previews.get(id);
    return found?.owner === owner ? found : undefined;
  };

  /** A preview without a version yet, reachable at its address. */
  async function open({ owner, sessionId, reached, language }: PreviewRequest): Promise<Preview> {
    const id = randomLabel(random);
    const key = randomLabel(random);
    const now = clock.now();
    const log = createLogRing(clock, limits);
    const made: { preview?: Preview } = {};
    const site = await openAddress(proxy, parts.addresses, { id, label: id, key, reached }, (address) => ({
      id,
      address,
      figures: createRequestFigures(),
      productOrigin: () => made.preview?.productOrigin ?? reached.origin,
      language: () => made.preview?.language ?? language,
      serving: async () => {
        const { preview } = made;
        if (preview === undefined) return nothing;
        preview.lastRequestAt = clock.now();
        // Its address is told before its first version is up: a frame that is loaded early waits for it.
        if (preview.current === undefined) await preview.turn.catch(() => undefined);
        return preview.current?.serving ?? nothing;
      },
      log: (text) => log.add('proxy', text),
      keepsDataInBrowser: () => made.preview?.notes.some(({ code }) => code === 'data-in-browser') ?? false,
    }));
    made.preview = {
      id,
      owner,
      sessionId,
      site,
      log,
      createdAt: now,
      startedAt: now,
      lastRequestAt: now,
      productOrigin: reached.origin,
      language,
      wantedVersion: 0,
      notes: [],
      problems: [],
      current: undefined,
      phase: undefined,
      isStopped: false,
      leaseUntil: now + limits.leaseMs,
      turn: Promise.resolve(),
    };
    previews.set(id, made.preview);
    return made.preview;
  }

  /** The session's preview, made when there is none. Two that ask at once get the same. */
  function openOnce(request: PreviewRequest): Promise<Preview> {
    const key = JSON.stringify([request.owner, request.sessionId]);
    const known = [...previews.values()].find(
      ({ owner, sessionId, isStopped }) => owner === request.owner && sessionId === request.sessionId && !isStopped,
    );
    const found = known ? Promise.resolve(known) : (opening.get(key) ?? open(request));
    opening.set(key, found);
    return found.finally(() => opening.delete(key));
  }

  /** Where a preview's address cannot be what it should, that is said with the rest. */
  function addressNotes({ site, productOrigin }: Preview): readonly Note[] {
    if (site.address.kind === 'name') return [];
    return [{ code: productOrigin.startsWith('https:') ? 'needs-preview-url' : 'own-port' }];
  }

  /** Lets the old version finish what is under way, then stops its server if the new one has another. */
  async function retire(preview: Preview, old: Launched | undefined): Promise<void> {
    if (old?.server === undefined || old.server === preview.current?.server) return;
    const { data } = old.server;
    await stopServer(old.server, folders);
    if (data === preview.current?.server?.data) return;
    await folders.remove(preview.id, data);
    await databases.remove(databaseOf(preview.id, data));
  }

  async function bringUp(preview: Preview): Promise<void> {
    const project = await source.newest(preview.owner, preview.sessionId);
    if (project === undefined || preview.isStopped) return;
    const isThere = preview.current?.version === project.version && stateOf(preview) !== 'failed';
    preview.wantedVersion = project.version;
    if (isThere) return;
    preview.problems = [];
    const result = await launch(
      {
        id: preview.id,
        project,
        mode: 'development',
        log: preview.log,
        data: `data-${project.version}`,
        database: databaseOf(preview.id, `data-${project.version}`),
        current: preview.current,
        onPhase: (phase) => void (preview.phase = phase),
        onProblem: (problem) => void (preview.problems = [...preview.problems, problem].slice(-mostProblems)),
      },
      launchParts,
    ).finally(() => void (preview.phase = undefined));
    if (!result.ok) {
      preview.problems = result.problems.slice(0, mostProblems);
      preview.notes = [...addressNotes(preview), ...result.notes];
      return;
    }
    const { launched } = result;
    if (preview.isStopped) return launched.server && stopServer(launched.server, folders);
    const old = preview.current;
    preview.current = launched;
    preview.startedAt = clock.now();
    preview.notes = [...addressNotes(preview), ...launched.notes];
    preview.problems = [...launched.problems];
    await retire(preview, old);
  }

  async function stop(preview: Preview): Promise<void> {
    if (preview.isStopped) return;
    preview.isStopped = true;
    await proxy.remove(preview.site);
    await preview.current?.server?.runner.stop();
    await preview.turn.catch(() => undefined);
    if (preview.current?.server) await stopServer(preview.current.server, folders);
    previews.delete(preview.id);
    await builder.forget(preview.id);
    const data = preview.current?.server?.data;
    if (data !== undefined) await databases.remove(databaseOf(preview.id, data));
    await folders.remove(preview.id);
  }

  const renew = (preview: Preview) => void (preview.leaseUntil = clock.now() + limits.leaseMs);

  return {
    probes,

    /** Brings the session's newest version up, and is fulfilled when it answers or has failed. */
    async create(request: PreviewRequest): Promise<Result<PreviewView>> {
      const { owner, sessionId, reached, language } = request;
      if ((await source.newest(owner, sessionId)) === undefined) return refusal('no-project-to-preview');
      if (starts.isFull()) return refusal('busy', { retryAfterMs: 5_000 });
      const isNew = ![...previews.values()].some((one) => one.owner === owner && one.sessionId === sessionId);
      if (isNew && previews.size + opening.size >= limits.previews) return refusal('too-many-previews');
      const preview = await openOnce(request);
      Object.assign(preview, { productOrigin: reached.origin, language });
      renew(preview);
      const turn = preview.turn.catch(() => undefined).then(() => bringUp(preview));
      preview.turn = turn;
      await turn;
      renew(preview);
      return ok(view(preview));
    },

    /** Looking renews the lease: the page that shows it is open. */
    status(owner: string, id: string): Result<PreviewView> {
      const preview = findOwn(owner, id);
      if (preview === undefined) return refusal('no-such-preview');
      renew(preview);
      return ok(view(preview));
    },

    list: (owner: string, sessionId: string): readonly PreviewView[] =>
      [...previews.values()].filter((one) => one.owner === owner && one.sessionId === sessionId).map(view),

    lease(owner: string, id: string): Result<null> {
      const preview = findOwn(owner, id);
      if (preview === undefined) return refusal('no-such-preview');
      renew(preview);
      return ok(null);
    },

    async stop(owner: string, id: string): Promise<Result<null>> {
      const preview = findOwn(owner, id);
      if (preview === undefined) return refusal('no-such-preview');
      await stop(preview);
      return ok(null);
    },

    logs(owner: string, id: string, after: number): Result<PreviewLogs> {
      const preview = findOwn(owner, id);
      return preview ? ok({ lines: preview.log.after(after) }) : refusal('no-such-preview');
    },

    /** Every few seconds: takes the counters, puts idle apps to sleep, and stops what nobody has open any more. */
    async tick(): Promise<void> {
      const now = clock.now();
      const all = [...previews.values()];
      await Promise.all(
        all.map(async (preview) => {
          const { current, phase, leaseUntil, createdAt, lastRequestAt } = preview;
          if (phase !== undefined) return;
          if (leaseUntil < now || createdAt + limits.lifetimeMs <= now) return stop(preview);
          const runner = current?.server?.runner;
          const isIdle = now - lastRequestAt > limits.idleMs && current?.door.underWay() === 0;
          await (isIdle ? runner?.sleep() : runner?.measure());
        }),
      );
    },

    /** Removes what an earlier process of this server left behind: at start, before anything runs. */
    async reap(): Promise<void> {
      folders.clear();
      await Promise.all(parts.sandboxes.map((sandbox) => sandbox.reap()));
      await databases.reap();
    },

    /** Stops those that have passed their time, and what has no owner here. */
    async sweep(): Promise<void> {
      await Promise.all(parts.sandboxes.map((sandbox) => sandbox.reap()));
      const late = [...previews.values()].filter(({ createdAt }) => createdAt + limits.lifetimeMs <= clock.now());
      await Promise.all(late.map(stop));
    },

    async total() {
      const made = [...previews.values()].map(({ createdAt }) => createdAt);
      return { count: made.length, bytes: null, oldest: made.length === 0 ? null : Math.min(...made) };
    },

    async removeAll(): Promise<number> {
      const all = [...previews.values()];
      await Promise.all(all.map(stop));
      return all.length;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
