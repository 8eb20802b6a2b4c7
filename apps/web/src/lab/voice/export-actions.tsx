import { Button } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { download } from '@toolbench/ui/files/download.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import type { HistoryBook } from './history/history-book.ts';
import type { HistoryEntry } from './history/history.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import styles from './turns.module.css';

const formats = ['txt', 'json', 'srt', 'zip'] as const;
type Format = (typeof formats)[number];

async function save(format: Format, entries: readonly HistoryEntry[], book: HistoryBook): Promise<void> {
  const { historyJson, historySrt, historyText, historyZip } = await import('./history/export-history.ts');
  const name = `conversation.${format}`;
  switch (format) {
    case 'txt':
      return download(historyText(entries), name);
    case 'json':
      return download(historyJson(entries), name, 'application/json');
    case 'srt':
      return download(historySrt(entries), name, 'application/x-subrip');
    case 'zip':
      return download(await historyZip(entries, book.audio), name, 'application/zip');
  }
}

interface ExportActionsProps {
  readonly entries: readonly HistoryEntry[];
  readonly book: HistoryBook;
}

/** The whole history as a file, made in the page, or on the clipboard. */
export function ExportActions({ entries, book }: ExportActionsProps) {
  const { exports: t } = useTexts({ zh, en });
  return (
    <div className={styles.exports} role="group" aria-label={t.label}>
      <span>{t.label}</span>
      {formats.map((format) => (
        <Button key={format} size="compact-xs" variant="default" onClick={() => void save(format, entries, book)}>
          {t[format]}
        </Button>
      ))}
      <CopyButton
        label={t.copy}
        text={() => import('./history/export-history.ts').then(({ historyText }) => historyText(entries))}
      />
    </div>
  );
}
