import { useCallback, useEffect, useState, type DragEvent } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { handOver, handOverFile } from '@toolbench/ui/work/handover.ts';
import { decodeFile } from '@toolbench/ui/files/read-file.ts';
import { suggestTools, suggestToolsForFile } from './suggest-tools.ts';

/** What was pasted or dropped, and the tools that fit it; or a file that is too large, or of no kind that is known. */
export type Suggestion =
  | {
      /** How it begins, or the name of its file. */
      readonly excerpt: string;
      readonly tools: readonly ToolDefinition[];
      readonly handOver: (page: string) => void;
    }
  | { readonly tooLarge: number }
  | { readonly unknown: string };

export interface DropZone {
  readonly suggestion: Suggestion | null;
  readonly takeText: (text: Text) => void;
  readonly takeFile: (file: File) => Promise<void>;
  /** Reads the clipboard, for screens without keys; absent where the browser gives none. */
  readonly paste?: () => Promise<void>;
  readonly forget: () => void;
  /** For the element that takes what is dropped. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

const excerptLength = 80;

function excerptOf(text: Text): string {
  const head = text.slice(0, excerptLength * 4);
  const words = typeof head === 'string' ? head : new TextDecoder().decode(head);
  return words.trim().slice(0, excerptLength);
}

const allowDrop = (event: DragEvent) => event.preventDefault();

/** Takes what is pasted or dropped anywhere on the page and finds the tools that fit it. */
export function useDropZone(): DropZone {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);

  const takeText = useCallback(
    (text: Text, fileName?: string) =>
      setSuggestion({
        excerpt: excerptOf(text),
        tools: suggestTools(text, fileName),
        handOver: (page) => handOver(text, page),
      }),
    [],
  );
  const takeFile = useCallback(
    async (file: File) => {
      if (file.size > limits.files.openBytes) return setSuggestion({ tooLarge: file.size });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const tools = suggestToolsForFile(bytes);
      if (tools.length > 0) {
        return setSuggestion({ excerpt: file.name, tools, handOver: (page) => handOverFile(file, page) });
      }
      const read = await decodeFile(bytes);
      if (read) takeText(read.text, file.name);
      else setSuggestion({ unknown: file.name });
    },
    [takeText],
  );

  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || !clipboardData) return;
      if (clipboardData.files.length > 0) void takeFile(clipboardData.files[0]);
      else takeText(clipboardData.getData('text/plain'));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [takeFile, takeText]);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length > 0) void takeFile(files[0]);
    else takeText(event.dataTransfer.getData('text/plain'));
  };
  const paste = async () => {
    // Whoever declines the browser's question has not pasted anything.
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text !== '') takeText(text);
  };
  const forget = () => setSuggestion(null);
  const canPaste = typeof (navigator.clipboard as Clipboard | undefined)?.readText === 'function';
  return {
    suggestion,
    takeText,
    takeFile,
    ...(canPaste && { paste }),
    forget,
    handlers: { onDragOver: allowDrop, onDrop },
  };
}
