import type { Detail } from '@toolbench/kit/result.ts';

/** What is wrong with a document. The first five are the ones that the product's specification words. */
export type ProblemCode =
  | 'unmatched-end-tag'
  | 'tag-mismatch'
  | 'unclosed-tags'
  | 'missing-tags'
  | 'missing-start-tag'
  | 'forbidden-character'
  | 'expected'
  | 'unfinished'
  | 'hyphens-in-comment'
  | 'reserved-target'
  | 'misplaced-declaration'
  | 'misplaced-doctype'
  | 'text-outside-root'
  | 'second-root'
  | 'stray-less-than'
  | 'cdata-end-in-text'
  | 'duplicate-attribute'
  | 'less-than-in-attribute'
  | 'bare-ampersand'
  | 'unfinished-reference'
  | 'bad-character-reference'
  | 'undeclared-entity'
  | 'unparsed-entity'
  | 'external-entity-in-attribute'
  | 'recursive-entity'
  | 'entity-bomb'
  | 'entity-nesting'
  | 'malformed-entity'
  | 'parameter-reference-in-declaration'
  | 'predefined-entity'
  | 'bad-version'
  | 'bad-encoding-name'
  | 'bad-standalone'
  | 'bad-public-id'
  | 'bad-qualified-name'
  | 'colon-in-name'
  | 'undeclared-prefix'
  | 'reserved-prefix'
  | 'reserved-namespace'
  | 'empty-prefix-binding';

/** What a reader hoped to find; the texts have a phrase for each. */
export type Expected =
  | 'name'
  | 'nmtoken'
  | 'space'
  | 'equals'
  | 'quote'
  | 'tag-end'
  | 'markup-end'
  | 'markup-declaration'
  | 'version'
  | 'declaration-end'
  | 'external-id'
  | 'content-model'
  | 'content-separator'
  | 'mixed-end'
  | 'attribute-type'
  | 'default-value'
  | 'closing-parenthesis'
  | 'opening-parenthesis'
  | 'semicolon';

/** What the text ended in the middle of. */
export type Unfinished = 'tag' | 'attribute' | 'comment' | 'cdata' | 'instruction' | 'doctype' | 'literal';

export interface Problem {
  readonly code: ProblemCode;
  /** In UTF-16 code units from the start of the text that was being read. */
  readonly offset: number;
  readonly detail?: Detail;
}
