import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { useLanguage } from '@toolbench/ui/language.ts';
import { useSession } from '../session/session.tsx';
import { callServer, type Called } from './server-calls.ts';

interface Answer<Value> {
  /** The last good answer; kept while a newer one is on its way or has failed. */
  readonly value: Value | null;
  readonly failure: Extract<Called<Value>, { ok: false }> | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** What the server answers at a path; asked again on `reload`. A session that has ended is closed here too. */
export function useAnswer<Value>(path: string, answer: z.ZodType<Value>): Answer<Value> {
  const language = useLanguage();
  const { logout } = useSession();
  const [round, setRound] = useState(1);
  const [answered, setAnswered] = useState(0);
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<Answer<Value>['failure']>(null);

  useEffect(() => {
    const leaving = new AbortController();
    void callServer({ path, answer, language, signal: leaving.signal }).then((called) => {
      if (leaving.signal.aborted) return;
      setAnswered(round);
      setFailure(called.ok ? null : called);
      if (called.ok) setValue(called.value);
      else if (called.status === 401) void logout();
    });
    return () => leaving.abort();
  }, [path, answer, language, logout, round]);

  return { value, failure, loading: answered !== round, reload: () => setRound(round + 1) };
}
