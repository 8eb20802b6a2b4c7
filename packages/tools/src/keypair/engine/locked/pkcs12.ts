import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { derOfBer, joinOctetStrings } from '../der/ber.ts';
import {
  type DerReader,
  enter,
  faultOf,
  hasMore,
  peekTag,
  readDer,
  setFault,
  take,
  takeElement,
  takeObjectIdentifier,
  takeSmall,
} from '../der/der-reader.ts';
import { contextTag, tags } from '../der/der-writer.ts';
import { bagTypes, contentTypes, friendlyName } from '../der/object-identifiers.ts';
import type { DerForm, Found, ReadItem } from '../read-item.ts';
import { type LockCode, type Opening, decrypt } from './decrypt.ts';
import { type Encryption, readEncryption } from './encryption.ts';
import { type Mac, checkMac, readMac } from './pkcs12-mac.ts';

/** A part of the file: a certificate, a key, a safe that holds more of them, or the name of something else. */
interface Part {
  readonly kind: DerForm | 'safe' | 'other';
  readonly data: Uint8Array;
  readonly encryption?: Encryption;
  readonly comment?: string;
  readonly name?: string;
}

/** Deeper nesting of safes within safes than any program writes. */
const deepest = 8;

/** A PKCS#12 file (RFC 7292 section 4), whose content is read when it is opened. */
export function readPkcs12(outer: DerReader): Pick<ReadItem, 'encryption' | 'open'> {
  const reader = enter(outer, tags.sequence);
  takeSmall(reader);
  const safe = enter(reader, tags.sequence);
  const start = safe.at;
  if (takeObjectIdentifier(safe) !== contentTypes.data) setFault(reader, 'der-value', start);
  const octets = enter(enter(safe, contextTag(0)), tags.octetString);
  const content = octets.bytes.subarray(octets.at, octets.end);
  const parts = readSafes(asDer(octets));
  const mac = hasMore(reader) ? readMac(reader) : undefined;
  const names = new Set(parts.flatMap(({ encryption }) => encryption?.name ?? []));
  const encryption = [...names].join('; ') || (mac && `MAC, ${mac.hash}`);
  const isReadable = parts.some((part) => !part.encryption || part.encryption.opensBy) || parts.length === 0;
  if (mac && !mac.isKnown) return { encryption: mac.hash };
  if (!isReadable) return { encryption };
  return { encryption, open: (opening) => open(parts, content, mac, opening) };
}

async function open(
  parts: readonly Part[],
  content: Uint8Array,
  mac: Mac | undefined,
  opening: Opening,
): Promise<Result<readonly Found[], LockCode>> {
  if (mac) {
    const checked = await checkMac(mac, content, opening);
    if (!checked.ok) return checked;
  }
  const found: Found[] = [];
  for (const part of parts) {
    const opened = await openPart(part, opening);
    // Where no MAC told whether the passphrase is right, the first part that it does not open does.
    if (!opened.ok && opened.code === 'wrong-passphrase' && !mac) return opened;
    if (opened.ok) found.push(...opened.value);
    else found.push({ form: part.kind === 'safe' ? 'unread' : 'pkcs8-encrypted', ...about(part), reason: opened });
  }
  return ok(found);
}

async function openPart(part: Part, opening: Opening): Promise<Result<readonly Found[], LockCode>> {
  const { kind, data, encryption, name = '' } = part;
  if (kind === 'other') return ok([{ form: 'unread', ...about(part), reason: fail('bag-unread', { name }) }]);
  const plain = encryption ? await decrypt(data, encryption, opening) : ok(data);
  if (!plain.ok) return plain;
  if (kind !== 'safe') return ok([{ form: kind, der: plain.value, ...about(part) }]);
  const reader = readDer(plain.value);
  const inner = readBags(asDer(reader), deepest);
  const fault = faultOf(reader);
  // Padding that is right by chance leaves no safe behind it.
  if (fault) return fail('wrong-passphrase');
  const found: Found[] = [];
  for (const each of inner) {
    const opened = await openPart(each, opening);
    if (opened.ok)
      found.push(...opened.value.map((one) => ({ ...(encryption && { encryption: encryption.name }), ...one })));
    else found.push({ form: 'pkcs8-encrypted', ...about(each), reason: opened });
  }
  return ok(found);
}

function about({ comment, encryption }: Part) {
  return { ...(comment !== undefined && { comment }), ...(encryption && { encryption: encryption.name }) };
}

/** AuthenticatedSafe: what stands in the open, and what is encrypted as a whole. */
function readSafes(outer: DerReader): readonly Part[] {
  const parts: Part[] = [];
  const reader = enter(outer, tags.sequence);
  while (hasMore(reader)) {
    const info = enter(reader, tags.sequence);
    const type = takeObjectIdentifier(info);
    const inner = enter(info, contextTag(0));
    if (type === contentTypes.data) parts.push(...readBags(asDer(enter(inner, tags.octetString)), deepest));
    else if (type === contentTypes.encryptedData) parts.push(readEncryptedSafe(inner));
    else parts.push({ kind: 'other', data: inner.bytes, name: contentNames[type] ?? type });
  }
  return parts;
}

const contentNames: Readonly<Record<string, string>> = { [contentTypes.envelopedData]: 'envelopedData' };

/** EncryptedData (RFC 5652 section 8); the encrypted octets may come in pieces. */
function readEncryptedSafe(outer: DerReader): Part {
  const reader = enter(outer, tags.sequence);
  takeSmall(reader);
  const info = enter(reader, tags.sequence);
  takeObjectIdentifier(info);
  const encryption = readEncryption(info);
  if (peekTag(info) !== contextTag(0)) return { kind: 'safe', encryption, data: take(info, 0x80) };
  const pieces: Uint8Array[] = [];
  const list = enter(info, contextTag(0));
  while (hasMore(list)) pieces.push(takeElement(list));
  return { kind: 'safe', encryption, data: joinOctetStrings(pieces) };
}

/** SafeContents (RFC 7292 section 4.2). */
function readBags(outer: DerReader, depth: number): readonly Part[] {
  const parts: Part[] = [];
  const reader = enter(outer, tags.sequence);
  while (hasMore(reader)) {
    const bag = enter(reader, tags.sequence);
    const type = takeObjectIdentifier(bag);
    const content = enter(bag, contextTag(0));
    const comment = hasMore(bag) ? readFriendlyName(bag) : undefined;
    if (type === bagTypes.safe && depth > 0) parts.push(...readBags(content, depth - 1));
    else parts.push({ ...readBag(type, content), ...(comment !== undefined && { comment }) });
  }
  return parts;
}

function readBag(type: string, content: DerReader): Part {
  if (type === bagTypes.key) return { kind: 'pkcs8', data: takeElement(content) };
  if (type === bagTypes.shroudedKey) {
    const reader = enter(content, tags.sequence);
    return { kind: 'pkcs8', encryption: readEncryption(reader), data: take(reader, tags.octetString) };
  }
  const other: Part = { kind: 'other', data: content.bytes, name: bagNames[type] ?? type };
  if (type !== bagTypes.certificate) return other;
  const reader = enter(content, tags.sequence);
  const certificateType = takeObjectIdentifier(reader);
  if (certificateType !== bagTypes.x509) return { ...other, name: certificateType };
  return { kind: 'certificate', data: take(enter(reader, contextTag(0)), tags.octetString) };
}

const bagNames: Readonly<Record<string, string>> = {
  [bagTypes.crl]: 'CRL',
  [bagTypes.secret]: 'secret',
  [bagTypes.safe]: 'safe',
};

/** The name that people gave the part (RFC 2985 section 5.5.1). */
function readFriendlyName(bag: DerReader): string | undefined {
  let name: string | undefined;
  const attributes = enter(bag, tags.set);
  while (hasMore(attributes)) {
    const attribute = enter(attributes, tags.sequence);
    const isName = takeObjectIdentifier(attribute) === friendlyName;
    const values = enter(attribute, tags.set);
    if (isName) name = new TextDecoder('utf-16be').decode(take(values, tags.bmpString));
  }
  return name;
}

/** The reader of what may be BER; the offsets of faults are those of DER. */
function asDer(reader: DerReader): DerReader {
  const written = reader.bytes.subarray(reader.at, reader.end);
  const der = derOfBer(written);
  return !der || der.length === written.length ? reader : { ...reader, bytes: der, at: 0, end: der.length };
}
