import { defaultKeymap } from '@codemirror/commands';
import {
  HighlightStyle,
  LanguageSupport,
  StreamLanguage,
  syntaxHighlighting,
  type StreamParser,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { editorTheme, highlightStyle } from './editor-theme.ts';

/** How to colour a language: a mode of the stream parsers, or a whole language. */
export type CodeLanguage = StreamParser<unknown> | LanguageSupport;

/** Lines counting from 1, the last one included. */
export interface MarkedLines {
  readonly first: number;
  readonly last: number;
}

export interface CodeViewSettings {
  readonly text: string;
  readonly label: string;
  readonly phrases: Readonly<Record<string, string>>;
  readonly cspNonce: string;
}

export interface CodeView {
  colour(language: CodeLanguage): void;
  /** Marks lines and scrolls the view, not the page, to them. Lines past the end are left out. */
  mark(lines: MarkedLines | null): void;
  destroy(): void;
}

const setLines = StateEffect.define<MarkedLines | null>();
const markedLine = Decoration.line({ class: 'line-marked' });

/** Lines that stay free above what is marked. */
const linesAbove = 3;

function decorate(state: EditorState, lines: MarkedLines | null): DecorationSet {
  if (lines === null) return Decoration.none;
  const last = Math.min(lines.last, state.doc.lines);
  const first = Math.max(1, lines.first);
  const count = Math.max(0, last - first + 1);
  return Decoration.set(Array.from({ length: count }, (_, at) => markedLine.range(state.doc.line(first + at).from)));
}

const marking = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { effects, state }) {
    const found = effects.find((effect) => effect.is(setLines));
    return found ? decorate(state, found.value) : value;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const codeTheme = EditorView.theme({
  '.line-marked': { backgroundColor: 'color-mix(in srgb, var(--mark-2) 60%, transparent)' },
  '.cm-lineNumbers .cm-gutterElement': { userSelect: 'none' },
});

/** What programs have beyond the data that editors show. */
const codeStyle = HighlightStyle.define([
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--syntax-name)' },
  { tag: tags.definition(tags.variableName), color: 'var(--syntax-name)' },
  { tag: [tags.meta, tags.atom, tags.operatorKeyword, tags.modifier], color: 'var(--syntax-keyword)' },
  { tag: [tags.standard(tags.variableName), tags.heading], color: 'var(--syntax-number)' },
]);

/** A file of code to read: line numbers, colours, search, marked lines. Only the visible lines are in the DOM. */
export function createCodeView(parent: HTMLElement, { text, label, phrases, cspNonce }: CodeViewSettings): CodeView {
  const language = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(cspNonce),
        editorTheme,
        codeTheme,
        syntaxHighlighting(highlightStyle),
        syntaxHighlighting(codeStyle),
        lineNumbers(),
        drawSelection(),
        highlightSelectionMatches(),
        search({ top: true }),
        marking,
        language.of([]),
        EditorState.readOnly.of(true),
        EditorState.phrases.of({ ...phrases }),
        EditorView.editorAttributes.of({ class: 'read-only' }),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', tabindex: '0' }),
        keymap.of([...defaultKeymap, ...searchKeymap]),
      ],
    }),
  });
  return {
    colour(given) {
      const extension: Extension = given instanceof LanguageSupport ? given : StreamLanguage.define(given);
      view.dispatch({ effects: language.reconfigure(extension) });
    },
    mark(lines) {
      view.dispatch({ effects: setLines.of(lines) });
      const first = Math.min(Math.max(1, lines?.first ?? 1), view.state.doc.lines);
      const shown = view.state.doc.line(Math.max(1, first - linesAbove));
      view.requestMeasure({
        read: () => view.lineBlockAt(shown.from).top + view.documentPadding.top,
        write: (top) => {
          view.scrollDOM.scrollTop = top;
        },
      });
    },
    destroy: () => view.destroy(),
  };
}
