import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import type { ProjectOverview, TreeNode, UnitReference } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { layersOf } from './graph-layers.ts';
import { GraphPicture, type GraphNode } from './graph-picture.tsx';
import { ModulePanel } from './module-panel.tsx';
import { ScrollTable } from '../../wizard/scroll-table.tsx';
import { arrowsOf, neighboursOf } from './modules.ts';
import { useWords } from '../use-words.ts';
import { placeOf } from '../code-place.ts';
import { PlaceLink } from '../place-link.tsx';
import { UnitRelations } from '../browser/unit-relations.tsx';
import styles from './analysis.module.css';

interface ModuleMapProps {
  readonly projectPath: string;
  readonly overview: ProjectOverview;
  readonly structure: TreeNode | null;
}

interface ModuleTableProps {
  readonly modules: ProjectOverview['modules'];
  readonly dependencies: ProjectOverview['dependencies'];
  readonly onModule: (path: string) => void;
}

/** The map in words. */
function ModuleTable({ modules, dependencies, onModule }: ModuleTableProps) {
  const { map: t } = useWords();
  return (
    <details className={styles.fold}>
      <summary>{t.table}</summary>
      <ScrollTable label={t.table} columns={Object.values(t.columns)} isLow>
        {modules.map(({ path, files, lines, units }) => {
          const { needs, neededBy } = neighboursOf(path, dependencies);
          return (
            <tr key={path}>
              <th scope="row">
                <button type="button" className={styles.plain} onClick={() => onModule(path)}>
                  {path}
                </button>
              </th>
              <td>{formatCount(files)}</td>
              <td>{formatCount(lines)}</td>
              <td>{formatCount(units)}</td>
              <td>{needs.map(({ to }) => to).join(', ') || t.none}</td>
              <td>{neededBy.map(({ from }) => from).join(', ') || t.none}</td>
            </tr>
          );
        })}
      </ScrollTable>
    </details>
  );
}

interface UnitPanelProps {
  readonly projectPath: string;
  readonly unit: UnitReference;
  readonly onUnit: (unit: UnitReference) => void;
  readonly onBack: () => void;
}

/** One definition on the map, with its callers and callees to go on to. */
function UnitPanel({ projectPath, unit, onUnit, onBack }: UnitPanelProps) {
  const { unit: t } = useWords();
  return (
    <section className={styles.panel} aria-label={unit.name} data-unit-panel={unit.name}>
      <div className={styles.panelHead}>
        <Button size="compact-sm" variant="default" leftSection={<ArrowLeft size={14} aria-hidden />} onClick={onBack}>
          {t.back}
        </Button>
        <h4>{unit.name}</h4>
        <PlaceLink place={placeOf(unit)} />
      </div>
      <UnitRelations projectPath={projectPath} unit={unit} onChoose={onUnit} />
    </section>
  );
}

/** The modules and what they need, down to a module's definitions, and from there to callers and callees. */
export function ModuleMap({ projectPath, overview, structure }: ModuleMapProps) {
  const { map: t } = useWords();
  const { modules } = overview;
  const dependencies = useMemo(() => arrowsOf(overview.dependencies), [overview]);
  const [module, setModule] = useState<string | null>(null);
  const [unit, setUnit] = useState<UnitReference | null>(null);
  const choose = (path: string) => {
    setModule(path === module ? null : path);
    setUnit(null);
  };
  const layers = useMemo(
    () =>
      layersOf(
        modules.map(({ path }) => path),
        dependencies,
      ),
    [modules, dependencies],
  );
  const nodes = modules.map(({ path, files, lines }): GraphNode => {
    const { needs, neededBy } = neighboursOf(path, dependencies);
    const figures = { files: formatCount(files), lines: formatCount(lines) };
    const note = t.node({ needs: String(needs.length), neededBy: String(neededBy.length) });
    return { id: path, title: path, subtitle: t.figures(figures), note };
  });
  const chosen = modules.find(({ path }) => path === module);
  return (
    <section className={styles.part} aria-label={t.title}>
      <h3>{t.title}</h3>
      <p className={styles.hint}>{modules.length > 0 ? t.hint : t.empty}</p>
      <GraphPicture
        label={t.title}
        nodes={nodes}
        layers={layers}
        edges={dependencies}
        selected={module}
        onSelect={choose}
      />
      {chosen && structure && !unit && (
        <ModulePanel
          key={chosen.path}
          projectPath={projectPath}
          module={chosen}
          modules={modules}
          dependencies={dependencies}
          structure={structure}
          onModule={choose}
          onUnit={setUnit}
        />
      )}
      {unit && <UnitPanel projectPath={projectPath} unit={unit} onUnit={setUnit} onBack={() => setUnit(null)} />}
      <ModuleTable modules={modules} dependencies={dependencies} onModule={choose} />
    </section>
  );
}
