import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseAllDocuments,
  type Document,
  type ParsedNode,
} from 'yaml';
import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';
import { largestYamlResult } from '../read/limits.ts';
import { checked, type OpenCode } from '../read/opened.ts';
import { checkedOf, indented, type Chosen, type LayoutCode, type Written } from '../rewrite-actions.ts';
import { readString } from '../read/source.ts';

export type FromYamlCode =
  | 'not-yaml'
  | 'duplicate-keys'
  | 'yaml-alias'
  | 'yaml-value'
  | 'yaml-too-deep'
  | 'yaml-too-large';

/** Numbers that YAML writes as JSON does; they go over digit by digit. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Why a document cannot be written, thrown through the recursion that writes it. */
class Refusal extends Error {
  readonly code: FromYamlCode;
  /** Where in the text, in UTF-16 code units. */
  readonly offset: number;
  /** What cannot be written. */
  readonly value: string;

  constructor(code: FromYamlCode, offset: number, value: string) {
    super(code);
    this.code = code;
    this.offset = offset;
    this.value = value;
  }
}

/** Levels of brackets, and twice the levels of lines, that are read: the library's recursion ends its process far above. */
const deepestFlow = 500;
const deepestBlock = /^(?: |[-?:] ){1000}/m;

/** Whether the text is nested so deeply that it may not be given to the library. */
function isTooDeep(text: string): boolean {
  if (deepestBlock.test(text)) return true;
  let level = 0;
  let isScalarNext = false;
  for (const token of new Lexer().lex(text)) {
    if (!isScalarNext && (token === '[' || token === '{')) level += 1;
    else if (!isScalarNext && (token === ']' || token === '}')) level -= 1;
    if (level > deepestFlow) return true;
    isScalarNext = token === '\u001f';
  }
  return false;
}

type Node = ParsedNode | null | undefined;

const offsetOf = (node: Node) => node?.range[0] ?? 0;

/**
 * One document as JSON text. Anchors are written out wherever an alias names them, merge keys (`<<`) are merged, and the
 * whole may not grow beyond the limit, since few aliases can stand for endless text.
 */
class JsonOfYaml {
  private size = 0;
  private readonly open = new Set<Node>();
  /** What each alias stands for: the library walks through the document to find it. */
  private readonly targets = new Map<Node, Node>();
  private readonly written = new Map<Node, string>();
  private readonly merges = new Map<Node, Map<string, Node>>();
  private readonly document: Document.Parsed;

  constructor(document: Document.Parsed) {
    this.document = document;
  }

  write(node: Node): string {
    if (!node) return this.counted('null', node);
    if (isAlias(node)) return this.anchored(this.target(node));
    if (isScalar(node)) return this.counted(this.scalar(node.value, node.source, node), node);
    if (this.open.has(node)) throw new Refusal('yaml-alias', offsetOf(node), '');
    this.open.add(node);
    const text = isSeq<ParsedNode>(node)
      ? `[${node.items.map((item) => this.write(item)).join(',')}]`
      : `{${[...this.members(node)].map(([key, value]) => `${this.counted(key, node)}:${this.write(value)}`).join(',')}}`;
    this.open.delete(node);
    return text;
  }

  /** What an alias stands for is written once, however often it is named. */
  private anchored(target: Node): string {
    const known = this.written.get(target);
    if (known !== undefined) return this.counted(known, target);
    const text = this.write(target);
    this.written.set(target, text);
    return text;
  }

  private target(node: Node): Node {
    if (!isAlias(node)) return node;
    const known = this.targets.get(node);
    if (known) return known;
    const target = node.resolve(this.document) as Node;
    if (!target) throw new Refusal('yaml-alias', offsetOf(node), node.source);
    this.targets.set(node, target);
    return target;
  }

  /** The members of a mapping by their keys as JSON; those of merged mappings give way to its own and to earlier ones. */
  private members(node: Node): Map<string, Node> {
    if (!isMap<ParsedNode, ParsedNode | null>(node)) throw new Refusal('yaml-value', offsetOf(node), '<<');
    const own = new Map<string, Node>();
    const merged: Node[] = [];
    for (const pair of node.items) {
      const key = this.target(pair.key);
      if (isScalar(key) && key.value === '<<' && key.type === 'PLAIN') {
        const value = this.target(pair.value);
        merged.push(...(isSeq<ParsedNode>(value) ? value.items : [value]));
      } else {
        const name = this.key(key);
        if (own.has(name)) throw new Refusal('duplicate-keys', offsetOf(pair.key), name);
        own.set(name, pair.value);
      }
    }
    for (const source of merged) {
      for (const [key, value] of this.mergedMembers(this.target(source))) if (!own.has(key)) own.set(key, value);
    }
    return own;
  }

  /** The members of a mapping that others merge, worked out once; one that merges itself is refused. */
  private mergedMembers(source: Node): Map<string, Node> {
    const known = this.merges.get(source);
    if (known) return known;
    if (this.open.has(source)) throw new Refusal('yaml-alias', offsetOf(source), '');
    this.open.add(source);
    const members = this.members(source);
    this.open.delete(source);
    this.merges.set(source, members);
    return members;
  }

  /** JSON has strings as keys only: numbers, booleans and null become what they look like. */
  private key(key: Node): string {
    if (!key) return '"null"';
    if (!isScalar(key)) throw new Refusal('yaml-value', offsetOf(key), '?');
    return JSON.stringify(typeof key.value === 'string' ? key.value : key.source);
  }

  private scalar(value: unknown, source: string, node: Node): string {
    if (typeof value !== 'number' && typeof value !== 'bigint') return JSON.stringify(value ?? null);
    if (jsonNumber.test(source)) return source;
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new Refusal('yaml-value', offsetOf(node), source);
    }
    return String(value);
  }

  private counted(text: string, node: Node): string {
    this.size += text.length + 1;
    if (this.size > largestYamlResult) throw new Refusal('yaml-too-large', offsetOf(node), '');
    return text;
  }
}

/** YAML 1.2 as JSON: numbers digit by digit, several documents as an array. */
export function readYaml(
  input: Text,
  { indent }: Chosen<'indent'>,
  context: EngineContext,
): Result<Written, OpenCode | LayoutCode | FromYamlCode> {
  const text = readString(input);
  if (!text.ok) return text;
  if (isTooDeep(text.value)) return fail('yaml-too-deep', { limit: deepestFlow });
  const lines = new LineCounter();
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: Math.max(col, 1) };
  };
  try {
    // Its own check for repeated keys takes the square of their number.
    const settings = { intAsBigInt: true, uniqueKeys: false, lineCounter: lines, prettyErrors: false };
    const documents: readonly Document.Parsed[] = parseAllDocuments(text.value, settings);
    const error = documents.flatMap(({ errors }) => errors).at(0);
    if (error) return fail('not-yaml', { reason: error.message.replace(/\.$/, '') }, place(error.pos[0]));
    const written = documents.map((document) => new JsonOfYaml(document).write(document.contents));
    const json = written.length > 1 ? `[${written.join(',')}]` : (written.at(0) ?? 'null');
    const size = textToBytes(input).length;
    const opened = checked({ bytes: textToBytes(json), start: 0, isInput: false }, size, context.report);
    if (!opened.ok) return opened;
    const laidOut = indented(opened.value, indent);
    return laidOut.ok ? ok({ text: laidOut.value, ...checkedOf(opened.value, indent) }) : laidOut;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return fail(error.code, { value: error.value, key: error.value, limit: largestYamlResult }, place(error.offset));
  }
}
