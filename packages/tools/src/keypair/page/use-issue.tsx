import { useState } from 'react';
import { useTextModel } from '@toolbench/ui/editor/text-model.ts';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
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

/** What is made: a certificate that signs itself, or a request to an authority. */
export const issuedKinds = ['certificate', 'request'] as const;
export type IssuedKind = (typeof issuedKinds)[number];

/** Making certificates and requests with a pasted private key, or else with that of the key pair on the page. */
export function useIssue(pair: ReturnType<typeof useKeyPair>) {
  const tool = useTool<Engine, typeof options>(keypair);
  const pasted = useTextModel();
  const output = useTextModel();
  const input = useKeyInput(pasted);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [kind, setKind] = useKeptChoice<IssuedKind>('issued', issuedKinds, 'certificate');

  const show = (next: Issued | null) => {
    output.replace(next?.text ?? '');
    setIssued(next);
  };
  const make = async () => {
    const key = input.isEmpty() ? (pair.key?.files.pem?.privateKey?.text ?? '') : await input.read();
    // What the form says stands in the options of the key pair: they are one set for the whole page.
    const { result } = await tool.run(kind, key, { options: { ...pair.tool.options, passphrase } });
    show(result.ok ? result.value : null);
  };
  const choose = (next: IssuedKind) => {
    if (next === kind) return;
    setKind(next);
    // What was made is of the other kind.
    show(null);
    tool.reset();
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
  return { tool, kind, choose, pasted, input, output, issued, passphrase, setPassphrase, make, clear };
}
