/** Definitions become snippets or lend their name to them; see languages/language.ts. */
export const definitionKinds = ['function', 'method', 'class', 'implementation', 'scope'] as const;

export const markKinds = ['call', 'import', 'imported', 'comment', 'docstring', 'attribute', 'branch'] as const;

export type DefinitionKind = (typeof definitionKinds)[number];
export type MarkKind = (typeof markKinds)[number];

/** A whole definition. Offsets are UTF-16 units of the source, `end` is the first one behind. */
export interface Definition {
  readonly kind: DefinitionKind;
  readonly start: number;
  readonly end: number;
  readonly name?: string | undefined;
  readonly nameStart?: number | undefined;
  /** What lies before it is the signature. */
  readonly bodyStart?: number | undefined;
  /** Where it is written with the definition, as in a method of Go. */
  readonly container?: string | undefined;
}

/** Something smaller: a name that is called, a comment, a branch. */
export interface Mark {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
}

/** What the query of a language found in a source. */
export interface Captures {
  readonly definitions: readonly Definition[];
  readonly marks: readonly Mark[];
}
