import { ELEMENT, nodeName, type Nodes } from './nodes.ts';
import { namespaceOfNode } from './node-namespace.ts';
import { stringValue } from './node-value.ts';
import { isNodeSet, toBoolean, toNumber, toText, type Value } from './value.ts';

/** Where an expression is evaluated (XPath 1.0 section 1). Positions start at 1. */
export interface PathContext {
  readonly nodes: Nodes;
  readonly node: number;
  readonly position: number;
  readonly size: number;
}

export interface PathFunction {
  /** How many arguments it takes, least and most. */
  readonly least: number;
  readonly most: number;
  /** The argument that must be a node-set, if there is one. */
  readonly takesNodes?: true;
  readonly call: (context: PathContext, given: readonly Value[]) => Value;
}

/** The core function library (section 4), but for `id`, which needs a validated document. */
export const pathFunctions: ReadonlyMap<string, PathFunction> = new Map<string, PathFunction>([
  ['last', { least: 0, most: 0, call: ({ size }) => size }],
  ['position', { least: 0, most: 0, call: ({ position }) => position }],
  ['count', { least: 1, most: 1, takesNodes: true, call: (_, [set]) => nodeSet(set).length }],
  ['name', { least: 0, most: 1, takesNodes: true, call: (context, given) => ofNode(context, given, nodeName) }],
  ['local-name', { least: 0, most: 1, takesNodes: true, call: (context, given) => ofNode(context, given, localName) }],
  [
    'namespace-uri',
    { least: 0, most: 1, takesNodes: true, call: (context, given) => ofNode(context, given, namespaceOfNode) },
  ],
  ['string', { least: 0, most: 1, call: (context, given) => textOf(context, given) }],
  ['concat', { least: 2, most: Infinity, call: (context, given) => texts(context, given).join('') }],
  ['starts-with', { least: 2, most: 2, call: (context, given) => withTwo(context, given, (a, b) => a.startsWith(b)) }],
  ['contains', { least: 2, most: 2, call: (context, given) => withTwo(context, given, (a, b) => a.includes(b)) }],
  ['substring-before', { least: 2, most: 2, call: (context, given) => withTwo(context, given, textBefore) }],
  ['substring-after', { least: 2, most: 2, call: (context, given) => withTwo(context, given, textAfter) }],
  ['substring', { least: 2, most: 3, call: substring }],
  ['string-length', { least: 0, most: 1, call: (context, given) => Array.from(textOf(context, given)).length }],
  ['normalize-space', { least: 0, most: 1, call: (context, given) => normalized(textOf(context, given)) }],
  ['translate', { least: 3, most: 3, call: translate }],
  ['boolean', { least: 1, most: 1, call: (_, [value]) => toBoolean(value) }],
  ['not', { least: 1, most: 1, call: (_, [value]) => !toBoolean(value) }],
  ['true', { least: 0, most: 0, call: () => true }],
  ['false', { least: 0, most: 0, call: () => false }],
  [
    'lang',
    { least: 1, most: 1, call: (context, [language]) => isInLanguage(context, toText(context.nodes, language)) },
  ],
  ['number', { least: 0, most: 1, call: (context, given) => toNumber(context.nodes, given[0] ?? [context.node]) }],
  ['sum', { least: 1, most: 1, takesNodes: true, call: sum }],
  ['floor', { least: 1, most: 1, call: ({ nodes }, [value]) => Math.floor(toNumber(nodes, value)) }],
  ['ceiling', { least: 1, most: 1, call: ({ nodes }, [value]) => Math.ceil(toNumber(nodes, value)) }],
  ['round', { least: 1, most: 1, call: ({ nodes }, [value]) => Math.round(toNumber(nodes, value)) }],
]);

function nodeSet(value: Value | undefined): readonly number[] {
  return value !== undefined && isNodeSet(value) ? value : [];
}

/** A text about the first node given, or about the context node. */
function ofNode(
  context: PathContext,
  given: readonly Value[],
  describe: (nodes: Nodes, node: number) => string,
): string {
  const node = given.length === 0 ? context.node : nodeSet(given[0]).at(0);
  return node === undefined ? '' : describe(context.nodes, node);
}

function localName(nodes: Nodes, node: number): string {
  const name = nodeName(nodes, node);
  return name.slice(name.indexOf(':') + 1);
}

function textOf({ nodes, node }: PathContext, [value]: readonly Value[]): string {
  return toText(nodes, value ?? [node]);
}

function texts({ nodes }: PathContext, given: readonly Value[]): string[] {
  return given.map((value) => toText(nodes, value));
}

function withTwo<Answer>(
  context: PathContext,
  given: readonly Value[],
  answer: (a: string, b: string) => Answer,
): Answer {
  const [first, second] = texts(context, given);
  return answer(first, second);
}

function textBefore(text: string, mark: string): string {
  return text.slice(0, Math.max(text.indexOf(mark), 0));
}

function textAfter(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at === -1 ? '' : text.slice(at + mark.length);
}

/** Positions count characters from 1 and are rounded; NaN and infinities select as comparisons with them do. */
function substring({ nodes }: PathContext, [text, start, length]: readonly Value[]): string {
  const first = Math.round(toNumber(nodes, start));
  const end = length === undefined ? Infinity : first + Math.round(toNumber(nodes, length));
  return Array.from(toText(nodes, text))
    .filter((_, index) => index + 1 >= first && index + 1 < end)
    .join('');
}

function normalized(text: string): string {
  return text.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '');
}

function translate(context: PathContext, given: readonly Value[]): string {
  const [text, from, to] = texts(context, given).map((part) => Array.from(part));
  const replacements = new Map<string, string>();
  from.forEach((character, index) => {
    if (!replacements.has(character)) replacements.set(character, to[index] ?? '');
  });
  return text.map((character) => replacements.get(character) ?? character).join('');
}

/** Section 4.3: the nearest xml:lang, whatever its case, is this language or a kind of it. */
function isInLanguage({ nodes, node }: PathContext, language: string): boolean {
  for (let at = node; at > 0; at = nodes.parents[at]) {
    if (nodes.kinds[at] !== ELEMENT) continue;
    for (let inner = at + 1; inner < nodes.nexts[at] && nodes.parents[inner] === at; inner += 1) {
      if (nodeName(nodes, inner) !== 'xml:lang') continue;
      const value = stringValue(nodes, inner).toLowerCase();
      return value === language.toLowerCase() || value.startsWith(`${language.toLowerCase()}-`);
    }
  }
  return false;
}

function sum({ nodes }: PathContext, [set]: readonly Value[]): number {
  return nodeSet(set).reduce((total, node) => total + toNumber(nodes, [node]), 0);
}
