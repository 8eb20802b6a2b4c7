import { useEffect, useRef } from 'react';
import type { TreeNode } from '@toolbench/contracts/code.ts';
import type { LabAnswer } from '../../lab-call.ts';
import { codeViewId, type CodePlace } from '../code-place.ts';
import { CodeView } from './code-view.tsx';
import { ProjectTree } from './project-tree.tsx';
import { useWords } from '../use-words.ts';
import styles from './browser.module.css';

interface ProjectBrowserProps {
  readonly projectPath: string;
  readonly name: string;
  readonly structure: LabAnswer<TreeNode> | null;
  readonly isVectorized: boolean;
  readonly place: CodePlace | null;
  /** Somebody asked to see the place: it is brought into view. Else only what is on view changes. */
  readonly isFollowed: boolean;
  readonly onShow: (place: CodePlace | null) => void;
}

/** The files of the project and the code of one of them, beside every step. */
export function ProjectBrowser(props: ProjectBrowserProps) {
  const { projectPath, name, structure, isVectorized, place, isFollowed, onShow } = props;
  const t = useWords();
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place !== null && isFollowed) code.current?.scrollIntoView({ block: 'nearest' });
  }, [place, isFollowed]);
  return (
    <div className={styles.browser}>
      <section className={styles.files} aria-label={t.tree.title}>
        <h2 className={styles.projectName}>{name}</h2>
        <ProjectTree
          structure={structure}
          openPath={place?.path ?? null}
          onFile={(path) => onShow({ path, lines: null })}
        />
      </section>
      <section
        className={styles.code}
        id={codeViewId}
        ref={code}
        aria-label={t.file.title}
        data-path={place?.path}
        data-lines={place?.lines ? `${place.lines.first}-${place.lines.last}` : undefined}
      >
        {place === null ? (
          <p className={styles.empty}>{t.file.empty}</p>
        ) : (
          <CodeView
            key={place.path}
            projectPath={projectPath}
            place={place}
            isVectorized={isVectorized}
            onClose={() => onShow(null)}
          />
        )}
      </section>
    </div>
  );
}
