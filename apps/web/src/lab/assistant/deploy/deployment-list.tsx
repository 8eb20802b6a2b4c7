import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Deployment, DeployStep } from '@toolbench/contracts/previews.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { formatMoment } from '../../../format-time.ts';
import type { LabAnswer } from '../../lab-call.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { MonitorFigures } from './monitor-figures.tsx';
import { removeDeployment, rollBack } from '../project/preview-calls.ts';
import { useWidening } from '../use-widening.tsx';
import { useWords } from '../use-words.ts';
import styles from '../assistant.module.css';
import panes from '../project/panes.module.css';

interface DeploymentListProps {
  readonly answer: LabAnswer<{ readonly deployments: readonly Deployment[] }> | null;
  readonly sessionId: string;
  readonly onChanged: () => void;
}

/** What is deployed of this conversation. */
export function DeploymentList({ answer, sessionId, onChanged }: DeploymentListProps) {
  const { deploy: t } = useWords();
  if (answer === null) return null;
  if (!answer.ok) return <LoadFailure failure={answer} onRetry={onChanged} />;
  const own = answer.value.deployments.filter(({ session_id }) => session_id === sessionId);
  if (own.length === 0) return <p className={styles.hint}>{t.none}</p>;
  return (
    <ul className={panes.deployments} aria-label={t.list}>
      {own.map((deployment) => (
        <DeploymentItem key={deployment.id} deployment={deployment} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function DeploymentItem({
  deployment,
  onChanged,
}: {
  readonly deployment: Deployment;
  readonly onChanged: () => void;
}) {
  const t = useWords();
  const { deploy: words } = t;
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { id, target, state, version, url, error, notes, earlier, steps, monitoring } = deployment;
  const { run, question } = useWidening(t.errors.api);
  const back = (old: number) => run((widens) => rollBack(id, old, language, widens), onChanged);
  const then = (call: Promise<unknown>) => void call.then(onChanged);
  return (
    <li data-state={state}>
      <div className={panes.versionHead}>
        <strong>{t.providers[target]}</strong>
        <span className={panes.chip}>{words.status[state]}</span>
        <small>{words.line({ version, made: formatMoment(deployment.created_at, language) })}</small>
      </div>
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      )}
      {notes?.map((note) => (
        <p key={note} className={styles.hint} data-note>
          {note}
        </p>
      ))}
      {error && (
        <Banner tone="error">
          <span>{error}</span>
        </Banner>
      )}
      {question}
      {monitoring && <MonitorFigures monitoring={monitoring} />}
      {state !== 'deployed' && <Steps steps={steps} />}
      <div className={panes.row}>
        {earlier.map((old) => (
          <Button key={old} size="compact-xs" variant="default" onClick={() => void back(old)}>
            {words.rollBack({ version: old })}
          </Button>
        ))}
        {isAsking ? (
          <>
            <span className={styles.hint}>{words.removeConfirm}</span>
            <Button size="compact-xs" color="red" onClick={() => then(removeDeployment(id, language))}>
              {words.remove}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => setIsAsking(false)}>
              {t.settingsForm.cancel}
            </Button>
          </>
        ) : (
          <Button size="compact-xs" variant="default" onClick={() => setIsAsking(true)}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

export function Steps({ steps }: { readonly steps: readonly DeployStep[] }) {
  const { deploy: t } = useWords();
  return (
    <ol className={panes.steps}>
      {steps.map(({ name, state, detail }, index) => (
        <li key={index} data-state={state}>
          <strong>{name}</strong> <small>{t.steps[state]}</small>
          {detail && <code>{detail}</code>}
        </li>
      ))}
    </ol>
  );
}
