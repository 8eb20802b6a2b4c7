import { useEffect, useState } from 'react';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { labCall, type LabAnswer } from '../lab/lab-call.ts';
import { useSession } from '../session/session.tsx';

interface Answer<Value> {
  /** The last good answer; kept while a newer one is on its way or has failed. */
  readonly value: Value | null;
  readonly failure: Extract<LabAnswer<Value>, { ok: false }> | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** What the server answers at a path; asked again on `reload`. A session that has ended is closed here too. */
export function useAnswer<Value>(path: string, answer: { parse: (body: unknown) => Value }): Answer<Value> {
  const language = useLanguage();
  const { logout } = useSession();
  const [round, setRound] = useState(1);
  const [answered, setAnswered] = useState(0);
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<Answer<Value>['failure']>(null);

  useEffect(() => {
    let isCurrent = true;
    void labCall(path, answer, { language }).then((called) => {
      if (!isCurrent) return;
      setAnswered(round);
      setFailure(called.ok ? null : called);
      if (called.ok) setValue(called.value);
      else if (called.status === 401) void logout();
    });
    return () => {
      isCurrent = false;
    };
  }, [path, answer, language, logout, round]);

  return { value, failure, loading: answered !== round, reload: () => setRound(round + 1) };
}
