import { Button } from '@mantine/core';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { FoundCode } from '../engine/index.ts';
import styles from './scanner.module.css';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { visibleReading } from './visible-reading.ts';
import { visibleText } from './visible-text.ts';

interface HistoryCardProps {
  readonly history: readonly FoundCode[];
  readonly onShow: (code: FoundCode) => void;
  readonly onClear: () => void;
}

/** What was read since the page was opened, newest first. */
export function HistoryCard({ history, onShow, onClear }: HistoryCardProps) {
  const t = useTexts({ zh, en });
  return (
    <Card
      title={t.history}
      aside={
        <Button size="compact-xs" variant="subtle" color="gray" onClick={onClear}>
          {t.clearHistory}
        </Button>
      }
    >
      <p className={styles.note}>{t.historyHint}</p>
      <ul className={styles.history}>
        {history.map((code) => {
          const { text } = visibleReading(code, false);
          return (
            <li key={code.text}>
              <button type="button" title={t.showAgain} onClick={() => onShow(code)}>
                <span>{code.format}</span>
                <code>{visibleText(text)}</code>
              </button>
              <CopyButton text={() => text} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
