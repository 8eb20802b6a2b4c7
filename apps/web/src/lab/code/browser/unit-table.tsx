import type { UnitReference } from '@toolbench/contracts/code.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { placeOf } from '../code-place.ts';
import { PlaceLink } from '../place-link.tsx';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import { ScrollTable } from '../../wizard/scroll-table.tsx';
import styles from '../map/analysis.module.css';

interface UnitTableProps {
  readonly callers: readonly UnitReference[];
  readonly callees: readonly UnitReference[];
}

/** All callers and callees in words. */
export function UnitTable({ callers, callees }: UnitTableProps) {
  const t = useTexts({ zh, en });
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
