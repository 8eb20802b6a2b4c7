import { useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/run/use-warm-engine.ts';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import type { Failure } from '@toolbench/kit/result.ts';
import { textToString } from '@toolbench/kit/text.ts';
import type { Engine, ErrorCode } from '../engine/index.ts';
import { examples } from '../examples.ts';
import { looksLikeYaml } from '../looks-like-yaml.ts';
import type { options } from '../options.ts';
import { json } from '../tool.ts';
import { warmSample } from './warm-sample.ts';

/** Characters of an input that is looked at for being YAML. */
const longestPeek = 1_000_000;

/** What the right side shows. */
export const views = [
  'text',
  'tree',
  'table',
  'query',
  'check-schema',
  'to-yaml',
  'from-yaml',
  'to-typescript',
  'to-schema',
  'string',
] as const;
export type View = (typeof views)[number];

const textActions = ['format', 'compress', 'repair'] as const;
export type TextAction = (typeof textActions)[number];
const stringActions = ['escape', 'unescape', 'expand'] as const;
export type StringAction = (typeof stringActions)[number];

/** The page's state: what is shown, which action makes it, the last outcome, and how they change each other. */
export function useJson({ input, output, schema }: Readonly<Record<'input' | 'output' | 'schema', TextModel>>) {
  const tool = useTool<Engine, typeof options>(json, {
    keepsOutcome: true,
    onOutcome(next) {
      if (!next?.result.ok) output.replace('');
      else if ('text' in next.result.value) output.replace(next.result.value.text);
    },
  });
  useWarmEngine<Engine, typeof options>(json, 'format', warmSample);
  const [view, chooseView] = useKeptChoice<View>('view', views, 'text');
  const [textAction, chooseTextAction] = useKeptChoice<TextAction>('text-action', textActions, 'format');
  const [stringAction, chooseStringAction] = useKeptChoice<StringAction>('string-action', stringActions, 'escape');
  const [exampleIndex, setExampleIndex] = useState(0);
  const { outcome, options: chosen, reset, restore } = tool;
  const actionOf = (shown: View) =>
    shown === 'text' ? textAction : shown === 'string' ? stringAction : shown === 'table' ? 'tree' : shown;
  const action = actionOf(view);

  const run = async (next: keyof Engine & string = action) => {
    const lacks =
      (next === 'query' && tool.options.path.trim() === '') || (next === 'check-schema' && schema.isEmpty());
    if (input.isEmpty() || lacks) reset();
    else if (next !== 'check-schema') await tool.run(next, await input.read());
    else await tool.run(next, await input.read(), { options: { schema: textToString(await schema.read()) } });
  };

  useLive(
    [input, schema],
    [chosen.indent, chosen.sortKeys, chosen.dialect, chosen.path, chosen.ascii],
    limits.ui.liveDelayMs,
    () => tool.runWhenQuick(input.size(), () => void run()),
  );

  const setView = (next: View) => {
    chooseView(next);
    void run(actionOf(next));
  };
  const runText = (next: TextAction) => {
    chooseView('text');
    chooseTextAction(next);
    void run(next);
  };
  /** The repaired text becomes the input; the page goes on with formatting it. */
  const takeOver = async () => {
    input.replace(await output.read());
    runText('format');
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
  const isYaml = failure !== null && view !== 'from-yaml' && looksLikeYaml((input.peek(longestPeek) ?? '').trimStart());
  return { tool, view, setView, isYaml, stringAction, run, runText, runString, takeOver, failure, clear, example };
}
