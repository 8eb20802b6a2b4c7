import { useEffect, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { Banner, ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { type TextModel, useTextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { exampleNames } from '../examples.ts';
import { fileNames } from './generated-rows.tsx';
import { useWords } from './use-words.tsx';
import { options } from '../options.ts';
import { uuid } from '../tool.ts';

interface NamesViewProps {
  readonly input: TextModel;
  readonly modeSwitch: ReactNode;
}

/** Identifiers that follow from names: the same every time. */
export function NamesView({ input, modeSwitch }: NamesViewProps) {
  const t = useWords();
  const language = useLanguage();
  const tool = useTool<Engine, typeof options>(uuid);
  const output = useTextModel();
  const { outcome, reset, restore } = tool;
  const { hash, namespace, customNamespace, format, uppercase, list } = tool.options;

  const made = outcome?.action === 'from-names' && outcome.result.ok ? outcome.result.value : undefined;
  const told = made
    ? (
        [
          [t.names.spaced(made.spaced.count), made.spaced],
          [t.names.returned(made.returned.count), made.returned],
        ] as const
      ).filter(([, { count }]) => count > 0)
    : [];
  useEffect(() => output.replace(made?.text ?? ''), [made, output]);

  const run = async () => {
    if (input.isEmpty()) reset();
    else await tool.run('from-names', await input.read());
  };
  useLive([input], [hash, namespace, customNamespace, format, uppercase, list], limits.ui.liveDelayMs, () => {
    tool.runWhenQuick(input.size(), () => void run());
  });
  const clear = useClear([input], reset, () => () => restore(outcome));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={() => void run()}>
            {t.generate}
          </Button>
        </>
      }
      options={
        <>
          <OptionRow tool={tool} names={['hash', 'namespace']} />
          {namespace === 'custom' && (
            <TextInput
              size="xs"
              w={280}
              aria-label={options.customNamespace.label[language]}
              placeholder={t.names.customHint}
              value={customNamespace}
              onChange={(event) => tool.setOption('customNamespace', event.currentTarget.value)}
            />
          )}
          <OptionRow tool={tool} names={['format', 'uppercase', 'list']} />
        </>
      }
      quiet={<QuietActions clear={clear} onExample={() => input.replace(exampleNames)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane model={input} label={t.names.input} placeholder={t.names.hint} errorPlace={failure?.place ?? null} />
        <TextPane
          model={output}
          label={t.names.output}
          placeholder={t.names.outputHint}
          readOnly
          downloadName={fileNames[list]}
        />
      </Panes>
      {told.map(([words, { places }]) => (
        <Banner key={words} tone="warning">
          <span>{words}</span>
          {places.map((place) => (
            <Button key={place.line} size="compact-xs" variant="default" onClick={() => input.reveal(place)}>
              {t.names.line(place.line)}
            </Button>
          ))}
        </Banner>
      ))}
    </ToolLayout>
  );
}
