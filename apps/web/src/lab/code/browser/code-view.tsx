import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '@mantine/core';
import { Network, X } from 'lucide-react';
import type { ProjectFile } from '@toolbench/contracts/code.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadFile } from '../code-calls.ts';
import { codeLanguage } from '../code-language.ts';
import { placeText, type CodePlace, placeOf } from '../code-place.ts';
import { PlaceLink } from '../place-link.tsx';
import { useWords } from '../use-words.ts';
import { UnitRelations } from './unit-relations.tsx';
import { unitAt, type FileUnit } from './unit-at.ts';
import styles from './browser.module.css';

const CodeText = lazy(() => import('@toolbench/ui/editor/code-text.tsx'));

interface CodeViewProps {
  readonly projectPath: string;
  readonly place: CodePlace;
  readonly isVectorized: boolean;
  readonly onClose: () => void;
}

/** A file of the project: its code with the cited lines marked, its outline, and who calls what is marked. */
export function CodeView({ projectPath, place, isVectorized, onClose }: CodeViewProps) {
  const { path } = place;
  const load = useCallback(
    // The outline is there once the project is vectorized: that is another answer.
    (language: Language) => loadFile(projectPath, path, language),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [projectPath, path, isVectorized],
  );
  const { answer, reload } = useLoaded(load);
  return (
    <>
      <Bar place={place} file={answer?.ok ? answer.value : null} onClose={onClose} />
      {answer?.ok === false && <LoadFailure failure={answer} onRetry={reload} />}
      {answer?.ok && (
        <LoadedFile projectPath={projectPath} file={answer.value} place={place} isVectorized={isVectorized} />
      )}
    </>
  );
}

interface BarProps {
  readonly place: CodePlace;
  readonly file: ProjectFile | null;
  readonly onClose: () => void;
}

function Bar({ place, file, onClose }: BarProps) {
  const { file: t } = useWords();
  const content = file?.content ?? '';
  return (
    <div className={styles.codeBar}>
      <strong title={place.path}>{placeText(place)}</strong>
      {file?.language && <small>{file.language}</small>}
      {file && <small>{t.lines({ count: formatCount(content.split('\n').length) })}</small>}
      <CopyButton text={() => content} disabled={file === null} />
      <IconButton icon={X} label={t.close} onClick={onClose} />
      <span className="visually-hidden" role="status">
        {file && t.marked({ place: placeText(place) })}
      </span>
    </div>
  );
}

interface LoadedFileProps {
  readonly projectPath: string;
  readonly file: ProjectFile;
  readonly place: CodePlace;
  readonly isVectorized: boolean;
}

interface OutlineProps {
  readonly units: readonly FileUnit[];
  /** What the marked lines belong to. */
  readonly current: FileUnit | null;
}

/** What is defined in a file, each a link to its lines. */
function Outline({ units, current }: OutlineProps) {
  const t = useWords();
  if (units.length === 0) return null;
  return (
    <details className={styles.outline} open>
      <summary>{t.file.outline({ count: String(units.length) })}</summary>
      <ul>
        {units.map((unit) => (
          <li key={`${unit.start_line} ${unit.name}`} aria-current={unit === current || undefined}>
            <PlaceLink place={placeOf(unit)}>{[unit.container, unit.name].filter(Boolean).join('.')}</PlaceLink>
            <small>{t.kinds[unit.kind]}</small>
            <small>{`${unit.start_line}–${unit.end_line}`}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function LoadedFile({ projectPath, file, place, isVectorized }: LoadedFileProps) {
  const { file: t } = useWords();
  const [isRelated, setIsRelated] = useState(false);
  const unit = place.lines && unitAt(file.units, place.lines.first);
  return (
    <>
      <div className={styles.codeText}>
        <Suspense fallback={<pre>{file.content.slice(0, 4_000)}</pre>}>
          <CodeText
            text={file.content}
            label={file.path}
            loadLanguage={codeLanguage(file.language)}
            marked={place.lines}
          />
        </Suspense>
      </div>
      {unit && (
        <Button
          className={styles.relationsButton}
          variant="default"
          size="xs"
          leftSection={<Network size={14} aria-hidden />}
          aria-expanded={isRelated}
          onClick={() => setIsRelated(!isRelated)}
        >
          {t.relations}
        </Button>
      )}
      {unit && isRelated && <UnitRelations projectPath={projectPath} unit={unit} />}
      {isVectorized ? <Outline units={file.units} current={unit} /> : <p className={styles.hint}>{t.notYet}</p>}
    </>
  );
}
