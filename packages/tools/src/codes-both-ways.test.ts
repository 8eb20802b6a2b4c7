import { expect, it } from 'vitest';
import { buildPayload } from './qrcode/page/payloads.ts';
import { readFields } from './scanner/engine/contents/read-fields.ts';

const values = (kind: 'wifi' | 'vcard' | 'email', fields: Readonly<Record<string, string>>) => {
  const written = buildPayload(kind, fields);
  if (!written.ok) throw new Error(written.code);
  const content = readFields(written.value);
  expect(content?.fields.filter(({ problem }) => problem)).toEqual([]);
  return Object.fromEntries((content?.fields ?? []).map(({ name, value }) => [name.en, value]));
};

it('[SCAN-08] what the generator writes is read with the same values', () => {
  const odd = String.raw`a;b,c:d\e"f`;
  expect(values('wifi', { ssid: odd, password: `${odd} 12`, security: 'WPA' })).toMatchObject({
    'Network name (SSID)': odd,
    Password: `${odd} 12`,
  });
  expect(values('wifi', { ssid: '"cafe"', security: 'nopass' })).toMatchObject({ 'Network name (SSID)': '"cafe"' });
  const enterprise = { security: 'WPA2-EAP', identity: 'me@x', anonymous: 'anon', password: 'p;w' };
  expect(values('wifi', { ssid: 'corp', ...enterprise })).toMatchObject({
    Identity: 'me@x',
    'Anonymous identity': 'anon',
    Password: 'p;w',
  });
  const contact = {
    name: '张三 '.repeat(20).trim(),
    organisation: odd,
    phone: '+8613800138000',
    url: 'https://example.com/?a;b,c',
  };
  expect(values('vcard', contact)).toMatchObject({
    Name: contact.name,
    Organisation: odd,
    Phone: contact.phone,
    Website: contact.url,
  });
  expect(values('email', { to: 'a+b@example.com', subject: '1+1 & 50%', body: '一\n二' })).toEqual({
    To: 'a+b@example.com',
    Subject: '1+1 & 50%',
    Message: '一\r\n二',
  });
});
