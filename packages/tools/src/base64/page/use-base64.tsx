import { useEffect, useState } from 'react';
import { download } from '@toolbench/ui/files/download.ts';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import { peekHandover } from '@toolbench/ui/work/handover.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKept, useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import type { Failure } from '@toolbench/kit/result.ts';
import type { Engine } from '../engine/index.ts';
import { decodeExamples, encodeExamples } from '../examples.ts';
import { hexDump } from '@toolbench/kit/encodings/hex-dump.ts';
import { recogniseBase64 } from '../recognise.ts';
import type { ErrorCode } from '../text/zh.ts';
import type { options } from '../options.ts';
import { base64 } from '../tool.ts';

export const modes = ['encode', 'decode'] as const;
export type Mode = (typeof modes)[number];

/** Bytes of an undecodable result that are shown; the download has all. */
export const dumpedBytes = 4096;

interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The page's state: mode, opened file, the last outcome, and how they change each other. */
export function useBase64(input: TextModel, output: TextModel) {
  const tool = useTool<Engine, typeof options>(base64, { keepsOutcome: true });
  const [mode, chooseMode] = useKeptChoice<Mode>('mode', modes, () =>
    recogniseBase64(peekHandover() ?? '') > 0 ? 'decode' : 'encode',
  );
  const [file, setFile] = useKept<OpenedFile | null>('file', null, 'tab');
  const [fileFailure, setFileFailure] = useState<Failure<ErrorCode> | null>(null);
  const [exampleIndex, setExampleIndex] = useState(0);
  const { outcome, run: runAction, reset, restore } = tool;

  useEffect(() => {
    if (!outcome?.result.ok) {
      output.replace('');
    } else if (outcome.action === 'decode' || outcome.action === 'decompress') {
      const { text, bytes } = outcome.result.value;
      output.replace(text ?? hexDump(bytes, dumpedBytes, 8));
    } else {
      output.replace(outcome.result.value.text);
    }
  }, [outcome, output]);

  // Typing means the text is wanted, not the file that was opened before.
  useEffect(() => input.subscribe(() => setFile(null)), [input, setFile]);

  const run = async () => {
    if (mode === 'encode' && file) await runAction('encode-bytes', file.bytes);
    else if (input.isEmpty()) reset();
    else await runAction(mode, await input.read());
  };

  const forget = () => {
    setFile(null);
    setFileFailure(null);
    reset();
  };
  const clear = useClear([input], forget, () => {
    const before = { mode, file, outcome };
    return () => {
      chooseMode(before.mode);
      setFile(before.file);
      restore(before.outcome);
    };
  });

  const setMode = (next: Mode) => {
    if (next === mode) return;
    clear.clear();
    chooseMode(next);
  };

  const openFile = async (chosen: File) => {
    setFileFailure(null);
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (mode === 'decode') {
        input.replace(bytes);
        await runAction('decode', bytes);
      } else {
        if (!input.isEmpty()) input.replace('');
        setFile({ name: chosen.name, bytes });
        await runAction('encode-bytes', bytes);
      }
    } catch {
      setFileFailure({ ok: false, code: mode === 'encode' ? 'file-encode' : 'file-decode' });
    }
  };

  const example = () => {
    const examples = mode === 'encode' ? encodeExamples : decodeExamples;
    const { input: sample, options: settings } = examples[exampleIndex % examples.length];
    setExampleIndex(exampleIndex + 1);
    tool.setOptions({ encoding: 'base64', charset: 'utf-8', alphabet: 'standard', padding: true, ...settings });
    input.replace(String(sample));
  };

  const opens = outcome?.action === 'decode' || outcome?.action === 'decompress';
  const decoded = opens && outcome.result.ok ? outcome.result.value : null;
  const isCompressed = decoded !== null && /^application\/(gzip|zlib)$/.test(decoded.mediaType);
  const decompress = () => void (decoded && runAction('decompress', decoded.bytes));
  const failed: Failure<ErrorCode | HostCode> | null = outcome && !outcome.result.ok ? outcome.result : null;
  const failure = fileFailure ?? failed;
  const save = () => {
    if (decoded) download(decoded.bytes, `decoded.${decoded.extension}`, decoded.mediaType);
  };
  return {
    tool,
    mode,
    setMode,
    run,
    openFile,
    file,
    failure,
    decoded,
    save,
    clear,
    example,
    ...(isCompressed && { decompress }),
  };
}
