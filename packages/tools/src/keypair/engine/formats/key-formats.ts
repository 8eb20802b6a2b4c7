/** How a key is written. PEM and Base64 hold SubjectPublicKeyInfo and PKCS#8, and so does DER. */
export const keyFormats = ['pem', 'base64', 'openssh', 'jwk', 'der', 'pkcs1', 'sec1'] as const;
export type KeyFormat = (typeof keyFormats)[number];

/** The formats that a type of key has: PKCS#1 is RSA's, SEC 1 is for elliptic curves. */
export function formatsOf(type: 'rsa' | 'ecdsa' | 'ed25519'): readonly KeyFormat[] {
  const olderType = { pkcs1: 'rsa', sec1: 'ecdsa' } as const;
  return keyFormats.filter((format) => (format === 'pkcs1' || format === 'sec1' ? olderType[format] === type : true));
}
