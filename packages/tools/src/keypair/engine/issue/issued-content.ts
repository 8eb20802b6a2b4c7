import {
  contextTag,
  derElement,
  derInteger,
  derObjectIdentifier,
  derOctetString,
  derSequence,
  tags,
} from '../der/der-writer.ts';
import { extensionIds, extensionRequest } from '../der/object-identifiers.ts';
import { spkiOf } from '../formats/key-der.ts';
import type { Key } from '../key.ts';
import type { RequestedName } from './requested-names.ts';
import { signatureAlgorithm } from './signature.ts';

export type Usage = 'server' | 'client' | 'both';

/** What a request asks for, and what a certificate says. */
export interface Wanted {
  readonly key: Key;
  /** A distinguished name in DER, and whether it has no part. */
  readonly subject: Uint8Array;
  readonly isNameless: boolean;
  readonly names: readonly RequestedName[];
  readonly usage: Usage;
}

const nameTags = { email: 0x81, dns: 0x82, uri: 0x86, ip: 0x87 } as const;
const purposes = { server: '1.3.6.1.5.5.7.3.1', client: '1.3.6.1.5.5.7.3.2' } as const;
const yes = derElement(tags.boolean, Uint8Array.of(0xff));

/** CertificationRequestInfo (RFC 2986 section 4.1). */
export function requestContent(wanted: Wanted): Uint8Array {
  const extensions = derElement(tags.set, derSequence(...extensionsOf(wanted)));
  const attribute = derSequence(derObjectIdentifier(extensionRequest), extensions);
  const version = derInteger(Uint8Array.of(0));
  return derSequence(version, wanted.subject, spkiOf(wanted.key), derElement(contextTag(0), attribute));
}

/** TBSCertificate of a certificate that its own key signs (RFC 5280 section 4.1). */
export function certificateContent(
  wanted: Wanted,
  serial: Uint8Array,
  validity: Uint8Array,
  keyIdentifier: Uint8Array,
): Uint8Array {
  const { key, subject } = wanted;
  const identifier = extension(extensionIds.subjectKeyIdentifier, derOctetString(keyIdentifier));
  return derSequence(
    derElement(contextTag(0), derInteger(Uint8Array.of(2))),
    derInteger(serial),
    signatureAlgorithm(key),
    subject,
    validity,
    subject,
    spkiOf(key),
    derElement(contextTag(3), derSequence(...extensionsOf(wanted), identifier)),
  );
}

/** For a server or client that issues no certificates itself. */
function extensionsOf({ key, isNameless, names, usage }: Wanted): readonly Uint8Array[] {
  const used = (['server', 'client'] as const).filter((one) => usage === one || usage === 'both');
  // Digital signature, and for RSA key encipherment, by which TLS before 1.3 may exchange keys.
  const bits = key.kind === 'rsa' ? Uint8Array.of(5, 0xa0) : Uint8Array.of(7, 0x80);
  const generalNames = names.map(({ kind, octets }) => derElement(nameTags[kind], octets));
  return [
    extension(extensionIds.basicConstraints, derSequence(), true),
    extension(extensionIds.keyUsage, derElement(tags.bitString, bits), true),
    extension(extensionIds.extendedKeyUsage, derSequence(...used.map((one) => derObjectIdentifier(purposes[one])))),
    // Where there is no subject the names stand for it, and must be understood (RFC 5280 section 4.2.1.6).
    ...(names.length > 0
      ? [extension(extensionIds.subjectAlternativeName, derSequence(...generalNames), isNameless)]
      : []),
  ];
}

function extension(id: string, content: Uint8Array, isCritical = false): Uint8Array {
  return derSequence(derObjectIdentifier(id), ...(isCritical ? [yes] : []), derOctetString(content));
}
