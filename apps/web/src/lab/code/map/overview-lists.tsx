import type { ReactNode } from 'react';
import type { ProjectOverview, UnitReference } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { placeOf } from '../code-place.ts';
import { PlaceLink } from '../place-link.tsx';
import { useWords } from '../use-words.ts';
import styles from './analysis.module.css';

/** Where it starts, what is used, long and complex, what goes in circles, what comes from outside, what is left to do. */
export function OverviewLists({ overview }: { readonly overview: ProjectOverview }) {
  const { analyse: t } = useWords();
  const { entry_points: entries, most_used: used, most_complex: complex, longest, cycles } = overview;
  const { packages, tests, todos } = overview;
  const count = (value: number) => ({ count: formatCount(value) });
  return (
    <>
      <Part title={t.entryPoints} count={entries.length} isOpen>
        <Units units={entries.map((unit) => ({ unit, figure: t.entryReasons[unit.why] }))} />
      </Part>
      <Part title={t.mostUsed} count={used.length} isOpen>
        <Units units={used.map((unit) => ({ unit, figure: t.callers(count(unit.callers)) }))} />
      </Part>
      <Part title={t.mostComplex} count={complex.length}>
        <Units units={complex.map((unit) => ({ unit, figure: t.complexity(count(unit.complexity)) }))} />
      </Part>
      <Part title={t.longest} count={longest.length}>
        <Units units={longest.map((unit) => ({ unit, figure: t.lines(count(unit.lines)) }))} />
      </Part>
      <Part title={t.cycles} count={cycles.length}>
        {cycles.length === 0 && <p className={styles.hint}>{t.noCycles}</p>}
        <ul className={styles.entries}>
          {cycles.map((files) => (
            <li key={files.join(' ')}>
              {files.map((path) => (
                <PlaceLink key={path} place={{ path, lines: null }} />
              ))}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t.packages} count={packages.length}>
        <ul className={styles.entries}>
          {packages.map(({ name, files }) => (
            <li key={name}>
              <code>{name}</code>
              <small>{t.packageFiles(count(files))}</small>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t.tests} count={tests.functions}>
        <p className={styles.hint}>
          {t.testCount({ files: formatCount(tests.files), functions: formatCount(tests.functions) })}
        </p>
        <Units units={tests.listed.map((unit) => ({ unit, figure: '' }))} />
      </Part>
      <Part title={t.todos} count={todos.count}>
        <ul className={styles.entries}>
          {todos.listed.map(({ file_path: path, line, text }) => (
            <li key={`${path}:${line}`}>
              <span className={styles.entryName}>{text}</span>
              <PlaceLink place={{ path, lines: { first: line, last: line } }} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly isOpen?: true;
  readonly children: ReactNode;
}

function Part({ title, count, isOpen, children }: PartProps) {
  const { analyse: t } = useWords();
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{t.section({ title, count: formatCount(count) })}</summary>
      {children}
    </details>
  );
}

interface UnitsProps {
  readonly units: readonly { readonly unit: UnitReference; readonly figure: string }[];
}

function Units({ units }: UnitsProps) {
  const { analyse: t } = useWords();
  if (units.length === 0) return <p className={styles.hint}>{t.none}</p>;
  return (
    <ul className={styles.entries}>
      {units.map(({ unit, figure }) => (
        <li key={`${unit.file_path}:${unit.start_line} ${unit.name}`}>
          <code className={styles.entryName}>{unit.name}</code>
          <small>{figure}</small>
          <PlaceLink place={placeOf(unit)} />
        </li>
      ))}
    </ul>
  );
}
