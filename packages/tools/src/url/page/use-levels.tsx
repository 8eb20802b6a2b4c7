import { useEffect } from 'react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { OptionValues } from '@toolbench/kit/options.ts';
import type { Engine, Levels } from '../engine/index.ts';
import type { options } from '../options.ts';
import { url } from '../tool.ts';

/** Every level of the input, once asked for and until the input or an option changes. */
export function useLevels(input: TextModel, chosen: OptionValues<typeof options>) {
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
