import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useWarmEngine } from '@toolbench/ui/run/use-warm-engine.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { Failure } from '@toolbench/kit/result.ts';
import { isBlank, textToString, type Text } from '@toolbench/kit/text.ts';
import { looksLikeChipData } from '../../payment-codes/chip/looks-like-chip-data.ts';
import { looksLikePaymentCode } from '../../payment-codes/looks-like-payment-code.ts';
import type { Engine } from '../engine/index.ts';
import { examples } from '../examples.ts';
import type { ErrorCode } from '../text/zh.ts';
import type { options } from '../options.ts';
import { emvco } from '../tool.ts';

/** Longer texts are parsed, but not marked or edited. */
export const longestMarked = limits.ui.liveInputCharacters;

/** Enough fields for the browser to have compiled the engine before the first long text comes. */
const warmSample = `000201${'5902AB'.repeat(3_000)}`;

function isChipData(text: Text): boolean {
  if (text.length > longestMarked) return false;
  const string = textToString(text);
  return !looksLikePaymentCode(string) && looksLikeChipData(string);
}

/** The page's state: what the input turned out to be, and the text that was read. */
export function useEmvco(input: TextModel) {
  const tool = useTool<Engine, typeof options>(emvco, { keepsOutcome: true });
  useWarmEngine<Engine, typeof options>(emvco, 'parse', warmSample);
  const { outcome, reset, restore, run } = tool;
  /** The text of the outcome; empty where it is too long to be marked. */
  const [source, setSource] = useKept('source', '', 'tab');

  const parse = async () => {
    const text = await input.read();
    if (isBlank(text)) {
      reset();
      return;
    }
    await run(isChipData(text) ? 'chip' : 'parse', text);
    setSource(text.length > longestMarked ? '' : textToString(text));
  };
  useLive([input], [tool.options], limits.ui.liveDelayMs, () => void parse());

  const clear = useClear([input], reset, () => () => restore(outcome));
  const load = (index: number) => input.replace(String(examples[index].input));

  const parsed = outcome?.action === 'parse' && outcome.result.ok ? outcome.result.value : null;
  const chip = outcome?.action === 'chip' && outcome.result.ok ? outcome.result.value : null;
  const failed = outcome && !outcome.result.ok ? outcome.result : null;
  // A text that is no payment code yet gives no result and no message: it may be half typed.
  const failure: Failure<ErrorCode | HostCode> | null = failed?.code === 'no-field' ? null : failed;
  return { tool, source, parsed, chip, failure, clear, load };
}
