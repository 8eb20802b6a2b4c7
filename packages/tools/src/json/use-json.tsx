import { useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/engine-host.ts';
import type { TextModel } from '@toolbench/ui/text-model.ts';
import { useClear } from '@toolbench/ui/use-clear.ts';
import { useLive } from '@toolbench/ui/use-live.ts';
import { useTool } from '@toolbench/ui/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/use-warm-engine.ts';
import type { Failure } from '../kit/result.ts';
import type { Engine, ErrorCode } from './engine.ts';
import { examples } from './examples.ts';
import { json, type options } from './tool.ts';
import { warmSample } from './warm-sample.ts';

/** What the right side shows. */
export const views = ['text', 'tree', 'query', 'to-yaml', 'to-typescript', 'to-schema', 'string'] as const;
export type View = (typeof views)[number];

export type TextAction = 'format' | 'compress' | 'repair';
export type StringAction = 'escape' | 'unescape' | 'expand';

/** The page's state: what is shown, which action makes it, the last outcome, and how they change each other. */
export function useJson(input: TextModel, output: TextModel) {
  const tool = useTool<Engine, typeof options>(json, {
    onOutcome(next) {
      if (!next?.result.ok) output.replace('');
      else if ('text' in next.result.value) output.replace(next.result.value.text);
    },
  });
  useWarmEngine<Engine, typeof options>(json, 'format', warmSample);
  const [view, chooseView] = useState<View>('text');
  const [textAction, chooseTextAction] = useState<TextAction>('format');
  const [stringAction, chooseStringAction] = useState<StringAction>('escape');
  const [exampleIndex, setExampleIndex] = useState(0);
  const { outcome, options: chosen, reset, restore } = tool;
  const action = view === 'text' ? textAction : view === 'string' ? stringAction : view;

  const run = async (next: keyof Engine & string = action) => {
    if (input.isEmpty() || (next === 'query' && tool.options.path.trim() === '')) reset();
    else await tool.run(next, await input.read());
  };

  useLive(
    [input],
    [chosen.indent, chosen.sortKeys, chosen.dialect, chosen.path, chosen.ascii],
    limits.ui.liveDelayMs,
    () => {
      if (input.size() <= limits.ui.liveInputCharacters) void run();
    },
  );

  const setView = (next: View) => {
    chooseView(next);
    void run(next === 'text' ? textAction : next === 'string' ? stringAction : next);
  };
  const runText = (next: TextAction) => {
    chooseView('text');
    chooseTextAction(next);
    void run(next);
  };
  const runString = (next: StringAction) => {
    chooseStringAction(next);
    void run(next);
  };

  const clear = useClear([input], reset, () => () => restore(outcome));

  const example = () => {
    const { input: sample, options: settings, action: fitting } = examples[exampleIndex % examples.length];
    setExampleIndex(exampleIndex + 1);
    chooseView('text');
    chooseTextAction(fitting);
    tool.setOptions({ dialect: 'json', sortKeys: false, ...settings });
    input.replace(String(sample));
  };

  const failure: Failure<ErrorCode | HostCode> | null = outcome && !outcome.result.ok ? outcome.result : null;
  return { tool, view, setView, stringAction, run, runText, runString, failure, clear, example };
}
