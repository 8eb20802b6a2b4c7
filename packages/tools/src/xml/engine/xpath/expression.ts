/** XPath 1.0 section 2.2, without `namespace`. */
export const axes = [
  'ancestor',
  'ancestor-or-self',
  'attribute',
  'child',
  'descendant',
  'descendant-or-self',
  'following',
  'following-sibling',
  'parent',
  'preceding',
  'preceding-sibling',
  'self',
] as const;
export type Axis = (typeof axes)[number];

export const nodeTypes = ['comment', 'text', 'processing-instruction', 'node'] as const;
export type NodeType = (typeof nodeTypes)[number];

/** Section 2.3. A name without prefix matches in any namespace, which XPath 1.0 itself does not do. */
export type NodeTest =
  | { readonly kind: 'name'; readonly prefix: string; readonly local: string }
  | { readonly kind: 'type'; readonly type: NodeType; readonly target?: string };

export interface Step {
  readonly axis: Axis;
  /** `local` is `*` where any name will do. */
  readonly test: NodeTest;
  readonly predicates: readonly Expression[];
}

export type BinaryOperator =
  | 'or'
  | 'and'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | 'div'
  | 'mod'
  | '|';

/** A parsed expression (XPath 1.0 section 3). */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'negative'; readonly operand: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Expression[] }
  /** Steps from the document's root, from the context node, or from the nodes of an expression. */
  | { readonly kind: 'path'; readonly from: 'root' | 'context' | Expression; readonly steps: readonly Step[] }
  | { readonly kind: 'filter'; readonly base: Expression; readonly predicates: readonly Expression[] };

export type PathCode =
  | 'path-empty'
  | 'path-character'
  | 'path-unfinished'
  | 'path-expected'
  | 'path-axis'
  | 'path-function'
  | 'path-arguments'
  | 'path-prefix'
  | 'path-not-nodes'
  | 'path-nesting'
  | 'path-length';

/** What is wrong with an expression. `offset` counts UTF-16 code units of the expression. */
export interface PathProblem {
  readonly code: PathCode;
  readonly offset: number;
  readonly detail: Readonly<Record<string, string | number>>;
}
