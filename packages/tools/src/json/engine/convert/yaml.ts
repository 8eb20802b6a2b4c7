import { createWriter, writeText, written, type ByteWriter } from '../byte-writer.ts';
import { childNodes, nodeEnd, nodeKind, nodeText } from '../read/document.ts';
import { deepestIndent } from '../read/limits.ts';
import { compress } from '../layout.ts';
import type { JsonDocument } from '../query/node-table.ts';
import { decodeText, stringValue } from '../read/string-value.ts';
import { yamlBlock, yamlNumber, yamlString } from './yaml-scalar.ts';

interface Level {
  readonly children: readonly number[];
  readonly isObject: boolean;
  /** Spaces before each of its entries. */
  readonly indent: string;
  /** The first entry continues the line, behind the dash of the sequence around it. */
  readonly continuesLine: boolean;
  next: number;
}

/** YAML limits a key on one line to 1,024 characters (§7.4); longer ones are written with a question mark. */
const longestImplicitKey = 1000;

/**
 * The document as YAML 1.2 in block style: numbers and literals as they stand, strings plain, quoted or as blocks.
 * Below 100 levels it goes on in JSON, which YAML contains. Keys of an object must differ, as YAML demands. Undefined
 * where it would have more than `most` bytes.
 */
export function toYaml(
  document: JsonDocument,
  most: number,
  report: (fraction: number) => void,
): Uint8Array<ArrayBuffer> | undefined {
  const writer = createWriter(document.bytes.length, most);
  const levels: Level[] = [];
  writeValue(document, 0, writer, levels, '', 'document');
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    if (level.next === level.children.length) {
      levels.pop();
      continue;
    }
    if (writer.isFull) return undefined;
    const child = level.children[level.next];
    if ((child & 0xffff) === 0) report(child / document.nodes.starts.length);
    writeEntryStart(document, child, writer, level);
    level.next += 1;
    writeValue(document, child, writer, levels, `${level.indent}  `, level.isObject ? 'member' : 'element');
  }
  writeText(writer, '\n');
  return writer.isFull ? undefined : written(writer);
}

/** The line break, the indentation, and the key or dash of an entry. */
function writeEntryStart({ bytes, nodes }: JsonDocument, child: number, writer: ByteWriter, level: Level): void {
  const isFirstOfText = writer.size === 0;
  if (!isFirstOfText && !(level.continuesLine && level.next === 0)) writeText(writer, `\n${level.indent}`);
  if (!level.isObject) {
    writeText(writer, '-');
    return;
  }
  const key = yamlString(stringValue(bytes, nodes.labels[child]));
  writeText(writer, key.length > longestImplicitKey ? `? ${key}\n${level.indent}:` : `${key}:`);
}

type Position = 'document' | 'member' | 'element';

function writeValue(
  document: JsonDocument,
  node: number,
  writer: ByteWriter,
  levels: Level[],
  indent: string,
  position: Position,
): void {
  const kind = nodeKind(document, node);
  const isContainer = kind === 'object' || kind === 'array';
  const gap = position === 'document' ? '' : ' ';
  if (isContainer && document.nodes.counts[node] > 0 && levels.length < deepestIndent) {
    const continuesLine = position === 'element';
    if (continuesLine) writeText(writer, gap);
    levels.push({ children: childNodes(document, node), isObject: kind === 'object', indent, continuesLine, next: 0 });
  } else if (isContainer) {
    writeText(writer, gap + compactText(document, node));
  } else if (kind === 'string') {
    const value = stringValue(document.bytes, document.nodes.starts[node]);
    writeText(writer, gap + (yamlBlock(value, position === 'document' ? '  ' : indent) ?? yamlString(value)));
  } else writeText(writer, gap + yamlNumber(nodeText(document, node)));
}

function compactText(document: JsonDocument, node: number): string {
  const end = nodeEnd(document, node);
  const start = document.nodes.starts[node];
  return decodeText(compress(document.bytes.subarray(0, end), start, end - start));
}
