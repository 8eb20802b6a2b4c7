import { useState } from 'react';
import type { Place } from '@toolbench/kit/result.ts';
import type { Text } from '@toolbench/kit/text.ts';

/** What an editor does for the model it shows. */
export interface EditorView {
  show(text: Text): void;
  reveal(place: Place): void;
  selectAll(): void;
  focus(): void;
}

/** Lines, characters (UTF-16 code units) and bytes (UTF-8) of a text; bytes are left out where counting would cost. */
export interface TextFigures {
  readonly lines: number;
  readonly characters: number;
  readonly bytes?: number;
}

/**
 * A text that lives outside React and outside the DOM, so that 50 MB are no different from a line. An editor shows it
 * and reports edits; the page reads it when it needs it.
 */
export interface TextModel {
  /** The text now. Large edited texts are read in slices, which is why this is a promise. */
  read(): Promise<Text>;
  /** The text if that is cheap: a string of at most `limit` code units, else null. */
  peek(limit: number): string | null;
  replace(text: Text): void;
  isEmpty(): boolean;
  /** Size in code units or bytes: good enough to decide what is small. */
  size(): number;
  /** Changes with every edit or replacement. */
  version(): number;
  subscribe(listener: () => void): () => void;
  reveal(place: Place): void;
  selectAll(): void;
  focus(): void;
  /** An editor takes over showing the text; the returned function gives it back. */
  attach(view: EditorView): () => void;
  /** The attached editor's user changed the text; `read` gives the new one. */
  edited(size: number, read: () => Text | Promise<Text>): void;
}

export function createTextModel(initial: Text = ''): TextModel {
  let text: Text | null = initial;
  let readEdited: (() => Text | Promise<Text>) | null = null;
  let size = initial.length;
  let version = 0;
  let view: EditorView | null = null;
  const listeners = new Set<() => void>();
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const read = async (): Promise<Text> => {
    if (text !== null) return text;
    const before = version;
    const fresh = await (readEdited as () => Text | Promise<Text>)();
    if (version === before) text = fresh;
    return fresh;
  };

  return {
    read,
    peek(limit) {
      if (size > limit) return null;
      if (text === null) {
        const fresh = (readEdited as () => Text | Promise<Text>)();
        if (fresh instanceof Promise) return null;
        text = fresh;
      }
      return typeof text === 'string' ? text : new TextDecoder().decode(text);
    },
    replace(next) {
      text = next;
      readEdited = null;
      size = next.length;
      view?.show(next);
      changed();
    },
    isEmpty: () => size === 0,
    size: () => size,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reveal: (place) => view?.reveal(place),
    selectAll: () => view?.selectAll(),
    focus: () => view?.focus(),
    attach(next) {
      view = next;
      return () => {
        if (view === next) view = null;
      };
    },
    edited(nextSize, nextRead) {
      text = null;
      readEdited = nextRead;
      size = nextSize;
      changed();
    },
  };
}

/** A text model that lives as long as the component. */
export function useTextModel(initial: Text = ''): TextModel {
  const [model] = useState(() => createTextModel(initial));
  return model;
}
