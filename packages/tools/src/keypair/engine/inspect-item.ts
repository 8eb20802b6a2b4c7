import type { EngineContext } from '@toolbench/kit/context.ts';
import type { Failure, Place } from '@toolbench/kit/result.ts';
import { hexOf } from './der/byte-arrays.ts';
import type { Extensions } from './certificate/certificate-extensions.ts';
import { completeKey } from './complete-key.ts';
import type { NameAttribute } from './certificate/distinguished-name.ts';
import { digest } from './fingerprints.ts';
import { type KeyFacts, keyFactsOf } from './key-facts.ts';
import { type ReadKey, isKey } from './key.ts';
import { signatureAlgorithms } from './der/object-identifiers.ts';
import type { Form, Lock, ReadCode, ReadItem } from './read-item.ts';
import { type SignatureCheck, checkSignature } from './verify-signature.ts';

/** How a certificate or request is signed. */
export interface SignatureFacts {
  /** The algorithm's name, or its object identifier. */
  readonly algorithm: string;
  /** Made with MD5 or SHA-1. */
  readonly isWeak: boolean;
  /** Whether the key in the file made the signature; absent for a certificate that names another issuer. */
  readonly bySelf?: SignatureCheck;
}

export interface CertificateFacts {
  readonly subject: readonly NameAttribute[];
  readonly issuer: readonly NameAttribute[];
  readonly serial: string;
  /** ISO 8601, UTC; as it is written where it is no time. */
  readonly notBefore: string;
  readonly notAfter: string;
  /** Unknown where a time is none and the other does not settle it. */
  readonly validity: 'current' | 'expired' | 'future' | 'unknown';
  /** Whole days from now to `notAfter`; negative when it is past, absent when it is no time. */
  readonly daysLeft?: number;
  readonly extensions: Extensions;
  readonly signature: SignatureFacts;
  /** Digests of the whole certificate, hexadecimal with colons. */
  readonly sha256: string;
  readonly sha1: string;
}

export interface RequestFacts {
  readonly subject: readonly NameAttribute[];
  readonly extensions: Extensions;
  readonly signature: SignatureFacts;
}

/** What one pasted key, certificate or request says. */
export interface InspectedItem {
  readonly form: Form;
  readonly place?: Place;
  readonly comment?: string;
  readonly encryption?: string;
  readonly lock?: Lock;
  readonly key?: KeyFacts;
  /** Whether the key can be written in other formats. */
  readonly isConvertible: boolean;
  /** Why it was not read. */
  readonly reason?: Failure<ReadCode>;
  readonly certificate?: CertificateFacts;
  readonly request?: RequestFacts;
  /** Position, from 0, of an earlier item with the same public key: a certificate and its private key belong together. */
  readonly sameKeyAs?: number;
}

const dayMs = 86_400_000;

/** Computes what is told of an item: fingerprints, the public part of a private key, signatures, validity. */
export async function inspectItem(item: ReadItem, context: EngineContext): Promise<InspectedItem> {
  const { form, place, comment, encryption, lock, certificate, request, reason } = item;
  const key = await wholeKeyOf(item, context);
  const facts = key && (await keyFactsOf(key, item.encodings ?? {}, context.subtle));
  const isOpened = lock === 'open' || lock === 'empty';
  return {
    form,
    place,
    comment,
    encryption,
    ...(lock && { lock }),
    ...(reason && { reason }),
    // What an encrypted file shows is its public half, but the file is a private key.
    key: facts && encryption !== undefined && !isOpened ? { ...facts, isPrivate: true } : facts,
    isConvertible: key !== undefined && isKey(key),
    certificate: certificate && (await certificateFacts(certificate, key, context)),
    request: request && {
      subject: request.subject,
      extensions: request.extensions,
      signature: { ...signatureNames(request.algorithm), bySelf: await checkSelf(request, key, context) },
    },
  };
}

/** The item's key, its public part computed where the file leaves it out. */
export async function wholeKeyOf({ key }: ReadItem, { subtle }: EngineContext): Promise<ReadKey | undefined> {
  if (key?.kind !== 'ec-secret' && key?.kind !== 'ed25519-secret') return key;
  return (await completeKey(key, subtle)) ?? key;
}

/** Marks the items whose public key an earlier item has too. */
export function markSameKeys(items: readonly InspectedItem[]): readonly InspectedItem[] {
  const firsts = new Map<string, number>();
  return items.map((item, index) => {
    const { spki, ssh } = item.key?.fingerprints ?? {};
    const first = [spki, ssh].flatMap((print) => (print === undefined ? [] : (firsts.get(print) ?? [])))[0];
    for (const print of [spki, ssh]) if (print !== undefined && !firsts.has(print)) firsts.set(print, first ?? index);
    return first === undefined ? item : { ...item, sameKeyAs: first };
  });
}

async function certificateFacts(
  certificate: NonNullable<ReadItem['certificate']>,
  key: ReadKey | undefined,
  context: EngineContext,
): Promise<CertificateFacts> {
  const { subject, issuer, serial, notBefore, notAfter, extensions, isSelfIssued } = certificate;
  const left = Date.parse(notAfter) - context.now();
  const passed = context.now() - Date.parse(notBefore);
  const isOpen = Number.isNaN(left) || Number.isNaN(passed);
  const bySelf = isSelfIssued ? { bySelf: await checkSelf(certificate, key, context) } : {};
  const digestOf = async (name: string) => hexOf(await digest(name, certificate.der, context.subtle), ':');
  return {
    subject,
    issuer,
    serial,
    notBefore,
    notAfter,
    validity: passed < 0 ? 'future' : left < 0 ? 'expired' : isOpen ? 'unknown' : 'current',
    ...(!Number.isNaN(left) && { daysLeft: Math.floor(left / dayMs) }),
    extensions,
    signature: { ...signatureNames(certificate.algorithm), ...bySelf },
    sha256: await digestOf('SHA-256'),
    sha1: await digestOf('SHA-1'),
  };
}

async function checkSelf(
  signed: Parameters<typeof checkSignature>[0],
  key: ReadKey | undefined,
  { subtle }: EngineContext,
): Promise<SignatureCheck> {
  return key ? checkSignature(signed, key, subtle) : 'unknown';
}

function signatureNames(id: string): { algorithm: string; isWeak: boolean } {
  const known = signatureAlgorithms[id];
  return { algorithm: known?.name ?? id, isWeak: known?.isWeak ?? false };
}
