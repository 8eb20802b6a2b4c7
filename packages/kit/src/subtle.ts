/** The part of the Web Cryptography API's SubtleCrypto that engines use, described without the DOM. */
export interface Subtle {
  digest(algorithm: string, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  generateKey(
    algorithm: object,
    extractable: boolean,
    usages: readonly string[],
  ): Promise<{ publicKey: Key; privateKey: Key }>;
  exportKey(format: 'spki' | 'pkcs8' | 'raw', key: Key): Promise<ArrayBuffer>;
  exportKey(format: 'jwk', key: Key): Promise<Readonly<Record<string, unknown>>>;
  importKey(
    format: 'spki' | 'pkcs8' | 'raw',
    data: Uint8Array<ArrayBuffer>,
    algorithm: object,
    extractable: boolean,
    usages: readonly string[],
  ): Promise<Key>;
  deriveBits(algorithm: object, baseKey: Key, length: number): Promise<ArrayBuffer>;
  sign(algorithm: object, key: Key, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  verify(
    algorithm: object,
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

/** A handle of the platform's; its content is only reachable through `exportKey`. */
export interface Key {
  readonly type: string;
}
