import { Button } from '@mantine/core';
import type { Text } from '@toolbench/kit/text.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import styles from './diff.module.css';
import { Differences } from './differences.tsx';
import { PatchBar, type PatchTool } from './patch-bar.tsx';
import { en } from '../text/en.ts';
import { sayLookAlike } from '../say-look-alike.ts';
import { zh } from '../text/zh.ts';
import type { ShownComparison } from './use-diff.tsx';

interface DiffResultProps {
  readonly shown: ShownComparison | null;
  readonly isOutdated: boolean;
  readonly tool: PatchTool;
  readonly makePatch: () => Promise<Text>;
  readonly onCompareJson: () => void;
}

/** What a comparison found, what has to be known about it, and the patch. */
export function DiffResult({ shown, isOutdated, tool, makePatch, onCompareJson }: DiffResultProps) {
  const t = useTexts({ zh, en });
  if (!shown) {
    return (
      <Card title={t.result}>
        <p className={styles.hint}>{t.resultHint}</p>
      </Card>
    );
  }
  return (
    <>
      {shown.areJson && (
        <Banner tone="info">
          <span>{t.areJson.page}</span>
          <Button size="compact-xs" variant="default" onClick={onCompareJson}>
            {t.areJson.compare}
          </Button>
        </Banner>
      )}
      {shown.comparison.coarse && <Banner tone="warning">{t.coarse}</Banner>}
      {shown.comparison.lookAlikes.length > 0 && (
        <Banner tone="warning">
          {t.lookAlike.title}
          <ul className={styles.lookAlikes}>
            {shown.comparison.lookAlikes.map((one) => (
              <li key={one.leftLine}>{sayLookAlike(one, t)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Differences shown={shown} title={shown.json ? t.json.lines : t.result} note={isOutdated ? t.outdated : null} />
      {!shown.json && !shown.comparison.identical && <PatchBar tool={tool} makePatch={makePatch} />}
    </>
  );
}
