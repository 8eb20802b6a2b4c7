import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { TreeTable } from '../engine/tree.ts';
import { hasChildren, labelOf } from './tree-rows.ts';
import styles from './xml.module.css';

interface TreeRowProps {
  readonly tree: TreeTable;
  readonly row: number;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
  readonly onPlace: (place: Place) => void;
}

/** Indentation stops at this level, or deep rows would be out of sight. */
const deepestIndent = 24;

export function TreeRow({ tree, row, isExpanded, onToggle, onPlace }: TreeRowProps) {
  const { tree: t } = useTexts({ zh, en });
  const { kind, name, attributes, text } = labelOf(tree, row);
  const place = { line: tree.lines[row], column: tree.columns[row] };
  const indent = Math.min(tree.levels[row], deepestIndent) * 16;
  return (
    <div className={styles.row} style={{ paddingInlineStart: indent }}>
      {hasChildren(tree, row) ? (
        <button
          type="button"
          className={styles.twist}
          aria-expanded={isExpanded}
          aria-label={`${isExpanded ? t.collapse : t.expand} ${name}`}
          onClick={onToggle}
        >
          {isExpanded ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
        </button>
      ) : (
        <span className={styles.twist} />
      )}
      <code className={styles.label}>
        {kind === 'element' ? <b>{name}</b> : <i>{t.kinds[kind]}</i>}
        {attributes && <span className={styles.attributes}>{attributes}</span>}
        {text && <span className={styles.text}>{text}</span>}
      </code>
      <button type="button" className={styles.line} aria-label={t.goTo(place.line)} onClick={() => onPlace(place)}>
        {place.line}
      </button>
    </div>
  );
}
