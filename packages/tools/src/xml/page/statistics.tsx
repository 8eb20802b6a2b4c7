import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Statistics } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

const none = '–';

/** Counts and sizes of the last result; the room is kept while there is none. */
export function StatisticsPanel({ statistics }: { readonly statistics: Statistics | null }) {
  const { figures: t } = useTexts({ zh, en });
  const count = (value: number | undefined) => (value === undefined ? none : formatCount(value));
  const size = (value: number | undefined) => (value === undefined ? none : formatBytes(value));
  return (
    <Figures
      items={[
        [t.tags, count(statistics?.tags)],
        [t.elements, count(statistics?.elements)],
        [t.attributes, count(statistics?.attributes)],
        [t.originalSize, size(statistics?.originalSize)],
        [t.processedSize, size(statistics?.processedSize)],
        [t.compressionRatio, statistics ? `${statistics.compressionRatio.toFixed(1)}%` : none],
      ]}
    />
  );
}
