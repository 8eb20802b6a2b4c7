import { createContext, useContext } from 'react';

/** Lines of a file, counting from 1, the last one included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** A place in the open project, for the code view to show. */
export interface CodePlace {
  readonly path: string;
  /** What to mark; null for the file as such. */
  readonly lines: LineRange | null;
}

/** Opens a place in the code view. */
export const ShowPlace = createContext<(place: CodePlace) => void>(() => undefined);

export const useShowPlace = () => useContext(ShowPlace);

/** Links to code lead to this element. */
export const codeViewId = 'project-code';

/** As answers write it: `path:12` or `path:12-15`. */
export function placeText({ path, lines }: CodePlace): string {
  if (lines === null) return path;
  return lines.first === lines.last ? `${path}:${lines.first}` : `${path}:${lines.first}-${lines.last}`;
}

interface Reference {
  readonly file_path: string;
  readonly start_line: number;
  readonly end_line: number;
}

export const placeOf = ({ file_path: path, start_line: first, end_line: last }: Reference): CodePlace => ({
  path,
  lines: { first, last },
});
