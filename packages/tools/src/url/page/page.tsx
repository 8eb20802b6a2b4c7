import { lazy, Suspense, useEffect } from 'react';
import { Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout, Card } from '@toolbench/ui/layout/tool-layout.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import type { Example } from '@toolbench/kit/define-tool.ts';
import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import { textToString } from '@toolbench/kit/text.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { OptionValues } from '@toolbench/kit/options.ts';
import styles from './url.module.css';
import type { Levels, Engine } from '../engine/index.ts';
import { OutcomeNotes } from './outcome-notes.tsx';
import { useWords } from './use-words.tsx';
import type { options } from '../options.ts';
import { url } from '../tool.ts';
import { useParts } from './use-parts.tsx';
import { useUrl, type Mode } from './use-url.tsx';

/** Below the texts, and loaded after them. */
const PartsCard = lazy(() => import('./parts-card.tsx'));

/** Height of both boxes, so that they stand side by side. */
const paneHeight = 420;

const optionNames = {
  encode: { component: ['scope', 'charset', 'strict', 'perLine'], url: ['scope', 'charset', 'perLine'] },
  decode: ['scope', 'charset', 'keepMalformed'],
} as const;

interface ExampleListProps {
  readonly label: string;
  readonly examples: readonly Example[];
  readonly onChoose: (example: Example) => void;
}

function ExampleList({ label, examples, onChoose }: ExampleListProps) {
  const language = useLanguage();
  return (
    <section aria-label={label} className={styles.examples}>
      <h2>{label}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.name.en}>
            <button type="button" onClick={() => onChoose(example)}>
              <span>{example.name[language]}</span>
              <code>{String(example.input)}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bytes of a level that are drawn; copying takes all. */
const shownBytes = 2000;

/** The text after each decoding. */
function LevelsCard({ levels, end }: Levels) {
  const t = useWords().levels;
  return (
    <Card title={t.title}>
      <ol className={styles.levels}>
        {levels.map((text, index) => (
          <li key={index}>
            <span>{t.level(index + 1)}</span>
            <code>{textToString(text.subarray(0, shownBytes))}</code>
            <CopyButton text={() => text} />
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{t.end[end]}</p>
    </Card>
  );
}

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const t = useWords();
  return (
    <div className={styles.mode}>
      <span id="url-mode">{t.mode}</span>
      <Segments
        aria-labelledby="url-mode"
        values={['encode', 'decode']}
        nameOf={(one) => t.modes[one]}
        value={mode}
        onChange={onChange}
      />
    </div>
  );
}

/** Percent-encode and decode; take a URL apart and join it again. */
export default function UrlPage() {
  const t = useWords();
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
          keepsLineEnds
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

/** Every level of the input, once asked for and until the input or an option changes. */
function useLevels(input: TextModel, chosen: OptionValues<typeof options>) {
  const { outcome, run, reset } = useTool<Engine, typeof options>(url);
  useEffect(() => {
    reset();
    return input.subscribe(reset);
  }, [input, chosen, reset]);

  const found: Levels | null = outcome?.action === 'levels' && outcome.result.ok ? outcome.result.value : null;
  const show = async () => {
    await run('levels', await input.read(), { options: chosen });
  };
  return { found, show: () => void show() };
}
