import { wifiDoubt } from '@toolbench/kit/wifi-password.ts';
import { oneOf } from './checks.ts';
import { escapedPairs, leftOver, unescaped } from './escaped-pairs.ts';
import { cutOff, fieldsOf, type Field, type FieldForm } from './field.ts';

/** Name and password first; the others as ZXing's scheme and the WPA3 specification, 7.1, have them. */
const forms: Readonly<Record<string, FieldForm>> = {
  S: { name: { zh: '网络名称（SSID）', en: 'Network name (SSID)' }, isRequired: true },
  P: { name: { zh: '密码', en: 'Password' } },
  T: {
    name: { zh: '加密方式', en: 'Security' },
    check: oneOf('WPA', 'WPA2', 'WPA3', 'SAE', 'WEP', 'nopass', 'WPA2-EAP', 'WPA-EAP'),
  },
  R: { name: { zh: '停用旧加密方式', en: 'Transition disable' } },
  H: { name: { zh: '隐藏网络', en: 'Hidden network' } },
  E: { name: { zh: 'EAP 方式', en: 'EAP method' } },
  PH2: { name: { zh: '第二阶段认证', en: 'Phase 2 method' } },
  A: { name: { zh: '匿名身份', en: 'Anonymous identity' } },
  I: { name: { zh: '身份', en: 'Identity' } },
};

/** Kinds of security whose password is known to have a form; a code that names none is for an open network. */
const withPassword: Readonly<Record<string, string>> = {
  WPA: 'WPA',
  WPA2: 'WPA',
  WPA3: 'WPA3',
  SAE: 'WPA3',
  WEP: 'WEP',
};

/** The fields of a Wi-Fi code (`WIFI:T:WPA;S:…;P:…;;`), name and password first; undefined for another text. */
export function readWifi(text: string): readonly Field[] | undefined {
  if (!/^WIFI:/i.test(text)) return undefined;
  const { pairs, rest, isEnded } = escapedPairs(text.slice(5), Object.keys(forms));
  // Quotes around a value keep it from being taken for hexadecimal digits; those that belong to it are escaped.
  const found = new Map(pairs.map(([key, raw]) => [key, unescaped(raw.replace(/^"([\s\S]*)"$/, '$1'))]));
  if (found.size === 0) return undefined;
  const repeated = pairs.flatMap(([key, raw], at) =>
    pairs.slice(at + 1).some(([other]) => other === key) ? [`${key}:${raw}`] : [],
  );
  const [password, security] = [found.get('P') ?? '', withPassword[(found.get('T') ?? '').toUpperCase()]];
  const doubt = security === undefined ? null : wifiDoubt({ security, password });
  const problem =
    doubt === null
      ? undefined
      : password === ''
        ? ({ code: 'missing' } as const)
        : ({ code: 'wifi-password', detail: { security } } as const);
  const fields = Object.entries(forms).flatMap(([key, form]) =>
    fieldsOf(form, found.get(key) ?? '', key === 'P' ? problem : undefined),
  );
  return [
    ...fields,
    ...leftOver([...repeated, ...(rest === '' ? [] : [rest])].join(';')),
    ...(isEnded ? [] : [cutOff(';;')]),
  ];
}
