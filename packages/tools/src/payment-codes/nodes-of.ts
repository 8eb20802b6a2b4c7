import type { CodeNode } from './build-payment-code.ts';
import type { Item } from './item.ts';

/** The fields of a parsed code, without its CRC, ready to be changed and written again. */
export function nodesOf(items: readonly Item[]): readonly CodeNode[] {
  return items.filter(({ tag }) => tag !== '63').map(nodeOf);
}

/** A template that could be read only in part is kept as the text it is. */
function nodeOf({ tag, value, nested, end }: Item): CodeNode {
  return nested?.at(-1)?.end === end ? { tag, nested: nested.map(nodeOf) } : { tag, value };
}
