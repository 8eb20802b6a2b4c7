import type { Result } from '@toolbench/kit/result.ts';
import { hexOf, readTlv, type TlvCode, type TlvNode } from './read-tlv.ts';

/** What a card answered: data objects, and the status word behind them where there is one. */
export interface CardResponse {
  readonly nodes: readonly TlvNode[];
  /** Four hex digits. */
  readonly status?: string;
}

/** SW1 SW2 as ISO/IEC 7816-4, 5.6 has them; 60 is none. */
const statusWord = /^(?:6[1-9A-F]|9[\dA-F])[\dA-F]{2}$/;

/** Those that stand for themselves where they could be a data object without a value, too. */
const likelyStatus = (status: string, isAlone: boolean) => status === '9000' || (status.startsWith('6') && !isAlone);

/**
 * Reads what a card answers (EMV Book 3, 6.3.5): BER-TLV, and the status word SW1 SW2 where it was copied along. The last
 * two bytes are one where what precedes them is data objects to its end, and they themselves cannot belong to the last of
 * those: they are no data object, or one without a value.
 */
export function readResponse(bytes: Uint8Array): Result<CardResponse, TlvCode> {
  const whole = readTlv(bytes);
  const split = bytes.length - 2;
  const status = split < 0 ? '' : hexOf(bytes.subarray(split));
  const mayEnd = !whole.ok || (whole.value.at(-1)?.start === split && likelyStatus(status, split === 0));
  if (statusWord.test(status) && mayEnd) {
    const data = readTlv(bytes.subarray(0, split));
    if (data.ok) return { ok: true, value: { nodes: data.value, status } };
  }
  return whole.ok ? { ok: true, value: { nodes: whole.value } } : whole;
}
