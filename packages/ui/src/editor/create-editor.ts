import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Prec, Transaction, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { Place } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';
import { yieldToPage } from '../run/yield-to-page.ts';
import { marking, offsetOf, setErrorPlace, setMarks, type Mark } from './editor-marks.ts';
import { editorTheme, highlightStyle } from './editor-theme.ts';
import { isRunKey } from '../run/enter-runs.ts';
import { lineEndsOf, type LineEnds } from './line-ends.ts';
import { loadSlices } from '../run/load-slices.ts';
import type { EditorView as EditorPort, TextModel } from './text-model.ts';

export type EditorLanguage = 'json' | 'xml';

/** What is said of the text beside its label. */
export interface Figures {
  readonly lines: number;
  readonly characters: number;
  readonly lineEnds: LineEnds;
  readonly loading: boolean;
}

export interface EditorSettings {
  readonly label: string;
  readonly readOnly: boolean;
  readonly placeholder: string;
  readonly phrases: Readonly<Record<string, string>>;
  readonly cspNonce: string;
  readonly language?: EditorLanguage;
  /** Runs on Enter without Shift, never while an input method is composing. */
  readonly onEnter?: () => void;
  /** Whether what is pasted keeps the line ends it has. */
  readonly keepsLineEnds: boolean;
  readonly onFigures: (figures: Figures) => void;
}

export interface Editor {
  update(settings: Pick<EditorSettings, 'label' | 'placeholder' | 'phrases'>): void;
  mark(marks: readonly Mark[]): void;
  markError(place: Place | null): void;
  destroy(): void;
}

/** Above this size lines are not wrapped and syntax is not coloured: both cost time that grows with the text. */
const plainAbove = 256 * 1024;

const fromModel = Annotation.define<boolean>();

async function loadLanguage(language: EditorLanguage): Promise<Extension> {
  if (language === 'json') return (await import('@codemirror/lang-json')).json();
  return (await import('@codemirror/lang-xml')).xml();
}

/** The text in pieces, so that reading 50 MB back does not block the page. */
async function readInSlices(state: EditorState, separator: string): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const parts: BlobPart[] = [];
  const step = 512 * 1024;
  for (let from = 0; from < state.doc.length;) {
    let to = Math.min(from + step, state.doc.length);
    if (to < state.doc.length) to = Math.max(from + 1, endBeforePair(state, to));
    parts.push(encoder.encode(state.doc.sliceString(from, to, separator)));
    from = to;
    await yieldToPage();
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Moves a cut back when it would split a surrogate pair. */
function endBeforePair(state: EditorState, at: number): number {
  const code = state.doc.sliceString(at - 1, at).charCodeAt(0);
  return code >= 0xd800 && code <= 0xdbff ? at - 1 : at;
}

/** An editor on a model: it shows what the model is given and tells the model of edits. */
export function createEditor(parent: HTMLElement, model: TextModel, settings: EditorSettings): Editor {
  const wording = new Compartment();
  const style = new Compartment();
  let lineEnds: LineEnds = 'LF';
  let generation = 0;
  let languageExtension: Extension = [];

  const words = ({ label, placeholder: hint, phrases }: Pick<EditorSettings, 'label' | 'placeholder' | 'phrases'>) => [
    // Editable content takes the focus anyway; said outright, checkers of accessibility see that it scrolls by keyboard.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    placeholder(hint),
    EditorState.phrases.of({ ...phrases }),
  ];
  const styleFor = (size: number) => (size > plainAbove ? [] : [EditorView.lineWrapping, languageExtension]);
  const figures = (loading: boolean) => {
    settings.onFigures({ lines: view.state.doc.lines, characters: view.state.doc.length, lineEnds, loading });
  };
  const reportEdit = () => {
    const { state } = view;
    // Texts that use CRLF throughout keep it when edited; all others are read back with LF.
    if (lineEnds === 'mixed') lineEnds = 'LF';
    const separator = lineEnds === 'CRLF' ? '\r\n' : '\n';
    const small = state.doc.length <= plainAbove;
    model.edited(state.doc.length, () =>
      small ? state.doc.sliceString(0, state.doc.length, separator) : readInSlices(state, separator),
    );
    figures(false);
  };

  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [
        EditorView.cspNonce.of(settings.cspNonce),
        editorTheme,
        syntaxHighlighting(highlightStyle),
        lineNumbers(),
        history(),
        drawSelection(),
        highlightSelectionMatches(),
        marking,
        wording.of(words(settings)),
        style.of([]),
        settings.readOnly
          ? [EditorState.readOnly.of(true), EditorView.editorAttributes.of({ class: 'read-only' })]
          : [],
        pasteInSlices(model),
        settings.keepsLineEnds ? onFirstLines((pasted) => (lineEnds = lineEndsOf(pasted))) : [],
        settings.onEnter ? Prec.highest(runOnEnter(settings.onEnter)) : [],
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((one) => one.annotation(fromModel))) reportEdit();
        }),
      ],
    }),
  });

  const show = async (text: Text) => {
    const mine = ++generation;
    lineEnds = lineEndsOf(text);
    const load = loadSlices(text);
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: load.head },
      effects: [style.reconfigure(styleFor(text.length))],
      annotations: [fromModel.of(true), Transaction.addToHistory.of(text.length <= plainAbove)],
      selection: { anchor: 0 },
    });
    figures(text.length > plainAbove);
    const rest = await load.rest(() => mine !== generation);
    if (mine !== generation) return;
    if (rest) {
      view.dispatch({
        changes: { from: view.state.doc.length, insert: rest },
        annotations: [fromModel.of(true), Transaction.addToHistory.of(false)],
      });
    }
    figures(false);
  };

  const port: EditorPort = {
    show: (text) => void show(text),
    reveal(place) {
      const offset = offsetOf(view.state, place);
      view.dispatch({ selection: { anchor: offset }, effects: EditorView.scrollIntoView(offset, { y: 'center' }) });
      view.focus();
    },
    selectAll() {
      view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
      view.focus();
    },
    focus: () => view.focus(),
  };
  const detach = model.attach(port);
  const atFirst = model.version();
  void model.read().then((text) => {
    // Whatever was put into the model since then has been shown already.
    if (model.version() === atFirst) void show(text);
  });
  if (settings.language) {
    void loadLanguage(settings.language).then((extension) => {
      languageExtension = extension;
      view.dispatch({ effects: style.reconfigure(styleFor(view.state.doc.length)) });
    });
  }

  return {
    update: (next) => view.dispatch({ effects: wording.reconfigure(words(next)) }),
    mark: (marks) => view.dispatch({ effects: setMarks.of(marks) }),
    markError: (place) => view.dispatch({ effects: setErrorPlace.of(place) }),
    destroy() {
      generation += 1;
      detach();
      view.destroy();
    },
  };
}

function runOnEnter(run: () => void): Extension {
  return EditorView.domEventHandlers({
    keydown(event) {
      if (!isRunKey(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
      event.preventDefault();
      run();
      return true;
    },
  });
}

/** A large paste that replaces everything goes through the model, which shows it slice by slice. */
function pasteInSlices(model: TextModel): Extension {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const { from, to } = view.state.selection.main;
      if (view.state.readOnly || text.length <= plainAbove || to - from !== view.state.doc.length) return false;
      event.preventDefault();
      model.replace(text);
      return true;
    },
  });
}

/** Tells of a paste that brings the first line ends of a text. */
function onFirstLines(tell: (pasted: string) => void): Extension {
  return EditorView.domEventHandlers({
    paste({ clipboardData }, { state }) {
      const pasted = clipboardData?.getData('text/plain') ?? '';
      const { from, to } = state.selection.main;
      const linesThatStay = state.doc.lines - (state.doc.lineAt(to).number - state.doc.lineAt(from).number);
      if (!state.readOnly && linesThatStay === 1 && pasted.includes('\n')) tell(pasted);
      return false;
    },
  });
}
