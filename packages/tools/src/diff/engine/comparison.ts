/** What is compared, and what added and removed count. */
export type Mode = 'lines' | 'words' | 'chars';

/** Everything in the hunk differs: no ranges. */
export const WHOLE = 0;
/** The ranges of the hunk tell what differs in it. */
export const REFINED = 1;
/** Too large to be looked into within the work allowed: no ranges, though parts of it may be equal. */
export const COARSE = 2;
/** Differs only in what was to be ignored. */
export const IGNORED = 3;

/** Why two lines differ that look the same; `left` and `right` say what each has. */
export interface HiddenReason {
  /** Characters that are not seen or blanks of other kinds, those that look alike, a Unicode normal form, unseen ones at other places, or the end of the line. */
  readonly kind: 'characters' | 'look-alikes' | 'normal-form' | 'places' | 'line-end';
  readonly left: string;
  readonly right: string;
}

/** A removed and an added line that look the same, or have words that do. Lines count from 0. */
export interface LookAlike {
  readonly leftLine: number;
  readonly rightLine: number;
  /** The word that looks like one of the other line, where the lines are seen to differ otherwise. */
  readonly word?: string;
  readonly reasons: readonly HiddenReason[];
}

/**
 * The difference of two texts, without the texts: a view of any size draws its visible rows from these arrays.
 * Lines count from 0; columns are UTF-16 units from the start of the line.
 */
export interface Comparison {
  readonly mode: Mode;
  /** Offset in the text's UTF-8 bytes where each line starts, and the text's length at the end. */
  readonly leftStarts: Uint32Array;
  readonly rightStarts: Uint32Array;
  /** Stretches that differ: first left line, left lines, first right line, right lines. See `hunkAt`. */
  readonly hunks: Int32Array;
  /** One of WHOLE, REFINED, COARSE, IGNORED for each hunk. */
  readonly states: Uint8Array;
  /** Ranges removed on the left and added on the right: line, first column, column behind the last. Ascending. */
  readonly leftRanges: Int32Array;
  readonly rightRanges: Int32Array;
  /** Lines within hunks that are versions of each other: left line, right line. Ascending on both sides. */
  readonly pairs: Int32Array;
  /** The first lines that look the same and are not, with why. */
  readonly lookAlikes: readonly LookAlike[];
  /** In the unit of the mode. */
  readonly removed: number;
  readonly added: number;
  /** Hunks that count as a difference. */
  readonly changes: number;
  /** True when work was cut short somewhere; the result is right all the same. */
  readonly coarse: boolean;
  /** True when the texts are the same to the byte. */
  readonly identical: boolean;
}
