import { useEffect, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/engine-host.ts';
import { useLanguage } from '@toolbench/ui/language.ts';
import type { TextModel } from '@toolbench/ui/text-model.ts';
import { useClear } from '@toolbench/ui/use-clear.ts';
import { useLive } from '@toolbench/ui/use-live.ts';
import { useTool } from '@toolbench/ui/use-tool.tsx';
import type { Failure } from '../kit/result.ts';
import type { Engine } from './engine.ts';
import { csvExamples, jsonExamples } from './examples.ts';
import type { ErrorCode } from './text.zh.ts';
import { csv, type options } from './tool.ts';
import { probeEncoding, useShownFile } from './use-shown-file.tsx';

export type CsvAction = keyof Engine;

/** An opened file. Its bytes go to the engine as they are; the pane shows them as text. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The page's state: the chosen action, an opened file, the last outcome, and how they change each other. */
export function useCsv(input: TextModel, output: TextModel) {
  const tool = useTool<Engine, typeof options>(csv);
  const [action, setAction] = useState<CsvAction>('csv-to-json');
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [fileFailure, setFileFailure] = useState<Failure<ErrorCode> | null>(null);
  const language = useLanguage();
  const [exampleIndex, setExampleIndex] = useState(0);
  const outcome = tool.outcome?.action === action ? tool.outcome : null;
  const showFile = useShownFile(input, () => setFile(null));

  useEffect(() => {
    const value = outcome?.result.ok ? outcome.result.value : null;
    output.replace(value && 'text' in value ? value.text : '');
  }, [outcome, output]);

  const chosenEncoding = tool.options.encoding;
  useEffect(() => {
    if (!file || !outcome) return;
    const found = outcome.result.ok ? outcome.result.value.detected.encoding : undefined;
    const encoding = found ?? (chosenEncoding === 'auto' ? probeEncoding(file.bytes) : chosenEncoding);
    if (encoding) void showFile(file.bytes, encoding);
  }, [outcome, file, chosenEncoding, showFile]);

  const runOn = async (chosen: CsvAction, opened: OpenedFile | null) => {
    setFileFailure(null);
    await tool.run(chosen, opened ? opened.bytes : await input.read());
  };
  const run = () => runOn(action, file);
  useLive([input], [action, tool.options], limits.ui.liveDelayMs, () => {
    if (!file && input.isEmpty()) tool.reset();
    else if ((file ? file.bytes.length : input.size()) <= limits.ui.liveInputCharacters) void run();
  });

  const choose = (next: CsvAction) => {
    setAction(next);
    if (file) void runOn(next, file);
  };

  const openFile = async (chosen: File) => {
    try {
      const opened = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
      input.replace('');
      setFile(opened);
      await runOn(action, opened);
    } catch {
      setFileFailure({ ok: false, code: 'file-unreadable' });
    }
  };

  /** Makes the result the input of the conversion back. */
  const convertBack = () => {
    if (!outcome?.result.ok || !('text' in outcome.result.value)) return;
    const { value } = outcome.result;
    const back = outcome.action === 'csv-to-json' ? 'json-to-csv' : 'csv-to-json';
    if ('hasHeader' in value) tool.setOption('hasHeader', value.hasHeader);
    input.replace(value.text);
    setAction(back);
    void tool.run(back, value.text);
  };

  const forget = () => {
    setFile(null);
    setFileFailure(null);
    tool.reset();
  };
  const clear = useClear([input], forget, () => {
    const before = { file, outcome: tool.outcome };
    return () => {
      setFile(before.file);
      tool.restore(before.outcome);
    };
  });

  const example = () => {
    const examples = action === 'json-to-csv' ? jsonExamples : csvExamples[language];
    const { input: sample } = examples[exampleIndex % examples.length];
    setExampleIndex(exampleIndex + 1);
    tool.setOptions({ delimiter: 'comma', hasHeader: true });
    input.replace(String(sample));
  };

  const failed: Failure<ErrorCode | HostCode> | null = outcome && !outcome.result.ok ? outcome.result : null;
  return {
    tool,
    action,
    choose,
    run,
    outcome,
    file,
    openFile,
    convertBack,
    failure: fileFailure ?? failed,
    clear,
    example,
  };
}
