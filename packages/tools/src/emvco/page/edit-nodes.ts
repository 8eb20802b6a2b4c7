import type { CodeNode } from '../../payment-codes/build-payment-code.ts';
import { isTemplate } from '../../payment-codes/tables/templates.ts';

/** Where a field stands: its index on every level. */
export type NodePath = readonly number[];

/** The fields with another value at a path. */
export function withValue(nodes: readonly CodeNode[], path: NodePath, value: string): readonly CodeNode[] {
  return changed(nodes, path, ({ tag }) => [{ tag, value }]);
}

/** The fields with another tag at a path. An empty field becomes an empty template where the tag is a template's. */
export function withTag(nodes: readonly CodeNode[], path: NodePath, tag: string): readonly CodeNode[] {
  return changed(nodes, path, (node) => {
    const empty = !node.value && (node.nested?.length ?? 0) === 0;
    if (path.length > 1 || !empty) return [{ ...node, tag }];
    return [isTemplate(tag) ? { tag, nested: [] } : { tag, value: '' }];
  });
}

export function withoutNode(nodes: readonly CodeNode[], path: NodePath): readonly CodeNode[] {
  return changed(nodes, path, () => []);
}

/** The fields with an empty one more inside the template at a path, or on the top level where the path is empty. */
export function withNewNode(nodes: readonly CodeNode[], path: NodePath): readonly CodeNode[] {
  if (path.length === 0) return [...nodes, { tag: freeTag(nodes, 54), value: '' }];
  return changed(nodes, path, (node) => {
    const nested = node.nested ?? [];
    return [{ tag: node.tag, nested: [...nested, { tag: freeTag(nested, 0), value: '' }] }];
  });
}

/** The first tag from a number on that is not taken and holds no template or CRC. */
function freeTag(nodes: readonly CodeNode[], from: number): string {
  const taken = new Set(nodes.map(({ tag }) => tag));
  for (let tag = from; tag < 100; tag += 1) {
    const digits = String(tag).padStart(2, '0');
    const usable = from === 0 || (digits !== '63' && !isTemplate(digits));
    if (usable && !taken.has(digits)) return digits;
  }
  return '99';
}

/** Replaces the field at a path. Paths are as deep as templates nest: a few levels. */
function changed(
  nodes: readonly CodeNode[],
  [index, ...rest]: NodePath,
  change: (node: CodeNode) => readonly CodeNode[],
): readonly CodeNode[] {
  return nodes.flatMap((node, at) => {
    if (at !== index) return [node];
    return rest.length === 0 ? change(node) : [{ tag: node.tag, nested: changed(node.nested ?? [], rest, change) }];
  });
}
