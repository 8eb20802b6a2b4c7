import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKeptChoice, useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import type { Engine } from '../engine/index.ts';
import { examples } from '../examples.ts';
import { withFlag } from '../engine/flags.ts';
import { readLiteral } from './literal.ts';
import { modes, type Mode } from './mode.ts';
import { marksOf, patternFailureOf, valueOf } from './outcome.tsx';
import { shortcuts, type Shortcut } from './shortcuts.ts';
import type { options } from '../options.ts';
import { regex } from '../tool.ts';

/** A short text that is a model, so that clearing can put it back, shown as a plain value. */
function useModelText(model: TextModel): string {
  return useSyncExternalStore(model.subscribe, () => model.peek(Infinity) ?? '');
}

/** The page's state: expression, tab, texts, the running and finished work, and how they change each other. */
export function useRegex() {
  const tool = useTool<Engine, typeof options>(regex, { keepsOutcome: true });
  const explainer = useTool<Engine, typeof options>(regex);
  const [mode, setMode] = useKeptChoice<Mode>('mode', modes, 'match');
  const [exampleIndex, setExampleIndex] = useState(0);
  const models = {
    input: useKeptText('input'),
    output: useKeptText('output', 'tab'),
    pattern: useKeptText('pattern'),
    replacement: useKeptText('replacement'),
  };
  const { input, output } = models;
  const pattern = useModelText(models.pattern);
  const replacement = useModelText(models.replacement);
  const { flags, escapes, extractAs, template, wholeLine } = tool.options;
  const { rerunDelayMs } = limits.regex;
  const asked = useRef('');

  const question = () =>
    JSON.stringify([mode, pattern, flags, replacement, escapes, extractAs, template, wholeLine, input.version()]);
  const run = async () => {
    asked.current = question();
    await tool.run(mode, await input.read(), { options: { pattern, replacement } });
  };

  useLive([input], [mode, pattern, flags, replacement, escapes, extractAs, template, wholeLine], rerunDelayMs, () => {
    // What was just run on purpose is not run again.
    if (asked.current !== question()) void run();
  });
  useLive([], [pattern, flags], limits.ui.liveDelayMs, () => {
    void explainer.run('explain', undefined, { options: { pattern, flags } });
  });

  const { outcome } = tool;
  useEffect(() => {
    const value = valueOf(outcome, 'replace') ?? valueOf(outcome, 'extract');
    output.replace(value?.text ?? '');
  }, [outcome, output]);

  const forget = () => {
    asked.current = '';
    tool.reset();
    explainer.reset();
  };
  const clear = useClear([input, models.pattern, models.replacement], forget, () => {
    const before = [tool.outcome, explainer.outcome] as const;
    return () => {
      tool.restore(before[0]);
      explainer.restore(before[1]);
    };
  });

  /** Takes a pasted literal apart. */
  const setPattern = (text: string) => {
    const literal = readLiteral(text);
    models.pattern.replace(literal?.pattern ?? text);
    if (literal) tool.setOption('flags', literal.flags);
  };
  const applyShortcut = (name: Shortcut) => {
    models.pattern.replace(shortcuts[name]);
    tool.setOption('flags', withFlag(flags, 'g', 'on'));
  };
  const example = () => {
    const next = examples[exampleIndex % examples.length];
    setExampleIndex(exampleIndex + 1);
    setMode(next.mode);
    models.pattern.replace(next.options.pattern);
    models.replacement.replace(next.options.replacement ?? '');
    tool.setOption('flags', next.options.flags);
    input.replace(next.input);
  };

  // A hundred thousand marks come after the list, in a task of their own.
  const toMark = useDeferredValue(outcome);
  const marks = useMemo(() => marksOf(toMark), [toMark]);
  const expression = { pattern, setPattern, flags, failure: patternFailureOf(explainer.outcome), applyShortcut };
  return { tool, explainer, mode, setMode, models, replacement, expression, marks, run, clear, example };
}

export type RegexState = ReturnType<typeof useRegex>;
