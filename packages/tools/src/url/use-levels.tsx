import { useEffect } from 'react';
import type { TextModel } from '@toolbench/ui/text-model.ts';
import { useTool } from '@toolbench/ui/use-tool.tsx';
import type { OptionValues } from '../kit/options.ts';
import type { Engine, Levels } from './engine.ts';
import { url, type options } from './tool.ts';

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
