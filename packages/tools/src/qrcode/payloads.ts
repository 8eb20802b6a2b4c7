/** Fields of a form, by name. */
export type Fields = Readonly<Record<string, string>>;

export type PayloadKind = 'wifi' | 'vcard' | 'email';

/** In Wi-Fi codes these characters are escaped with a backslash (ZXing's WIFI: scheme, as phones read it). */
function escapeWifi(text: string): string {
  return text.replace(/[\\;,:"]/g, (character) => `\\${character}`);
}

/** vCard text values escape backslash, comma, semicolon and line ends (RFC 6350, 3.4). */
function escapeVcard(text: string): string {
  return text.replace(/[\\,;]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
}

function wifi({ ssid = '', password = '', security = 'WPA', hidden = '' }: Fields): string {
  const secret = security === 'nopass' ? '' : `P:${escapeWifi(password)};`;
  return `WIFI:T:${security};S:${escapeWifi(ssid)};${secret}${hidden === 'true' ? 'H:true;' : ''};`;
}

function vcard({ name = '', organisation = '', title = '', phone = '', email = '', url = '' }: Fields): string {
  const lines = [
    ['N', name && `${escapeVcard(name)};;;;`],
    ['FN', escapeVcard(name)],
    ['ORG', escapeVcard(organisation)],
    ['TITLE', escapeVcard(title)],
    ['TEL', escapeVcard(phone)],
    ['EMAIL', escapeVcard(email)],
    ['URL', url],
  ].filter(([, value]) => value !== '');
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines.map(([key, value]) => `${key}:${value}`), 'END:VCARD'].join('\r\n');
}

function email({ to = '', subject = '', body = '' }: Fields): string {
  const query = Object.entries({ subject, body }).filter(([, value]) => value !== '');
  const written = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}${written && `?${written}`}`;
}

/** The fields a payload cannot do without. */
export const requiredFields: Readonly<Record<PayloadKind, readonly string[]>> = {
  wifi: ['ssid'],
  vcard: ['name'],
  email: ['to'],
};

const builders: Readonly<Record<PayloadKind, (fields: Fields) => string>> = { wifi, vcard, email };

/** The text of a QR code that joins a network, adds a contact (vCard 3.0) or writes a mail (RFC 6068). */
export function buildPayload(kind: PayloadKind, fields: Fields): string {
  return builders[kind](fields);
}
