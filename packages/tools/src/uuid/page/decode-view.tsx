import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { DecodedEntries } from './decoded-entries.tsx';
import type { Engine } from '../engine/index.ts';
import { examples } from '../examples.ts';
import { useWords } from './use-words.tsx';
import type { options } from '../options.ts';
import { uuid } from '../tool.ts';

interface DecodeViewProps {
  readonly input: TextModel;
  readonly modeSwitch: ReactNode;
}

/** What pasted identifiers say. */
export function DecodeView({ input, modeSwitch }: DecodeViewProps) {
  const t = useWords();
  const tool = useTool<Engine, typeof options>(uuid);
  const { outcome, reset, restore } = tool;

  const run = async () => {
    if (input.isEmpty()) reset();
    else await tool.run('decode', await input.read());
  };
  useLive([input], [], limits.ui.liveDelayMs, () => {
    tool.runWhenQuick(input.size(), () => void run());
  });
  const clear = useClear([input], reset, () => () => restore(outcome));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const decoded = outcome?.action === 'decode' && outcome.result.ok ? outcome.result.value : null;

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          {modeSwitch}
          <Button size="xs" onClick={() => void run()}>
            {t.modes.decode}
          </Button>
        </>
      }
      quiet={<QuietActions clear={clear} onExample={() => input.replace(String(examples[0].input))} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={t.decode.input}
          placeholder={t.decode.hint}
          errorPlace={failure?.place ?? null}
          height={440}
        />
        <DecodedEntries decoded={decoded} onPlace={(place) => input.reveal(place)} />
      </Panes>
    </ToolLayout>
  );
}
