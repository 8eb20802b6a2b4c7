import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Features, Panes, ToolLayout, Figures } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKept, useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { formatBytes, formatCount } from '@toolbench/ui/words/format-figures.ts';
import type { EncodingNotes, Statistics } from '../engine/index.ts';
import { useWords } from './use-words.tsx';
import { useXml } from './use-xml.tsx';

/** Below the texts, and loaded after them. */
const XPathCard = lazy(() => import('./xpath-card.tsx'));
const TreeCard = lazy(() => import('./tree-card.tsx'));

/** Height of both boxes, so that they stand side by side. */
const paneHeight = 400;

const none = '–';

/** Counts and sizes of the last result; the room is kept while there is none. */
function StatisticsPanel({ statistics }: { readonly statistics: Statistics | null }) {
  const { figures: t } = useWords();
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

/** Format, compress, validate and convert; below, an XPath query and the tree. */
export default function XmlPage() {
  const t = useWords();
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const [path, setPath] = useKept('path', '');
  const { tool, main, run, openFile, failure, clear, example } = useXml(input, output);
  const processed = main?.result.ok && 'statistics' in main.result.value ? main.result.value : null;
  const noted: EncodingNotes | null = main?.result.ok ? { ...main.result.value } : null;
  const isJson = main?.action === 'to-json';

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <Button size="xs" onClick={() => void run('format')}>
            {t.format}
          </Button>
          {(['compress', 'validate', 'to-json', 'from-json'] as const).map((action) => (
            <Button key={action} size="xs" variant="default" onClick={() => void run(action)}>
              {t[action]}
            </Button>
          ))}
        </>
      }
      options={<OptionRow tool={tool} names={['indent']} />}
      quiet={<QuietActions clear={clear} onExample={() => setPath(example())} />}
      banner={
        <>
          {failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
          {main?.action === 'validate' && main.result.ok && <Banner tone="good">{t.valid}</Banner>}
          {noted?.contradicted && (
            <Banner tone="warning">
              {t.contradicted(noted.contradicted, (noted.encoding ?? 'UTF-8').toUpperCase())}
            </Banner>
          )}
          {processed?.encoding && <Banner tone="warning">{t.converted(processed.encoding)}</Banner>}
        </>
      }
      below={<Features title={t.features.title} items={t.features.items} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={t.input}
          placeholder={t.placeholder}
          height={paneHeight}
          language="xml"
          errorPlace={failure?.place ?? null}
          invalid={failure !== null && failure.code !== 'cancelled'}
          onEnter={() => void run('format')}
          onFile={(file) => void openFile(file)}
        />
        <TextPane
          model={output}
          label={t.output}
          placeholder={t.outputHint}
          height={paneHeight}
          language={isJson ? 'json' : 'xml'}
          readOnly
          downloadName={isJson ? 'document.json' : 'document.xml'}
          mediaType={isJson ? 'application/json' : 'application/xml'}
        />
      </Panes>
      <StatisticsPanel statistics={processed?.statistics ?? null} />
      <Suspense>
        <XPathCard input={input} path={path} onPath={setPath} isFaulty={failure !== null} />
        <TreeCard input={input} isFaulty={failure !== null} />
      </Suspense>
    </ToolLayout>
  );
}
