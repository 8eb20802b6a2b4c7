import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Encoding } from '../encodings.ts';
import type { DelimiterName } from '../engine/read/dialect.ts';
import type { Detected, Engine } from '../engine/index.ts';
import { useWords } from './use-words.tsx';
import { options } from '../options.ts';
import type { CsvAction } from './use-csv.tsx';

const none = '–';

interface ReadFiguresProps {
  readonly action: CsvAction;
  readonly outcome: Outcome<Engine> | null;
  /** Of the file that the text came from, where it was edited since. */
  readonly encoding: Encoding | undefined;
}

/** Size of the table and how the text was read; the room is kept while nothing was. */
export function ReadFigures({ action, outcome, encoding: ofFile }: ReadFiguresProps) {
  const { figures: t } = useWords();
  const language = useLanguage();
  const value = outcome?.result.ok ? outcome.result.value : null;
  const { delimiter, encoding = ofFile, bom, lineEnd }: Partial<Detected> = value?.detected ?? {};
  const encodingName = encoding && options.encoding.names?.[encoding]?.[language];
  const isPreview = value !== null && 'hasMore' in value;
  const rows = value && (isPreview ? `${value.rows.length}${value.hasMore ? '+' : ''}` : formatCount(value.rows));
  const columns = value && formatCount(typeof value.columns === 'number' ? value.columns : value.columns.length);
  const written: [string, string][] = [
    [
      t.delimiter,
      (delimiter && (options.delimiter.names?.[delimiter as DelimiterName]?.[language] ?? delimiter)) ?? none,
    ],
    [t.lineEnd, lineEnd?.toUpperCase() ?? none],
  ];
  return (
    <Figures
      items={[
        [t.rows, rows ?? none],
        [t.columns, columns ?? none],
        [t.encoding, encodingName ? `${encodingName}${bom ? ' BOM' : ''}` : none],
        ...(action === 'json-to-csv' ? [] : written),
        [t.took, outcome?.result.ok ? t.ms(outcome.tookMs.toFixed(0)) : none],
      ]}
    />
  );
}
