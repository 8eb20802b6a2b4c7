import { useEffect, useState } from 'react';
import type { SessionResponse } from '@toolbench/contracts/assistant/assistant.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LabAnswer } from '../../lab-call.ts';
import { loadSession } from '../assistant-calls.ts';
import { restoredMessages, type Conversation } from './conversation.ts';
import type { OpenedSession } from './session-id.ts';

/** A session that does not exist yet begins clean; anything else that is refused is told. */
export const restoreFailure = (answer: LabAnswer<SessionResponse> | null) =>
  answer !== null && !answer.ok && answer.status !== 404 ? answer : null;

const nothing: LabAnswer<SessionResponse> = { ok: true, value: { success: false } };

/** Reads what the server has of a session, once for each opening; of a new one it has nothing. */
export function useRestored({ id: sessionId, isNew }: OpenedSession, setState: (state: Conversation) => void) {
  const language = useLanguage();
  const [answer, setAnswer] = useState<LabAnswer<SessionResponse> | null>(isNew ? nothing : null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isNew) return;
    let isGone = false;
    void loadSession(sessionId, language).then((loaded) => {
      if (isGone) return;
      const session = loaded.ok ? loaded.value.session : undefined;
      if (session) {
        const { chatHistory, projectState } = session;
        setState({ messages: restoredMessages(chatHistory), project: projectState, pending: null });
      }
      setAnswer(loaded);
    });
    return () => {
      isGone = true;
    };
    // The language of the moment: another one is no other conversation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [sessionId, isNew, attempt, setState]);
  const reload = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return { answer, reload };
}
