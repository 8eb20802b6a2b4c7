import { type AlternativeName, readAlternativeNames } from './alternative-names.ts';
import { hexOf } from '../der/byte-arrays.ts';
import {
  type DerReader,
  enter,
  hasMore,
  peekTag,
  take,
  takeElement,
  takeObjectIdentifier,
  takeSmall,
} from '../der/der-reader.ts';
import { tags } from '../der/der-writer.ts';
import { extendedKeyUsages, extensionIds, otherExtensions } from '../der/object-identifiers.ts';

/** In the order of the bits (RFC 5280 section 4.2.1.3). */
export const keyUsageNames = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;
export type KeyUsage = (typeof keyUsageNames)[number];

/** The extensions of a certificate or a request that are understood, and the names of the others. */
export interface Extensions {
  alternativeNames?: readonly AlternativeName[];
  keyUsage?: readonly KeyUsage[];
  /** Names such as serverAuth, or object identifiers. */
  extendedKeyUsage?: readonly string[];
  isAuthority?: boolean;
  /** How many authorities may follow below this one. */
  pathLength?: number;
  /** Hexadecimal with colons. */
  subjectKeyId?: string;
  authorityKeyId?: string;
  /** Names or object identifiers. */
  others: string[];
}

/** Extensions (RFC 5280 section 4.1.2.9). */
export function readExtensions(outer: DerReader): Extensions {
  const found: Extensions = { others: [] };
  const reader = enter(outer, tags.sequence);
  while (hasMore(reader)) {
    const extension = enter(reader, tags.sequence);
    const id = takeObjectIdentifier(extension);
    if (peekTag(extension) === tags.boolean) takeElement(extension);
    const content = enter(extension, tags.octetString);
    const read = readers[id];
    if (read) read(content, found);
    else found.others.push(otherExtensions[id] ?? id);
  }
  return found;
}

const readers: Readonly<Record<string, (reader: DerReader, found: Extensions) => void>> = {
  [extensionIds.subjectAlternativeName]: (reader, found) => {
    found.alternativeNames = readAlternativeNames(reader);
  },
  [extensionIds.keyUsage]: (reader, found) => {
    const [, ...octets] = take(reader, tags.bitString);
    found.keyUsage = keyUsageNames.filter((_, bit) => ((octets[bit >>> 3] ?? 0) << (bit & 7)) & 0x80);
  },
  [extensionIds.extendedKeyUsage]: (reader, found) => {
    const usages: string[] = [];
    const list = enter(reader, tags.sequence);
    while (hasMore(list)) {
      const id = takeObjectIdentifier(list);
      usages.push(extendedKeyUsages[id] ?? id);
    }
    found.extendedKeyUsage = usages;
  },
  [extensionIds.basicConstraints]: (reader, found) => {
    const constraints = enter(reader, tags.sequence);
    found.isAuthority = peekTag(constraints) === tags.boolean && take(constraints, tags.boolean)[0] !== 0;
    if (hasMore(constraints)) found.pathLength = takeSmall(constraints);
  },
  [extensionIds.subjectKeyIdentifier]: (reader, found) => {
    found.subjectKeyId = hexOf(take(reader, tags.octetString), ':');
  },
  [extensionIds.authorityKeyIdentifier]: (reader, found) => {
    const identifier = enter(reader, tags.sequence);
    if (peekTag(identifier) === 0x80) found.authorityKeyId = hexOf(take(identifier, 0x80), ':');
  },
};
