import { useEffect, useSyncExternalStore } from 'react';
import { TextInput } from '@mantine/core';
import { limits } from '@toolbench/contracts/limits.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { takeHandover } from '../work/handover.ts';
import type { TextModel } from '../editor/text-model.ts';

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

/** One line of input whose text is a model, as that of a pane: it can be kept, cleared and put back. */
export function LineField({ model, label, placeholder, isInvalid = false, takesHandover, onEnter }: LineFieldProps) {
  const value = useLine(model);
  useEffect(() => {
    const handed = takesHandover ? takeHandover() : null;
    if (handed !== null) model.replace(textToString(handed).trim());
  }, [model, takesHandover]);
  return (
    <TextInput
      size="sm"
      label={label}
      placeholder={placeholder}
      error={isInvalid}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      styles={{ input: { fontFamily: 'var(--font-code)' } }}
      value={value}
      onChange={(event) => model.replace(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
      }}
    />
  );
}
