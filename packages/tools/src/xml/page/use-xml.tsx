import { useEffect, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKept, useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import { ok, type Failure, type Result } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { decodeXml, type DecodeCode } from '../engine/decode.ts';
import { withoutByteOrderMark } from '@toolbench/kit/encodings/byte-order-mark.ts';
import type { Engine } from '../engine/index.ts';
import { examples } from '../examples.ts';
import type { ErrorCode } from '../text/zh.ts';
import type { options } from '../options.ts';
import { xml } from '../tool.ts';

const mainActions = ['format', 'compress', 'validate', 'to-json', 'from-json'] as const;
export type MainAction = (typeof mainActions)[number];

type PageFailure = Failure<ErrorCode | HostCode>;

/** The page's state: the chosen action, its last outcome, an opened file, and how they change each other. */
export function useXml(input: TextModel, output: TextModel) {
  const tool = useTool<Engine, typeof options>(xml, { keepsOutcome: true });
  const [action, setAction] = useKeptChoice<MainAction>('action', mainActions, 'format');
  const [exampleIndex, setExampleIndex] = useState(0);
  const [file, setFile] = useKept<Uint8Array | null>('file', null, 'tab');
  const [fileFailure, setFileFailure] = useState<PageFailure | null>(null);
  const { outcome, reset, restore } = tool;
  const main = outcome?.action === 'xpath' || outcome?.action === 'tree' ? null : outcome;

  useEffect(() => output.replace(main?.result.ok ? main.result.value.text : ''), [main, output]);

  // Typing means the text is wanted, not the file that was opened before.
  useEffect(() => input.subscribe(() => setFile(null)), [input, setFile]);

  const run = async (chosen: MainAction) => {
    setAction(chosen);
    setFileFailure(null);
    if (input.isEmpty() && !file) reset();
    else await tool.run(chosen, file ?? (await input.read()));
  };
  useLive([input], [tool.options], limits.ui.liveDelayMs, () => {
    tool.runWhenQuick(input.size(), () => void run(action));
  });

  const forget = () => {
    setFile(null);
    setFileFailure(null);
    reset();
  };
  const clear = useClear([input], forget, () => {
    const before = { file, outcome };
    return () => {
      setFile(before.file);
      restore(before.outcome);
    };
  });

  const openFile = async (chosen: File) => {
    setFileFailure(null);
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const { result } = await tool.run('format', bytes);
      const isUtf8 = result.ok && result.value.encoding === undefined;
      const decoded = isUtf8 ? ok(withoutByteOrderMark(bytes)) : decodedText(bytes);
      if (!decoded.ok) return;
      setAction('format');
      input.replace(decoded.value);
      setFile(bytes);
    } catch {
      setFileFailure({ ok: false, code: 'file-unreadable' });
    }
  };

  /** Loads the next example and answers the path that goes with it. */
  const example = () => {
    const { input: sample, options: settings } = examples[exampleIndex % examples.length];
    setExampleIndex(exampleIndex + 1);
    setAction('format');
    input.replace(String(sample));
    return String(settings?.['path'] ?? '');
  };

  const failure: PageFailure | null = fileFailure ?? (main && !main.result.ok ? main.result : null);
  return { tool, main, run, openFile, failure, clear, example };
}

/** Decoding takes its time, so it is done here only where the bytes themselves cannot be shown. */
function decodedText(bytes: Uint8Array): Result<Text, DecodeCode> {
  const decoded = decodeXml(bytes);
  return decoded.ok ? ok(decoded.value.text) : decoded;
}
