import { useCallback, useState } from 'react';
import { Button } from '@mantine/core';
import { History } from 'lucide-react';
import type { MadeVersion, ProjectState, Version } from '@toolbench/contracts/assistant/assistant.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts, type Language } from '@toolbench/ui/words/language.ts';
import { formatMoment } from '../../../format-time.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadVersions, restoreVersion } from '../assistant-calls.ts';
import { ChangesView } from './changes-view.tsx';
import { useWidening } from '../use-widening.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import styles from './panes.module.css';

interface VersionsPaneProps {
  readonly sessionId: string;
  readonly project: ProjectState;
  readonly onVersion: (made: MadeVersion) => void;
}

/** Every version, newest first: what changed in it, and the way back to it. */
export function VersionsPane({ sessionId, project, onVersion }: VersionsPaneProps) {
  const { versions: t, code } = useTexts({ zh, en });
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

function VersionItem({ sessionId, version, language, isCurrent, onRestore }: VersionItemProps) {
  const t = useTexts({ zh, en });
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
