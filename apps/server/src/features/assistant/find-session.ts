import { ok, refusal, type Result } from '../../shared/result.ts';
import type { Files } from './manifest.ts';
import type { AssistantParts } from './parts.ts';
import { projectStateOf } from './project-state.ts';
import type { StoredSession } from './stored.ts';

export const noFiles: Files = new Map();

type Use<Value> = (session: StoredSession) => Promise<Result<Value>>;

/** Sessions by their owners and names; one that has expired is as good as none. */
export function createSessionFinder({ store, clock }: Pick<AssistantParts, 'store' | 'clock'>) {
  const find = async (owner: string, name: string): Promise<Result<StoredSession>> => {
    const session = await store.find(owner, name);
    return session && session.expires_at > clock.now() ? ok(session) : refusal('no-such-assistant-session');
  };

  return {
    find,

    async withSession<Value>(owner: string, name: string, use: Use<Value>): Promise<Result<Value>> {
      const session = await find(owner, name);
      return session.ok ? use(session.value) : session;
    },

    /** What a page shows of a session's project; of its newest version where no files are given. */
    async stateOf(session: StoredSession, files?: Files) {
      const versions = await store.versions(session.id);
      return projectStateOf(session, versions, files ?? (await store.files(session.id, session.version)) ?? noFiles);
    },
  };
}

export type SessionFinder = ReturnType<typeof createSessionFinder>;
