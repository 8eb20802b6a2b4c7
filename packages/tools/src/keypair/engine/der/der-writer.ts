import { concatBytes, withoutLeadingZeros } from './byte-arrays.ts';

/** The tags of ASN.1's universal types that keys and certificates use (ITU-T X.680 table 1). */
export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  utf8String: 0x0c,
  numericString: 0x12,
  printableString: 0x13,
  teletexString: 0x14,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  universalString: 0x1c,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const;

/** The tag of a context-specific constructed element, written [number] in ASN.1. */
export function contextTag(number: number): number {
  return 0xa0 | number;
}

/** One element: tag, length in its shortest form, content (ITU-T X.690 section 10.1). */
export function derElement(tag: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = concatBytes(content);
  return concatBytes([Uint8Array.of(tag, ...lengthOctets(body.length)), body]);
}

export function derSequence(...content: readonly Uint8Array[]): Uint8Array {
  return derElement(tags.sequence, ...content);
}

/** An unsigned big-endian number, with a zero in front where it would read as negative. */
export function derInteger(magnitude: Uint8Array): Uint8Array {
  const short = withoutLeadingZeros(magnitude);
  const needsZero = short.length === 0 || short[0] >= 0x80;
  return derElement(tags.integer, needsZero ? Uint8Array.of(0, ...short) : short);
}

/** Whole bytes as a bit string: no unused bits. */
export function derBitString(bytes: Uint8Array): Uint8Array {
  return derElement(tags.bitString, Uint8Array.of(0), bytes);
}

export function derOctetString(bytes: Uint8Array): Uint8Array {
  return derElement(tags.octetString, bytes);
}

export function derNull(): Uint8Array {
  return derElement(tags.null);
}

/** An object identifier from its dotted form; the first two arcs share one octet (ITU-T X.690 section 8.19). */
export function derObjectIdentifier(dotted: string): Uint8Array {
  const [first, second, ...rest] = dotted.split('.').map(Number);
  const octets = [40 * first + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift(0x80 | (left & 0x7f));
    return groups;
  });
  return derElement(tags.objectIdentifier, Uint8Array.from(octets));
}

function lengthOctets(length: number): number[] {
  if (length < 0x80) return [length];
  const octets: number[] = [];
  for (let left = length; left > 0; left >>>= 8) octets.unshift(left & 0xff);
  return [0x80 | octets.length, ...octets];
}
