import { useEffect, useState } from 'react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import type { Text } from '@toolbench/kit/text.ts';

/** A binary file, which the text pane cannot show. */
interface BinaryFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const derSequence = 0x30;

/** Pasted text, or an opened file in its place where that is binary. */
export function useKeyInput(model: TextModel) {
  const [file, setFile] = useState<BinaryFile | null>(null);

  // Typing means the text is wanted, not the file that was opened before.
  useEffect(() => model.subscribe(() => setFile(null)), [model]);

  const read = async (): Promise<Text> => (file && model.isEmpty() ? file.bytes : model.read());
  const open = async (chosen: File) => {
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const isBinary = bytes[0] === derSequence;
    model.replace(isBinary ? '' : bytes);
    if (isBinary) setFile({ name: chosen.name, bytes });
  };
  return { file, read, open, isEmpty: () => !file && model.isEmpty(), forget: () => setFile(null) };
}
