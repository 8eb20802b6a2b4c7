import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Preview } from '@toolbench/contracts/previews.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { awaitsAddress, nextPreview, noPreview } from '../deploy/deploy-status.ts';
import { deployReason } from '../conversation/failure-text.ts';
import { createPreview, listPreviews, loadPreview, renewLease, stopPreview } from './preview-calls.ts';
import { takeManualAddress } from '../conversation/session-id.ts';
import { useWords } from '../use-words.ts';
import { useEvery } from '../use-every.ts';

const { previewStatusEveryMs, previewListEveryMs, monitorEveryMs, refreshAfterDeployMs } = limits.assistant;

/** Which words a failure has: of the first try, or of one that was asked for again. */
type Attempt = 'deploy' | 'retry';

interface PreviewOptions {
  readonly sessionId: string;
  /** What is measured is on view: it is asked for more often. */
  readonly isMonitored: boolean;
}

/** The preview of a session: started, watched, refreshed, and stopped when the page is left. */
export function usePreview({ sessionId, isMonitored }: PreviewOptions) {
  const { errors } = useWords();
  const language = useLanguage();
  const [state, dispatch] = useReducer(nextPreview, noPreview);
  const [details, setDetails] = useState<Preview | null>(null);
  const { id } = state;
  const refreshing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(refreshing.current), []);

  useEffect(() => {
    const url = takeManualAddress();
    if (url !== null) dispatch({ type: 'addressed', url });
  }, []);
  // Of the language of that moment: another language is no reason to leave.
  const leave = useEffectEvent((left: string) => stopPreview(left, language));
  useEffect(() => {
    if (id === null) return;
    const onLeft = () => leave(id);
    window.addEventListener('pagehide', onLeft);
    return () => {
      window.removeEventListener('pagehide', onLeft);
      onLeft();
    };
  }, [id]);

  const start = useCallback(
    async (attempt: Attempt = 'deploy') => {
      dispatch({ type: 'requested' });
      const answer = await createPreview(sessionId, language);
      if (answer.ok) setDetails(answer.value.preview ?? null);
      if (answer.ok && answer.value.success) {
        const { preview_id = '', preview_url = '', preview } = answer.value;
        dispatch({ type: 'started', id: preview_id, url: preview_url, version: preview?.version ?? null });
        // The app's first answers may come a moment after its address. Whoever uses it by then has them.
        refreshing.current = setTimeout(() => {
          if (!(document.activeElement instanceof HTMLIFrameElement)) dispatch({ type: 'refreshed' });
        }, refreshAfterDeployMs);
      } else {
        const message = answer.ok ? (answer.value.error ?? errors.api) : deployReason(answer, errors);
        dispatch({ type: 'refused', error: errors[attempt]({ message }) });
      }
    },
    [sessionId, language, errors],
  );

  const forget = useCallback(() => {
    dispatch({ type: 'missing' });
    setDetails(null);
  }, []);
  const check = useCallback(async () => {
    if (id === null) return;
    const answer = await loadPreview(id, language);
    if (answer.ok && answer.value.success) setDetails(answer.value.preview ?? null);
    else if (answer.ok || answer.status === 404) forget();
  }, [id, language, forget]);
  useEvery(check, { everyMs: isMonitored ? monitorEveryMs : previewStatusEveryMs, isOn: id !== null });
  useEvery(
    useCallback(async () => {
      if (id !== null) await renewLease(id, language);
    }, [id, language]),
    { everyMs: previewStatusEveryMs, isOn: id !== null },
  );
  useEvery(
    useCallback(async () => {
      const answer = await listPreviews(sessionId, language);
      const first = answer.ok ? answer.value.previews[0] : undefined;
      if (first) {
        dispatch({ type: 'listed', id: first.preview_id, url: first.preview_url, version: first.version });
        setDetails(first);
      } else if (answer.ok && state.status === 'deployed') forget();
    }, [sessionId, language, state.status, forget]),
    { everyMs: previewListEveryMs, isOn: awaitsAddress(state) },
  );

  return {
    state,
    details,
    start,
    /** A preview that came with an answer. */
    show: (made: { readonly id: string; readonly url: string }) =>
      dispatch({ type: 'started', ...made, version: null }),
    check,
    refresh: () => dispatch({ type: 'refreshed' }),
    stop: () => {
      if (id !== null) stopPreview(id, language);
      forget();
    },
  };
}

export type PreviewControl = ReturnType<typeof usePreview>;
