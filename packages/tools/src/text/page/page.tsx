import { Button, NativeSelect } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { ErrorBanner } from '@toolbench/ui/controls/banner.tsx';
import { formatCount } from '@toolbench/ui/words/format-figures.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { OptionRow } from '@toolbench/ui/controls/option-row.tsx';
import { QuietActions } from '@toolbench/ui/controls/quiet-actions.tsx';
import { TextPane } from '@toolbench/ui/editor/text-pane.tsx';
import { Card, Figures, Panes, ToolLayout } from '@toolbench/ui/layout/tool-layout.tsx';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import type { Engine } from '../engine/index.ts';
import { asksForCase, groups, operationNames, type Group, type options, type Operation } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { text } from '../tool.ts';
import { FindingsCard, marksOf } from './findings-card.tsx';

/** A text changed by one operation, counted, and looked through for what is not what it seems. */
export default function TextPage() {
  const t = useTexts({ zh, en });
  const language = useLanguage();
  const input = useKeptText('input');
  const output = useKeptText('output', 'tab');
  const tool = useTool<Engine, typeof options>(text, {
    keepsOutcome: true,
    onOutcome: (next) => {
      if (next?.action === 'transform') output.replace(next.result.ok ? next.result.value.text : '');
      else if (next === null) output.replace('');
    },
  });
  const inspection = useTool<Engine, typeof options>(text);
  const { outcome } = tool;
  const { operation } = tool.options;

  const run = async () => {
    if (input.isEmpty()) {
      tool.reset();
      inspection.reset();
      return;
    }
    const given = await input.read();
    await Promise.all([tool.run('transform', given), inspection.run('inspect', given)]);
  };
  useLive([input], [tool.options], limits.ui.liveDelayMs, () => tool.runWhenQuick(input.size(), () => void run()));
  const clear = useClear([input], tool.reset, () => () => tool.restore(outcome));
  const takeOver = async () => input.replace(await output.read());

  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const inspected =
    inspection.outcome?.action === 'inspect' && inspection.outcome.result.ok ? inspection.outcome.result.value : null;
  const choices = (Object.keys(groups) as Group[]).map((group) => ({
    group: t.groups[group],
    items: groups[group].map((one) => ({ value: one, label: operationNames[one][language] })),
  }));

  return (
    <ToolLayout
      tool={tool}
      actions={
        <>
          <NativeSelect
            size="xs"
            aria-label={t.operation}
            data={choices}
            value={operation}
            onChange={(event) => tool.setOption('operation', event.currentTarget.value as Operation)}
          />
          <Button size="xs" onClick={() => void run()}>
            {t.run}
          </Button>
          <Button size="xs" variant="default" onClick={() => void takeOver()}>
            {t.takeOver}
          </Button>
        </>
      }
      options={asksForCase.includes(operation) && <OptionRow tool={tool} names={['ignoreCase']} />}
      quiet={<QuietActions clear={clear} onExample={() => input.replace(t.sample)} />}
      banner={failure && <ErrorBanner failure={failure} texts={t.errors} onPlace={(place) => input.reveal(place)} />}
    >
      <Panes>
        <TextPane
          model={input}
          label={t.input}
          placeholder={t.inputHint}
          errorPlace={failure?.place ?? null}
          marks={marksOf(inspected)}
        />
        <TextPane model={output} label={t.output} placeholder={t.outputHint} readOnly downloadName="text.txt" />
      </Panes>
      <Card title={t.counts}>
        <Figures
          items={(Object.keys(t.figures) as (keyof typeof t.figures)[]).map((name) => [
            t.figures[name],
            formatCount(inspected?.counts[name] ?? 0),
          ])}
        />
      </Card>
      <FindingsCard
        inspected={inspected}
        onPlace={(place) => input.reveal(place)}
        onClean={() => tool.setOption('operation', 'remove-invisible')}
      />
    </ToolLayout>
  );
}
