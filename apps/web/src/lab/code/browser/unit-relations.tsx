import { useCallback } from 'react';
import type { UnitDetails, UnitReference } from '@toolbench/contracts/code.ts';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { loadUnit } from '../code-calls.ts';
import { placeOf, useShowPlace } from '../code-place.ts';
import { GraphPicture, type GraphNode } from '../map/graph-picture.tsx';
import { useWords } from '../use-words.ts';
import { PlaceLink } from '../place-link.tsx';
import { ScrollTable } from '../../wizard/scroll-table.tsx';
import styles from '../map/analysis.module.css';

/** Neighbours that are drawn on each side; the others are in the table. */
const drawn = 9;

const keyOf = ({ file_path: path, start_line: line, name }: UnitReference) => `${path}:${line} ${name}`;

interface UnitRelationsProps {
  readonly projectPath: string;
  readonly unit: UnitReference;
  /** A neighbour was chosen; without it the code view goes there. */
  readonly onChoose?: (unit: UnitReference) => void;
}

/** Who calls a function, method or class, and what it calls: as a picture and as a table. */
export function UnitRelations({ projectPath, unit, onChoose }: UnitRelationsProps) {
  const { file_path: path, start_line: line } = unit;
  const load = useCallback(
    (language: Language) => loadUnit(projectPath, path, line, language),
    [projectPath, path, line],
  );
  const { answer, reload } = useLoaded(load);
  if (answer?.ok === false) return <LoadFailure failure={answer} onRetry={reload} />;
  return answer && <Relations details={answer.value} onChoose={onChoose} />;
}

interface RelationsProps {
  readonly details: UnitDetails;
  readonly onChoose: UnitRelationsProps['onChoose'];
}

interface UnitTableProps {
  readonly callers: readonly UnitReference[];
  readonly callees: readonly UnitReference[];
}

/** All callers and callees in words. */
function UnitTable({ callers, callees }: UnitTableProps) {
  const t = useWords();
  const { columns } = t.unit;
  const rows = [
    ...callers.map((unit) => ({ unit, side: t.unit.callers })),
    ...callees.map((unit) => ({ unit, side: t.unit.callees })),
  ];
  return (
    <details className={styles.fold}>
      <summary>{t.unit.list}</summary>
      <p className={styles.hint}>{t.unit.note}</p>
      <ScrollTable label={t.unit.list} columns={[columns.name, columns.side, columns.kind, columns.place]} isLow>
        {rows.map(({ unit, side }) => (
          <tr key={`${side} ${unit.file_path}:${unit.start_line} ${unit.name}`}>
            <th scope="row">
              <code>{unit.name}</code>
            </th>
            <td>{side}</td>
            <td>{t.kinds[unit.kind]}</td>
            <td>
              <PlaceLink place={placeOf(unit)} />
            </td>
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}

function Relations({ details, onChoose }: RelationsProps) {
  const t = useWords();
  const show = useShowPlace();
  const { name, callers, callees, complexity } = details;
  const choose = (unit: UnitReference) => {
    show(placeOf(unit));
    onChoose?.(unit);
  };
  const units = new Map([
    ['here', details as UnitReference],
    ...callers.slice(0, drawn).map((unit): [string, UnitReference] => [`from ${keyOf(unit)}`, unit]),
    ...callees.slice(0, drawn).map((unit): [string, UnitReference] => [`to ${keyOf(unit)}`, unit]),
  ]);
  const keys = [...units.keys()];
  const above = keys.filter((key) => key.startsWith('from '));
  const below = keys.filter((key) => key.startsWith('to '));
  const nodes = keys.map((id): GraphNode => {
    const unit = units.get(id) ?? details;
    const file = unit.file_path.slice(unit.file_path.lastIndexOf('/') + 1);
    const note = `${t.kinds[unit.kind]}, ${unit.file_path}`;
    return { id, title: unit.name || file, subtitle: `${file}:${unit.start_line}`, note };
  });
  const hidden = callers.length + callees.length - above.length - below.length;
  const lines = details.end_line - details.start_line + 1;
  return (
    <section className={styles.relations} aria-label={t.unit.title({ name })}>
      <p className={styles.hint}>
        {t.unit.facts({ lines: formatCount(lines), complexity: formatCount(complexity) })}
        {callers.length === 0 && ` · ${t.unit.noCallers}`}
        {callees.length === 0 && ` · ${t.unit.noCallees}`}
      </p>
      <GraphPicture
        label={t.unit.graph({ name })}
        nodes={nodes}
        layers={[above, ['here'], below]}
        edges={[...above.map((from) => ({ from, to: 'here' })), ...below.map((to) => ({ from: 'here', to }))]}
        selected="here"
        onSelect={(id) => choose(units.get(id) ?? details)}
      />
      {hidden > 0 && <p className={styles.hint}>{t.unit.more({ count: formatCount(hidden) })}</p>}
      <UnitTable callers={callers} callees={callees} />
    </section>
  );
}
