import type { Localized } from '@toolbench/kit/localized.ts';
import { mailAddress, oneOf, phoneNumber } from './checks.ts';
import { contentLines, inOneLine, plainText, type ContentLine } from './content-lines.ts';
import { escapedPairs, leftOver, unescaped } from './escaped-pairs.ts';
import { cutOff, fieldsOf, type Field, type FieldForm, type FieldProblem } from './field.ts';
import { writtenDay } from './written.ts';

const name: FieldForm = { name: { zh: '姓名', en: 'Name' }, isRequired: true };

interface ContactForm extends FieldForm {
  /** How the value is read, where it is no plain text. */
  readonly read?: (value: string) => string;
}

/** A URI is not escaped (RFC 6350, 6.7.8), though some write it as if it were. */
const address = (value: string) => value.replace(/\\([:,;])/g, '$1').trim();

/** Dates may lack parts or be words; those that are whole have to be on the calendar. */
const day: Pick<FieldForm, 'check' | 'written'> = {
  check: (value) => (/^\d{4}-?\d\d-?\d\d(?:T|$)/.test(value) && !writtenDay(value) ? { code: 'date' } : undefined),
  written: writtenDay,
};

const forms: Readonly<Record<string, ContactForm>> = {
  FN: name,
  SOUND: { name: { zh: '读音', en: 'Reading' } },
  NICKNAME: { name: { zh: '昵称', en: 'Nickname' } },
  ORG: { name: { zh: '单位', en: 'Organisation' }, read: inOneLine },
  TITLE: { name: { zh: '职务', en: 'Title' } },
  ROLE: { name: { zh: '职能', en: 'Role' } },
  TEL: {
    name: { zh: '电话', en: 'Phone' },
    read: (value) => address(value).replace(/^tel:/i, ''),
    isPhone: true,
    check: phoneNumber,
  },
  'TEL-AV': { name: { zh: '可视电话', en: 'Video phone' }, isPhone: true, check: phoneNumber },
  EMAIL: {
    name: { zh: '邮箱', en: 'Email' },
    read: (value) => plainText(value).replace(/^mailto:/i, ''),
    check: mailAddress,
  },
  URL: { name: { zh: '网址', en: 'Website' }, read: address },
  IMPP: { name: { zh: '即时通讯', en: 'Instant messaging' }, read: address },
  ADR: { name: { zh: '地址', en: 'Address' }, read: inOneLine },
  BDAY: { name: { zh: '生日', en: 'Birthday' }, ...day },
  ANNIVERSARY: { name: { zh: '纪念日', en: 'Anniversary' }, ...day },
  NOTE: { name: { zh: '备注', en: 'Note' } },
};

const version: FieldForm = {
  name: { zh: '版本', en: 'Version' },
  isRequired: true,
  check: oneOf('2.1', '3.0', '4.0'),
};

const types: Readonly<Record<string, Localized>> = {
  home: { zh: '住宅', en: 'home' },
  work: { zh: '工作', en: 'work' },
  cell: { zh: '手机', en: 'mobile' },
  fax: { zh: '传真', en: 'fax' },
  pager: { zh: '寻呼', en: 'pager' },
  pref: { zh: '首选', en: 'preferred' },
};

/** What a number or an address is for, in words. */
function typesOf({ parameters }: ContentLine): Localized | undefined {
  const written = (parameters.get('TYPE') ?? '').toLowerCase().split(',');
  const found = Object.entries(types).flatMap(([type, words]) => (written.includes(type) ? [words] : []));
  if (found.length === 0) return undefined;
  return { zh: found.map(({ zh }) => zh).join('、'), en: found.map(({ en }) => en).join(', ') };
}

/** The fields of a contact (vCard 2.1 to 4.0, RFC 6350); undefined for another text. */
export function readVcard(text: string): readonly Field[] | undefined {
  if (!/^\s*BEGIN:VCARD/i.test(text)) return undefined;
  const lines = contentLines(text);
  const valueOf = (key: string) => lines.find((line) => line.name === key)?.value.trim() ?? '';
  const isNamed = valueOf('FN') !== '';
  const unread = ({ unreadIn }: ContentLine): FieldProblem | undefined =>
    unreadIn === undefined ? undefined : { code: 'character-set', detail: { set: unreadIn } };
  const fields = lines.flatMap((line): readonly Field[] => {
    if (!Object.hasOwn(forms, line.name)) return [];
    const { read = plainText, ...form } = forms[line.name];
    const value = read(line.value);
    if (value === '') return [];
    const kinds = typesOf(line);
    return fieldsOf({ ...form, ...(kinds && { written: () => kinds }) }, value, unread(line));
  });
  const written = lines.find((line) => line.name === 'N');
  const nameFields = fieldsOf(name, inOneLine(written?.value ?? ''), written && unread(written));
  const versions = fieldsOf(version, valueOf('VERSION'));
  return [
    ...(isNamed ? [] : nameFields),
    ...fields,
    ...versions.filter(({ problem }) => problem),
    ...(lines.some((line) => line.name === 'END') ? [] : [cutOff('END:VCARD')]),
  ];
}

/** The fields of a contact in the form of phones (`MECARD:N:…;TEL:…;;`, NTT DOCOMO); undefined for another text. */
export function readMecard(text: string): readonly Field[] | undefined {
  if (!/^MECARD:/i.test(text)) return undefined;
  const { pairs, rest, isEnded } = escapedPairs(text.slice(7), ['N', ...Object.keys(forms)]);
  if (pairs.length === 0) return undefined;
  const fields = pairs.flatMap(([key, raw]): readonly Field[] => {
    // A comma sets the family's name off from the given one, and the parts of an address from each other.
    const isStructured = key === 'N' || key === 'SOUND' || key === 'ADR';
    const value = isStructured
      ? inOneLine(raw.replace(/(\\[\s\S])|,/g, (_, kept?: string) => kept ?? ';'))
      : unescaped(raw);
    return value.trim() === '' ? [] : fieldsOf(key === 'N' ? name : forms[key], value.trim());
  });
  return [
    ...(fields.some((field) => field.name === name.name) ? [] : fieldsOf(name, '')),
    ...fields,
    ...leftOver(rest),
    ...(isEnded ? [] : [cutOff(';;')]),
  ];
}
