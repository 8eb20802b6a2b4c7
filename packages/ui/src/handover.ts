import { createContext, useContext } from 'react';
import type { Text } from '@toolbench/tools/kit/text.ts';

let pending: Text | null = null;

/** Keeps a text for the next tool page. In memory only: it is in no address and in no storage. */
export function handOver(text: Text): void {
  pending = text;
}

/** The text that was handed over, once. */
export function takeHandover(): Text | null {
  const text = pending;
  pending = null;
  return text;
}

/** The beginning of the text that waits, so that a page can start in the fitting mode. */
export function peekHandover(): string | null {
  if (pending === null) return null;
  return typeof pending === 'string' ? pending.slice(0, 4096) : new TextDecoder().decode(pending.subarray(0, 4096));
}

let pendingFile: File | null = null;

/** Keeps a file for the next tool page, for tools that work on files. In memory only. */
export function handOverFile(file: File): void {
  pendingFile = file;
}

/** The file that was handed over, once. */
export function takeFileHandover(): File | null {
  const file = pendingFile;
  pendingFile = null;
  return file;
}

const SendContext = createContext<((text: Text) => void) | null>(null);

/** Whoever provides it lets the person choose a tool for the text, hands it over and goes there. */
export const SendProvider = SendContext.Provider;

/** Sends a text to another tool, or null where that is not offered. */
export function useSend(): ((text: Text) => void) | null {
  return useContext(SendContext);
}
