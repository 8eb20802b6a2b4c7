import type { Failure, Place, Result } from '@toolbench/kit/result.ts';
import type { CertificateContent, RequestContent } from './certificate/certificate-reader.ts';
import type { Jwk } from './formats/jwk.ts';
import type { ReadKey } from './key.ts';
import type { ReadEncodings } from './key-facts.ts';
import type { LockCode, Opening } from './locked/decrypt.ts';

/** How a key was written; the public and private forms of one family have names of their own. */
export type Form =
  | 'spki'
  | 'pkcs8'
  | 'pkcs8-encrypted'
  | 'pkcs1-public'
  | 'pkcs1-private'
  | 'sec1'
  | 'pem-encrypted'
  | 'dsa-private'
  | 'openssh-public'
  | 'openssh-private'
  | 'ssh2-public'
  | 'putty'
  | 'jwk'
  | 'certificate'
  | 'request'
  | 'pkcs12'
  | 'unread';

/** The forms that are DER. */
export type DerForm = Extract<
  Form,
  | 'spki'
  | 'pkcs8'
  | 'pkcs8-encrypted'
  | 'pkcs1-public'
  | 'pkcs1-private'
  | 'sec1'
  | 'dsa-private'
  | 'certificate'
  | 'request'
  | 'pkcs12'
>;

/** What came out of something encrypted: DER of its form, or why it was not read. */
export type Found = {
  readonly comment?: string;
  readonly encryption?: string;
} & (
  | { readonly form: DerForm; readonly der: Uint8Array }
  | { readonly form: Form; readonly reason: Failure<ReadCode> }
);

/** One key, certificate or request as it was read, before anything is computed from it. */
export interface ReadItem {
  readonly form: Form;
  /** Where it begins in the text. */
  readonly place?: Place;
  /** Absent when all of it is encrypted. */
  readonly key?: ReadKey;
  readonly encodings?: ReadEncodings;
  readonly comment?: string;
  /** What stands before the key in a line of SSH: options or hosts. */
  readonly ahead?: string;
  /** What a JWK says of itself. */
  readonly said?: Jwk;
  /** Why this part of the text was not read. */
  readonly reason?: Failure<ReadCode>;
  /** Cipher and key derivation of an encrypted private key. */
  readonly encryption?: string;
  /** Decrypts it; absent where its encryption is only named. */
  readonly open?: (opening: Opening) => Promise<Result<readonly Found[], LockCode>>;
  readonly lock?: Lock;
  readonly certificate?: CertificateContent & { readonly der: Uint8Array };
  readonly request?: RequestContent;
}

/** Whether something encrypted still waits for its passphrase, was opened, or was opened by the empty passphrase. */
export type Lock = 'closed' | 'open' | 'empty';

/** What can be wrong with a pasted key or certificate. */
export type ReadCode =
  | LockCode
  | 'empty'
  | 'too-large'
  | 'too-many'
  | 'unrecognised'
  | 'pem-begin'
  | 'pem-end'
  | 'pem-base64'
  | 'pem-label'
  | 'der-short'
  | 'der-length'
  | 'der-tag'
  | 'der-value'
  | 'der-extra'
  | 'ssh-damaged'
  | 'ssh-line'
  | 'putty-damaged'
  | 'json'
  | 'jwk-type'
  | 'jwk-member'
  | 'jwk-invalid'
  | 'jwk-symmetric'
  | 'pkcs7'
  | 'bag-unread'
  | 'pgp';
