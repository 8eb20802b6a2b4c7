import { type Failure, type Place, type Result, fail, ok } from '@toolbench/kit/result.ts';
import { type Text, textToString } from '@toolbench/kit/text.ts';
import { createTextPlaces } from '@toolbench/kit/text-places.ts';
import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { derOfBer } from '../der/ber.ts';
import { formOfDer, readDerItem } from '../der/der-item.ts';
import { readExactJson } from './exact-json.ts';
import { type Jwk, keyOfJwk } from './jwk.ts';
import { saidMembers } from './jwk-members.ts';
import { readPemParts } from './pem.ts';
import { isParameters, readPemItem, sshPrivateItem } from './pem-item.ts';
import type { ReadCode, ReadItem } from '../read-item.ts';
import { readSshBlob, type SshPrivate } from './ssh-key-reader.ts';

type ReadItems = Result<readonly ReadItem[], ReadCode>;

/** More than any chain of certificates or list of keys that people look at. */
export const largestInput = 256 * 1024;
export const mostItems = 500;

/**
 * Reads every key, certificate and request of a text or a file: PEM blocks, OpenSSH lines, JWK and JWK sets, PuTTY
 * files, DER, and Base64 of DER.
 */
export function readKeyFiles(input: Text): ReadItems {
  if (input.length > largestInput) return fail('too-large', { limit: largestInput / 1024 });
  const items = readAll(input);
  return items.ok && items.value.length > mostItems ? fail('too-many', { limit: mostItems }) : items;
}

/** First words of a PuTTY private key file. */
const puttyStart = /^PuTTY-User-Key-File-[23]: /;

/**
 * The public half and the comment of a PuTTY private key (PuTTY manual, appendix C.3). Its private half is not read;
 * undefined when the file is damaged.
 */
function readPutty(text: string): SshPrivate | undefined {
  const lines = text.split(/\r\n?|\n/);
  const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const count = Number(valueOf('Public-Lines'));
  const first = lines.findIndex((line) => line.startsWith('Public-Lines: ')) + 1;
  if (first === 0 || !Number.isInteger(count) || count < 1) return undefined;
  const decoded = decodeBase64(lines.slice(first, first + count).join(''));
  const shown = decoded.badAt === undefined ? readSshBlob(decoded.bytes) : undefined;
  if (!shown) return undefined;
  const cipher = valueOf('Encryption') ?? 'none';
  const derivation = valueOf('Key-Derivation');
  return { ...shown, comment: valueOf('Comment'), ...(cipher !== 'none' && { cipher, derivation }) };
}

function readAll(input: Text): ReadItems {
  if (typeof input !== 'string' && input[0] === 0x30) {
    const binary = readUnlabelled(input);
    if (binary.ok || input[1] === 0x80 || formOfDer(input) !== undefined) return binary;
  }
  // Keys inside JSON and environment files have \n for line ends, escaped once or oftener, and some writers of JSON
  // escape the slash; as many characters as before keep the places right.
  const original = textToString(input).replace(/^\ufeff/, ' ');
  const text = original
    .replace(/(?:\\+r)?\\+n/g, ({ length }) => `\n${' '.repeat(length - 1)}`)
    .replace(/\\+(?=\/)/g, ({ length }) => ' '.repeat(length));
  if (text.trim() === '') return fail('empty');
  if (/-----(?:BEGIN|END) |---- BEGIN SSH2/.test(text)) return readPem(text);
  if (puttyStart.test(text)) {
    const read = readPutty(text);
    return read ? ok([sshPrivateItem('putty', read)]) : fail('putty-damaged');
  }
  const { keys, rest } = sshLines(text);
  if (/^\s*[{[]/.test(text)) {
    const json = readJson(original);
    // The hosts of known_hosts begin like JSON, too, where they have a port.
    if (json.ok || json.code !== 'json' || keys.length === 0) return json;
  }
  if (keys.length > 0) return asRead(inOrder([...keys, ...rest]));
  const decoded = decodeBase64(text);
  return decoded.badAt === undefined ? readUnlabelled(decoded.bytes) : fail('unrecognised');
}

/** All items and the parts that were not read; where nothing was read, why not. */
function asRead(items: readonly ReadItem[]): ReadItems {
  const first = items.find(({ reason }) => reason)?.reason;
  return first && items.every(({ reason }) => reason) ? first : ok(items);
}

/** What stands in the place of a part that cannot be read. */
function unread(reason: Failure<ReadCode>, more: Pick<ReadItem, 'comment'> = {}): ReadItem {
  return { form: 'unread', reason, ...(reason.place && { place: reason.place }), ...more };
}

function readPem(text: string): ReadItems {
  const parts = readPemParts(text);
  const placeAt = createTextPlaces(text);
  const items: ReadItem[] = [];
  let between = '';
  let end = 0;
  for (const part of parts) {
    between += text.slice(end, part.start) + text.slice(part.start, part.end).replace(/[^\n]/g, ' ');
    end = part.end;
    if ('failure' in part) {
      items.push(unread(part.failure));
      continue;
    }
    if (isParameters(part.label) && parts.length > 1) continue;
    const place = placeAt(part.start);
    const item = readPemItem(part);
    if (item.ok) items.push({ ...item.value, place });
    else items.push(unread(fail(item.code, { label: part.label, ...item.detail }, place)));
  }
  const { keys } = sshLines(between + text.slice(end));
  return asRead(inOrder([...items, ...keys]));
}

const inOrder = (items: readonly ReadItem[]) => items.toSorted((left, right) => lineOf(left) - lineOf(right));

function lineOf({ place }: ReadItem): number {
  return place?.line ?? 0;
}

/** DER, or an SSH public key without its name. */
function readUnlabelled(written: Uint8Array): ReadItems {
  // Some programs leave the lengths of containers open.
  const bytes = written[1] === 0x80 ? (derOfBer(written) ?? written) : written;
  const ssh = bytes[0] === 0 ? readSshBlob(bytes) : undefined;
  if (ssh) return ok([{ form: 'openssh-public', key: ssh.key, encodings: { sshBlob: ssh.blob } }]);
  const form = formOfDer(bytes);
  if (form === undefined) return fail('unrecognised');
  if (form === 'pkcs7') return fail(form);
  const item = readDerItem(bytes, form);
  return item.ok ? ok([item.value]) : item;
}

function readJson(text: string): ReadItems {
  const parsed = readExactJson(text);
  if (parsed === undefined) return fail('json');
  const keys: unknown = isRecord(parsed) && Array.isArray(parsed.keys) ? parsed.keys : parsed;
  const items: ReadItem[] = [];
  for (const jwk of Array.isArray(keys) ? keys : [keys]) {
    if (!isRecord(jwk)) {
      items.push(unread(fail('jwk-type')));
      continue;
    }
    const key = keyOfJwk(jwk);
    const comment = typeof jwk.kid === 'string' ? { comment: jwk.kid.slice(0, 200) } : {};
    items.push(key.ok ? { form: 'jwk', key: key.value, said: saidMembers(jwk), ...comment } : unread(key, comment));
  }
  return items.length === 0 ? fail('jwk-type') : asRead(items);
}

/** Options or hosts before a key, its type, its Base64 and a comment. */
const sshLine = /^(?:(.*)[ \t])?((?:ssh|ecdsa|sk)-[\w@.-]{2,60})[ \t]+(AAAA[\w+/]*={0,2})(?:[ \t]+(.*\S))?/;

/** The lines of authorized_keys, known_hosts and .pub files that have a key, and those that are not read. */
function sshLines(text: string): { readonly keys: readonly ReadItem[]; readonly rest: readonly ReadItem[] } {
  const placeAt = createTextPlaces(text);
  const keys: ReadItem[] = [];
  const rest: ReadItem[] = [];
  for (const { 0: line, index } of text.matchAll(/^(?![ \t]*#)[^\r\n]*\S[^\r\n]*/gm)) {
    const place = placeAt(index);
    const match = sshLine.exec(line);
    if (match) keys.push(sshItem(match, place));
    else rest.push(unread(fail('ssh-line', undefined, place)));
  }
  return { keys, rest };
}

function sshItem([, ahead, , written, comment]: RegExpExecArray, place: Place): ReadItem {
  const decoded = decodeBase64(written);
  const read = decoded.badAt === undefined ? readSshBlob(decoded.bytes) : undefined;
  if (!read) return unread(fail('ssh-damaged', undefined, place));
  const before = ahead?.trim();
  const encodings = { sshBlob: read.blob };
  return { form: 'openssh-public', place, key: read.key, encodings, comment, ...(before && { ahead: before }) };
}

function isRecord(value: unknown): value is Jwk {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
