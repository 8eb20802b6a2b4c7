import { formatBytes } from '@toolbench/ui/words/format-figures.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Outcome } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

/** Size before and after, and what decoded content is. */
export function EncodedFigures({ outcome }: { readonly outcome: Outcome<Engine> | null }) {
  const { figures: t } = useTexts({ zh, en });
  if (!outcome?.result.ok) return null;
  if (outcome.action === 'decode' || outcome.action === 'decompress') {
    const { bytes, characters, mediaType } = outcome.result.value;
    const items: [string, string | number][] = [
      [t.bytes, formatBytes(bytes.length)],
      [t.mediaType, mediaType],
    ];
    if (characters !== undefined) items.push([t.characters, characters]);
    return <Figures items={items} />;
  }
  const { size, text } = outcome.result.value;
  const ratio = size === 0 ? 0 : (text.length / size - 1) * 100;
  return (
    <Figures
      items={[
        [t.bytes, `${formatBytes(size)} → ${formatBytes(text.length)}`],
        [t.ratio, `+${ratio.toFixed(1)}%`],
      ]}
    />
  );
}
