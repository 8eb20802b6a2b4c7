import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import type { CodeNode } from '../../payment-codes/build-payment-code.ts';

export type NodesCode = 'not-json' | 'not-fields' | 'no-fields';

/** Templates nest less deep than this: each level takes four of at most 99 characters. */
const deepest = 25;

/**
 * Fields to be written, from JSON: a list of {tag, value} or {tag, nested}, or what `parse` gives. Other members, such
 * as lengths, are left aside. Fails with the path of the first thing that is no field.
 */
export function readNodes(json: string): Result<readonly CodeNode[], NodesCode> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return fail('not-json');
  }
  const list = isRecord(parsed) && Array.isArray(parsed.items) ? parsed.items : parsed;
  const nodes = toNodes(list, '', 0);
  return nodes.ok && nodes.value.length === 0 ? fail('no-fields') : nodes;
}

function toNodes(list: unknown, path: string, depth: number): Result<readonly CodeNode[], 'not-fields'> {
  if (!Array.isArray(list) || depth > deepest) return fail('not-fields', { path: path === '' ? '$' : path });
  const nodes: CodeNode[] = [];
  for (const [index, entry] of list.entries()) {
    const here = `${path}[${index}]`;
    if (!isRecord(entry) || typeof entry.tag !== 'string') return fail('not-fields', { path: here });
    const { tag, value, nested } = entry;
    if (nested !== undefined && !isPartOf(nested, entry)) {
      const inner = toNodes(nested, `${here}.nested`, depth + 1);
      if (!inner.ok) return inner;
      nodes.push({ tag, nested: inner.value });
    } else if (typeof value === 'string') nodes.push({ tag, value });
    else return fail('not-fields', { path: here });
  }
  return ok(nodes);
}

/** Whether `parse` read a template in part: what is nested ends before it does. Its value is the whole then. */
function isPartOf(nested: unknown, { end, value }: Readonly<Record<string, unknown>>): boolean {
  const last: unknown = Array.isArray(nested) ? nested.at(-1) : undefined;
  return typeof value === 'string' && isRecord(last) && typeof last.end === 'number' && last.end !== end;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
