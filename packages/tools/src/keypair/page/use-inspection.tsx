import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { exampleCertificate } from '../examples.ts';
import type { options } from '../options.ts';
import { keypair } from '../tool.ts';
import { useKeyInput } from './use-key-input.tsx';

/** The state of inspecting: pasted text or an opened file, and what it turned out to be. */
export function useInspection(input: TextModel, passphrase: string, onPassphrase: (passphrase: string) => void) {
  const tool = useTool<Engine, typeof options>(keypair);
  const { file, read, open, isEmpty, forget } = useKeyInput(input);
  const { outcome, reset, restore } = tool;

  const run = async () => {
    if (isEmpty()) reset();
    else await tool.run('inspect', await read(), { options: { passphrase } });
  };
  const empty = () => {
    forget();
    onPassphrase('');
    reset();
  };
  const clear = useClear([input], empty, () => () => restore(outcome));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const items = outcome?.action === 'inspect' && outcome.result.ok ? outcome.result.value.items : null;
  const example = () => input.replace(exampleCertificate);
  return { tool, file, openFile: open, read, run, failure, items, clear, example };
}
