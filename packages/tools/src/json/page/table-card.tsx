import { useMemo, useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { childNodes, nodeSteps } from '../engine/read/document.ts';
import type { Tree } from '../engine/document-actions.ts';
import { nodePreview } from './tree/node-preview.ts';
import { paneHeight } from './pane-height.ts';
import { pathText } from '../engine/query/path-text.ts';
import styles from './table-card.module.css';
import { arraysOf, cellsOf, columnsOf, mostColumns, sortElements, tabSeparated, type Sorting } from './table.ts';
import { useWords } from './use-words.tsx';

/** Rows drawn at first, and with every press of the button below them. */
const pageOfRows = 200;

/** An array of the document as a table: a row for each element, sorted by any column. */
export default function TableCard({ tree }: { readonly tree: Tree | null }) {
  const { table: t } = useWords();
  const document = useMemo(() => tree && { bytes: tree.bytes, nodes: tree }, [tree]);
  const arrays = useMemo(() => (document ? arraysOf(document) : []), [document]);
  const [chosenPath, setPath] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [rows, setRows] = useState(pageOfRows);

  const paths = document ? arrays.map((node) => pathText(nodeSteps(document, node), 'jsonpath')) : [];
  const path = paths.includes(chosenPath) ? chosenPath : (paths[0] ?? '');
  const array = arrays[paths.indexOf(path)];
  const { elements, columns } = useMemo(() => {
    if (!document || array === undefined) return { elements: [], columns: [] };
    const inOrder = childNodes(document, array);
    return {
      elements: sorting ? sortElements(document, inOrder, sorting) : inOrder,
      columns: columnsOf(document, inOrder),
    };
  }, [document, array, sorting]);

  if (!document || array === undefined) {
    return (
      <Card title={t.title}>
        <p className={styles.hint} style={{ height: paneHeight }}>
          {document ? t.none : t.hint}
        </p>
      </Card>
    );
  }
  const directionOf = (column: string) =>
    sorting?.column !== column ? 'none' : sorting.isDescending ? 'descending' : 'ascending';
  const sortBy = (column: string) => {
    const direction = directionOf(column);
    setSorting(direction === 'descending' ? null : { column, isDescending: direction === 'ascending' });
  };
  const shownColumns = columns.slice(0, mostColumns);
  return (
    <Card
      title={t.title}
      aside={
        <>
          <NativeSelect
            size="xs"
            aria-label={t.array}
            data={paths}
            value={path}
            onChange={(event) => {
              setPath(event.currentTarget.value);
              setSorting(null);
              setRows(pageOfRows);
            }}
          />
          <span>{t.size(formatCount(elements.length), formatCount(columns.length))}</span>
          <CopyButton label={t.copy} text={() => tabSeparated(document, elements, columns)} />
        </>
      }
    >
      <div className={styles.scroller} style={{ height: paneHeight }} tabIndex={0} role="region" aria-label={t.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" aria-label={t.row} />
              {shownColumns.map((column) => (
                <th key={column} scope="col" aria-sort={directionOf(column)}>
                  <button type="button" title={t.sort} onClick={() => sortBy(column)}>
                    {column === '' ? t.value : column}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {elements.slice(0, rows).map((element) => {
              const cells = cellsOf(document, element);
              return (
                <tr key={element}>
                  <th scope="row">{document.nodes.labels[element]}</th>
                  {shownColumns.map((column) => {
                    const cell = cells.get(column);
                    return <td key={column}>{cell === undefined ? '' : nodePreview(document, cell)}</td>;
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
        {elements.length > rows && (
          <Button size="xs" variant="subtle" onClick={() => setRows(rows + pageOfRows)}>
            {t.more(formatCount(elements.length - rows))}
          </Button>
        )}
      </div>
    </Card>
  );
}
