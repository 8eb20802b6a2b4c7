import { equalBytes, hexOf } from '../der/byte-arrays.ts';
import { asn1Time } from './asn1-time.ts';
import { type Extensions, readExtensions } from './certificate-extensions.ts';
import {
  type DerReader,
  enter,
  hasMore,
  peekTag,
  skipOptional,
  take,
  takeBits,
  takeElement,
  takeObjectIdentifier,
  takeSmall,
} from '../der/der-reader.ts';
import { contextTag, tags } from '../der/der-writer.ts';
import { type NameAttribute, readName } from './distinguished-name.ts';
import { readSpki } from '../formats/key-der-reader.ts';
import type { ReadKey } from '../key.ts';
import { extensionRequest } from '../der/object-identifiers.ts';

/** A text that is signed, by which algorithm (an object identifier), and the signature. */
export interface Signed {
  readonly content: Uint8Array;
  readonly algorithm: string;
  readonly signature: Uint8Array;
}

export interface CertificateContent extends Signed {
  /** Hexadecimal with colons. */
  readonly serial: string;
  readonly issuer: readonly NameAttribute[];
  readonly subject: readonly NameAttribute[];
  /** Subject and issuer are the same name, byte for byte. */
  readonly isSelfIssued: boolean;
  /** ISO 8601, UTC; as it is written where it is no time. */
  readonly notBefore: string;
  readonly notAfter: string;
  readonly key: ReadKey;
  readonly spki: Uint8Array;
  readonly extensions: Extensions;
}

export interface RequestContent extends Signed {
  readonly subject: readonly NameAttribute[];
  readonly key: ReadKey;
  readonly spki: Uint8Array;
  readonly extensions: Extensions;
}

/** An X.509 certificate (RFC 5280 section 4.1). */
export function readCertificate(outer: DerReader): CertificateContent {
  const reader = enter(outer, tags.sequence);
  const [body, content] = withBytes(reader, (whole) => enter(whole, tags.sequence));
  skipOptional(body, contextTag(0));
  const serial = hexOf(take(body, tags.integer), ':');
  takeElement(body);
  const [issuer, issuerBytes] = withBytes(body, readName);
  const validity = enter(body, tags.sequence);
  const notBefore = takeTime(validity);
  const notAfter = takeTime(validity);
  const [subject, subjectBytes] = withBytes(body, readName);
  const [key, spki] = withBytes(body, readSpki);
  skipOptional(body, 0x81);
  skipOptional(body, 0x82);
  const extensions = hasMore(body) ? readExtensions(enter(body, contextTag(3))) : { others: [] };
  return {
    content,
    ...takeSignature(reader),
    serial,
    issuer,
    subject,
    isSelfIssued: equalBytes(issuerBytes, subjectBytes),
    notBefore,
    notAfter,
    key,
    spki,
    extensions,
  };
}

/** A certification request, PKCS#10 (RFC 2986 section 4). */
export function readRequest(outer: DerReader): RequestContent {
  const reader = enter(outer, tags.sequence);
  const [body, content] = withBytes(reader, (whole) => enter(whole, tags.sequence));
  takeSmall(body);
  const subject = readName(body);
  const [key, spki] = withBytes(body, readSpki);
  const extensions = hasMore(body) ? readAttributes(enter(body, contextTag(0))) : { others: [] };
  return { content, ...takeSignature(reader), subject, key, spki, extensions };
}

function readAttributes(reader: DerReader): Extensions {
  let extensions: Extensions = { others: [] };
  while (hasMore(reader)) {
    const attribute = enter(reader, tags.sequence);
    const id = takeObjectIdentifier(attribute);
    const values = enter(attribute, tags.set);
    if (id === extensionRequest) extensions = readExtensions(values);
  }
  return extensions;
}

function takeSignature(reader: DerReader): Pick<Signed, 'algorithm' | 'signature'> {
  const algorithm = takeObjectIdentifier(enter(reader, tags.sequence));
  return { algorithm, signature: takeBits(reader) };
}

/** What `read` makes of the next element, together with the element's bytes. */
function withBytes<Value>(reader: DerReader, read: (reader: DerReader) => Value): readonly [Value, Uint8Array] {
  const start = reader.at;
  const value = read(reader);
  return [value, reader.bytes.subarray(start, reader.at)];
}

function takeTime(reader: DerReader): string {
  const isUtcTime = peekTag(reader) === tags.utcTime;
  return asn1Time(take(reader, isUtcTime ? tags.utcTime : tags.generalizedTime), isUtcTime);
}
