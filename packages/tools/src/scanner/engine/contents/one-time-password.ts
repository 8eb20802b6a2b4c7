import { oneOf, wholeNumber } from './checks.ts';
import { fieldsOf, type Field, type FieldForm } from './field.ts';
import { decoded, parametersOf, splitAt } from './uri.ts';

export const kind: FieldForm = { name: { zh: '类型', en: 'Kind' }, isRequired: true, check: oneOf('totp', 'hotp') };
export const issuer: FieldForm = { name: { zh: '签发方', en: 'Issuer' } };
export const account: FieldForm = { name: { zh: '账号', en: 'Account' }, isRequired: true };
export const secret: FieldForm = {
  name: { zh: '密钥', en: 'Secret' },
  isRequired: true,
  isSecret: true,
  // RFC 4648, section 6, without padding; some write blanks or padding all the same.
  check: (value) => (/^[A-Z2-7]+=*$/i.test(value.replace(/[\s-]/g, '')) ? undefined : { code: 'base32' }),
};
export const algorithm: FieldForm = {
  name: { zh: '算法', en: 'Algorithm' },
  check: oneOf('SHA1', 'SHA256', 'SHA512', 'MD5'),
};
export const digits: FieldForm = { name: { zh: '位数', en: 'Digits' }, check: oneOf('6', '7', '8') };
const period: FieldForm = {
  name: { zh: '更换间隔', en: 'Changes every' },
  check: (value) => (/^[1-9]\d{0,8}$/.test(value) ? undefined : { code: 'whole-number' }),
  written: (value) => ({ zh: `${value} 秒`, en: `${value} s` }),
};
export const counter: FieldForm = { name: { zh: '计数器', en: 'Counter' }, check: wholeNumber };

/** The fields of an authenticator's key (`otpauth://`, Google's Key URI Format); undefined for another text. */
export function readOneTimePassword(text: string): readonly Field[] | undefined {
  if (!/^otpauth:/i.test(text)) return undefined;
  const [path, query] = splitAt(text.trim().slice(8).replace(/^\/\//, ''), /\?/);
  const [type, label] = splitAt(path, /\//);
  const name = decoded(label);
  // The colon between issuer and account may be encoded.
  const at = name.value.indexOf(':');
  const [prefix, holder] = at < 0 ? ['', name.value] : [name.value.slice(0, at), name.value.slice(at + 1)];
  const parameters = parametersOf(splitAt(query, /#/)[0]);
  const field = (form: FieldForm, key: string) => {
    const { value = '', problem } = parameters.get(key) ?? {};
    return fieldsOf(form, value, problem);
  };
  const named = parameters.get('issuer');
  const differ = prefix !== '' && named && named.value !== '' && named.value.trim() !== prefix.trim();
  const isCounted = type.toLowerCase() === 'hotp';
  return [
    ...fieldsOf(kind, type),
    ...fieldsOf(
      issuer,
      named?.value || prefix.trim(),
      named?.problem ?? (differ ? { code: 'issuers-differ', detail: { label: prefix.trim() } } : undefined),
    ),
    ...fieldsOf(account, holder.trim(), name.problem),
    ...field(secret, 'secret'),
    ...field(algorithm, 'algorithm'),
    ...field(digits, 'digits'),
    ...field(period, 'period'),
    ...field(isCounted ? { ...counter, isRequired: true } : counter, 'counter'),
  ];
}

const hidden = '******';

/** Whether a text is an export of several such keys. */
export const isExport = (text: string): boolean => /^\s*otpauth-migration:/i.test(text);

/** The text of such a code, or of an export of several, without what is secret in it. */
export function withoutSecret(text: string): string {
  if (isExport(text)) return `otpauth-migration://offline?data=${hidden}`;
  return text.replace(/([?&/:](?:s|%73)(?:e|%65)(?:c|%63)(?:r|%72)(?:e|%65)(?:t|%74)=)[^&#]*/gi, `$1${hidden}`);
}

/** The fields with what is secret in them hidden. */
export function withoutSecrets(fields: readonly Field[]): readonly Field[] {
  return fields.map((field) => (field.isSecret && field.value !== '' ? { ...field, value: hidden } : field));
}
