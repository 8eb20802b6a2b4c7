import { useState } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { download } from '@toolbench/ui/files/download.ts';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { fileNames } from './generated-rows.tsx';
import { QuantityField } from './quantity-field.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { options } from '../options.ts';
import type { UuidTool } from './use-uuid.tsx';
import styles from './uuid.module.css';

/** More identifiers than rows can show, straight into a file. */
export function BulkDownload({ tool }: { readonly tool: UuidTool }) {
  const { bulk: t, countCorrected } = useTexts({ zh, en });
  const language = useLanguage();
  const [corrected, setCorrected] = useState<number | null>(null);
  const [done, setDone] = useState<readonly [count: string, size: string, ms: string] | null>(null);

  const save = async () => {
    setDone(null);
    const { result, tookMs } = await tool.run('bulk', undefined);
    if (!result.ok) return;
    const { text, count } = result.value;
    download(text, fileNames[tool.options.list]);
    setDone([formatCount(count), formatBytes(text.length), formatCount(Math.ceil(tookMs))]);
  };

  return (
    <Card title={t.title}>
      <p className={styles.hint}>{t.hint}</p>
      <div className={styles.bulk}>
        <QuantityField
          label={options.quantity.label[language]}
          value={tool.options.count}
          largest={limits.uuid.maxBulk}
          onChange={(count) => tool.setOption('count', count)}
          onCorrected={setCorrected}
          onEnter={() => void save()}
        />
        <Button size="xs" variant="default" onClick={() => void save()}>
          {t.download}
        </Button>
        <span className={styles.hint} role="status">
          {corrected !== null && countCorrected(formatCount(corrected))} {done && t.done(...done)}
        </span>
      </div>
    </Card>
  );
}
