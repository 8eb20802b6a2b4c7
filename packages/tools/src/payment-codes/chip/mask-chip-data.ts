import { maskCardNumber } from './mask-card-number.ts';
import type { TlvNode } from './read-tlv.ts';

/** Where a card number's digits stand in the hex of a whole text: offset, and hex digits per digit. */
interface CardNumber {
  readonly at: number;
  readonly digits: string;
  readonly step: 1 | 2;
}

/** The hex of chip data with the card numbers in it hidden: in 5A, 57, 9F6B (digits) and 56 (characters). */
export function maskChipData(hex: string, nodes: readonly TlvNode[]): string {
  const numbers: CardNumber[] = [];
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nested) for (const inner of node.nested) waiting.push(inner);
    const number = cardNumberIn(node, hex);
    if (number) numbers.push(number);
  }
  numbers.sort((a, b) => a.at - b.at);
  let masked = '';
  let from = 0;
  for (const { at, digits, step } of numbers) {
    masked += hex.slice(from, at);
    const hidden = maskCardNumber(digits);
    for (let index = 0; index < digits.length; index += 1) {
      const start = at + index * step;
      masked += hidden[index] === '*' ? '*'.repeat(step) : hex.slice(start, start + step);
    }
    from = at + digits.length * step;
  }
  return masked + hex.slice(from);
}

function cardNumberIn({ tag, valueStart, end }: TlvNode, hex: string): CardNumber | undefined {
  const at = valueStart * 2;
  const value = hex.slice(at, end * 2);
  if (tag === '5A' || tag === '57' || tag === '9F6B') {
    const digits = /^\d+/.exec(value)?.[0] ?? '';
    return digits === '' ? undefined : { at, digits, step: 1 };
  }
  // Track 1 (ISO/IEC 7813): format code B, the number, a caret; the percent sign before it may be left out.
  const track = tag === '56' ? /^(25)?42((?:3\d)+)5E/.exec(value) : null;
  if (!track) return undefined;
  const digits = track[2].replace(/3(\d)/g, '$1');
  return { at: at + track[0].length - 2 - track[2].length, digits, step: 2 };
}
