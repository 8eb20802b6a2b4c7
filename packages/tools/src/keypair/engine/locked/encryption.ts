import { numberOf } from '../der/byte-arrays.ts';
import {
  type DerReader,
  enter,
  finish,
  hasMore,
  peekTag,
  setFault,
  take,
  takeElement,
  takeObjectIdentifier,
  takeUnsigned,
} from '../der/der-reader.ts';
import { tags } from '../der/der-writer.ts';
import { aesCbcKeyBytes, encryptionSchemes, pbes2, pbkdf2, pbkdf2Hashes } from '../der/object-identifiers.ts';

/** How something is encrypted with a passphrase. */
export interface Encryption {
  /** Derivation and cipher by their usual names, or their object identifiers. */
  readonly name: string;
  /** What opening it takes; absent where it is only named here. */
  readonly opensBy?: Pbes2;
}

/** PBES2 with PBKDF2 and AES in CBC mode (RFC 8018 section 6.2). */
export interface Pbes2 {
  readonly hash: string;
  readonly salt: Uint8Array;
  readonly rounds: number;
  readonly keyBytes: number;
  readonly iv: Uint8Array;
}

/** The encryption that an AlgorithmIdentifier names (RFC 8018 appendix A); PBES2 names derivation and cipher apart. */
export function readEncryption(outer: DerReader): Encryption {
  const algorithm = enter(outer, tags.sequence);
  const id = takeObjectIdentifier(algorithm);
  if (id !== pbes2) {
    takeElement(algorithm);
    return { name: encryptionSchemes[id] ?? id };
  }
  const parameters = enter(algorithm, tags.sequence);
  const derivation = enter(parameters, tags.sequence);
  const derivationId = takeObjectIdentifier(derivation);
  const cipher = enter(parameters, tags.sequence);
  const cipherId = takeObjectIdentifier(cipher);
  const name = [derivationId, cipherId].map((part) => encryptionSchemes[part] ?? part).join(', ');
  const keyBytes = aesCbcKeyBytes[cipherId];
  const derived = derivationId === pbkdf2 && keyBytes !== undefined ? readPbkdf2(derivation) : undefined;
  return derived ? { name, opensBy: { ...derived, keyBytes, iv: takeIv(cipher) } } : { name };
}

/** A count of rounds, whatever its size: what is too large is refused by its value. */
export function takeRounds(reader: DerReader): number {
  const start = reader.at;
  const rounds = Number(numberOf(takeUnsigned(reader)));
  if (rounds === 0) setFault(reader, 'der-value', start);
  return rounds;
}

/** PBKDF2-params; undefined with a salt from elsewhere or another function (RFC 8018 appendix A.2). */
function readPbkdf2(outer: DerReader): Pick<Pbes2, 'hash' | 'salt' | 'rounds'> | undefined {
  const reader = enter(outer, tags.sequence);
  if (peekTag(reader) !== tags.octetString) return undefined;
  const salt = take(reader, tags.octetString);
  const rounds = takeRounds(reader);
  if (peekTag(reader) === tags.integer) takeElement(reader);
  const hash = hasMore(reader) ? pbkdf2Hashes[takeObjectIdentifier(enter(reader, tags.sequence))] : 'SHA-1';
  finish(reader);
  return hash === undefined ? undefined : { salt, rounds, hash };
}

function takeIv(cipher: DerReader): Uint8Array {
  const start = cipher.at;
  const iv = take(cipher, tags.octetString);
  if (iv.length !== 16) setFault(cipher, 'der-value', start);
  return iv;
}
