import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { childNodes, nodeStep } from '../read/document.ts';
import type { JsonDocument } from './node-table.ts';
import { decodeText, stringValue } from '../read/string-value.ts';
import { pathInstead } from './path-instead.ts';
import type { Step } from './path-text.ts';

export type QueryCode = 'path-empty' | 'path-invalid' | 'path-too-deep';

/** Levels a descendant segment (`..`) goes down; each costs a frame of the call stack. */
const deepestDescent = 1000;

/**
 * The nodes that a JSONPath query (RFC 9535) selects, in its order; a node may occur more than once. Comparisons in
 * filters read numbers as doubles (`numbersTakenForEqual` says where that matters), the nodes themselves keep every digit. Of repeated keys the last counts.
 */
export async function queryNodes(document: JsonDocument, path: string): Promise<Result<number[], QueryCode>> {
  if (path.trim() === '') return fail('path-empty');
  const { jsonpath } = await import('json-p3');
  const environment = new jsonpath.JSONPathEnvironment({ maxRecursionDepth: deepestDescent });
  const find = createFinder(document);
  try {
    const query = environment.compile(path.trim());
    const nodes: number[] = [];
    for (const { location } of query.query(JSON.parse(decodeText(document.bytes).replace(/^\ufeff/, ''))))
      nodes.push(find(location));
    return ok(nodes);
  } catch (error) {
    if (error instanceof jsonpath.JSONPathRecursionLimitError) return fail('path-too-deep', { levels: deepestDescent });
    if (error instanceof jsonpath.JSONPathError) {
      const instead = pathInstead(path);
      const detail = { path, column: error.token.index + 1, reason: withoutContext(error.message) };
      return fail('path-invalid', instead === undefined ? detail : { ...detail, instead });
    }
    throw error;
  }
}

/** The library repeats the path, and counts from 0. */
const withoutContext = (message: string) => message.replace(/ \('.*':\d+\)$/s, '');

const fewMembers = 12;

/** Turns a location into its node. What was looked up in large containers is remembered. */
export function createFinder(document: JsonDocument): (location: readonly Step[]) => number {
  const elements = new Map<number, readonly number[]>();
  const members = new Map<number, Map<string, number>>();
  const child = (node: number, step: Step): number => {
    if (typeof step === 'number') return remembered(elements, node, () => childNodes(document, node))[step];
    if (document.nodes.counts[node] > fewMembers) {
      return remembered(members, node, () => memberMap(document, node)).get(step) ?? 0;
    }
    return childNodes(document, node).findLast((member) => nodeStep(document, member) === step) ?? 0;
  };
  return (location) => location.reduce(child, 0);
}

function remembered<Value>(memory: Map<number, Value>, node: number, make: () => Value): Value {
  const value = memory.get(node) ?? make();
  memory.set(node, value);
  return value;
}

function memberMap({ bytes, nodes }: JsonDocument, node: number): Map<string, number> {
  const members = new Map<string, number>();
  for (const child of childNodes({ bytes, nodes }, node)) members.set(stringValue(bytes, nodes.labels[child]), child);
  return members;
}
