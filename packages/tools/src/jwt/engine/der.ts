/** The object identifiers of RSA keys, of keys on curves and of the curves, as DER writes them whole. */
const rsa = [0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00];
const ecPublicKey = [0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01];
const curves: Readonly<Record<string, readonly number[]>> = {
  'P-256': [0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07],
  'P-384': [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x22],
  'P-521': [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x23],
};

const versionZero = [0x02, 0x01, 0x00];

/** One DER item: its tag, its length in the shortest form, its content. */
function item(tag: number, content: readonly number[]): number[] {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return [tag, ...size, ...content];
}

/**
 * A key of a PEM block in one of the forms that platforms read: PKCS#8, SubjectPublicKeyInfo or certificate, with its new
 * label. PKCS#1 (RFC 8017) and SEC 1 (RFC 5915) keys get the frame that says what they are; undefined for other labels.
 * @param curve the curve that a SEC 1 key is on, which its algorithm tells
 */
export function wrapKey(
  label: string,
  key: Uint8Array,
  curve: string | undefined,
): readonly [string, Uint8Array] | undefined {
  switch (label) {
    case 'PRIVATE KEY':
    case 'PUBLIC KEY':
    case 'CERTIFICATE':
      return [label, key];
    case 'RSA PRIVATE KEY':
      return ['PRIVATE KEY', Uint8Array.from(item(0x30, [...versionZero, ...rsa, ...item(0x04, [...key])]))];
    case 'RSA PUBLIC KEY':
      return ['PUBLIC KEY', Uint8Array.from(item(0x30, [...rsa, ...item(0x03, [0, ...key])]))];
    case 'EC PRIVATE KEY': {
      const named = curve === undefined ? undefined : curves[curve];
      if (!named) return undefined;
      const algorithm = item(0x30, [...ecPublicKey, ...named]);
      return ['PRIVATE KEY', Uint8Array.from(item(0x30, [...versionZero, ...algorithm, ...item(0x04, [...key])]))];
    }
    default:
      return undefined;
  }
}
