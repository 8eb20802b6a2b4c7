import { useEffect, useReducer } from 'react';
import { enterRuns } from '../run/enter-runs.ts';
import type { Figures } from './create-editor.ts';
import type { TextModel } from './text-model.ts';
import styles from './text-pane.module.css';

/** More than this is never put into a plain text area: it would block the page. */
const plainLimit = 64 * 1024;

interface PlainEditorProps {
  readonly model: TextModel;
  readonly label: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
  readonly onEnter?: () => void;
  readonly onFocused: (focused: boolean) => void;
  readonly keepsLineEnds: boolean;
  readonly onFigures: (figures: Figures) => void;
}

/** The text area that takes input while the editor is still loading. */
export function PlainEditor(props: PlainEditorProps) {
  const { model, label, placeholder, readOnly, keepsLineEnds, onEnter, onFocused, onFigures } = props;
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => model.subscribe(refresh), [model]);
  const text = model.peek(plainLimit);

  const change = (next: string) => {
    model.edited(next.length, () => next);
    onFigures({ lines: next.split('\n').length, characters: next.length, lineEnds: 'LF', loading: false });
  };
  return (
    <textarea
      className={styles.plain}
      aria-label={label}
      placeholder={placeholder}
      readOnly={readOnly || text === null}
      spellCheck={false}
      value={text ?? ''}
      onChange={(event) => change(event.target.value)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        const losesLineEnds = keepsLineEnds && model.isEmpty() && pasted.includes('\r');
        if (pasted.length <= plainLimit && !losesLineEnds) return;
        event.preventDefault();
        model.replace(pasted);
      }}
      onFocus={() => onFocused(true)}
      onBlur={() => onFocused(false)}
      onKeyDown={onEnter && enterRuns(onEnter)}
    />
  );
}
