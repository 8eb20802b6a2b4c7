import { useEffect, useRef, useState } from 'react';
import type { Failure } from '@toolbench/kit/result.ts';
import type { Captured } from '../../engine/captured.ts';
import { planReplay, type ReplayCode, type ReplayPlan } from './replay-plan.ts';
import type { ReplayJob, ReplayReply } from './replay.worker.tsx';

const timeLimitMs = 10_000;

/** What became of a replay: refused before it was sent, or what the browser told. */
type Replayed =
  | { readonly kind: 'refused'; readonly failure: Failure<ReplayCode> }
  | { readonly kind: 'sent'; readonly plan: ReplayPlan; readonly reply: ReplayReply };

/**
 * Sends a request again from the browser. It is done in a worker, because a worker has the content policy that its own
 * file comes with: the page itself stays unable to reach other origins.
 */
export function useReplay() {
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  const [sending, setSending] = useState(false);
  const current = useRef<Worker | null>(null);
  useEffect(() => () => current.current?.terminate(), []);

  const replay = async (captured: Captured, target: string) => {
    const plan = planReplay(captured, target, location.protocol === 'https:' ? 'secure' : 'plain');
    if (!plan.ok) return setReplayed({ kind: 'refused', failure: plan });
    setReplayed(null);
    setSending(true);
    const { url, method, headers, body } = plan.value;
    const reply = await inWorker({ url, method, headers, body: body && new Uint8Array(body), timeLimitMs });
    setSending(false);
    setReplayed({ kind: 'sent', plan: plan.value, reply });
  };

  const inWorker = (job: ReplayJob) => {
    current.current?.terminate();
    const worker = new Worker(new URL('./replay.worker.tsx', import.meta.url), { type: 'module', name: 'replay' });
    current.current = worker;
    return new Promise<ReplayReply>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ReplayReply>) => resolve(data);
      worker.onerror = () => resolve({ kind: 'network' });
      worker.postMessage(job);
    }).finally(() => worker.terminate());
  };
  return { replay, replayed, sending };
}
