import { withoutByteOrderMark } from '@toolbench/kit/encodings/byte-order-mark.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import { detectEncoding } from '../engine/read/encoding.ts';
import type { Encoding } from '../encodings.ts';

/** An opened file. Its bytes go to the engine as they are; the pane shows them as text. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file whose text was edited in the pane: it stands for the input no more, but that came from it. */
export interface EditedFile {
  readonly name: string;
  readonly encoding: Encoding;
}

/** Bytes that tell a file's encoding well enough to show it; bytes decoded before the page may yieldToPage. */
const probeLength = 1024 * 1024;
const decodedAtOnce = 1024 * 1024;

/**
 * The file that stands for the input, and its text in the input's pane. Typing means that the text is wanted, not the
 * file: the file is then dropped, and what is still being decoded does not overwrite the typed text.
 */
export function useOpenedFile(input: TextModel) {
  const [file, setFile] = useKept<OpenedFile | null>('file', null, 'tab');
  const [edited, setEdited] = useKept<EditedFile | null>('edited', null, 'tab');
  const [isUnreadable, setUnreadable] = useState(false);
  const shown = useRef<(OpenedFile & EditedFile) | null>(null);
  const isFilling = useRef(false);

  useEffect(
    () =>
      input.subscribe(() => {
        if (isFilling.current) return;
        if (input.isEmpty()) setEdited(null);
        else if (shown.current) setEdited({ name: shown.current.name, encoding: shown.current.encoding });
        shown.current = null;
        setFile(null);
      }),
    [input, setFile, setEdited],
  );

  const open = async (chosen: File): Promise<OpenedFile | null> => {
    try {
      const opened = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
      input.replace('');
      setFile(opened);
      setEdited(null);
      setUnreadable(false);
      return opened;
    } catch {
      setUnreadable(true);
      return null;
    }
  };

  /** Shows the file's text, again if it was shown in another encoding; found out here where the engine did not say. */
  const show = useCallback(
    async ({ name, bytes }: OpenedFile, known: Encoding | undefined) => {
      const encoding = known ?? probeEncoding(bytes);
      if (!encoding || (shown.current?.bytes === bytes && shown.current.encoding === encoding)) return;
      const mine = { name, bytes, encoding };
      shown.current = mine;
      const text = await utf8OfFile(bytes, encoding);
      if (shown.current !== mine) return;
      isFilling.current = true;
      input.replace(text);
      isFilling.current = false;
    },
    [input],
  );

  return { file, setFile, edited, setEdited, open, show, isUnreadable, forgive: () => setUnreadable(false) };
}

/** The encoding that a file's beginning, up to the end of a line, seems to have; undefined for binary files. */
function probeEncoding(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, probeLength);
  const detected = detectEncoding(
    start.length === bytes.length ? start : start.subarray(0, start.lastIndexOf(0x0a) + 1),
  );
  return detected.ok ? detected.value.encoding : undefined;
}

/** A file's text as UTF-8 for its pane; large files are converted bit by bit, so that the page stays responsive. */
async function utf8OfFile(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'utf-8') return withoutByteOrderMark(bytes);
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  const parts = [];
  for (let at = 0; at < bytes.length; at += decodedAtOnce) {
    parts.push(encoder.encode(decoder.decode(bytes.subarray(at, at + decodedAtOnce), { stream: true })));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Uint8Array(await new Blob([...parts, encoder.encode(decoder.decode())]).arrayBuffer());
}
