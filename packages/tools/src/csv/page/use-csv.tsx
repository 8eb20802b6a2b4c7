import { useEffect, useRef, useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { HostCode } from '@toolbench/ui/run/engine-host.ts';
import { peekHandover } from '@toolbench/ui/work/handover.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { TextModel } from '@toolbench/ui/editor/text-model.ts';
import { useClear } from '@toolbench/ui/run/use-clear.ts';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import { fail, type Failure } from '@toolbench/kit/result.ts';
import type { Engine } from '../engine/index.ts';
import { csvExamples, jsonExamples } from '../examples.ts';
import type { ErrorCode } from '../text/zh.ts';
import type { options } from '../options.ts';
import { csv } from '../tool.ts';
import { useOpenedFile, type OpenedFile } from './use-opened-file.tsx';

export type CsvAction = keyof Engine;
const csvActions = Object.keys(csv.actions) as CsvAction[];

/** What to start with: JSON that another tool sent is to become CSV. */
function fittingAction(): CsvAction {
  return /^\s*[[{]/.test(peekHandover() ?? '') ? 'json-to-csv' : 'csv-to-json';
}

/** The page's state: the chosen action, an opened file, the last outcome, and how they change each other. */
export function useCsv(input: TextModel, output: TextModel) {
  const tool = useTool<Engine, typeof options>(csv, { keepsOutcome: true });
  const language = useLanguage();
  const [action, setAction] = useKeptChoice('action', csvActions, fittingAction);
  const [exampleIndex, setExampleIndex] = useState(0);
  const { file, setFile, edited, setEdited, show, ...opening } = useOpenedFile(input);
  const outcome = tool.outcome?.action === action ? tool.outcome : null;

  useEffect(() => {
    const value = outcome?.result.ok ? outcome.result.value : null;
    output.replace(value && 'text' in value ? value.text : '');
  }, [outcome, output]);

  const { encoding, delimiter } = tool.options;
  /** Whether somebody chose the separator: then it is no longer found by evidence unless asked for. */
  const [isChosen, setChosen] = useState(delimiter !== 'comma');
  const isDoubtful =
    outcome?.result.ok === true && outcome.result.value.notices.some(({ code }) => code.endsWith('-delimiter'));
  const { setOptions } = tool;
  useEffect(() => {
    if (isDoubtful && delimiter === 'comma' && !isChosen) setOptions({ delimiter: 'auto' });
  }, [isDoubtful, delimiter, isChosen, setOptions]);
  const chooseOptions = (chosen: Partial<typeof tool.options>) => {
    if (chosen.delimiter !== undefined) setChosen(true);
    tool.setOptions(chosen);
  };
  const found = outcome?.result.ok === true ? outcome.result.value.detected.delimiter : undefined;
  const isFound = delimiter === 'auto' && !isChosen && found !== undefined && found !== 'comma';

  useEffect(() => {
    if (!file || !outcome) return;
    const chosen = encoding === 'auto' ? undefined : encoding;
    void show(file, outcome.result.ok ? outcome.result.value.detected.encoding : chosen);
  }, [outcome, file, encoding, show]);

  /** A separator that was typed is kept for when it is wanted again, but counts only where it is asked for. */
  const chosenOptions = tool.options.delimiter === 'other' ? tool.options : { ...tool.options, separator: '' };

  /** The input's version of the last run: asking for data must not be undone by what was typed before. */
  const ranOn = useRef(-1);
  const runOn = async (chosen: CsvAction, opened: OpenedFile | null) => {
    ranOn.current = input.version();
    opening.forgive();
    await tool.run(chosen, opened ? opened.bytes : await input.read(), { options: chosenOptions });
  };
  const run = () => runOn(action, file);
  useLive([input], [action, tool.options], limits.ui.liveDelayMs, () => {
    if (!file && input.isEmpty()) {
      if (input.version() !== ranOn.current) tool.reset();
    } else {
      tool.runWhenQuick(file ? file.bytes.length : input.size(), () => void run());
    }
  });

  const choose = (next: CsvAction) => {
    setAction(next);
    if (file) void runOn(next, file);
  };
  const openFile = async (chosen: File) => {
    const opened = await opening.open(chosen);
    if (opened) await runOn(action, opened);
  };

  /** Makes the result the input of the conversion back. */
  const convertBack = () => {
    if (!outcome?.result.ok || !('text' in outcome.result.value)) return;
    const { value } = outcome.result;
    const back = outcome.action === 'csv-to-json' ? 'json-to-csv' : 'csv-to-json';
    tool.setOptions({ skipLines: 0, ...('hasHeader' in value && { hasHeader: value.hasHeader }) });
    input.replace(value.text);
    setEdited(null);
    setAction(back);
    void tool.run(back, value.text, { options: chosenOptions });
  };

  const example = () => {
    const examples = action === 'json-to-csv' ? jsonExamples : csvExamples[language];
    const { input: sample } = examples[exampleIndex % examples.length];
    setExampleIndex(exampleIndex + 1);
    setChosen(false);
    tool.setOptions({ delimiter: 'comma', hasHeader: true, skipLines: 0 });
    input.replace(String(sample));
    setEdited(null);
  };

  const forget = () => {
    setFile(null);
    setEdited(null);
    opening.forgive();
    tool.reset();
  };
  const clear = useClear([input], forget, () => {
    const before = { file, outcome: tool.outcome };
    return () => {
      setFile(before.file);
      tool.restore(before.outcome);
    };
  });

  const failed: Failure<ErrorCode | HostCode> | null = outcome && !outcome.result.ok ? outcome.result : null;
  const failure = opening.isUnreadable ? fail('file-unreadable') : failed;
  return {
    tool,
    action,
    choose,
    run,
    outcome,
    file,
    edited,
    openFile,
    convertBack,
    failure,
    clear,
    example,
    chooseOptions,
    /** The separator that was taken in place of the comma because the text speaks for it. */
    taken: isFound ? found : undefined,
  };
}
