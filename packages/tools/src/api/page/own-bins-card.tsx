import { Button } from '@mantine/core';
import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import styles from './api.module.css';
import { formatExpiry } from './format-expiry.ts';
import { useWords } from './use-words.tsx';

interface OwnBinsProps {
  readonly bins: readonly CreatedBin[];
  readonly onOpen: (bin: CreatedBin) => void;
}

/** The addresses that were made in this browser, to be followed again where no tab does. */
export function OwnBins({ bins, onOpen }: OwnBinsProps) {
  const { ownBins: t } = useWords();
  const language = useLanguage();
  return (
    <Card title={t.title}>
      {bins.map((bin) => (
        <div key={bin.bin_id} className={styles.address}>
          <code className={styles.url}>{bin.url}</code>
          <span className={styles.note}>{t.until(formatExpiry(bin, language))}</span>
          <Button
            size="xs"
            variant="default"
            aria-label={`${t.open} ${bin.bin_id.slice(0, 8)}`}
            onClick={() => onOpen(bin)}
          >
            {t.open}
          </Button>
        </div>
      ))}
      <p className={styles.note}>{t.note}</p>
    </Card>
  );
}
