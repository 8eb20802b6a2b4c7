import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { ExampleList } from './example-list.tsx';
import { LevelsCard } from './levels-card.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { OutcomeNotes } from './outcome-notes.tsx';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { useLevels } from './use-levels.tsx';
import { useParts } from './use-parts.tsx';
import { useUrl } from './use-url.tsx';

/** Below the texts, and loaded after them. */
const PartsCard = lazy(() => import('./parts-card.tsx'));

/** Height of both boxes, so that they stand side by side. */
const paneHeight = 420;

const optionNames = {
  encode: { component: ['scope', 'charset', 'strict', 'perLine'], url: ['scope', 'charset', 'perLine'] },
  decode: ['scope', 'charset', 'keepMalformed'],
} as const;

/** Percent-encode and decode; take a URL apart and join it again. */
export default function UrlPage() {
  const t = useTexts({ zh, en });
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const { tool, mode, setMode, run, swap, clear, examples, load, loadNext, converted, failure, hasOutput } = useUrl(
    input,
    output,
  );
  const levels = useLevels(input, tool.options);
  const parts = useParts(input, output);
  const encodeNames = optionNames.encode[tool.options.scope === 'url' ? 'url' : 'component'];

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <ModeSwitch mode={mode} onChange={setMode} />
          <Button size="xs" onClick={() => void run()}>
            {t.modes[mode]}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<ArrowLeftRight size={14} />}
            title={t.swapHint}
            disabled={!hasOutput}
            onClick={() => void swap()}
          >
            {t.swap}
          </Button>
        </>
      }
      options={<OptionRow tool={tool} names={mode === 'encode' ? encodeNames : optionNames.decode} />}
      quiet={<QuietActions clear={clear} onExample={loadNext} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={t.input[mode]}
          placeholder={t.placeholder[mode]}
          height={paneHeight}
          errorPlace={failure?.place ?? null}
          onEnter={() => void run()}
        />
        <TextPane
          model={output}
          label={t.output[mode]}
          placeholder={t.outputHint[mode]}
          height={paneHeight}
          readOnly
          downloadName={`${mode}d.txt`}
        />
      </Panes>
      {/* What comes and goes with a result lies below what stays: nothing moves away under a click. */}
      <ExampleList label={t.examples[mode]} examples={examples} onChoose={load} />
      {converted?.result.ok && <OutcomeNotes input={input} value={converted.result.value} onLevels={levels.show} />}
      {levels.found && <LevelsCard {...levels.found} />}
      <Suspense>
        <PartsCard state={parts} onUse={(url) => input.replace(url)} />
      </Suspense>
    </ToolLayout>
  );
}
