import { useEffect, useRef } from 'react';
import type { Place } from '@toolbench/kit/result.ts';
import { createEditor, type Editor as EditorHandle, type EditorLanguage, type Figures } from './create-editor.ts';
import type { Mark } from './editor-marks.ts';
import { pageNonce } from '../layout/page-nonce.ts';
import type { TextModel } from './text-model.ts';
import styles from './text-pane.module.css';

export interface EditorProps {
  readonly model: TextModel;
  readonly label: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
  readonly phrases: Readonly<Record<string, string>>;
  readonly language?: EditorLanguage;
  readonly marks?: readonly Mark[];
  readonly errorPlace?: Place | null;
  readonly onEnter?: () => void;
  readonly keepsLineEnds: boolean;
  readonly onFigures: (figures: Figures) => void;
  /** Whether the text area before it had the focus, which it then takes over. */
  readonly focused: boolean;
}

/** CodeMirror on a text model. Only the visible lines are in the DOM. */
export default function Editor(props: EditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle | null>(null);
  const latest = useRef(props);
  const { model, label, placeholder, phrases, marks, errorPlace = null, readOnly, language } = props;

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!parent.current) return;
    const first = latest.current;
    const created = createEditor(parent.current, model, {
      label: first.label,
      placeholder: first.placeholder,
      phrases: first.phrases,
      readOnly,
      keepsLineEnds: first.keepsLineEnds,
      cspNonce: pageNonce(),
      onFigures: (figures) => latest.current.onFigures(figures),
      ...(language && { language }),
      ...(first.onEnter && { onEnter: () => latest.current.onEnter?.() }),
    });
    editor.current = created;
    if (first.focused) model.focus();
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, [model, readOnly, language]);

  useEffect(() => editor.current?.update({ label, placeholder, phrases }), [label, placeholder, phrases]);
  useEffect(() => editor.current?.mark(marks ?? []), [marks]);
  useEffect(() => editor.current?.markError(errorPlace), [errorPlace]);

  return <div ref={parent} className={styles.editor} />;
}
