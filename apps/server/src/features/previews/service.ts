import type { PreviewLogs } from '@toolbench/contracts/previews.ts';
import type { RandomBytes } from '../../shared/ports.ts';
import type { Language } from '../../plugins/request-language.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { Claims, Place } from '../cluster/claims.ts';
import { createProbes } from './choose-sandbox.ts';
import { stopServer, type LaunchParts } from './launch.ts';
import { openPreview } from './open-preview.ts';
import type { ProjectSource } from './ports.ts';
import { createPreviewVersions, databaseOf } from './preview-versions.ts';
import { createPreviewClaims, type FoundPreview } from './preview-claims.ts';
import { randomLabel, viewOf, type KnownPreview, type Preview, type PreviewView } from './preview.ts';
import type { AddressSettings, Reached } from './proxy/addresses.ts';
import type { PreviewProxy } from './proxy/preview-proxy.ts';
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
  readonly source: Pick<ProjectSource, 'newest'>;
  /** The first that is there and has what an app needs runs it. */
  readonly sandboxes: readonly Sandbox[];
  readonly proxy: PreviewProxy;
  readonly addresses: AddressSettings;
  readonly random: RandomBytes;
  readonly claims: Claims;
  readonly limits: PreviewLimits;
  /** Faults of ours where no call waits for them. */
  readonly onError: (error: unknown) => void;
}

/** Who asks for a preview, and of what. */
interface PreviewRequest {
  readonly owner: string;
  readonly sessionId: string;
  readonly reached: Reached;
  readonly language: Language;
}

/**
 * Previews of sessions' newest versions. They live in this process and end with it; where there are other servers, one of
 * them goes on with the same address as soon as anybody asks.
 */
export function createPreviews(parts: PreviewParts) {
  const { source, proxy, clock, random, limits, builder, databases, folders } = parts;
  const previews = new Map<string, Preview>();
  const probes = createProbes(parts.sandboxes, clock);
  const starts = createWorkQueue(limits.startsAtOnce, limits.startsWaiting);
  const bringUp = createPreviewVersions({ ...parts, probes, starts });
  const claims = createPreviewClaims(parts.claims);
  const opening = new Map<string, Promise<Preview | undefined>>();
  const view = (preview: Preview): PreviewView => viewOf(preview, clock.now());

  const findOwn = (owner: string, id: string): Preview | undefined => {
    const found = previews.get(id);
    return found?.owner === owner ? found : undefined;
  };

  async function open(known: KnownPreview, reached: Reached, hasMoved: boolean): Promise<Preview> {
    const preview = await openPreview(parts, known, reached, hasMoved);
    previews.set(preview.id, preview);
    return preview;
  }

  /** Two that ask at once for what is not open yet get the same. */
  function openOnce(key: string, make: () => Promise<Preview | undefined>): Promise<Preview | undefined> {
    const found = opening.get(key) ?? make();
    opening.set(key, found);
    return found.finally(() => opening.delete(key));
  }

  const ofSession = (owner: string, sessionId: string) =>
    [...previews.values()].find((one) => one.owner === owner && one.sessionId === sessionId && !one.isStopped);

  /** The session's preview, made when there is none; undefined where another server is making it. */
  async function openOf({ owner, sessionId, reached, language }: PreviewRequest): Promise<Preview | undefined> {
    const make = async () => {
      const createdAt = clock.now();
      const id = randomLabel(random);
      const known = { id, owner, sessionId, createdAt, productOrigin: reached.origin, language };
      const isOurs = await claims.take(known, createdAt + limits.leaseMs);
      return isOurs ? open(known, reached, false) : undefined;
    };
    return ofSession(owner, sessionId) ?? openOnce(JSON.stringify([owner, sessionId]), make);
  }

  /** Goes on with the preview of a server that is no more. */
  async function takeOver({ known }: FoundPreview): Promise<Preview | undefined> {
    const make = async () => {
      if (!(await claims.takeOver(known, clock.now() + limits.leaseMs))) return undefined;
      const preview = await open(known, { origin: known.productOrigin, userAgent: '' }, true);
      preview.turn = bringUp(preview);
      preview.turn.catch(parts.onError);
      return preview;
    };
    return previews.get(known.id) ?? openOnce(known.id, make);
  }

  let isLeaving = false;
  const isHere = (id: string) => previews.get(id)?.isStopped === false;
  const anotherServer = async (): Promise<Place | undefined> => (await parts.claims.peers())[0];

  /** Where a preview is; one that nobody has comes here, while there is room. */
  async function settle(found: FoundPreview | undefined): Promise<Place | undefined> {
    if (found === undefined || isHere(found.known.id)) return found && 'here';
    // Held by this server, but not here: an earlier process had it.
    if (found.place !== 'nobody' && found.place !== 'here') return found.place;
    if (isLeaving) return (await anotherServer()) ?? 'away';
    if (previews.size + opening.size >= limits.previews) return undefined;
    return (await takeOver(found)) ? 'here' : 'away';
  }

  async function stop(preview: Preview, leaveTo: 'nobody' | 'others' = 'nobody', finishMs = 0): Promise<void> {
    if (preview.isStopped) return;
    preview.isStopped = true;
    await (leaveTo === 'others' ? claims.release : claims.drop)(preview.id).catch(parts.onError);
    await proxy.remove(preview.site, finishMs);
    await preview.current?.door.emptyWithin(finishMs);
    await preview.current?.server?.runner.stop();
    await preview.turn.catch(() => undefined);
    if (preview.current?.server) await stopServer(preview.current.server, folders);
    previews.delete(preview.id);
    await builder.forget(preview.id);
    const data = preview.current?.server?.data;
    if (data !== undefined) await databases.remove(databaseOf(preview.id, data));
    await folders.remove(preview.id);
  }

  const renew = (preview: Preview) => {
    preview.leaseUntil = clock.now() + limits.leaseMs;
    claims.extend(preview).catch(parts.onError);
  };

  /** Ends those that are others' by now, or that an administrator has deleted at another server. */
  async function endForeign(): Promise<void> {
    const before = [...previews.values()];
    const own = new Set((await claims.all()).filter(({ place }) => place === 'here').map(({ known }) => known.id));
    await Promise.all(before.filter(({ id }) => !own.has(id)).map((preview) => stop(preview, 'others')));
  }

  return {
    probes,

    /** Brings the session's newest version up, and is fulfilled when it answers or has failed. */
    async create(request: PreviewRequest): Promise<Result<PreviewView>> {
      const { owner, sessionId, reached, language } = request;
      if ((await source.newest(owner, sessionId)) === undefined) return refusal('no-project-to-preview');
      if (starts.isFull()) return refusal('busy', { retryAfterMs: 5_000 });
      const isNew = ofSession(owner, sessionId) === undefined;
      if (isNew && previews.size + opening.size >= limits.previews) return refusal('too-many-previews');
      const preview = await openOf(request);
      if (preview === undefined) return refusal('busy', { retryAfterMs: 1_000 });
      Object.assign(preview, { productOrigin: reached.origin, language });
      renew(preview);
      const turn = preview.turn.catch(() => undefined).then(() => bringUp(preview));
      preview.turn = turn;
      await turn;
      renew(preview);
      return ok(view(preview));
    },

    /** Where a call about a preview belongs; undefined where there is none. */
    placeOf: async (id: string): Promise<Place | undefined> => (isHere(id) ? 'here' : settle(await claims.find(id))),

    /** Where a call about a session's preview belongs. */
    placeOfSession: async (owner: string, sessionId: string): Promise<Place | undefined> => {
      if (ofSession(owner, sessionId)) return 'here';
      const found = await claims.ofSession(owner, sessionId);
      // What is made while this server stops had better be made elsewhere.
      return found === undefined && isLeaving ? anotherServer() : settle(found);
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

    /** Ends the preview of a session that is deleted; where another server runs it, that one sees it in a moment. */
    async endOf(owner: string, sessionId: string): Promise<void> {
      const found = await claims.ofSession(owner, sessionId);
      if (found) await claims.drop(found.known.id);
      const preview = ofSession(owner, sessionId);
      if (preview) await stop(preview);
    },

    logs(owner: string, id: string, after: number): Result<PreviewLogs> {
      const preview = findOwn(owner, id);
      return preview ? ok({ lines: preview.log.after(after) }) : refusal('no-such-preview');
    },

    /** Every few seconds: takes the counters, puts idle apps to sleep, and stops what nobody has open any more. */
    async tick(): Promise<void> {
      await endForeign();
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
      await Promise.all(late.map((preview) => stop(preview)));
    },

    /** Of all servers. */
    async total() {
      const made = (await claims.all()).map(({ known }) => known.createdAt);
      return { count: made.length, bytes: null, oldest: made.length === 0 ? null : Math.min(...made) };
    },

    /** Ends those of all servers; the others see it in a moment. */
    async removeAll(): Promise<number> {
      const all = await claims.all();
      await Promise.all(all.map(({ known }) => claims.drop(known.id)));
      await Promise.all([...previews.values()].map((preview) => stop(preview)));
      return all.length;
    },

    /** Before the end: others go on with what is here, as soon as each version that is being made is up. */
    handOver: async (finishMs: number): Promise<void> => {
      isLeaving = true;
      const over = async (preview: Preview) => {
        await preview.turn.catch(() => undefined);
        await stop(preview, 'others', finishMs);
      };
      await Promise.all([...previews.values()].map(over));
    },

    /** Ends those of this server, for others to go on with them. */
    close: async (): Promise<void> => {
      await Promise.all([...previews.values()].map((preview) => stop(preview, 'others')));
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
