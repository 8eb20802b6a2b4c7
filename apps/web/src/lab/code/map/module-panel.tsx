import { useCallback, useState } from 'react';
import { X } from 'lucide-react';
import type { ProjectOverview, TreeNode, UnitReference } from '@toolbench/contracts/code.ts';
import { IconButton } from '@toolbench/ui/controls/icon-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadFile } from '../code-calls.ts';
import { placeOf, useShowPlace } from '../code-place.ts';
import { filesOfModule, neighboursOf } from './modules.ts';
import { useWords } from '../use-words.ts';
import styles from './analysis.module.css';

interface ModulePanelProps {
  readonly projectPath: string;
  readonly module: ProjectOverview['modules'][number];
  readonly modules: ProjectOverview['modules'];
  readonly dependencies: ProjectOverview['dependencies'];
  readonly structure: TreeNode;
  /** Another module, or the same one again to leave it. */
  readonly onModule: (path: string) => void;
  readonly onUnit: (unit: UnitReference) => void;
}

/** A module: what it needs, what needs it, its files and what they define. */
export function ModulePanel(props: ModulePanelProps) {
  const { projectPath, module, modules, dependencies, structure, onModule, onUnit } = props;
  const { map: t } = useWords();
  const { needs, neededBy } = neighboursOf(module.path, dependencies);
  const files = filesOfModule(module.path, modules, structure);
  return (
    <section className={styles.panel} aria-label={module.path} data-module={module.path}>
      <div className={styles.panelHead}>
        <h4>{module.path}</h4>
        <small>{t.figures({ files: formatCount(module.files), lines: formatCount(module.lines) })}</small>
        <IconButton icon={X} label={t.whole} onClick={() => onModule(module.path)} />
      </div>
      <Neighbours
        title={t.needs}
        modules={needs.map((arrow) => ({ path: arrow.to, figures: t.connection(arrow) }))}
        onModule={onModule}
      />
      <Neighbours
        title={t.neededBy}
        modules={neededBy.map((arrow) => ({ path: arrow.from, figures: t.connection(arrow) }))}
        onModule={onModule}
      />
      <ul className={styles.fileList}>
        {files.map(({ path }) => (
          <ModuleFile key={path} projectPath={projectPath} path={path} isOnly={files.length === 1} onUnit={onUnit} />
        ))}
      </ul>
    </section>
  );
}

interface NeighboursProps {
  readonly title: string;
  readonly modules: readonly { readonly path: string; readonly figures: string }[];
  readonly onModule: (path: string) => void;
}

function Neighbours({ title, modules, onModule }: NeighboursProps) {
  const { map: t } = useWords();
  return (
    <p className={styles.neighbours}>
      <span className={styles.hint}>{title}</span>
      {modules.length === 0 && <span className={styles.hint}>{t.none}</span>}
      {modules.map(({ path, figures }) => (
        <button key={path} type="button" className={styles.plain} title={figures} onClick={() => onModule(path)}>
          {path}
        </button>
      ))}
    </p>
  );
}

interface ModuleFileProps {
  readonly projectPath: string;
  readonly path: string;
  /** The only one is shown open. */
  readonly isOnly: boolean;
  readonly onUnit: (unit: UnitReference) => void;
}

function ModuleFile({ projectPath, path, isOnly, onUnit }: ModuleFileProps) {
  const [isOpen, setIsOpen] = useState(isOnly);
  return (
    <li>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <code>{path}</code>
        </summary>
        {isOpen && <FileUnits projectPath={projectPath} path={path} onUnit={onUnit} />}
      </details>
    </li>
  );
}

function FileUnits({ projectPath, path, onUnit }: Omit<ModuleFileProps, 'isOnly'>) {
  const t = useWords();
  const show = useShowPlace();
  const load = useCallback((language: Language) => loadFile(projectPath, path, language), [projectPath, path]);
  const { answer, reload } = useLoaded(load);
  if (answer?.ok === false) return <LoadFailure failure={answer} onRetry={reload} />;
  if (answer?.value.units.length === 0) return <p className={styles.hint}>{t.map.noUnits}</p>;
  return (
    <ul className={styles.entries}>
      {answer?.value.units.map((unit) => (
        <li key={`${unit.start_line} ${unit.name}`}>
          <button
            type="button"
            className={styles.plain}
            data-unit={unit.name}
            onClick={() => {
              show(placeOf(unit));
              onUnit(unit);
            }}
          >
            {[unit.container, unit.name].filter(Boolean).join('.')}
          </button>
          <small>{t.kinds[unit.kind]}</small>
          <small>{`${unit.start_line}–${unit.end_line}`}</small>
        </li>
      ))}
    </ul>
  );
}
