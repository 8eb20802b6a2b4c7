import { useState } from 'react';
import { useTextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import type { Issued } from '../engine/issue/issue.ts';
import type { options } from '../options.ts';
import { keypair } from '../tool.ts';
import type { useKeyPair } from './use-key-pair.tsx';
import { useKeyInput } from './use-key-input.tsx';

/** What is typed into the form; the choices below it stay. */
const emptyForm = {
  commonName: '',
  organization: '',
  organizationalUnit: '',
  locality: '',
  state: '',
  country: '',
  alternativeNames: '',
} as const;

/** Making certificates and requests with a pasted private key, or else with that of the key pair on the page. */
export function useIssue(pair: ReturnType<typeof useKeyPair>) {
  const tool = useTool<Engine, typeof options>(keypair);
  const pasted = useTextModel();
  const output = useTextModel();
  const input = useKeyInput(pasted);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [passphrase, setPassphrase] = useState('');

  const show = (next: Issued | null) => {
    output.replace(next?.text ?? '');
    setIssued(next);
  };
  const make = async (action: 'request' | 'certificate') => {
    const key = input.isEmpty() ? (pair.key?.files.pem?.privateKey?.text ?? '') : await input.read();
    // What the form says stands in the options of the key pair: they are one set for the whole page.
    const { result } = await tool.run(action, key, { options: { ...pair.tool.options, passphrase } });
    show(result.ok ? result.value : null);
  };
  const { options: typed, setOptions } = pair.tool;
  const forget = () => {
    setOptions(emptyForm);
    input.forget();
    setPassphrase('');
    show(null);
    tool.reset();
  };
  const clear = useClear([pasted, output], forget, () => {
    const { outcome } = tool;
    const form = Object.fromEntries(Object.keys(emptyForm).map((name) => [name, typed[name as keyof typeof typed]]));
    return () => {
      setOptions(form);
      show(issued);
      tool.restore(outcome);
    };
  });
  return { tool, pasted, input, output, issued, passphrase, setPassphrase, make, clear };
}
