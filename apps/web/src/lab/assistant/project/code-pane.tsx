import { lazy, Suspense, useMemo, useState, useCallback, type RefCallback } from 'react';
import { Button, Textarea } from '@mantine/core';
import { FileText, Pencil } from 'lucide-react';
import type { MadeVersion, ProjectState } from '@toolbench/contracts/assistant/assistant.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { codeLanguage } from '../../code/code-language.ts';
import { ProjectTree } from '../../code/browser/project-tree.tsx';
import { editFiles } from '../assistant-calls.ts';
import { firstFileOf, languageOfPath, treeOfFiles } from './file-tree.ts';
import { useWidening } from '../use-widening.tsx';
import { useWords } from '../use-words.ts';
import code from './code-pane.module.css';
import styles from './panes.module.css';

const CodeText = lazy(() => import('@toolbench/ui/editor/code-text.tsx'));

interface CodePaneProps {
  readonly sessionId: string;
  readonly project: ProjectState;
  readonly onVersion: (made: MadeVersion) => void;
  /** Everything as one text file. */
  readonly onText: () => void;
}

/** What stands above the tree in its space. */
const treeBarPx = 38;

/** The files of the newest version, to be read and changed. */
export function CodePane({ sessionId, project, onVersion, onText }: CodePaneProps) {
  const { code: t, downloadText } = useWords();
  const language = useLanguage();
  const [chosen, setPath] = useState<string | null>(null);
  const [space, height] = useHeight();
  const structure = useMemo(() => ({ ok: true as const, value: treeOfFiles(project.files) }), [project.files]);
  if (Object.keys(project.files).length === 0) return <p className={styles.noPreview}>{t.empty}</p>;
  const path = chosen !== null && chosen in project.files ? chosen : firstFileOf(Object.keys(project.files), language);
  const text = path === null ? undefined : project.files[path];
  return (
    <div className={code.code}>
      <div className={code.codeFiles}>
        <div ref={space} className={styles.treeSpace}>
          <ProjectTree
            structure={structure}
            openPath={path}
            onFile={setPath}
            height={Math.max(height - treeBarPx, 112)}
          />
        </div>
        <Button size="compact-xs" variant="subtle" leftSection={<FileText size={14} aria-hidden />} onClick={onText}>
          {downloadText}
        </Button>
      </div>
      {path === null || text === undefined ? (
        <p className={styles.noPreview}>{t.choose}</p>
      ) : (
        <FileView
          key={`${path} ${project.currentVersion}`}
          sessionId={sessionId}
          path={path}
          text={text}
          onVersion={onVersion}
          version={project.currentVersion}
        />
      )}
    </div>
  );
}

/** The height of an element in CSS pixels, as its surroundings give it; 0 before it is known. */
function useHeight(): readonly [RefCallback<HTMLElement>, number] {
  const [height, setHeight] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, height];
}

interface FileViewProps {
  readonly sessionId: string;
  readonly version: number;
  readonly path: string;
  readonly text: string;
  readonly onVersion: (made: MadeVersion) => void;
}

/** Larger ones would make a text field slow. */
const mostEdited = 100_000;

function FileView({ sessionId, version, path, text, onVersion }: FileViewProps) {
  const { code: t } = useWords();
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const { run, question } = useWidening(t.failed);
  const save = () => run((widens) => editFiles(sessionId, version, { [path]: draft }, language, widens), onVersion);
  return (
    <section className={code.file} aria-label={path}>
      <div className={code.fileBar}>
        <strong>{path}</strong>
        <CopyButton text={() => text} />
        {draft === null ? (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<Pencil size={12} aria-hidden />}
            disabled={text.length > mostEdited}
            title={text.length > mostEdited ? t.tooLarge : undefined}
            onClick={() => setDraft(text)}
          >
            {t.edit}
          </Button>
        ) : (
          <>
            <Button size="compact-xs" disabled={draft === text} onClick={() => void save()}>
              {t.save}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => setDraft(null)}>
              {t.cancel}
            </Button>
          </>
        )}
      </div>
      {question}
      {draft === null ? (
        <div className={code.codeText}>
          <Suspense fallback={<pre>{text.slice(0, 4_000)}</pre>}>
            <CodeText text={text} label={path} loadLanguage={codeLanguage(languageOfPath(path))} marked={null} />
          </Suspense>
        </div>
      ) : (
        <Textarea
          aria-label={t.editor({ path })}
          classNames={{ root: styles.codeEdit, wrapper: styles.codeEdit, input: code.codeInput }}
          spellCheck={false}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      )}
    </section>
  );
}
