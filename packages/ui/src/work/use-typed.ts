import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { Options } from '@toolbench/kit/options.ts';
import type { Text } from '@toolbench/kit/text.ts';
import type { TextModel } from '../editor/text-model.ts';
import { useClear } from '../run/use-clear.ts';
import { useLive } from '../run/use-live.ts';
import type { Tool } from '../run/use-tool.tsx';

/**
 * What the page of a text does: `run` works on it as one types, as options change or when asked, and forgets the outcome
 * of an empty one; `clear` can be undone.
 * @param others texts that are cleared along with the first, and run it when they change
 */
export function useTyped<Engine extends EngineActions, Set extends Options>(
  tool: Tool<Engine, Set>,
  input: TextModel,
  work: (text: Text) => Promise<unknown>,
  others: readonly TextModel[] = [],
) {
  const { outcome } = tool;
  const start = async () => {
    if (input.isEmpty()) tool.reset();
    else await work(await input.read());
  };
  const run = () => void start();
  useLive([input, ...others], [tool.options], limits.ui.liveDelayMs, () => tool.runWhenQuick(input.size(), run));
  const clear = useClear([input, ...others], tool.reset, () => () => tool.restore(outcome));
  return { run, clear };
}
