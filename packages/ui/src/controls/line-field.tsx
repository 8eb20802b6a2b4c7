import { useState, useSyncExternalStore, type DragEvent } from 'react';
import { Textarea } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { textToString } from '@toolbench/kit/text.ts';
import type { TextModel } from '../editor/text-model.ts';
import { openTextFile } from '../files/read-file.ts';
import { useWords } from '../words/use-words.ts';
import { useHandedText } from '../work/work-provider.tsx';

/** The text of a model that holds a line, drawn again with every change. */
export function useLine(model: TextModel): string {
  return useSyncExternalStore(model.subscribe, () => model.peek(limits.ui.keptCharacters) ?? '');
}

interface LineFieldProps {
  readonly model: TextModel;
  readonly label: string;
  readonly placeholder?: string;
  readonly isInvalid?: boolean;
  /** Whether it takes the text that another page hands over: one field of a page does. */
  readonly takesHandover?: boolean;
  readonly onEnter?: () => void;
}

/** Lines that are shown of what was pasted. */
const mostRows = 6;

/**
 * One line of input whose text is a model, as that of a pane: it can be kept, cleared and put back. Lines that are pasted
 * stay apart, as they would not in a field of one line. A text file that is dropped is its text.
 */
export function LineField({
  model,
  label,
  placeholder,
  isInvalid = false,
  takesHandover = false,
  onEnter,
}: LineFieldProps) {
  const t = useWords();
  const value = useLine(model);
  const [problem, setProblem] = useState<string | null>(null);
  const takeFile = async (file: File) => {
    const { text, notice } = await openTextFile(file, limits.ui.keptCharacters, t);
    if (text !== undefined) model.replace(textToString(text).trim());
    setProblem(text === undefined ? notice : null);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };
  useHandedText(model, takesHandover, (text) => textToString(text).trim());
  return (
    <Textarea
      size="sm"
      label={label}
      placeholder={placeholder}
      error={problem ?? isInvalid}
      onDrop={drop}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      styles={{ input: { fontFamily: 'var(--font-code)' } }}
      rows={Math.min(value.split('\n').length, mostRows)}
      value={value}
      onChange={(event) => {
        setProblem(null);
        model.replace(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
