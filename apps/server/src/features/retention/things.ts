import { limits } from '@toolbench/contracts/limits.ts';
import type { Assistant } from '../assistant/service.ts';
import type { AttemptStore } from '../auth/lockout/attempt-store.ts';
import type { Lockout } from '../auth/lockout/lockout.ts';
import type { Auth } from '../auth/service.ts';
import type { AuthStore } from '../auth/store.ts';
import type { Bins } from '../bins/service.ts';
import type { HeldDocuments } from '../documents/held-documents.ts';
import type { Code } from '../code/service.ts';
import type { Previews } from '../previews/service.ts';
import type { TemporaryThings } from './service.ts';

interface Holders {
  readonly bins: Pick<Bins, 'total' | 'sweep' | 'removeAll' | 'limits'>;
  readonly documents: HeldDocuments;
  readonly auth: Pick<Auth, 'sweep'>;
  readonly sessions: Pick<AuthStore, 'countSessions' | 'removeAllSessions'>;
  readonly lockout: Pick<Lockout, 'forget'>;
  readonly attempts: Pick<AttemptStore, 'count' | 'removeAll'>;
  readonly code: Pick<Code, 'total' | 'sweep' | 'removeAll'>;
  readonly previews: Pick<Previews, 'total' | 'sweep' | 'removeAll'>;
  readonly assistant: Pick<Assistant, 'total' | 'sweep' | 'removeAll'>;
}

/** Every kind of thing that the server holds for a while. A feature that keeps something new adds its kind here. */
export function temporaryThings({
  bins,
  documents,
  auth,
  sessions,
  lockout,
  attempts,
  code,
  previews,
  assistant,
}: Holders): readonly TemporaryThings[] {
  return [
    {
      kind: 'bins',
      lifetimeMs: bins.limits.lifetimeMs,
      held: bins.total,
      sweep: bins.sweep,
      removeAll: bins.removeAll,
    },
    {
      kind: 'documents',
      lifetimeMs: limits.documents.lifetimeMs,
      held: documents.total,
      sweep: documents.sweep,
      removeAll: documents.removeAll,
    },
    {
      kind: 'code-projects',
      lifetimeMs: limits.code.lifetimeMs,
      held: code.total,
      sweep: code.sweep,
      removeAll: code.removeAll,
    },
    {
      kind: 'assistant-sessions',
      lifetimeMs: limits.assistant.lifetimeMs,
      held: assistant.total,
      sweep: assistant.sweep,
      removeAll: assistant.removeAll,
    },
    {
      kind: 'previews',
      lifetimeMs: limits.previews.lifetimeMs,
      held: previews.total,
      sweep: previews.sweep,
      removeAll: previews.removeAll,
    },
    {
      kind: 'sessions',
      lifetimeMs: limits.auth.sessionAbsoluteMs,
      held: async () => ({ ...(await sessions.countSessions()), bytes: null }),
      sweep: auth.sweep,
      removeAll: sessions.removeAllSessions,
    },
    {
      kind: 'login-attempts',
      lifetimeMs: limits.auth.attemptMemoryMs,
      held: async () => ({ ...(await attempts.count()), bytes: null }),
      sweep: lockout.forget,
      removeAll: attempts.removeAll,
    },
  ];
}
