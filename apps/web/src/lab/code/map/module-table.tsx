import type { ProjectOverview } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { neighboursOf } from './modules.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import { ScrollTable } from '../../wizard/scroll-table.tsx';
import styles from './analysis.module.css';

interface ModuleTableProps {
  readonly modules: ProjectOverview['modules'];
  readonly dependencies: ProjectOverview['dependencies'];
  readonly onModule: (path: string) => void;
}

/** The map in words. */
export function ModuleTable({ modules, dependencies, onModule }: ModuleTableProps) {
  const { map: t } = useTexts({ zh, en });
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
