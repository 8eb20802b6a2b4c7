import { ok, type Result } from '@toolbench/kit/result.ts';
import { sameText, type Item } from '../item.ts';
import { chipTagWords } from '../tables/chip-tag-names.ts';
import { chipBytes, type ChipTextCode } from './chip-bytes.ts';
import { maskChipData } from './mask-chip-data.ts';
import { readChipValue } from './read-chip-value.ts';
import { readResponse } from './read-response.ts';
import { hexOf, type TlvCode, type TlvNode } from './read-tlv.ts';
import { readStatusWord, statusWordTexts } from './status-words.ts';

export type ChipCode = ChipTextCode | TlvCode;

export interface ChipData {
  /** Offsets count bytes. The status word of a response is the last, without a tag or length of its own. */
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
 * templates' own included, unless they are to be shown. A status word behind the data is told apart. Fails where the text is no hex or the data is no BER-TLV, with
 * the place or the byte offset.
 */
export function parseChipData(text: string, cardNumbers: CardNumbers = 'masked'): Result<ChipData, ChipCode> {
  const bytes = chipBytes(text);
  if (!bytes.ok) return bytes;
  const response = readResponse(bytes.value);
  if (!response.ok) return response;
  const { nodes, status } = response.value;
  const plain = hexOf(bytes.value);
  const hidden = maskChipData(plain, nodes);
  const hex = cardNumbers === 'masked' ? hidden : plain;
  const currency = findCurrency(nodes, plain);
  const source: Source = { bytes: bytes.value, hex, currency, left: mostItems };
  return ok({
    items: [...describeNodes(nodes, source), ...(status === undefined ? [] : [statusItem(status, bytes.value.length)])],
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

/** A status word as an item, so that it is shown wherever data objects are. */
function statusItem(status: string, size: number): Item {
  const [start, end] = [size - 2, size];
  const displayValue = readStatusWord(status);
  return {
    tag: 'SW',
    length: 2,
    value: status,
    displayValue,
    ...statusWordTexts,
    start,
    valueStart: start,
    end,
  };
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
