import { useMemo, useState } from 'react';
import type { ProjectOverview, TreeNode, UnitReference } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { layersOf } from './graph-layers.ts';
import { GraphPicture, type GraphNode } from './graph-picture.tsx';
import { ModulePanel } from './module-panel.tsx';
import { ModuleTable } from './module-table.tsx';
import { arrowsOf, neighboursOf } from './modules.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import { UnitPanel } from '../browser/unit-panel.tsx';
import styles from './analysis.module.css';

interface ModuleMapProps {
  readonly projectPath: string;
  readonly overview: ProjectOverview;
  readonly structure: TreeNode | null;
}

/** The modules and what they need, down to a module's definitions, and from there to callers and callees. */
export function ModuleMap({ projectPath, overview, structure }: ModuleMapProps) {
  const { map: t } = useTexts({ zh, en });
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
