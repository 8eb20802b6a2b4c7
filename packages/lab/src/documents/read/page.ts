/** A rectangle in PDF points, from the upper left corner of the page as it is shown. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text as the PDF draws it: a word, a line or a part of one. */
export interface Fragment extends Rectangle {
  readonly text: string;
  /** Of its font, in points. */
  readonly size: number;
  /** Its font has letters of one width, as listings of programs do. */
  readonly isFixed?: boolean;
}

/**
 * `furniture`: running head, running foot, page number, or an entry of a table of contents or of an index, which are not
 * part of the text. `row`: of a table. `code`: of a listing, which keeps its lines.
 */
export type LineKind = 'text' | 'heading' | 'row' | 'code' | 'furniture';

/** What stands between a line and the one before it in the text: nothing, a space, a line break or a paragraph. */
export type LineJoin = '' | ' ' | '\n' | '\n\n';

/** A line of a page in reading order. Of a table row, the cells are separated by tabs. */
export interface Line extends Rectangle {
  readonly text: string;
  readonly size: number;
  readonly kind: LineKind;
  readonly join: LineJoin;
  /** It stands beside the text of its page, not in it: set in another direction, or in a note. */
  readonly isAside?: boolean;
}

export interface Page {
  /** Counts from 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** Its words were recognised in a picture and may be wrong. */
  readonly isRecognised?: boolean;
  /** Its text is not what it shows: its fonts do not tell which letters they draw. */
  readonly isDamaged?: boolean;
  /** The number that is printed on it, where that is not its position in the file. */
  readonly label?: string;
  /** The heading it is called by, where the document has no pages and this is one of its sections. */
  readonly place?: string;
}

/** A line that is not yet joined to the others. */
export type BareLine = Omit<Line, 'join'>;

/** A page whose lines are not yet joined to a text. */
export interface ReadPage extends Omit<Page, 'lines'> {
  readonly lines: readonly BareLine[];
}

/** The smallest rectangle around others. */
export function around(rectangles: readonly Rectangle[]): Rectangle {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of rectangles) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The middle value; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
