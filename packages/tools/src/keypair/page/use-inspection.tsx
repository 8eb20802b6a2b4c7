import { useEffect, useState } from 'react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import type { Engine } from '../engine/index.ts';
import { exampleCertificate } from '../examples.ts';
import type { options } from '../options.ts';
import { keypair } from '../tool.ts';

/** A binary file, which the text pane cannot show. */
interface BinaryFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const derSequence = 0x30;

/** The state of inspecting: pasted text or an opened file, and what it turned out to be. */
export function useInspection(input: TextModel, passphrase: string, onPassphrase: (passphrase: string) => void) {
  const tool = useTool<Engine, typeof options>(keypair);
  const [file, setFile] = useState<BinaryFile | null>(null);
  const { outcome, reset, restore } = tool;

  // Typing means the text is wanted, not the file that was opened before.
  useEffect(() => input.subscribe(() => setFile(null)), [input]);

  const read = async () => (file && input.isEmpty() ? file.bytes : input.read());
  const run = async () => {
    if (!file && input.isEmpty()) reset();
    else await tool.run('inspect', await read(), { options: { passphrase } });
  };
  const openFile = async (chosen: File) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const isBinary = bytes[0] === derSequence;
    input.replace(isBinary ? '' : bytes);
    if (isBinary) setFile({ name: chosen.name, bytes });
  };
  const forget = () => {
    setFile(null);
    onPassphrase('');
    reset();
  };
  const clear = useClear([input], forget, () => () => restore(outcome));
  const failure = outcome && !outcome.result.ok ? outcome.result : null;
  const items = outcome?.action === 'inspect' && outcome.result.ok ? outcome.result.value.items : null;
  return { tool, file, openFile, read, run, failure, items, clear, example: () => input.replace(exampleCertificate) };
}
