import { useCallback, useState } from 'react';
import { Button } from '@mantine/core';
import { History } from 'lucide-react';
import type { MadeVersion, ProjectState, Version } from '@toolbench/contracts/assistant/assistant.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, type Language } from '@toolbench/ui/words/language.ts';
import { unifiedPatch } from '@toolbench/tools/diff/engine/patch/unified-patch.ts';
import { formatMoment } from '../../../format-time.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadVersions, restoreVersion, loadChanges } from '../assistant-calls.ts';
import codePaneStyles from './code-pane.module.css';
import { useWidening } from '../use-widening.tsx';
import { useWords } from '../use-words.ts';
import styles from './panes.module.css';

interface VersionsPaneProps {
  readonly sessionId: string;
  readonly project: ProjectState;
  readonly onVersion: (made: MadeVersion) => void;
}

/** Every version, newest first: what changed in it, and the way back to it. */
export function VersionsPane({ sessionId, project, onVersion }: VersionsPaneProps) {
  const { versions: t, code } = useWords();
  const language = useLanguage();
  const { currentVersion } = project;
  const load = useCallback(
    (spoken: Language) => loadVersions(sessionId, spoken),
    // A new version makes another list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [sessionId, currentVersion],
  );
  const { answer, reload } = useLoaded(load);
  const [told, setTold] = useState<string | null>(null);
  const { run, question } = useWidening(code.failed);
  const restore = (from: number) => {
    setTold(null);
    return run(
      (widens) => restoreVersion(sessionId, from, language, widens),
      (made) => {
        setTold(t.restored({ version: made.version.version, from }));
        onVersion(made);
      },
    );
  };
  if (answer === null) return null;
  if (!answer.ok)
    return currentVersion === 0 ? (
      <p className={styles.noPreview}>{t.empty}</p>
    ) : (
      <LoadFailure failure={answer} onRetry={reload} />
    );
  return (
    <>
      {question}
      {told && (
        <Banner tone="good">
          <span>{told}</span>
        </Banner>
      )}
      {answer.value.versions.length === 0 && <p className={styles.noPreview}>{t.empty}</p>}
      <ol className={styles.versions} aria-label={t.title}>
        {answer.value.versions.map((version) => (
          <VersionItem
            key={version.version}
            sessionId={sessionId}
            version={version}
            language={language}
            isCurrent={version.version === currentVersion}
            onRestore={() => void restore(version.version)}
          />
        ))}
      </ol>
    </>
  );
}

interface VersionItemProps {
  readonly sessionId: string;
  readonly version: Version;
  readonly language: Language;
  readonly isCurrent: boolean;
  readonly onRestore: () => void;
}

interface ChangesViewProps {
  readonly sessionId: string;
  readonly version: number;
  readonly since: number;
}

/** A line of a patch as it is written, with its sign. */
interface PatchLine {
  readonly kind: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
}

const kinds: Readonly<Record<string, PatchLine['kind']>> = { '+': 'added', '-': 'removed', '@': 'gap' };
const contextLines = 3;

/** What changed between two texts, with three lines around each change: a unified diff without its head. */
function patchLines(path: string, before: string, after: string): PatchLine[] {
  const encoder = new TextEncoder();
  const patch = unifiedPatch(encoder.encode(before), encoder.encode(after), path, contextLines);
  const lines = new TextDecoder().decode(patch).split('\n');
  const first = lines.findIndex((line) => line.startsWith('@@'));
  return lines
    .slice(Math.max(first, 0))
    .filter((line) => line !== '')
    .map((text) => ({ kind: kinds[text.charAt(0)] ?? 'same', text }));
}

/** What changed between two versions, file by file. */
function ChangesView({ sessionId, version, since }: ChangesViewProps) {
  const { versions: t } = useWords();
  const load = useCallback(
    (language: Language) => loadChanges(sessionId, version, since, language),
    [sessionId, version, since],
  );
  const { answer, reload } = useLoaded(load);
  if (answer === null) return null;
  if (!answer.ok) return <LoadFailure failure={answer} onRetry={reload} />;
  const { changes } = answer.value;
  return (
    <section className={codePaneStyles.changes} aria-label={t.changes({ since, version })}>
      {changes.length === 0 && <p>{t.same}</p>}
      {changes.map(({ path, kind, before, after }) => (
        <details key={path} open={changes.length <= 3}>
          <summary>
            <code>{path}</code> <small>{t.kinds[kind]}</small>
          </summary>
          <pre className={codePaneStyles.patch} tabIndex={0} aria-label={path}>
            {patchLines(path, before ?? '', after ?? '').map(({ kind: line, text }, index) => (
              <span key={index} data-line={line}>{`${text}\n`}</span>
            ))}
          </pre>
        </details>
      ))}
    </section>
  );
}

function VersionItem({ sessionId, version, language, isCurrent, onRestore }: VersionItemProps) {
  const t = useWords();
  const { versions: words } = t;
  const [isOpen, setIsOpen] = useState(false);
  const number = version.version;
  return (
    <li className={styles.version} data-version={number}>
      <div className={styles.versionHead}>
        <strong>{t.version({ version: number })}</strong>
        {isCurrent && <span className={styles.chip}>{words.current}</span>}
        <small>
          {words.by[version.by]} · {formatMoment(version.made_at, language)} ·{' '}
          {words.files({ files: version.files, size: formatBytes(version.bytes) })}
        </small>
      </div>
      <p>{version.description}</p>
      {(number > 1 || !isCurrent) && (
        <div className={styles.row}>
          {number > 1 && (
            <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? words.hide : words.compare}
            </Button>
          )}
          {!isCurrent && (
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<History size={14} aria-hidden />}
              onClick={onRestore}
            >
              {words.restore}
            </Button>
          )}
        </div>
      )}
      {isOpen && <ChangesView sessionId={sessionId} version={number} since={number - 1} />}
    </li>
  );
}
