import type { CurveName } from '../key.ts';

/** Algorithms of keys (RFC 8017, RFC 5480, RFC 8410). */
export const keyAlgorithms = {
  rsa: '1.2.840.113549.1.1.1',
  rsaPss: '1.2.840.113549.1.1.10',
  ec: '1.2.840.10045.2.1',
  ed25519: '1.3.101.112',
} as const;

/** Names of key algorithms that are only recognised, with the bits of those that have one size. */
export const otherAlgorithms: Readonly<Record<string, { readonly name: string; readonly bits?: number }>> = {
  '1.2.840.113549.1.1.7': { name: 'RSA-OAEP' },
  '1.2.840.10040.4.1': { name: 'DSA' },
  '1.2.840.10046.2.1': { name: 'DH' },
  '1.2.840.113549.1.3.1': { name: 'DH' },
  '1.3.101.110': { name: 'X25519', bits: 253 },
  '1.3.101.111': { name: 'X448', bits: 448 },
  '1.3.101.113': { name: 'Ed448', bits: 456 },
  '2.16.840.1.101.3.4.3.17': { name: 'ML-DSA-44' },
  '2.16.840.1.101.3.4.3.18': { name: 'ML-DSA-65' },
  '2.16.840.1.101.3.4.3.19': { name: 'ML-DSA-87' },
  '2.16.840.1.101.3.4.4.1': { name: 'ML-KEM-512' },
  '2.16.840.1.101.3.4.4.2': { name: 'ML-KEM-768' },
  '2.16.840.1.101.3.4.4.3': { name: 'ML-KEM-1024' },
};

/** The curves whose keys are read and written. */
export const curveNamesByOid: Readonly<Record<string, CurveName>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
};

/** Curves that are only recognised. */
export const otherCurves: Readonly<Record<string, { readonly name: string; readonly bits: number }>> = {
  '1.3.132.0.10': { name: 'secp256k1', bits: 256 },
  '1.2.840.10045.3.1.1': { name: 'P-192', bits: 192 },
  '1.3.132.0.33': { name: 'P-224', bits: 224 },
  '1.3.36.3.3.2.8.1.1.7': { name: 'brainpoolP256r1', bits: 256 },
  '1.3.36.3.3.2.8.1.1.11': { name: 'brainpoolP384r1', bits: 384 },
  '1.3.36.3.3.2.8.1.1.13': { name: 'brainpoolP512r1', bits: 512 },
  '1.2.156.10197.1.301': { name: 'SM2', bits: 256 },
};

/** How a certificate or request is signed; `scheme` where the signature can be checked here. */
export interface SignatureAlgorithm {
  readonly name: string;
  readonly hash?: string;
  readonly scheme?: 'rsa' | 'ec' | 'ed25519';
  /** Made with a broken hash function. */
  readonly isWeak?: true;
}

/** RFC 4055, RFC 5758, RFC 8410, GB/T 32918. */
export const signatureAlgorithms: Readonly<Record<string, SignatureAlgorithm>> = {
  '1.2.840.113549.1.1.4': { name: 'RSA, MD5', isWeak: true },
  '1.2.840.113549.1.1.5': { name: 'RSA, SHA-1', hash: 'SHA-1', scheme: 'rsa', isWeak: true },
  '1.2.840.113549.1.1.11': { name: 'RSA, SHA-256', hash: 'SHA-256', scheme: 'rsa' },
  '1.2.840.113549.1.1.12': { name: 'RSA, SHA-384', hash: 'SHA-384', scheme: 'rsa' },
  '1.2.840.113549.1.1.13': { name: 'RSA, SHA-512', hash: 'SHA-512', scheme: 'rsa' },
  '1.2.840.113549.1.1.10': { name: 'RSA-PSS' },
  '1.2.840.10045.4.1': { name: 'ECDSA, SHA-1', hash: 'SHA-1', scheme: 'ec', isWeak: true },
  '1.2.840.10045.4.3.2': { name: 'ECDSA, SHA-256', hash: 'SHA-256', scheme: 'ec' },
  '1.2.840.10045.4.3.3': { name: 'ECDSA, SHA-384', hash: 'SHA-384', scheme: 'ec' },
  '1.2.840.10045.4.3.4': { name: 'ECDSA, SHA-512', hash: 'SHA-512', scheme: 'ec' },
  '1.3.101.112': { name: 'Ed25519', scheme: 'ed25519' },
  '1.3.101.113': { name: 'Ed448' },
  '1.2.156.10197.1.501': { name: 'SM2, SM3' },
};

/** Short names of distinguished name attributes (RFC 4519, RFC 4514 section 3, RFC 2985). */
export const nameAttributes: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'street',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.15': 'businessCategory',
  '2.5.4.17': 'postalCode',
  '2.5.4.42': 'GN',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
  '1.3.6.1.4.1.311.60.2.1.2': 'jurisdictionST',
  '1.3.6.1.4.1.311.60.2.1.3': 'jurisdictionC',
};

/** Extensions of certificates that are read in full (RFC 5280 section 4.2.1). */
export const extensionIds = {
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAlternativeName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
} as const;

/** Extensions that are only named. */
export const otherExtensions: Readonly<Record<string, string>> = {
  '2.5.29.18': 'issuerAltName',
  '2.5.29.30': 'nameConstraints',
  '2.5.29.31': 'cRLDistributionPoints',
  '2.5.29.32': 'certificatePolicies',
  '2.5.29.36': 'policyConstraints',
  '1.3.6.1.5.5.7.1.1': 'authorityInfoAccess',
  '1.3.6.1.5.5.7.1.24': 'tlsFeature',
  '1.3.6.1.4.1.11129.2.4.2': 'signedCertificateTimestamps',
  '1.3.6.1.4.1.11129.2.4.3': 'ctPoison',
};

/** RFC 5280 section 4.2.1.12 and the usual private ones. */
export const extendedKeyUsages: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'serverAuth',
  '1.3.6.1.5.5.7.3.2': 'clientAuth',
  '1.3.6.1.5.5.7.3.3': 'codeSigning',
  '1.3.6.1.5.5.7.3.4': 'emailProtection',
  '1.3.6.1.5.5.7.3.8': 'timeStamping',
  '1.3.6.1.5.5.7.3.9': 'OCSPSigning',
  '2.5.29.37.0': 'anyExtendedKeyUsage',
};

/** How private keys and the keys derived from passphrases are encrypted (RFC 8018, RFC 7292 appendix C). */
export const encryptionSchemes: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.5.3': 'PBES1 MD5 DES',
  '1.2.840.113549.1.5.10': 'PBES1 SHA-1 DES',
  '1.2.840.113549.1.12.1.1': 'PKCS#12 RC4-128',
  '1.2.840.113549.1.12.1.3': 'PKCS#12 3DES',
  '1.2.840.113549.1.12.1.6': 'PKCS#12 RC2-40',
  '1.2.840.113549.3.7': '3DES-CBC',
  '2.16.840.1.101.3.4.1.2': 'AES-128-CBC',
  '2.16.840.1.101.3.4.1.22': 'AES-192-CBC',
  '2.16.840.1.101.3.4.1.42': 'AES-256-CBC',
  '2.16.840.1.101.3.4.1.46': 'AES-256-GCM',
  '1.2.840.113549.1.5.12': 'PBKDF2',
  '1.3.6.1.4.1.11591.4.11': 'scrypt',
};

/** PBKDF2 and its functions (RFC 8018 appendices A.2 and B.1); SHA-1 is meant where none is named. */
export const pbkdf2 = '1.2.840.113549.1.5.12';
export const pbkdf2Hashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'SHA-1',
  '1.2.840.113549.2.9': 'SHA-256',
  '1.2.840.113549.2.10': 'SHA-384',
  '1.2.840.113549.2.11': 'SHA-512',
};

/** Bytes of the key of AES in CBC mode (RFC 8018 appendix B.2.5). */
export const aesCbcKeyBytes: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.1.2': 16,
  '2.16.840.1.101.3.4.1.22': 24,
  '2.16.840.1.101.3.4.1.42': 32,
};

/** PBES2, which names its two halves apart (RFC 8018 appendix A.4). */
export const pbes2 = '1.2.840.113549.1.5.13';

/** The attribute of a request that holds extensions (RFC 2985 section 5.4.2). */
export const extensionRequest = '1.2.840.113549.1.9.14';

/** Digests of the MAC of PKCS#12 files, and the scheme that takes their place (RFC 7292, RFC 9579). */
export const macDigests: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
  '1.2.840.113549.1.5.14': 'PBMAC1',
};

/** Types of content of a PKCS#12 file (RFC 5652). */
export const contentTypes = {
  data: '1.2.840.113549.1.7.1',
  envelopedData: '1.2.840.113549.1.7.3',
  encryptedData: '1.2.840.113549.1.7.6',
} as const;

/** Parts of a PKCS#12 file (RFC 7292 section 4.2), and the one type of certificate that is used. */
export const bagTypes = {
  key: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
  crl: '1.2.840.113549.1.12.10.1.4',
  secret: '1.2.840.113549.1.12.10.1.5',
  safe: '1.2.840.113549.1.12.10.1.6',
  x509: '1.2.840.113549.1.9.22.1',
} as const;

/** The attribute with the name that people gave a part (RFC 2985 section 5.5.1). */
export const friendlyName = '1.2.840.113549.1.9.20';
