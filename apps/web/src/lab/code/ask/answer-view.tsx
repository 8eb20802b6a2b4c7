import { lazy, Suspense } from 'react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { CodeCitation, Snippet } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { PendingAnswer } from './pending-answer.ts';
import { SnippetItem } from '../snippet-item.tsx';
import { useWords } from '../use-words.ts';
import type { Turn } from '../work.ts';
import { EngineLine, FallbackBanner } from '../../wizard/answers/answer-origin.tsx';
import results from '../../wizard/results.module.css';
import styles from '../code.module.css';

/** Reading Markdown is loaded with the first answer. */
const AnswerText = lazy(() => import('./answer-text.tsx'));

const noCitations: readonly CodeCitation[] = [];

/** A question and its answer: the text with its places, whether they hold, the engine, and what was looked at. */
export function AnswerView({ turn: { question, answer } }: { readonly turn: Turn }) {
  const { ask: t } = useWords();
  return (
    <article className={results.turn}>
      <h3>{question}</h3>
      <FallbackBanner answer={answer} />
      <Suspense fallback={<p className={styles.plainAnswer}>{answer.answer}</p>}>
        <AnswerText text={answer.answer} citations={answer.citations} />
      </Suspense>
      <Checked citations={answer.citations} />
      <EngineLine answer={answer} embedded={t.embedded} />
      <Sources snippets={answer.snippets} />
    </article>
  );
}

/** An answer while it is written. */
export function PendingView({ pending }: { readonly pending: PendingAnswer }) {
  const t = useWords();
  return (
    <article className={results.turn} aria-busy={pending.isStopped !== true}>
      <h3>{pending.question}</h3>
      <div aria-live="polite">
        <Suspense fallback={<p className={styles.plainAnswer}>{pending.text}</p>}>
          <AnswerText text={pending.text} citations={noCitations} />
        </Suspense>
      </div>
      {pending.isStopped && <p className={results.tail}>{t.stopped}</p>}
      {pending.snippets && <Sources snippets={pending.snippets} />}
    </article>
  );
}

/** How many of the cited places hold. */
function Checked({ citations }: { readonly citations: readonly CodeCitation[] }) {
  const { ask: t } = useWords();
  if (citations.length === 0) return null;
  const wrong = citations.filter(({ verified }) => !verified).length;
  const all = formatCount(citations.length);
  return (
    <p className={styles.checked} data-verified={wrong === 0}>
      {wrong === 0 ? <CircleCheck size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
      {wrong === 0 ? t.verified({ count: all }) : t.unverified({ count: formatCount(wrong), all })}
    </p>
  );
}

function Sources({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const { ask: t } = useWords();
  if (snippets.length === 0) return null;
  return (
    <details className={results.sources}>
      <summary>{`${t.sources} (${snippets.length})`}</summary>
      <ol className={results.list}>
        {snippets.map((snippet) => (
          <SnippetItem key={`${snippet.file_path}:${snippet.start_line}-${snippet.end_line}`} snippet={snippet} />
        ))}
      </ol>
    </details>
  );
}
