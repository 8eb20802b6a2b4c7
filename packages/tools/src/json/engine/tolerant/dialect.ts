/** The ways in which a text may differ from JSON and still be read. */
export type ChangeKind = Json5Kind | RepairKind;

/** What JSON5 adds to JSON. */
const json5Kinds = [
  'comment',
  'white-space',
  'trailing-comma',
  'single-quote',
  'unquoted-key',
  'number-form',
  'escape-form',
  'control-character',
] as const;

type Json5Kind = (typeof json5Kinds)[number];

/** Mistakes, and what programs that are not JSON writers leave around a value. */
type RepairKind =
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'missing-bracket'
  | 'wrong-bracket'
  | 'wrong-separator'
  | 'full-width'
  | 'extra-bracket'
  | 'extra-comma'
  | 'stray-character'
  | 'ellipsis'
  | 'quote'
  | 'unclosed-string'
  | 'unescaped-quote'
  | 'line-break'
  | 'bad-escape'
  | 'path-escape'
  | 'cut-escape'
  | 'unquoted-string'
  | 'bad-number'
  | 'not-finite'
  | 'literal'
  | 'cut-literal'
  | 'concatenation'
  | 'call'
  | 'unclosed-comment'
  | 'several-values'
  | 'surrounding-text';

/** JSON5 refuses what repair mends. */
export type Dialect = 'json5' | 'repair';

const json5 = new Set<ChangeKind>(json5Kinds);

export function isAllowed(dialect: Dialect, kind: ChangeKind): boolean {
  return dialect === 'repair' || json5.has(kind);
}

/** Kinds that take something away for good; what others take away stands in the result in another form. */
const leavingOut = new Set<ChangeKind>([
  'comment',
  'unclosed-comment',
  'surrounding-text',
  'stray-character',
  'ellipsis',
  'cut-escape',
  'extra-bracket',
  'not-finite',
]);

const content = /[\p{L}\p{N}]/u;

/** Whether a change leaves something of the text out, white space aside. */
export function leavesOut(kind: ChangeKind, removed: string, added: string): boolean {
  return leavingOut.has(kind) ? /\S/.test(removed) : content.test(removed) && !content.test(added);
}
