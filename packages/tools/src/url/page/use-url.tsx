import { useEffect, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import { peekHandover } from '@toolbench/ui/work/handover.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import type { Example } from '@toolbench/kit/define-tool.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import type { Failure } from '@toolbench/kit/result.ts';
import type { Engine } from '../engine/index.ts';
import { decodeExamples, encodeExamples } from '../examples.ts';
import type { ErrorCode } from '../text/zh.ts';
import { options } from '../options.ts';
import { url } from '../tool.ts';

const modes = ['encode', 'decode'] as const;
export type Mode = (typeof modes)[number];

const examplesOf = { encode: encodeExamples, decode: decodeExamples };

/** The page's state: mode, the last outcome, and how the toolbar changes them. */
export function useUrl(input: TextModel, output: TextModel) {
  const tool = useTool<Engine, typeof options>(url, { keepsOutcome: true });
  const [mode, chooseMode] = useKeptChoice<Mode>('mode', modes, () =>
    /%(?:[\da-f]{2}|u[\da-f]{4})/i.test(peekHandover() ?? '') ? 'decode' : 'encode',
  );
  const [exampleIndex, setExampleIndex] = useState(0);
  const { outcome, reset, restore } = tool;
  const converted = outcome?.action === 'encode' || outcome?.action === 'decode' ? outcome : null;

  useEffect(() => output.replace(converted?.result.ok ? converted.result.value.text : ''), [converted, output]);

  const run = async () => {
    if (input.isEmpty()) reset();
    else await tool.run(mode, await input.read());
  };
  useLive([input], [mode, tool.options], limits.ui.liveDelayMs, () => {
    tool.runWhenQuick(input.size(), () => void run());
  });

  const clear = useClear([input], reset, () => () => {
    chooseMode(mode);
    restore(outcome);
  });
  const setMode = (next: Mode) => {
    if (next === mode) return;
    clear.clear();
    chooseMode(next);
  };

  const swap = async () => {
    const result = await output.read();
    const next = mode === 'encode' ? 'decode' : 'encode';
    chooseMode(next);
    input.replace(result);
    await tool.run(next, result);
  };

  const load = (example: Example) => {
    tool.setOptions({ ...initialValues(options), ...example.options });
    input.replace(String(example.input));
  };
  const examples = examplesOf[mode];
  const loadNext = () => {
    load(examples[exampleIndex % examples.length]);
    setExampleIndex(exampleIndex + 1);
  };

  const failure: Failure<ErrorCode | HostCode> | null = outcome && !outcome.result.ok ? outcome.result : null;
  const hasOutput = converted?.result.ok === true && converted.result.value.text.length > 0;
  return { tool, mode, setMode, run, swap, clear, examples, load, loadNext, converted, failure, hasOutput };
}
