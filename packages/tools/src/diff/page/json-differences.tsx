import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { MeasuredList } from '@toolbench/ui/editor/measured-list.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import type { JsonChange, JsonComparison } from '../engine/json/compare-json.ts';
import { sayArranged } from '../say-arranged.ts';
import styles from './diff.module.css';
import { useWords } from './use-words.tsx';

const listHeight = 280;
const rowHeight = 33;
const signs = { added: '+', removed: '−', changed: '~' };

interface JsonDifferencesProps {
  readonly json: JsonComparison;
  /** Goes to a value in one of the panes. */
  readonly onPlace: (side: 'left' | 'right', place: Place) => void;
}

/** The differences of two JSON texts by path. */
export function JsonDifferences({ json, onPlace }: JsonDifferencesProps) {
  const t = useWords();
  const { listed, added, removed, changed } = json;
  const all = added + removed + changed;
  const figures = (
    <span className={styles.counts}>
      <span data-tone="removed">{`− ${t.json.count.removed(formatCount(removed))}`}</span>
      <span data-tone="added">{`+ ${t.json.count.added(formatCount(added))}`}</span>
      <span data-tone="changed">{`~ ${t.json.count.changed(formatCount(changed))}`}</span>
    </span>
  );
  const drawRow = (index: number) => {
    const change = listed[index];
    return change && <JsonRow change={change} onPlace={onPlace} />;
  };
  return (
    <Card title={t.json.list} aside={all > 0 && figures}>
      {json.arranged &&
        sayArranged(json.arranged, t).map((words) => (
          <p key={words} className={styles.hint}>
            {words}
          </p>
        ))}
      {all === 0 && <p className={styles.hint}>{t.json.equal}</p>}
      {all > listed.length && (
        <p className={styles.hint}>{t.json.partly(formatCount(listed.length), formatCount(all))}</p>
      )}
      {all > 0 && (
        <MeasuredList
          count={listed.length}
          estimatedRowHeight={rowHeight}
          height={listHeight}
          label={t.json.list}
          row={drawRow}
        />
      )}
    </Card>
  );
}

function JsonRow({
  change,
  onPlace,
}: {
  readonly change: JsonChange;
  readonly onPlace: JsonDifferencesProps['onPlace'];
}) {
  const t = useWords();
  const goTo = () => {
    if (change.rightPlace) onPlace('right', change.rightPlace);
    if (change.leftPlace) onPlace('left', change.leftPlace);
  };
  return (
    <button type="button" className={styles.json} title={t.json.goTo} onClick={goTo}>
      <span className={styles.kind} data-tone={change.kind}>
        <span aria-hidden>{signs[change.kind]}</span> {t.json.kinds[change.kind]}
      </span>
      <code className={styles.path}>{change.path === '' ? t.json.root : change.path}</code>
      <code className={styles.values}>
        {change.left !== undefined && <del>{change.left}</del>}
        {change.left !== undefined && change.right !== undefined && <span aria-hidden> → </span>}
        {change.right !== undefined && <ins>{change.right}</ins>}
      </code>
    </button>
  );
}
