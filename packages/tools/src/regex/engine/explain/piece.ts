/** What one piece of a pattern means; the texts turn it into words. */
export type Meaning =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'character'; readonly codePoint: number }
  | { readonly kind: 'any'; readonly lineEnds: 'included' | 'excluded' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set'; readonly set: 'digit' | 'space' | 'word'; readonly negate: boolean }
  | { readonly kind: 'property'; readonly name: string; readonly value: string | null; readonly negate: boolean }
  | { readonly kind: 'class'; readonly negate: boolean }
  | { readonly kind: 'members'; readonly characters: readonly number[] }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'strings'; readonly strings: readonly string[] }
  | { readonly kind: 'operation'; readonly operation: 'intersection' | 'subtraction'; readonly negate: boolean }
  | { readonly kind: 'capture'; readonly number: number; readonly name: string | null }
  | { readonly kind: 'group' }
  | { readonly kind: 'modifiers'; readonly on: string; readonly off: string }
  | { readonly kind: 'branch'; readonly number: number; readonly of: number; readonly isEmpty: boolean }
  | {
      readonly kind: 'quantifier';
      readonly min: number;
      /** null is without end. */
      readonly max: number | null;
      readonly mode: 'greedy' | 'lazy';
    }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end'; readonly of: 'line' | 'text' }
  | { readonly kind: 'word-boundary'; readonly negate: boolean }
  | { readonly kind: 'lookaround'; readonly direction: 'ahead' | 'behind'; readonly negate: boolean }
  | { readonly kind: 'backreference'; readonly to: number | string };

export type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { readonly kind: Kind }>;

/** One function per kind; both languages must have them all. */
export type MeaningTexts = { readonly [Kind in Meaning['kind']]: (meaning: MeaningOf<Kind>) => string };

/** A piece and where it stands. Pieces come in reading order; what a piece contains follows it, one deeper. */
export type Piece = Meaning & {
  /** UTF-16 code units from the start of the pattern, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly source: string;
};
