import { type DerReader, enter, hasMore, peekTag, take, takeElement } from '../der/der-reader.ts';
import { tags } from '../der/der-writer.ts';
import { nameText, readName } from './distinguished-name.ts';

export interface AlternativeName {
  readonly kind: 'dns' | 'ip' | 'email' | 'uri' | 'directory' | 'other';
  readonly value: string;
}

const textKinds: Readonly<Record<number, AlternativeName['kind']>> = { 0x81: 'email', 0x82: 'dns', 0x86: 'uri' };

/** GeneralNames (RFC 5280 section 4.2.1.6). */
export function readAlternativeNames(outer: DerReader): readonly AlternativeName[] {
  const names: AlternativeName[] = [];
  const reader = enter(outer, tags.sequence);
  while (hasMore(reader)) names.push(readGeneralName(reader));
  return names;
}

function readGeneralName(reader: DerReader): AlternativeName {
  const tag = peekTag(reader);
  if (tag in textKinds) return { kind: textKinds[tag], value: new TextDecoder().decode(take(reader, tag)) };
  if (tag === 0x87) return { kind: 'ip', value: addressText(take(reader, tag)) };
  if (tag === 0xa4) return { kind: 'directory', value: nameText(readName(enter(reader, tag))) };
  takeElement(reader);
  return { kind: 'other', value: '' };
}

/** An IPv4 address in dotted form, an IPv6 address as RFC 5952 writes it. */
function addressText(bytes: Uint8Array): string {
  if (bytes.length !== 16) return bytes.join('.');
  const groups = Array.from({ length: 8 }, (_, index) => (bytes[2 * index] * 256 + bytes[2 * index + 1]).toString(16));
  const written = groups.join(':');
  const zeros = written.match(/\b0(?::0)+\b/g)?.reduce((longest, run) => (run.length > longest.length ? run : longest));
  return zeros === undefined ? written : written.replace(new RegExp(`(^|:)${zeros}(:|$)`), '::');
}
