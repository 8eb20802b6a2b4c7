import type { JsonNode } from './json-node.ts';

/** A JSON value as lines: how they read, and what they are compared by. Both have the same number of lines. */
export interface JsonLines {
  readonly text: string;
  /** Meanings in place of values, and no commas, so that only a difference in meaning makes lines differ. */
  readonly keys: string;
}

const INDENT = '  ';
/** Deeper levels are not indented further, or 100,000 levels would take gigabytes of blanks. */
const MAX_INDENT = 32;

/** A container being written, and the index of its next child. */
interface Pending {
  readonly node: JsonNode;
  next: number;
}

interface Writer {
  readonly source: string;
  readonly shown: string[];
  readonly keys: string[];
  readonly pending: Pending[];
}

/** Writes a value with a member or item a line, members sorted by key and items as they are compared, every number and string as it was written. */
export function jsonLines(source: string, root: JsonNode): JsonLines {
  const writer: Writer = { source, shown: [], keys: [], pending: [] };
  writeStart(writer, root, '');
  for (let top = writer.pending.at(-1); top; top = writer.pending.at(-1)) {
    const index = top.next++;
    if (top.node.kind === 'array' && index < top.node.items.length) {
      const item = (top.node.arranged ?? top.node.items)[index];
      if (item) writeStart(writer, item, '');
    } else if (top.node.kind === 'object' && index < top.node.members.length) {
      const member = top.node.members[index];
      if (member) writeStart(writer, member.value, `${JSON.stringify(member.key)}: `);
    } else {
      writer.pending.pop();
      const closing = top.node.kind === 'array' ? ']' : '}';
      writeLine(writer, closing + commaAfter(writer), closing);
    }
  }
  return { text: `${writer.shown.join('\n')}\n`, keys: `${writer.keys.join('\n')}\n` };
}

/** Writes a scalar, an empty container, or the first line of a container whose children follow. */
function writeStart(writer: Writer, node: JsonNode, name: string): void {
  const comma = commaAfter(writer);
  if (node.kind === 'scalar') {
    writeLine(writer, name + writer.source.slice(node.start, node.end) + comma, `${name}#${node.id}`);
    return;
  }
  const [opening, closing] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
  if (childCount(node) === 0) {
    writeLine(writer, name + opening + closing + comma, name + opening + closing);
    return;
  }
  writeLine(writer, name + opening, name + opening);
  writer.pending.push({ node, next: 0 });
}

/** A comma, unless what has just been written is the last child, or the whole. */
function commaAfter({ pending }: Writer): string {
  const parent = pending.at(-1);
  return parent && parent.next < childCount(parent.node) ? ',' : '';
}

function childCount(node: JsonNode): number {
  if (node.kind === 'scalar') return 0;
  return node.kind === 'array' ? node.items.length : node.members.length;
}

function writeLine({ shown, keys, pending }: Writer, text: string, key: string): void {
  shown.push(INDENT.repeat(Math.min(pending.length, MAX_INDENT)) + text);
  keys.push(key);
}
