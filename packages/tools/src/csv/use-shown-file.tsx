import { useCallback, useEffect, useRef } from 'react';
import type { TextModel } from '@toolbench/ui/text-model.ts';
import type { Text } from '../kit/text.ts';
import { detectEncoding, type Encoding } from './encoding.ts';

/** Bytes that tell a file's encoding well enough to show it; bytes decoded before the page may breathe. */
const probeLength = 1024 * 1024;
const decodedAtOnce = 1024 * 1024;

/** The encoding that a file's beginning, up to the end of a line, seems to have; undefined for binary files. */
export function probeEncoding(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, probeLength);
  const detected = detectEncoding(
    start.length === bytes.length ? start : start.subarray(0, start.lastIndexOf(0x0a) + 1),
  );
  return detected.ok ? detected.value.encoding : undefined;
}

/** A file's text for its pane; large ones are decoded bit by bit, so that the page stays responsive. */
async function textOfFile(bytes: Uint8Array, encoding: Encoding): Promise<Text> {
  if (encoding === 'utf-8') return bytes[0] === 0xef && bytes[1] === 0xbb ? bytes.subarray(3) : bytes;
  const decoder = new TextDecoder(encoding);
  let text = '';
  for (let at = 0; at < bytes.length; at += decodedAtOnce) {
    text += decoder.decode(bytes.subarray(at, at + decodedAtOnce), { stream: true });
    await new Promise((resolve) => setTimeout(resolve));
  }
  return text + decoder.decode();
}

/**
 * Shows a file's text in the input pane, again when it turns out to have another encoding. Typing means that the text
 * is wanted, not the file: then `onTyped` is called, and nothing that is still being decoded overwrites it.
 */
export function useShownFile(input: TextModel, onTyped: () => void) {
  const shown = useRef<{ readonly bytes: Uint8Array; readonly encoding: Encoding } | null>(null);
  const isFilling = useRef(false);
  const typed = useRef(onTyped);
  useEffect(() => {
    typed.current = onTyped;
  });

  useEffect(
    () =>
      input.subscribe(() => {
        if (isFilling.current) return;
        shown.current = null;
        typed.current();
      }),
    [input],
  );

  return useCallback(
    async (bytes: Uint8Array, encoding: Encoding) => {
      if (shown.current?.bytes === bytes && shown.current.encoding === encoding) return;
      const mine = { bytes, encoding };
      shown.current = mine;
      const text = await textOfFile(bytes, encoding);
      if (shown.current !== mine) return;
      isFilling.current = true;
      input.replace(text);
      isFilling.current = false;
    },
    [input],
  );
}
