import { RangeSetBuilder, StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { Place } from '@toolbench/kit/result.ts';

/** A stretch of the text to be marked, by UTF-16 offsets. `tone` 1 and 2 alternate so that neighbours stay apart. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly tone: 1 | 2;
}

export const setMarks = StateEffect.define<readonly Mark[]>();
export const setErrorPlace = StateEffect.define<Place | null>();

const tones = {
  1: Decoration.mark({ class: 'mark-1' }),
  2: Decoration.mark({ class: 'mark-2' }),
};
const errorMark = Decoration.mark({ class: 'mark-error' });
const errorLine = Decoration.line({ class: 'line-error' });

/** The offset of a place in the editor's document; places past the end are moved to it. */
export function offsetOf(state: EditorState, place: Place): number {
  const line = state.doc.line(Math.min(Math.max(place.line, 1), state.doc.lines));
  return Math.min(line.from + Math.max(place.column - 1, 0), line.to);
}

function decorateMarks(marks: readonly Mark[], length: number): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to, tone } of marks) {
    if (to > from && to <= length) builder.add(from, to, tones[tone]);
  }
  return builder.finish();
}

function decorateError(state: EditorState, place: Place): DecorationSet {
  const from = offsetOf(state, place);
  const line = state.doc.lineAt(from);
  const ranges = [errorLine.range(line.from)];
  if (from < line.to) ranges.push(errorMark.range(from, from + 1));
  return Decoration.set(ranges);
}

const markField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) next = decorateMarks(effect.value, transaction.state.doc.length);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const errorField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(error, transaction) {
    let next = transaction.docChanged ? Decoration.none : error;
    for (const effect of transaction.effects) {
      if (effect.is(setErrorPlace))
        next = effect.value ? decorateError(transaction.state, effect.value) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const marking: Extension = [markField, errorField];
