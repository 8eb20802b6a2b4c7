import { useEffect, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/run/use-warm-engine.ts';
import { useKept, useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import type { Failure } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';
import type { JsonComparison } from '../engine/json/compare-json.ts';
import type { Comparison } from '../engine/comparison.ts';
import type { Engine } from '../engine/index.ts';
import { jsonExamples, textExamples } from '../examples.ts';
import type { ErrorCode } from '../text/zh.ts';
import type { options } from '../options.ts';
import { diff } from '../tool.ts';

const kinds = ['text', 'json'] as const;
export type Kind = (typeof kinds)[number];

/** Lines of which one in eight differs: enough for the browser to have compiled the engine before large texts come. */
const warmLines = Array.from({ length: 2_000 }, (_, at) => `${at} of these lines`);
const warmSample = {
  left: warmLines.join('\n'),
  right: warmLines.map((line, at) => (at % 8 === 4 ? `${line} differs` : line)).join('\n'),
};

/** A comparison with the very texts it is of; the panes may have changed since. */
export interface ShownComparison {
  readonly comparison: Comparison;
  readonly left: Uint8Array;
  readonly right: Uint8Array;
  readonly json?: JsonComparison;
  /** Whether both texts are JSON that was compared as text. */
  readonly areJson?: boolean;
}

/** The page's state: what is compared, the comparison shown, and how they change each other. */
export function useDiff(left: TextModel, right: TextModel) {
  const tool = useTool<Engine, typeof options>(diff, { keepsOutcome: true });
  useWarmEngine<Engine, typeof options>(diff, 'compare', warmSample);
  const [kind, setKind] = useKeptChoice<Kind>('kind', kinds, 'text');
  const [shown, setShown] = useKept<ShownComparison | null>('shown', () => null, 'tab');
  const [isOutdated, setOutdated] = useKept('outdated', false, 'tab');
  const [exampleIndex, setExampleIndex] = useState(0);
  const { outcome } = tool;

  useEffect(() => {
    const note = () => setOutdated(left.size() + right.size() > limits.ui.liveInputCharacters);
    const stops = [left, right].map((model) => model.subscribe(note));
    return () => stops.forEach((stop) => stop());
  }, [left, right, setOutdated]);

  const forget = () => {
    setShown(null);
    setOutdated(false);
    tool.reset();
  };

  const run = async () => {
    if (left.isEmpty() && right.isEmpty()) {
      forget();
      return;
    }
    const texts = { left: await left.read(), right: await right.read() };
    setOutdated(false);
    if (kind === 'json') {
      const { result } = await tool.run('json', texts);
      if (result.ok) setShown({ ...result.value, json: result.value });
    } else {
      const { result } = await tool.run('compare', texts);
      const bytes = { left: textToBytes(texts.left), right: textToBytes(texts.right) };
      if (result.ok) setShown({ comparison: result.value, areJson: result.value.areJson, ...bytes });
    }
  };

  /** The patch of the texts shown; empty if it cannot be made, which the banner tells. */
  const makePatch = async (): Promise<Text> => {
    if (!shown) return '';
    const { result } = await tool.run('patch', { left: shown.left, right: shown.right });
    return result.ok ? result.value.text : '';
  };

  const swap = async () => {
    const [leftText, rightText] = [await left.read(), await right.read()];
    left.replace(rightText);
    right.replace(leftText);
    await run();
  };

  const example = () => {
    const examples = kind === 'json' ? jsonExamples : textExamples;
    const chosen = examples[exampleIndex % examples.length];
    const texts = chosen?.input as { left: string; right: string };
    setExampleIndex(exampleIndex + 1);
    tool.setOptions({ ...chosen?.options });
    left.replace(texts.left);
    right.replace(texts.right);
  };

  const clear = useClear([left, right], forget, () => {
    const before = { shown, outcome };
    return () => {
      setShown(before.shown);
      setOutdated(false);
      tool.restore(before.outcome);
    };
  });

  const changeKind = (next: Kind) => {
    setKind(next);
    forget();
  };

  const failure: Failure<ErrorCode | HostCode> | null = outcome && !outcome.result.ok ? outcome.result : null;
  return { tool, kind, setKind: changeKind, shown, isOutdated, failure, run, makePatch, swap, example, clear };
}
