import { Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { Engine } from '../engine/index.ts';
import styles from './csv.module.css';
import type { Preview } from '../engine/preview.ts';
import type { ColumnStats } from '../engine/column-tally.ts';
import type { Stats } from '../engine/stats.ts';
import { useWords } from './use-words.tsx';
import type { CsvAction } from './use-csv.tsx';

interface ResultPaneProps {
  readonly action: CsvAction;
  readonly outcome: Outcome<Engine> | null;
  readonly output: TextModel;
  readonly fileName: string | null;
  readonly onConvertBack: () => void;
}

/** Columns drawn: a table of thousands would stop the page. */
const columnsShown = 200;

/** The first rows as a table. */
function PreviewTable({ preview }: { readonly preview: Preview | null }) {
  const { preview: t } = useWords();
  const columns = preview?.columns.slice(0, columnsShown) ?? [];
  const hidden = (preview?.columns.length ?? 0) - columns.length;
  return (
    <Card title={t.title} aside={preview && t.shown(preview)}>
      {preview ? (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" aria-label={t.row} />
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((cells, row) => (
                <tr key={row}>
                  <th scope="row">{row + 1}</th>
                  {columns.map((name, column) => (
                    <td key={name} {...(column >= cells.length && { 'data-missing': true, title: t.missing })}>
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.hint}>{t.hint}</p>
      )}
      {hidden > 0 && <p className={styles.hint}>{t.hiddenColumns(hidden)}</p>}
    </Card>
  );
}

/** Columns drawn: a table of thousands would stop the page. */
const statisticsShown = 500;

const none = '–';

/** What each column holds. */
function StatsTable({ stats }: { readonly stats: Stats | null }) {
  const { stats: t } = useWords();
  const shown = stats?.columns.slice(0, statisticsShown) ?? [];
  const hidden = (stats?.columns.length ?? 0) - shown.length;
  return (
    <Card title={t.title}>
      {stats ? (
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t.title}>
          <table className={`${styles.table} ${styles.figuresTable}`}>
            <ColumnHeads names={[t.column, t.type, t.agrees, t.empty, t.distinct, t.range]} />
            <tbody>
              {shown.map((column) => (
                <ColumnRow key={column.name} column={column} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.hint}>{t.hint}</p>
      )}
      {hidden > 0 && <p className={styles.hint}>{t.hiddenColumns(hidden)}</p>}
    </Card>
  );
}

function ColumnRow({ column }: { readonly column: ColumnStats }) {
  const { stats: t } = useWords();
  const { name, type, others, empty, distinct, distinctIsAtLeast, min, max } = column;
  const agrees = others === 0 ? t.allAgree : t.others(formatCount(others));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className={styles.type} data-type={type}>
          {t.types[type]}
        </span>
      </td>
      <td data-odd={others > 0 || undefined}>{type === 'empty' ? none : agrees}</td>
      <td>{formatCount(empty)}</td>
      <td>{`${distinctIsAtLeast ? '≥ ' : ''}${formatCount(distinct)}`}</td>
      <td>{min === undefined ? none : min === max ? min : `${min} … ${max ?? ''}`}</td>
    </tr>
  );
}

/** The result of the chosen operation: a text or a table. */
export function ResultPane({ action, outcome, output, fileName, onConvertBack }: ResultPaneProps) {
  const t = useWords();
  if (action === 'csv-preview') {
    return <PreviewTable preview={outcome?.action === action && outcome.result.ok ? outcome.result.value : null} />;
  }
  if (action === 'csv-stats') {
    return <StatsTable stats={outcome?.action === action && outcome.result.ok ? outcome.result.value : null} />;
  }
  const isJson = action === 'csv-to-json';
  const extension = isJson ? 'json' : 'csv';
  const baseName = fileName?.replace(/\.[^.]*$/, '') ?? 'table';
  return (
    <TextPane
      model={output}
      label={isJson ? t.json : t.csv}
      placeholder={isJson ? t.jsonHint : t.csvHint}
      readOnly
      {...(isJson && { language: 'json' as const })}
      downloadName={`${baseName}.${extension}`}
      mediaType={isJson ? 'application/json' : 'text/csv;charset=utf-8'}
      extra={
        outcome?.result.ok && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<ArrowLeftRight size={14} aria-hidden />}
            onClick={onConvertBack}
          >
            {t.convertBack}
          </Button>
        )
      }
    />
  );
}
