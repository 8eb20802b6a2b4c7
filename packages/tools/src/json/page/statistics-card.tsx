import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Card, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

const counts = ['keys', 'values', 'objects', 'arrays', 'depth'] as const;
const sizes = ['size', 'formattedSize', 'compressedSize'] as const;

/** The figures of a valid document. */
export function StatisticsCard({ outcome }: { readonly outcome: Outcome<Engine> | null }) {
  const { statistics: t } = useTexts({ zh, en });
  if (!outcome?.result.ok || !('statistics' in outcome.result.value)) return null;
  const { statistics } = outcome.result.value;
  return (
    <Card title={t.title}>
      <Figures
        items={[
          ...counts.map((name) => [t[name], formatCount(statistics[name])] as const),
          ...sizes.map((name) => [t[name], formatBytes(statistics[name])] as const),
        ]}
      />
    </Card>
  );
}
