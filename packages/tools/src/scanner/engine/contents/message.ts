import { mailAddress, phoneNumber } from './checks.ts';
import { escapedPairs, leftOver, unescaped } from './escaped-pairs.ts';
import { cutOff, fieldsOf, type Field, type FieldForm, type FieldProblem } from './field.ts';
import { decoded, parametersOf, splitAt } from './uri.ts';

const to: FieldForm = { name: { zh: '收件人', en: 'To' }, check: mailAddress };
const cc: FieldForm = { name: { zh: '抄送', en: 'Copy to' }, check: mailAddress };
const bcc: FieldForm = { name: { zh: '密送', en: 'Blind copy to' }, check: mailAddress };
const subject: FieldForm = { name: { zh: '主题', en: 'Subject' } };
const body: FieldForm = { name: { zh: '正文', en: 'Message' } };
const phone: FieldForm = { name: { zh: '电话', en: 'Phone' }, isRequired: true, isPhone: true, check: phoneNumber };

/** Commas between addresses; not those within quotes. */
const addresses = /(?:"(?:[^"\\]|\\.)*"|[^",])+/g;

function addressFields(form: FieldForm, written: string, problem?: FieldProblem): readonly Field[] {
  const found = (written.match(addresses) ?? [written]).map((one) => one.trim()).filter((one) => one !== '');
  return found.flatMap((one) => fieldsOf(form, one, problem));
}

/** The fields of a mail that is to be written: `mailto:` (RFC 6068) or `MATMSG:` (NTT DOCOMO). */
export function readMail(text: string): readonly Field[] | undefined {
  if (/^MATMSG:/i.test(text)) return readMatmsg(text.slice(7));
  if (!/^mailto:/i.test(text)) return undefined;
  const [path, query] = splitAt(splitAt(text.trim().slice(7), /#/)[0], /\?/);
  const header = parametersOf(query);
  const of = (key: string) => header.get(key) ?? { value: '' };
  // Addresses are decoded one by one: a comma that is encoded belongs to one of them.
  const receivers = path.split(',').flatMap((one) => {
    const { value, problem } = decoded(one.trim());
    return value === '' ? [] : fieldsOf(to, value, problem);
  });
  const fields = [
    ...receivers,
    ...(['to', 'cc', 'bcc'] as const).flatMap((key) =>
      addressFields({ to, cc, bcc }[key], of(key).value, of(key).problem),
    ),
    ...fieldsOf(subject, of('subject').value, of('subject').problem),
    ...fieldsOf(body, of('body').value, of('body').problem),
  ];
  return fields.length > 0 ? fields : fieldsOf({ ...to, isRequired: true }, '');
}

function readMatmsg(text: string): readonly Field[] | undefined {
  const { pairs, rest, isEnded } = escapedPairs(text, ['TO', 'SUB', 'BODY']);
  if (pairs.length === 0) return undefined;
  const valueOf = (key: string) => unescaped(pairs.find((pair) => pair[0] === key)?.[1] ?? '');
  const receivers = addressFields(to, valueOf('TO'));
  return [
    ...(receivers.length > 0 ? receivers : fieldsOf({ ...to, isRequired: true }, '')),
    ...fieldsOf(subject, valueOf('SUB')),
    ...fieldsOf(body, valueOf('BODY')),
    ...leftOver(rest),
    ...(isEnded ? [] : [cutOff(';;')]),
  ];
}

/** The number of a `tel:` code (RFC 3966). */
export function readPhone(text: string): readonly Field[] | undefined {
  if (!/^tel:/i.test(text)) return undefined;
  const { value, problem } = decoded(text.slice(4).trim());
  return fieldsOf(phone, value, problem);
}

/** The fields of a text message: `SMSTO:number:text` and `MMSTO:`, or `sms:number?body=text` (RFC 5724). */
export function readSms(text: string): readonly Field[] | undefined {
  const [start] = /^(?:sms|mms)(?:to)?:/i.exec(text) ?? [];
  if (start === undefined) return undefined;
  const rest = text.slice(start.length);
  // Both writings are met with either beginning. Some phones write `&` or `;` where the standard has `?`.
  const isUri = /^[^:]*[?&;]body=/i.test(rest);
  const [numbers, after] = splitAt(rest, isUri ? /[?&;](?=body=)/i : /:/);
  const message = isUri ? (parametersOf(after).get('body') ?? { value: '' }) : { value: after };
  const each = numbers.split(',').map((one) => decoded(one.trim()));
  const named = each.filter(({ value }) => value !== '');
  const fields = named.flatMap(({ value, problem }) => fieldsOf(phone, value, problem));
  const written = fieldsOf(body, message.value, 'problem' in message ? message.problem : undefined);
  return [...(fields.length > 0 ? fields : fieldsOf(phone, '')), ...written];
}
