import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import styles from '../api.module.css';
import layout from '../detail/detail.module.css';
import type { Captured } from '../../engine/captured.ts';
import type { ReplayPlan } from './replay-plan.ts';
import type { ReplayReply } from './replay.worker.tsx';
import { en } from '../../text/en.ts';
import { zh } from '../../text/zh.ts';
import { useReplay } from './use-replay.tsx';

interface ReplayFormProps {
  /** The request with its whole body. */
  readonly capture: () => Promise<Captured>;
  /** The line for a terminal that sends it to a target. */
  readonly forwardTo: (target: string) => string;
}

/** Sends the request to another address from the browser and says what came of it. */
export function ReplayForm({ capture, forwardTo }: ReplayFormProps) {
  const t = useTexts({ zh, en });
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
  const { replay: t } = useTexts({ zh, en });
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
      {plan.dropsBody && <p className={styles.note}>{t.dropsBody}</p>}
    </>
  );
}
