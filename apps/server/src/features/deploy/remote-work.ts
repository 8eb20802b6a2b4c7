import type { Clock } from '../../shared/ports.ts';
import { ok, refusal, type Result } from '../../shared/result.ts';
import type { Sealing } from '../ai-settings/sealing.ts';
import type { Exclusive } from '../cluster/exclusive.ts';
import type { Credentials, DeployJob, Problem, RemoteTarget, Targets } from './ports.ts';
import { problemOf } from './problems.ts';
import type { RemoteStore, StoredRemote } from './store.ts';

interface RemoteWorkParts {
  readonly store: RemoteStore;
  readonly targets: Targets;
  readonly sealing: Sealing;
  readonly exclusive: Exclusive;
  readonly clock: Clock;
  readonly credentialsOf: (owner: string, target: RemoteTarget) => Promise<Credentials>;
  readonly earlierVersions: number;
  /** Faults of ours. */
  readonly onError: (error: unknown) => void;
}

/** What is under way when an answer is given; the promise never fails. */
type Work<Value = undefined> = Promise<Result<{ readonly ended: Promise<Value> }>>;

/** What is done at targets, one thing at a time for each deployment; what it comes to is in the store. */
export function createRemoteWork(given: RemoteWorkParts) {
  const { store, targets, sealing, exclusive, clock, credentialsOf, ...parts } = given;
  const atWork = new Map<string, Promise<unknown>>();
  const contextOf = (id: string) => `deploy place ${id}`;
  const placeOf = ({ id, place }: StoredRemote) => (place === null ? undefined : sealing.open(place, contextOf(id)));
  const put = async (remote: StoredRemote) => {
    await store.put({ ...remote, changedAt: clock.now() });
    return remote;
  };
  const wrong = (error: unknown, { target }: StoredRemote, credentials: Credentials) =>
    problemOf(error, targets[target], credentials, parts.onError);

  async function exclusively<Value>(id: string, work: () => Promise<Value>): Work<Value> {
    const end = await exclusive.begin(id);
    if (end === undefined) return refusal('deployment-busy');
    const ended = work().finally(() => {
      atWork.delete(id);
      return end();
    });
    atWork.set(id, ended);
    ended.catch(parts.onError);
    return ok({ ended });
  }

  /** Carries a deployment out, and writes down each step before it is taken. */
  async function carryOut(start: StoredRemote, job: DeployJob): Promise<undefined> {
    const port = targets[start.target];
    let remote = await put(start);
    const note = async (more: Partial<StoredRemote>) => void (remote = await put({ ...remote, ...more }));
    const ended = (state: 'done' | 'failed') =>
      remote.steps.map((step) => (step.state === 'running' ? { ...step, state } : step));
    try {
      const { url } = await port.deploy(job, {
        step: (step) => note({ steps: [...ended('done'), { ...step, state: 'running' }] }),
        keep: (place) => note({ place: sealing.seal(place, contextOf(remote.id)) }),
      });
      const others = [remote.version, ...remote.earlier].filter((one) => one > 0 && one !== job.version);
      const earlier = port.rollBack ? [...new Set(others)].slice(0, parts.earlierVersions) : [];
      await note({ state: 'deployed', url, version: job.version, earlier, problem: null, steps: ended('done') });
    } catch (error) {
      await note({ state: 'failed', problem: wrong(error, start, job.credentials), steps: ended('failed') });
    }
  }

  async function takeDown(remote: StoredRemote): Promise<Problem | undefined> {
    const { id, owner, target, slug } = remote;
    const credentials = await credentialsOf(owner, target);
    const steps = (state: 'running' | 'failed') => [{ code: 'remove', state }] as const;
    await put({ ...remote, state: 'removing', problem: null, steps: steps('running') });
    try {
      await targets[target].remove({ token: id, slug, place: placeOf(remote), credentials });
      await store.remove(id);
      return undefined;
    } catch (error) {
      const problem = wrong(error, remote, credentials);
      await put({ ...remote, state: 'failed', problem, steps: steps('failed') });
      return problem;
    }
  }

  async function goBack(remote: StoredRemote, version: number): Promise<undefined> {
    const { id, owner, target, slug } = remote;
    const credentials = await credentialsOf(owner, target);
    try {
      await targets[target].rollBack?.({ token: id, slug, place: placeOf(remote), credentials }, version);
      const earlier = [remote.version, ...remote.earlier].filter((one) => one !== version);
      await put({ ...remote, version, earlier, state: 'deployed', problem: null });
    } catch (error) {
      await put({ ...remote, state: 'failed', problem: wrong(error, remote, credentials) });
    }
  }

  return {
    /** @param job without what an earlier deployment left at the target, which is read from `start` */
    deploy: (start: StoredRemote, job: Omit<DeployJob, 'place'>): Work =>
      exclusively(start.id, () => carryOut(start, { ...job, place: placeOf(start) })),

    rollBack: (remote: StoredRemote, version: number): Work => exclusively(remote.id, () => goBack(remote, version)),

    /** Takes it down at its target, then forgets it. It is kept where the target did not let it go, and why is told. */
    remove: (remote: StoredRemote): Work<Problem | undefined> => exclusively(remote.id, () => takeDown(remote)),

    /** What the app wrote; empty where its target keeps no output that can be read. */
    async logs(remote: StoredRemote): Promise<string> {
      const { id, owner, target, slug } = remote;
      const at = { token: id, slug, place: placeOf(remote), credentials: await credentialsOf(owner, target) };
      return (await targets[target].logs?.(at).catch(() => '')) ?? '';
    },

    /** Ends with all that is under way. */
    idle: () => Promise.allSettled(atWork.values()),
  };
}
