import { useState, useEffect, useRef } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Failure } from '@toolbench/kit/result.ts';
import styles from '../api.module.css';
import layout from '../detail/detail.module.css';
import type { Captured } from '../../engine/captured.ts';
import { type ReplayPlan, planReplay, type ReplayCode } from './replay-plan.ts';
import type { ReplayReply, ReplayJob } from './replay.worker.tsx';
import { useWords } from '../use-words.tsx';

interface ReplayFormProps {
  /** The request with its whole body. */
  readonly capture: () => Promise<Captured>;
  /** The line for a terminal that sends it to a target. */
  readonly forwardTo: (target: string) => string;
}

const timeLimitMs = 10_000;

/** What became of a replay: refused before it was sent, or what the browser told. */
type ReplayOutcome =
  | { readonly kind: 'refused'; readonly failure: Failure<ReplayCode> }
  | { readonly kind: 'sent'; readonly plan: ReplayPlan; readonly reply: ReplayReply };

/**
 * Sends a request again from the browser. It is done in a worker, because a worker has the content policy that its own
 * file comes with: the page itself stays unable to reach other origins.
 */
function useReplay() {
  const [replayed, setReplayed] = useState<ReplayOutcome | null>(null);
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

/** Sends the request to another address from the browser and says what came of it. */
export function ReplayForm({ capture, forwardTo }: ReplayFormProps) {
  const t = useWords();
  const [target, setTarget] = useState('');
  const { replay, replayed, sending } = useReplay();
  return (
    <section className={layout.section} aria-label={t.replay.title}>
      <h3>{t.replay.title}</h3>
      <form
        className={styles.replay}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void capture().then((captured) => replay(captured, target));
        }}
      >
        <TextInput
          size="xs"
          type="url"
          aria-label={t.replay.target}
          placeholder={t.replay.hint}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" variant="default" disabled={sending || target.trim() === ''}>
          {sending ? t.replay.sending : t.replay.send}
        </Button>
      </form>
      <p className={styles.note}>{t.replay.why}</p>
      {replayed?.kind === 'refused' && <ErrorBanner failure={replayed.failure} texts={t.errors} />}
      {replayed?.kind === 'sent' && (
        <Replayed plan={replayed.plan} reply={replayed.reply} forward={forwardTo(replayed.plan.url)} />
      )}
    </section>
  );
}

interface ReplayedProps {
  readonly plan: ReplayPlan;
  readonly reply: ReplayReply;
  readonly forward: string;
}

function Replayed({ plan, reply, forward }: ReplayedProps) {
  const { replay: t } = useWords();
  return (
    <>
      {reply.kind === 'answered' ? (
        <>
          <Banner tone={reply.status < 400 ? 'good' : 'warning'}>
            {t.answered(`${reply.status} ${reply.statusText}`.trim(), formatCount(reply.tookMs))}
          </Banner>
          {reply.body !== '' && (
            <pre className={styles.code} tabIndex={0}>
              {reply.body}
            </pre>
          )}
        </>
      ) : (
        <>
          <Banner tone="error">
            {reply.kind === 'network' && plan.asksFirst ? t.outcomes.preflight : t.outcomes[reply.kind]}
          </Banner>
          <p className={styles.note}>{t.forward}</p>
          <div className={styles.sample}>
            <pre className={styles.code} tabIndex={0}>
              {forward}
            </pre>
            <CopyButton text={() => forward} />
          </div>
        </>
      )}
      {plan.leftOut.length > 0 && <p className={styles.note}>{t.leftOut(plan.leftOut.join(', '))}</p>}
      {plan.joined.length > 0 && <p className={styles.note}>{t.joined(plan.joined.join(', '))}</p>}
      {plan.dropsBody && <p className={styles.note}>{t.dropsBody}</p>}
    </>
  );
}
