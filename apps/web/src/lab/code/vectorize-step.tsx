import { useCallback } from 'react';
import { Button } from '@mantine/core';
import { Boxes } from 'lucide-react';
import type { VectorizationStatus } from '@toolbench/contracts/code.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { useLoaded } from '../use-loaded.ts';
import { StepFailed } from '../wizard/step-failed.tsx';
import { Working } from '../wizard/working.tsx';
import { loadSnippets } from './code-calls.ts';
import { SnippetItem } from './snippet-item.tsx';
import { useWords } from './use-words.ts';
import type { Wizard } from './use-wizard.ts';
import styles from '../wizard/wizard.module.css';
import results from '../wizard/results.module.css';
import code from './code.module.css';

/** Step 2: index the project, follow it, end it; then what came out. */
export function VectorizeStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useWords();
  const { work, busy, start, stop } = wizard;
  const { project, status } = work;
  const isProcessing = status?.is_processing === true;
  return (
    <>
      <div className={styles.actions}>
        <Button
          leftSection={<Boxes size={16} aria-hidden />}
          disabled={project === null || busy !== null || isProcessing}
          onClick={start}
        >
          {status?.is_complete ? t.vectorize.again : t.vectorize.action}
        </Button>
      </div>
      {isProcessing && <Processing status={status} onCancel={stop} />}
      {status?.error && <Ended status={status} />}
      {project && status?.is_complete && (
        <>
          <Indexed status={status} />
          <Samples key={project.projectPath} projectPath={project.projectPath} />
        </>
      )}
    </>
  );
}

interface ProcessingProps {
  readonly status: VectorizationStatus;
  readonly onCancel: () => void;
}

function Processing({ status, onCancel }: ProcessingProps) {
  const { vectorize: t } = useWords();
  const { processed_snippets: done, total_snippets: total, processed_files: files, total_files: allFiles } = status;
  const words = t.progress({
    done: formatCount(done),
    total: formatCount(total),
    files: formatCount(files),
    allFiles: formatCount(allFiles),
  });
  return (
    <Working
      words={words}
      fraction={allFiles > 0 ? Math.min(1, files / allFiles) : null}
      stage={t.stage}
      onCancel={onCancel}
    />
  );
}

/** It was cancelled, or it failed. */
function Ended({ status: { error, is_cancelled: isCancelled } }: { readonly status: VectorizationStatus }) {
  const t = useWords();
  if (isCancelled) {
    return (
      <Banner tone="warning">
        <span>{error}</span>
      </Banner>
    );
  }
  return (
    <Banner tone="error">
      <strong>{t.failures.indexing}</strong>
      <span>{t.error({ detail: error ?? '' })}</span>
    </Banner>
  );
}

function Indexed({ status }: { readonly status: VectorizationStatus }) {
  const { vectorize: t } = useWords();
  const { total_snippets: snippets, total_files: files, unchanged_files: unchanged, fallback_files: fallback } = status;
  return (
    <>
      <Banner tone="good">
        <span>{t.done({ count: formatCount(snippets) })}</span>
      </Banner>
      <dl className={styles.facts}>
        <div>
          <dt>{t.files}</dt>
          <dd>{formatCount(files)}</dd>
        </div>
        {unchanged > 0 && (
          <div>
            <dt>{t.unchanged}</dt>
            <dd>{t.unchangedFiles({ count: formatCount(unchanged) })}</dd>
          </div>
        )}
        {fallback > 0 && (
          <div>
            <dt>{t.fallback}</dt>
            <dd>{t.fallbackFiles({ count: formatCount(fallback) })}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

const sampled = 10;

function Samples({ projectPath }: { readonly projectPath: string }) {
  const t = useWords();
  const load = useCallback(
    (language: Language) => loadSnippets({ projectPath, query: '', limit: sampled, offset: 0 }, { language }),
    [projectPath],
  );
  const { answer } = useLoaded(load);
  if (answer?.ok === false) return <StepFailed {...answer} failure={t.failures.search} />;
  if (answer === null || answer.value.snippets.length === 0) return null;
  return (
    <details className={code.fold}>
      <summary>{t.vectorize.samples}</summary>
      <ol className={results.list}>
        {answer.value.snippets.map((snippet) => (
          <SnippetItem key={`${snippet.file_path}:${snippet.start_line}`} snippet={snippet} />
        ))}
      </ol>
    </details>
  );
}
