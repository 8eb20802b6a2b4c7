import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { crcHead, crcOf } from './crc.ts';
import { lengthOf } from './fields/read-fields.ts';

/** A field to be written: a value, or the fields of a template. Where both are given, the fields are written. */
export interface CodeNode {
  readonly tag: string;
  readonly value?: string;
  readonly nested?: readonly CodeNode[];
}

export type BuildCode = 'bad-tag' | 'value-too-long' | 'half-character';

/** A length has two digits. */
export const longestValue = 99;

/** Deeper templates could not fit: each level takes four characters. */
const deepest = 24;

/**
 * Writes a payment code: lengths in characters, the payload format indicator first (01 where it is not given), the CRC
 * last; a CRC among the fields is replaced. Everything else keeps its order. Fails with the tag's path (62-05) where a
 * tag is not two digits, a value has more than 99 characters, or one holds half a surrogate pair, which has no UTF-8.
 */
export function buildPaymentCode(nodes: readonly CodeNode[]): Result<string, BuildCode> {
  const format = nodes.find(({ tag }) => tag === '00') ?? { tag: '00', value: '01' };
  const rest = nodes.filter((node) => node !== format && node.tag !== '63');
  const written = writeFields([format, ...rest], '', 0);
  if (!written.ok) return written;
  const head = written.value + crcHead;
  return ok(head + crcOf(head));
}

function writeFields(nodes: readonly CodeNode[], path: string, depth: number): Result<string, BuildCode> {
  let text = '';
  for (const node of nodes) {
    const tag = path + node.tag;
    if (!/^\d\d$/.test(node.tag)) return fail('bad-tag', { tag });
    const value = depth < deepest ? writeValue(node, `${tag}-`, depth) : fail('value-too-long', tooLong(tag));
    if (!value.ok) return value;
    if (!value.value.isWellFormed()) return fail('half-character', { tag });
    const length = lengthOf(value.value);
    if (length > longestValue) return fail('value-too-long', { ...tooLong(tag), length });
    text += node.tag + String(length).padStart(2, '0') + value.value;
  }
  return ok(text);
}

function writeValue(node: CodeNode, path: string, depth: number): Result<string, BuildCode> {
  return node.nested ? writeFields(node.nested, path, depth + 1) : ok(node.value ?? '');
}

function tooLong(tag: string) {
  return { tag, length: longestValue + 1, limit: longestValue };
}
