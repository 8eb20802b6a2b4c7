import { decodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { hexOf } from '../der/byte-arrays.ts';
import { type DerReader, enter, hasMore, peekTag, take, takeElement, takeObjectIdentifier } from '../der/der-reader.ts';
import { tags } from '../der/der-writer.ts';
import { nameAttributes } from '../der/object-identifiers.ts';

/** One attribute of a name, such as CN and example.com. */
export interface NameAttribute {
  /** The attribute's short name, or its object identifier. */
  readonly type: string;
  readonly value: string;
}

/** Reads a distinguished name, most general attribute first as it is stored (RFC 5280 section 4.1.2.4). */
export function readName(outer: DerReader): readonly NameAttribute[] {
  const attributes: NameAttribute[] = [];
  const reader = enter(outer, tags.sequence);
  while (hasMore(reader)) {
    const relative = enter(reader, tags.set);
    while (hasMore(relative)) {
      const pair = enter(relative, tags.sequence);
      const id = takeObjectIdentifier(pair);
      attributes.push({ type: nameAttributes[id] ?? id, value: takeAnyString(pair) });
    }
  }
  return attributes;
}

/** The name on one line, `C=CN, O=Example, CN=example.com`; commas and the like in a value stand behind a backslash. */
export function nameText(name: readonly NameAttribute[]): string {
  return name.map(({ type, value }) => `${type}=${value.replace(/[,+"\\<>;]/g, '\\$&')}`).join(', ');
}

/** A string of any of ASN.1's character sets; an element that is no string is shown in hexadecimal. */
function takeAnyString(reader: DerReader): string {
  const tag = peekTag(reader);
  switch (tag) {
    case tags.bmpString:
      return new TextDecoder('utf-16be').decode(take(reader, tag));
    case tags.universalString:
      return utf32Text(take(reader, tag));
    case tags.teletexString:
      return decodeLatin1(take(reader, tag));
    case tags.utf8String:
    case tags.printableString:
    case tags.ia5String:
    case tags.numericString:
      return new TextDecoder().decode(take(reader, tag));
    default:
      return `#${hexOf(takeElement(reader))}`;
  }
}

function utf32Text(bytes: Uint8Array): string {
  const units = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const characters = Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => units.getUint32(4 * index));
  return characters.map((code) => String.fromCodePoint(code > 0x10ffff ? 0xfffd : code)).join('');
}
