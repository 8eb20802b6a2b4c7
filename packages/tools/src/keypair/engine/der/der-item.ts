import { type Result, fail, ok } from '@toolbench/kit/result.ts';
import { readCertificate, readRequest } from '../certificate/certificate-reader.ts';
import {
  type DerReader,
  enter,
  faultOf,
  finish,
  hasMore,
  peekTag,
  readDer,
  takeElement,
  takeSmall,
} from './der-reader.ts';
import { tags } from './der-writer.ts';
import { readPkcs1Private, readPkcs1Public, readPkcs8, readSec1, readSpki } from '../formats/key-der-reader.ts';
import { readEncryptedKey } from '../locked/encrypted-key.ts';
import { readPkcs12 } from '../locked/pkcs12.ts';
import type { DerForm, ReadCode, ReadItem } from '../read-item.ts';

/** Reads DER of a known form. A failure's detail holds the byte's `offset`. */
export function readDerItem(der: Uint8Array, form: DerForm): Result<ReadItem, ReadCode> {
  const reader = readDer(der);
  const item = readers[form](reader, der);
  // OpenSSL's "trusted" certificates carry settings behind the certificate.
  if (form !== 'certificate') finish(reader);
  const fault = faultOf(reader);
  return fault ? fail(fault.code, { offset: fault.offset }) : ok({ form, ...item });
}

/** The form of DER that comes without a label, told by its first elements. */
export function formOfDer(der: Uint8Array): DerForm | 'pkcs7' | undefined {
  const first = enter(readDer(der), tags.sequence);
  if (peekTag(first) === tags.objectIdentifier) return 'pkcs7';
  if (peekTag(first) === tags.integer) return formAfterInteger(first);
  if (peekTag(first) !== tags.sequence) return undefined;
  const inner = enter(first, tags.sequence);
  if (peekTag(inner) !== tags.objectIdentifier) return formOfSigned(inner);
  if (peekTag(first) === tags.bitString) return 'spki';
  return peekTag(first) === tags.octetString ? 'pkcs8-encrypted' : undefined;
}

type Content = Omit<ReadItem, 'form'>;

const readers: Readonly<Record<DerForm, (reader: DerReader, der: Uint8Array) => Content>> = {
  spki: (reader, der) => ({ key: readSpki(reader), encodings: { spki: der } }),
  pkcs8: (reader) => ({ key: readPkcs8(reader) }),
  'pkcs8-encrypted': readEncryptedKey,
  pkcs12: readPkcs12,
  'pkcs1-public': (reader) => ({ key: readPkcs1Public(reader) }),
  'pkcs1-private': (reader) => ({ key: readPkcs1Private(reader) }),
  sec1: (reader) => ({ key: readSec1(reader) }),
  'dsa-private': (reader) => {
    takeElement(reader);
    return { key: { kind: 'other', algorithm: 'DSA', isPrivate: true } };
  },
  certificate: (reader) => {
    const certificate = readCertificate(reader);
    const der = reader.bytes.subarray(0, reader.at);
    return { key: certificate.key, encodings: { spki: certificate.spki }, certificate: { ...certificate, der } };
  },
  request: (reader) => {
    const request = readRequest(reader);
    return { key: request.key, encodings: { spki: request.spki }, request };
  },
};

function formAfterInteger(reader: DerReader): DerForm | undefined {
  const start = reader.at;
  takeElement(reader);
  const next = peekTag(reader);
  if (next === tags.octetString) return 'sec1';
  if (next === tags.sequence) return takeSmall({ ...reader, at: start }) === 3 ? 'pkcs12' : 'pkcs8';
  if (next !== tags.integer) return undefined;
  takeElement(reader);
  return hasMore(reader) ? 'pkcs1-private' : 'pkcs1-public';
}

/** A request goes on after its version with a name; a certificate with its serial number or its algorithm. */
function formOfSigned(body: DerReader): 'certificate' | 'request' | undefined {
  if (peekTag(body) === 0xa0) return 'certificate';
  if (peekTag(body) !== tags.integer) return undefined;
  takeElement(body);
  return peekTag(enter(body, tags.sequence)) === tags.objectIdentifier ? 'certificate' : 'request';
}
