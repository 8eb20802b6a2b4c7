import { isAlias, isMap, isScalar, isSeq, type Document, type ParsedNode, type Scalar } from 'yaml';
import { excerpt } from '@toolbench/kit/excerpt.ts';
import type { Place } from '@toolbench/kit/result.ts';
import { largestYamlResult } from '../read/limits.ts';
import { fitsCollection, numberText, plainValue, taggedScalar, tagName, type YamlVersion } from './yaml-tags.ts';

export type FromYamlCode =
  | 'not-yaml'
  | 'duplicate-keys'
  | 'yaml-alias'
  | 'yaml-value'
  | 'yaml-tag'
  | 'yaml-too-deep'
  | 'yaml-too-large';

/** Something of YAML that JSON does not say, or that its versions read in two ways. */
export type YamlNote = { readonly place: Place } & (
  | { readonly kind: 'tag' | 'binary'; readonly tag: string }
  /** A plain scalar and what each version takes it for. */
  | { readonly kind: 'version'; readonly text: string; readonly readAs: string; readonly before: string }
);

export type NoteWithoutPlace = YamlNote extends infer Note
  ? Note extends unknown
    ? Omit<Note, 'place'>
    : never
  : never;

/** Why a document cannot be written, thrown through the recursion that writes it. */
export class Refusal extends Error {
  readonly code: FromYamlCode;
  /** Where in the text, in UTF-16 code units. */
  readonly offset: number;
  /** What cannot be written. */
  readonly value: string;
  readonly tag: string;

  constructor(code: FromYamlCode, offset: number, value: string, tag = '') {
    super(code);
    this.code = code;
    this.offset = offset;
    this.value = excerpt(value);
    this.tag = tag;
  }
}

type Node = ParsedNode | null | undefined;

type ParsedScalar = Scalar.Parsed;

/** `<<`, which takes members over from other mappings; in quotes or as a string it is a key like any other. */
function isMergeKey(key: Node): boolean {
  if (!isScalar(key) || key.source !== '<<') return false;
  return key.tag === undefined ? key.type === 'PLAIN' : tagName(key.tag) === '!!merge';
}

export const offsetOf = (node: Node) => node?.range[0] ?? 0;

/**
 * One document as JSON text. Anchors are written out wherever an alias names them, merge keys (`<<`) are merged, and the
 * whole may not grow beyond the limit, since few aliases can stand for endless text.
 */
export class JsonOfYaml {
  private size = 0;
  private readonly open = new Set<Node>();
  /** What each alias stands for: the library walks through the document to find it. */
  private readonly targets = new Map<Node, Node>();
  private readonly written = new Map<Node, string>();
  private readonly merges = new Map<Node, Map<string, Node>>();
  private readonly document: Document.Parsed;
  private readonly version: YamlVersion;
  /** What is to be said of the nodes, each once. */
  readonly notes = new Map<Node, NoteWithoutPlace>();

  constructor(document: Document.Parsed) {
    this.document = document;
    this.version = document.directives.yaml.version === '1.1' ? '1.1' : '1.2';
  }

  write(node: Node): string {
    if (!node) return this.counted('null', node);
    if (isAlias(node)) return this.anchored(this.target(node));
    if (isScalar(node)) return this.counted(this.scalar(node), node);
    this.checkTag(node);
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
      if (isMergeKey(key)) {
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
    const value = this.scalarValue(key);
    return JSON.stringify(typeof value === 'string' ? value : key.source);
  }

  private scalar(node: ParsedScalar): string {
    const value = this.scalarValue(node);
    if (typeof value !== 'number' && typeof value !== 'bigint') return JSON.stringify(value ?? null);
    const text = numberText(value, node.source);
    if (text === undefined) throw new Refusal('yaml-value', offsetOf(node), node.source);
    return text;
  }

  /** The value of a scalar by its tag, or by the version of YAML where it has none. */
  private scalarValue(node: ParsedScalar): unknown {
    const { tag, source, type } = node;
    if (tag === undefined) {
      if (type === 'PLAIN' && this.version === '1.2') this.noteVersions(node);
      return node.value;
    }
    const read = taggedScalar(tag, source, this.version);
    if (!read) throw new Refusal('yaml-tag', offsetOf(node), source, tagName(tag));
    if (read.isLeftOut) this.noteTag(node, tag);
    return read.value;
  }

  /** The tag of a collection: one that JSON has no value for is said, one of another kind refused. */
  private checkTag(node: ParsedNode): void {
    const { tag } = node;
    if (tag === undefined) return;
    const kind = isSeq(node) ? 'seq' : 'map';
    const fits = fitsCollection(tag, kind);
    if (fits === 'wrong') throw new Refusal('yaml-tag', offsetOf(node), kind === 'seq' ? '[…]' : '{…}', tagName(tag));
    if (fits === 'left-out') this.noteTag(node, tag);
  }

  private noteTag(node: Node, tag: string): void {
    const name = tagName(tag);
    this.notes.set(node, { kind: name === '!!binary' ? 'binary' : 'tag', tag: excerpt(name) });
  }

  /** Says where the older version of YAML, which many programs read, takes a plain scalar for another value. */
  private noteVersions(node: ParsedScalar): void {
    const before = plainValue(node.source, '1.1');
    if (typeof before === typeof node.value && String(before) === String(node.value)) return;
    const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value));
    this.notes.set(node, {
      kind: 'version',
      text: excerpt(node.source),
      readAs: excerpt(shown(node.value)),
      before: excerpt(shown(before)),
    });
  }

  private counted(text: string, node: Node): string {
    this.size += text.length + 1;
    if (this.size > largestYamlResult) throw new Refusal('yaml-too-large', offsetOf(node), '');
    return text;
  }
}
