import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import styles from './changes-card.module.css';
import type { Engine } from '../engine/index.ts';
import { visible } from './visible.ts';
import { useWords } from './use-words.tsx';

interface ChangesCardProps {
  readonly outcome: Outcome<Engine> | null;
  readonly onPlace: (place: Place) => void;
}

/** Everything that repair changed; a click on a place goes there in the input. */
export function ChangesCard({ outcome, onPlace }: ChangesCardProps) {
  const t = useWords();
  if (outcome?.action !== 'repair' || !outcome.result.ok || outcome.result.value.changeCount === 0) return null;
  const { changes, changeCount } = outcome.result.value;
  const { place: placeColumn, change, before, after } = t.changeColumns;
  const isCut = changeCount > changes.length;
  return (
    <Card title={t.changesTitle} aside={isCut && t.listedFirst(formatCount(changes.length))}>
      <div className={styles.scroller}>
        <table className={styles.changes}>
          <ColumnHeads names={[placeColumn, change, before, after]} />
          <tbody>
            {changes.map(({ kind, place, removed, added }, index) => (
              <tr key={index}>
                <td>
                  <TextButton onClick={() => onPlace(place)}>
                    {place.line}:{place.column}
                  </TextButton>
                </td>
                <td>{t.changes[kind]}</td>
                <td>{removed === '' ? <span>{t.nothing}</span> : <del>{visible(removed)}</del>}</td>
                <td>{added === '' ? <span>{t.nothing}</span> : <ins>{visible(added)}</ins>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
