import { findAttributes, noAttributes, type AttributeSpans } from '../read/attribute-spans.ts';
import { nameEnd, skipSpace } from '../read/characters.ts';
import type { XmlDocument } from '../read/document.ts';
import { BLANK, CDATA, COMMENT, EMPTY_TAG, END_TAG, INSTRUCTION, kindOf, START_TAG, TEXT } from '../read/tokens.ts';

/** Kinds of node (XPath 1.0 section 5). Namespace nodes are not kept. */
export const ROOT = 0;
export const ELEMENT = 1;
export const ATTRIBUTE = 2;
export const TEXT_NODE = 3;
export const COMMENT_NODE = 4;
export const INSTRUCTION_NODE = 5;

/**
 * The nodes of a document in document order, as columns: node 0 is the root, an element is followed by its
 * attributes, these by its children. Offsets are in UTF-16 code units.
 */
export interface Nodes {
  readonly document: XmlDocument;
  count: number;
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  /** -1 for the root. */
  parents: Int32Array;
  /** The first node behind this one and all that it holds. */
  nexts: Int32Array;
}

export function nodesOf(document: XmlDocument): Nodes {
  const capacity = document.tokens.count + document.counts.attributes + 1;
  const column = () => new Int32Array(capacity);
  const nodes: Nodes = {
    document,
    count: 0,
    kinds: new Uint8Array(capacity),
    starts: column(),
    ends: column(),
    parents: column(),
    nexts: column(),
  };
  addNode(nodes, ROOT, 0, document.text.length, -1);
  const attributes = noAttributes();
  let parent = 0;
  for (let index = 0; index < document.tokens.count; index += 1) parent = addToken(nodes, attributes, index, parent);
  nodes.nexts[0] = nodes.count;
  return nodes;
}

/** Adds what a token is, and answers the parent of what follows. */
function addToken(nodes: Nodes, attributes: AttributeSpans, index: number, parent: number): number {
  const { codes, starts } = nodes.document.tokens;
  const start = starts[index];
  const end = starts[index + 1];
  switch (kindOf(codes[index])) {
    case START_TAG:
      return addElement(nodes, attributes, start, end, parent);
    case EMPTY_TAG:
      nodes.nexts[addElement(nodes, attributes, start, end, parent)] = nodes.count;
      return parent;
    case END_TAG:
      nodes.ends[parent] = end;
      nodes.nexts[parent] = nodes.count;
      return nodes.parents[parent];
    case COMMENT:
      addNode(nodes, COMMENT_NODE, start, end, parent);
      return parent;
    case INSTRUCTION:
      addNode(nodes, INSTRUCTION_NODE, start, end, parent);
      return parent;
    case TEXT:
    case BLANK:
    case CDATA:
      if (parent > 0) addText(nodes, start, end, parent);
      return parent;
    default:
      return parent;
  }
}

function addNode(nodes: Nodes, kind: number, start: number, end: number, parent: number): number {
  const node = nodes.count;
  nodes.kinds[node] = kind;
  nodes.starts[node] = start;
  nodes.ends[node] = end;
  nodes.parents[node] = parent;
  nodes.nexts[node] = node + 1;
  nodes.count = node + 1;
  return node;
}

/** Namespace declarations are no attributes to XPath (section 5.3). */
function addElement(nodes: Nodes, attributes: AttributeSpans, start: number, end: number, parent: number): number {
  const { text } = nodes.document;
  const element = addNode(nodes, ELEMENT, start, end, parent);
  findAttributes(text, start, attributes);
  for (let index = 0; index < attributes.count; index += 1) {
    const nameStart = attributes.nameStarts[index];
    const isDeclaration =
      text.startsWith('xmlns', nameStart) && /^xmlns(?::|[\s=])/.test(text.slice(nameStart, nameStart + 6));
    if (!isDeclaration) addNode(nodes, ATTRIBUTE, nameStart, attributes.valueEnds[index] + 1, element);
  }
  return element;
}

/** Character data and CDATA sections side by side are one text node (section 5.7). */
function addText(nodes: Nodes, start: number, end: number, parent: number): void {
  const last = nodes.count - 1;
  const continues = nodes.kinds[last] === TEXT_NODE && nodes.ends[last] === start;
  if (continues) nodes.ends[last] = end;
  else addNode(nodes, TEXT_NODE, start, end, parent);
}

/** The qualified name of an element or attribute, the target of an instruction; empty for others. */
export function nodeName({ document, kinds, starts }: Nodes, node: number): string {
  const nameStart = starts[node] + nameOffsets[kinds[node]];
  return nameOffsets[kinds[node]] < 0 ? '' : document.text.slice(nameStart, nameEnd(document.text, nameStart));
}

/** By kind: where the name begins behind the node's start, or -1 for nodes without a name. */
const nameOffsets = [-1, 1, 0, -1, -1, 2];

/** An attribute's value as it is written, between the quotes. */
export function rawAttribute({ document, starts, ends }: Nodes, node: number): string {
  const { text } = document;
  const equals = skipSpace(text, nameEnd(text, starts[node]));
  return text.slice(skipSpace(text, equals + 1) + 1, ends[node] - 1);
}
