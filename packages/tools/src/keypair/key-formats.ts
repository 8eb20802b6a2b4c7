/** How a key is written. PEM and Base64 hold SubjectPublicKeyInfo and PKCS#8, and so does DER. */
export const keyFormats = ['pem', 'base64', 'openssh', 'jwk', 'der', 'pkcs1', 'sec1'] as const;
export type KeyFormat = (typeof keyFormats)[number];
