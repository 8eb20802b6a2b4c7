import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { appFamilies } from '@toolbench/contracts/assistant/app-model.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { formatUsd } from '../../format-usd.ts';
import { sayable, type PendingAnswer, type ShownMessage } from './conversation.ts';
import { projectId } from '../project/project-view.ts';
import type { Draft } from '../card/requirement-draft.ts';
import { useWords } from '../use-words.ts';
import styles from './messages.module.css';

const MarkdownText = lazy(() => import('./markdown-text.tsx'));
const RequirementCard = lazy(() => import('../card/requirement-card.tsx'));

interface MessageViewProps {
  readonly message: ShownMessage;
  /** It can be confirmed now. */
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  /** What it asked for was confirmed and is being made. */
  readonly isGenerating: boolean;
  readonly onConfirm: (draft: Draft) => void;
  readonly onEdit: (draft: Draft) => void;
  /** Asks again for what was not understood, as an app of a kind; null where something came after it. */
  readonly onKind: ((kind: string) => void) | null;
  /** Asks again for what may be a new app: in a conversation of its own, or as a change to this one; null as above. */
  readonly onApp: ((isNew: boolean) => void) | null;
  /** Confirms what was asked about because more people could see or change data; null as above. */
  readonly onWiden: (() => void) | null;
  /** Says one of its sentences; null as above: an earlier one was meant for the app as it was then. */
  readonly onSay: ((sentence: string) => void) | null;
  /** Asks again what this failure was the answer to; null where it was none, or something came after it. */
  readonly onRetry: (() => void) | null;
}

/** One message of the conversation, with what came of it. */
export function MessageView({
  message,
  isAsking,
  isBusy,
  isGenerating,
  onConfirm,
  onEdit,
  onKind,
  onApp,
  onWiden,
  onSay,
  onRetry,
}: MessageViewProps) {
  const t = useWords();
  const { role, content, isError, requirement, confirmed, refused = [] } = message;
  return (
    <article className={styles.message} data-role={role} data-error={isError || undefined}>
      <h2>{role === 'user' ? t.you : t.assistant}</h2>
      {role === 'user' ? (
        <p className={styles.plain}>{content}</p>
      ) : (
        <Suspense fallback={<p className={styles.plain}>{content}</p>}>
          <MarkdownText text={content} sentences={sayable(message)} onSay={onSay} />
        </Suspense>
      )}
      {onRetry && (
        <Button className={styles.retry} size="compact-xs" variant="default" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {onKind && message.actions?.some(({ type }) => type === 'choose_kind') && (
        <div className={styles.kinds} role="group" aria-label={t.chooseKind}>
          {appFamilies.map((family) => (
            <Button key={family} size="compact-xs" variant="default" onClick={() => onKind(t.families[family])}>
              {t.families[family]}
            </Button>
          ))}
        </div>
      )}
      {onApp && message.actions?.some(({ type }) => type === 'choose_app') && (
        <div className={styles.kinds} role="group" aria-label={t.chooseApp}>
          <Button size="compact-xs" variant="default" onClick={() => onApp(true)}>
            {t.newApp}
          </Button>
          <Button size="compact-xs" variant="default" onClick={() => onApp(false)}>
            {t.changesThis}
          </Button>
        </div>
      )}
      {onWiden && message.actions?.some(({ type }) => type === 'confirm_widening') && (
        <Button size="compact-xs" variant="default" onClick={onWiden}>
          {t.widen}
        </Button>
      )}
      {requirement && isAsking && (
        <Suspense fallback={null}>
          <RequirementCard requirement={requirement} isBusy={isBusy} onConfirm={onConfirm} onEdit={onEdit} />
        </Suspense>
      )}
      {confirmed && (
        <p className={styles.confirmed} role="status">
          {t.requirement.confirmed}
          {isGenerating && t.requirement.generating}
        </p>
      )}
      {refused.length > 0 && (
        <details className={styles.refused}>
          <summary>{t.refused}</summary>
          <ul>
            {refused.map(({ path, reason }, index) => (
              <li key={index}>
                {path !== '' && <code>{path}</code>} {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      <MessageFacts message={message} />
    </article>
  );
}

/** Who answered, what it cost, and which version came of it. */
function MessageFacts({ message }: { readonly message: ShownMessage }) {
  const t = useWords();
  const { engine, engineHost = '', usage, cost, version } = message;
  if (engine === undefined) return null;
  const isBlueprint = engine === 'blueprint';
  return (
    <p className={styles.facts}>
      {version !== undefined && <span data-version={version}>{t.version({ version })}</span>}
      {version !== undefined && (
        <TextButton className={styles.toApp} onClick={() => document.getElementById(projectId)?.scrollIntoView()}>
          {t.toApp}
        </TextButton>
      )}
      {isBlueprint ? (
        <span title={t.engine.about}>{t.engine.blueprint}</span>
      ) : (
        <span>{t.model({ engine, host: engineHost })}</span>
      )}
      {!isBlueprint && usage && (
        <span>
          {t.tokens({
            input: formatCount(usage.inputTokens),
            output: formatCount(usage.outputTokens),
            isEstimated: usage.estimated,
          })}
        </span>
      )}
      {!isBlueprint && cost !== undefined && <span>{t.cost({ usd: formatUsd(cost) })}</span>}
    </p>
  );
}

/** An answer while it comes: its words, and the files that are being written. */
export function PendingView({ pending }: { readonly pending: PendingAnswer }) {
  const t = useWords();
  const writing = pending.files.findLast(({ state }) => state === 'writing');
  return (
    <article className={styles.message} data-role="assistant" aria-busy>
      <h2>{t.assistant}</h2>
      {pending.text !== '' && <p className={styles.plain}>{pending.text}</p>}
      <p className={styles.working} role="status">
        <progress aria-label={t.thinking} />
        {writing ? t.writing({ path: writing.path }) : t.thinking}
      </p>
      {pending.files.length > 0 && (
        <ol className={styles.files}>
          {pending.files.map(({ path, state }) => (
            <li key={path} data-state={state}>
              <code>{path}</code> <small>{t.fileStates[state]}</small>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
