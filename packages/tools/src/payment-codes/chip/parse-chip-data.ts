import { ok, type Result } from '@toolbench/kit/result.ts';
import { sameText, type Item } from '../item.ts';
import { chipTagWords } from '../tables/chip-tag-names.ts';
import { chipBytes, type ChipTextCode } from './chip-bytes.ts';
import { maskChipData } from './mask-chip-data.ts';
import { readChipValue } from './read-chip-value.ts';
import { hexOf, readTlv, type TlvCode, type TlvNode } from './read-tlv.ts';

export type ChipCode = ChipTextCode | TlvCode;

export interface ChipData {
  /** Offsets count bytes. */
  readonly items: readonly Item[];
  /** How many bytes there are. */
  readonly size: number;
  /** Whether card numbers are hidden in `items`: true only where there is one. */
  readonly masked: boolean;
}

/** Whether card numbers stand in the result or have their middle hidden. */
export type CardNumbers = 'masked' | 'shown';

/** Described at most; chip data has far fewer data objects. */
const mostItems = 2_000;

/**
 * Takes chip card data apart: hex or a consumer-presented code in Base64. Card numbers are masked in every value, the
 * templates' own included, unless they are to be shown. Fails where the text is no hex or the data is no BER-TLV, with
 * the place or the byte offset.
 */
export function parseChipData(text: string, cardNumbers: CardNumbers = 'masked'): Result<ChipData, ChipCode> {
  const bytes = chipBytes(text);
  if (!bytes.ok) return bytes;
  const nodes = readTlv(bytes.value);
  if (!nodes.ok) return nodes;
  const plain = hexOf(bytes.value);
  const hidden = maskChipData(plain, nodes.value);
  const hex = cardNumbers === 'masked' ? hidden : plain;
  const currency = findCurrency(nodes.value, plain);
  const source: Source = { bytes: bytes.value, hex, currency, left: mostItems };
  return ok({
    items: describeNodes(nodes.value, source),
    size: bytes.value.length,
    masked: hex !== plain,
  });
}

interface Source {
  readonly bytes: Uint8Array;
  readonly hex: string;
  readonly currency: string;
  /** Items that may still be described. */
  left: number;
}

/** The reader bounds how deep nodes nest. */
function describeNodes(nodes: readonly TlvNode[], source: Source): readonly Item[] {
  const items: Item[] = [];
  for (const node of nodes) {
    if (source.left === 0) break;
    source.left -= 1;
    items.push(describe(node, source));
  }
  return items;
}

function describe({ tag, start, valueStart, end, nested }: TlvNode, source: Source): Item {
  const value = source.hex.slice(valueStart * 2, end * 2);
  const bytes = source.bytes.subarray(valueStart, end);
  const reading = nested ? {} : readChipValue({ tag, bytes, hex: value, currency: source.currency });
  const length = end - valueStart;
  return {
    tag,
    length,
    value,
    ...chipTagWords(tag),
    start,
    valueStart,
    end,
    displayValue: sameText(value),
    ...reading,
    ...(nested && { nested: describeNodes(nested, source) }),
  };
}

/** The transaction's currency (5F2A), wherever it stands. */
function findCurrency(nodes: readonly TlvNode[], hex: string): string {
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.tag === '5F2A') return hex.slice(node.valueStart * 2 + 1, node.end * 2);
    if (node.nested) for (const inner of node.nested) waiting.push(inner);
  }
  return '';
}
