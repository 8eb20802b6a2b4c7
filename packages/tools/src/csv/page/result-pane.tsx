import { Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { PreviewTable } from './preview-table.tsx';
import { StatsTable } from './stats-table.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { CsvAction } from './use-csv.tsx';

interface ResultPaneProps {
  readonly action: CsvAction;
  readonly outcome: Outcome<Engine> | null;
  readonly output: TextModel;
  readonly fileName: string | null;
  readonly onConvertBack: () => void;
}

/** The result of the chosen operation: a text or a table. */
export function ResultPane({ action, outcome, output, fileName, onConvertBack }: ResultPaneProps) {
  const t = useTexts({ zh, en });
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
