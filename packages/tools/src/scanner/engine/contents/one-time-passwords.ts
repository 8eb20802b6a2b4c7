import { encodeBase32 } from '@toolbench/kit/encodings/base32.ts';
import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { fieldsOf, type Field, type FieldForm } from './field.ts';
import { account, algorithm, counter, digits, isExport, issuer, kind, secret } from './one-time-password.ts';
import { parametersOf, splitAt } from './uri.ts';

const part: FieldForm = {
  name: { zh: '第几份', en: 'Part of the export' },
  written: (value) => {
    const [index, size] = value.split('/');
    return { zh: `第 ${index} 份，共 ${size} 份`, en: `${index} of ${size}` };
  },
};
const accounts: FieldForm = { name: { zh: '导出的账号', en: 'Exported accounts' }, isRequired: true, isSecret: true };

/** Authenticators take a secret without padding. */
const base32 = (bytes: Uint8Array) => encodeBase32(bytes).replace(/=+$/, '');

/** The names that the export's numbers stand for; 0 is "not said", for which its readers take the first one. */
const algorithms = ['SHA1', 'SHA1', 'SHA256', 'SHA512', 'MD5'];
const lengths = ['6', '6', '8'];
const kinds = ['totp', 'hotp', 'totp'];

/** The numbers of the fields of an account, and of the export around it. */
const inAccount = { secret: 1, name: 2, issuer: 3, algorithm: 4, digits: 5, kind: 6, counter: 7 };
const inExport = { account: 1, size: 3, index: 4 };

/** The values of a message by the numbers of their fields: numbers, and bytes for texts and messages inside. */
type ProtobufFields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>;

/**
 * Reads a message of protocol buffers without its definition (protobuf.dev, "Encoding"); values of fixed length stay bytes.
 * @returns undefined where the bytes are no message or end too early
 */
function readProtobuf(bytes: Uint8Array): ProtobufFields | undefined {
  const fields = new Map<number, (bigint | Uint8Array)[]>();
  let at = 0;
  const varint = (): bigint | undefined => {
    let value = 0n;
    // A number has at most 64 bits, in groups of seven.
    for (let shift = 0n; shift < 70n && at < bytes.length; shift += 7n) {
      const byte = bytes[at++];
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    return undefined;
  };
  const slice = (length: bigint | number | undefined): Uint8Array | undefined => {
    if (length === undefined || length > bytes.length - at) return undefined;
    at += Number(length);
    return bytes.subarray(at - Number(length), at);
  };
  const valueOf = (wireType: number) => {
    if (wireType === 0) return varint();
    if (wireType === 1) return slice(8);
    if (wireType === 2) return slice(varint());
    return wireType === 5 ? slice(4) : undefined;
  };
  while (at < bytes.length) {
    const tag = varint();
    const value = tag === undefined || tag < 8n ? undefined : valueOf(Number(tag & 7n));
    if (tag === undefined || value === undefined) return undefined;
    const number = Number(tag >> 3n);
    fields.set(number, [...(fields.get(number) ?? []), value]);
  }
  return fields;
}

function textOf(fields: ProtobufFields, number: number): string {
  const value = fields.get(number)?.at(-1);
  return value instanceof Uint8Array ? (decodeStrictly(value, 'utf-8') ?? '') : '';
}

function numberOf(fields: ProtobufFields, number: number): bigint {
  const value = fields.get(number)?.at(-1);
  return typeof value === 'bigint' ? value : 0n;
}

function accountFields(fields: ProtobufFields): readonly Field[] {
  const named = (names: readonly string[], number: number) => {
    const value = numberOf(fields, number);
    return names[Number(value)] ?? String(value);
  };
  const bytes = fields.get(inAccount.secret)?.at(-1);
  const type = named(kinds, inAccount.kind);
  return [
    ...fieldsOf(kind, type),
    ...fieldsOf(issuer, textOf(fields, inAccount.issuer)),
    ...fieldsOf(account, textOf(fields, inAccount.name)),
    ...fieldsOf(secret, bytes instanceof Uint8Array ? base32(bytes) : ''),
    ...fieldsOf(algorithm, named(algorithms, inAccount.algorithm)),
    ...fieldsOf(digits, named(lengths, inAccount.digits)),
    ...(type === 'hotp' ? fieldsOf(counter, String(numberOf(fields, inAccount.counter))) : []),
  ];
}

function readAccounts(data: string): readonly Field[] | undefined {
  const decoded = decodeBase64(data.replaceAll(' ', '+'));
  const whole = decoded.badAt === undefined ? readProtobuf(decoded.bytes) : undefined;
  const written = whole?.get(inExport.account);
  if (!whole || !written) return undefined;
  const each = written.map((one) => (one instanceof Uint8Array ? readProtobuf(one) : undefined));
  const readable = each.filter((one) => one !== undefined);
  if (readable.length < each.length) return undefined;
  const size = numberOf(whole, inExport.size);
  const index = `${numberOf(whole, inExport.index) + 1n}/${size}`;
  return [...(size > 1n ? fieldsOf(part, index) : []), ...readable.flatMap(accountFields)];
}

/**
 * The accounts that Google Authenticator exports as a code (`otpauth-migration://offline?data=`, a protocol buffer in
 * Base64), with the secret of each; undefined for another text.
 */
export function readOneTimePasswords(text: string): readonly Field[] | undefined {
  if (!isExport(text)) return undefined;
  const { value = '' } = parametersOf(splitAt(text.trim(), /\?/)[1]).get('data') ?? {};
  return readAccounts(value) ?? fieldsOf(accounts, value, value === '' ? undefined : { code: 'export' });
}
