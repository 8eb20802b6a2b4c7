import { lazy, memo, Suspense, useState, type DragEvent, type ReactNode } from 'react';
import { Download, FolderOpen, Send, X } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { CopyButton } from '../files/copy-button.tsx';
import type { EditorLanguage, Figures } from './create-editor.ts';
import { download } from '../files/download.ts';
import type { Mark } from './editor-marks.ts';
import { formatCount } from '../words/format-figures.ts';
import { useSend } from '../work/handover.ts';
import { OpenFile } from '../files/open-file.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { withLineEnds } from './line-ends.ts';
import { PlainEditor } from './plain-editor.tsx';
import { PrintedText } from './printed-text.tsx';
import { openTextFile } from '../files/read-file.ts';
import { useWords } from '../words/use-words.ts';
import type { TextModel } from './text-model.ts';
import styles from './text-pane.module.css';
import { useHandedText, useWork } from '../work/work-provider.tsx';

const Editor = lazy(() => import('./editor.tsx'));

export interface TextPaneProps {
  readonly model: TextModel;
  readonly label: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** False where another pane of the page takes the text that another tool hands over. */
  readonly takesHandover?: boolean;
  /** Height of the text area in CSS pixels. */
  readonly height?: number;
  readonly language?: EditorLanguage;
  readonly marks?: readonly Mark[];
  /** Marks the place of an error; the border turns red too. */
  readonly errorPlace?: Place | null;
  readonly invalid?: boolean;
  /** Runs on Enter without Shift. */
  readonly onEnter?: () => void;
  /** Takes an opened or dropped file itself, for tools that work on bytes. */
  readonly onFile?: (file: File) => void;
  /** Told the name of a file whose text the pane has now. */
  readonly onOpened?: (name: string) => void;
  readonly downloadName?: string;
  readonly mediaType?: string;
  /** False leaves out the open-file button and dropping. */
  readonly opens?: boolean;
  /** Whether the bytes of the text count: what is pasted keeps its line ends, which are shown and can be changed. */
  readonly keepsLineEnds?: boolean;
  /** Further buttons in the pane's header. */
  readonly extra?: ReactNode;
}

/**
 * A labelled text area of any size with figures, copy, download and opening of files. It starts as a plain text area,
 * so that typing works at once, and becomes the windowed editor as soon as that is loaded. Drawn again only when one of
 * its properties changes.
 */
export const TextPane = memo(function TextPane(props: TextPaneProps) {
  const {
    model,
    label,
    placeholder = '',
    readOnly = false,
    height = 360,
    opens = !readOnly,
    takesHandover = !readOnly,
    keepsLineEnds = false,
  } = props;
  const t = useWords();
  const [figures, setFigures] = useState<Figures>({ lines: 1, characters: 0, lineEnds: 'LF', loading: false });
  const [notice, setNotice] = useState<string | null>(null);
  const [dropping, setDropping] = useState(false);
  const [focused, setFocused] = useState(false);

  const send = useSend();
  const work = useWork();

  useHandedText(model, takesHandover);

  const open = async (file: File) => {
    setNotice(null);
    if (props.onFile && file.size <= limits.files.openBytes) return props.onFile(file);
    const { text, notice: said } = await openTextFile(file, limits.files.openBytes, t);
    if (text !== undefined) {
      model.replace(text);
      props.onOpened?.(file.name);
    }
    setNotice(said);
  };
  const drop = (event: DragEvent) => {
    if (!opens || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setDropping(false);
    void open(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    if (!opens || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };

  const otherEnds = figures.lineEnds === 'LF' ? 'CRLF' : 'LF';
  const endLines = async () => model.replace(withLineEnds(await model.read(), otherEnds));
  const editing = {
    model,
    label,
    placeholder,
    readOnly,
    keepsLineEnds,
    ...(props.onEnter && { onEnter: props.onEnter }),
  };
  const invalid = props.invalid === true || Boolean(props.errorPlace);
  return (
    <section
      className={styles.pane}
      data-invalid={invalid || undefined}
      data-read-only={readOnly || undefined}
      aria-label={label}
    >
      <div className={styles.head}>
        <h2 className={styles.label}>{label}</h2>
        <span className={styles.figures}>
          {figures.loading
            ? t.loading
            : figures.characters > 0 &&
              `${t.lines(formatCount(figures.lines))} · ${t.characters(formatCount(figures.characters))}`}
          {keepsLineEnds && !figures.loading && figures.lines > 1 && (
            <>
              {' · '}
              <TextButton title={t.endLinesWith(otherEnds)} onClick={() => void endLines()}>
                {figures.lineEnds === 'mixed' ? t.mixedLineEnds : figures.lineEnds}
              </TextButton>
            </>
          )}
        </span>
        <div className={styles.actions}>
          {props.extra}
          {opens && (
            <OpenFile onFile={(file) => void open(file)}>
              {(button) => <IconButton icon={FolderOpen} label={t.openFile} {...button} />}
            </OpenFile>
          )}
          {readOnly && send && (
            <IconButton
              icon={Send}
              label={t.sendTo}
              disabled={figures.characters === 0}
              onClick={() => void model.read().then((text) => send(text, work?.madeBy() ?? null))}
            />
          )}
          {props.downloadName && (
            <IconButton
              icon={Download}
              label={t.download}
              disabled={figures.characters === 0}
              onClick={() =>
                void model.read().then((text) => download(text, props.downloadName ?? '', props.mediaType))
              }
            />
          )}
          <CopyButton
            text={() => model.read()}
            onRefused={() => model.selectAll()}
            disabled={figures.characters === 0}
          />
        </div>
      </div>
      <PrintedText model={model} />
      <div
        className={styles.body}
        style={{ height }}
        data-dropping={dropping || undefined}
        onDrop={drop}
        onDragOver={dragOver}
        onDragLeave={() => setDropping(false)}
      >
        <Suspense fallback={<PlainEditor {...editing} onFocused={setFocused} onFigures={setFigures} />}>
          <Editor
            {...editing}
            focused={focused}
            phrases={t.editor}
            onFigures={setFigures}
            {...(props.language && { language: props.language })}
            {...(props.marks && { marks: props.marks })}
            errorPlace={props.errorPlace ?? null}
          />
        </Suspense>
        {dropping && <div className={styles.drop}>{t.dropHere}</div>}
      </div>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
          <IconButton icon={X} label={t.close} size="sm" onClick={() => setNotice(null)} />
        </p>
      )}
    </section>
  );
});
