import type { Localized } from '@toolbench/kit/localized.ts';
import type { Field } from './gs1-fields.ts';

const wifiNames: Readonly<Record<string, Localized>> = {
  S: { zh: '网络名称（SSID）', en: 'Network name (SSID)' },
  P: { zh: '密码', en: 'Password' },
  T: { zh: '加密方式', en: 'Security' },
  H: { zh: '隐藏网络', en: 'Hidden network' },
  I: { zh: '匿名身份', en: 'Anonymous identity' },
  E: { zh: 'EAP 方式', en: 'EAP method' },
};

/** The fields of a Wi-Fi code (`WIFI:T:WPA;S:…;P:…;;`), name and password first; undefined for another text. */
export function readWifi(text: string): readonly Field[] | undefined {
  if (!/^WIFI:/i.test(text)) return undefined;
  const found = new Map<string, string>();
  for (const [, key, value] of text.slice(5).matchAll(/([A-Z]+\d?):((?:\\.|[^;\\])*);/gi)) {
    const plain = value.replace(/\\(.)/g, '$1');
    found.set(key.toUpperCase(), plain.replace(/^"(.*)"$/, '$1'));
  }
  if (!found.has('S')) return undefined;
  return Object.entries(wifiNames).flatMap(([key, name]) => {
    const value = found.get(key) ?? '';
    return value === '' ? [] : [{ name, value }];
  });
}

const vcardNames: Readonly<Record<string, Localized>> = {
  FN: { zh: '姓名', en: 'Name' },
  NICKNAME: { zh: '昵称', en: 'Nickname' },
  ORG: { zh: '单位', en: 'Organisation' },
  TITLE: { zh: '职务', en: 'Title' },
  TEL: { zh: '电话', en: 'Phone' },
  EMAIL: { zh: '邮箱', en: 'Email' },
  URL: { zh: '网址', en: 'Website' },
  ADR: { zh: '地址', en: 'Address' },
  BDAY: { zh: '生日', en: 'Birthday' },
  NOTE: { zh: '备注', en: 'Note' },
};

/** Parts of a structured value, such as an address, in one line. */
const inOneLine = (value: string) =>
  value
    .split(/(?<!\\);/)
    .map((part) => part.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1').trim())
    .filter((part) => part !== '')
    .join(', ');

/** The fields of a contact (vCard 2.1 to 4.0, RFC 6350); undefined for another text. */
export function readVcard(text: string): readonly Field[] | undefined {
  if (!/^\s*BEGIN:VCARD/i.test(text)) return undefined;
  // A line that begins with a blank continues the one before.
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const fields: Field[] = [];
  let structured = '';
  for (const line of lines) {
    const [, key, value] = /^(?:[\w-]+\.)?([A-Z-]+)(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
    if (key === undefined) continue;
    const name = vcardNames[key.toUpperCase()];
    const shown = inOneLine(value);
    if (key.toUpperCase() === 'N') structured = shown;
    if (name && shown !== '') fields.push({ name, value: shown });
  }
  const isNamed = fields.some(({ name }) => name === vcardNames.FN);
  return isNamed || structured === '' ? fields : [{ name: vcardNames.FN, value: structured }, ...fields];
}
