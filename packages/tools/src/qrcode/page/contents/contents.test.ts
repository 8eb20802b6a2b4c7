import { describe, expect, it } from 'vitest';
import { buildPayload } from '../payloads.ts';
import { shownFields } from '../form-fields.ts';
import type { PayloadFields } from '../payments/form-values.ts';
import { wifiDoubt } from '@toolbench/kit/wifi-password.ts';

const written = (kind: 'wifi' | 'vcard' | 'email', fields: PayloadFields) => {
  const built = buildPayload(kind, fields);
  return built.ok ? built.value : built;
};

describe('[QR-08] mail to several (RFC 6068)', () => {
  it.each([
    ['ann@example.com,bob@example.com', 'mailto:ann@example.com,bob@example.com'],
    ['a@example.com; b@example.com;', 'mailto:a@example.com,b@example.com'],
    ['甲@example.com；b@example.cn、c@example.cn', 'mailto:%E7%94%B2@example.com,b@example.cn,c@example.cn'],
    ['"not,me@x"@example.org, b@example.com', 'mailto:%22not%2Cme%40x%22@example.org,b@example.com'],
    ["gorby%kremvax@example.com,o'hara+tag@example.com", "mailto:gorby%25kremvax@example.com,o'hara+tag@example.com"],
    ['unlikely?address@example.com', 'mailto:unlikely%3Faddress@example.com'],
    ['root@[192.0.2.1]', 'mailto:root@%5B192.0.2.1%5D'],
  ])('%s', (to, text) => expect(written('email', { to })).toBe(text));

  it('line ends of the message are CRLF, and what is no address is named', () => {
    expect(written('email', { to: 'a@b.cn', body: 'one\ntwo & three' })).toBe(
      'mailto:a@b.cn?body=one%0D%0Atwo%20%26%20three',
    );
    for (const wrong of ['bob', 'a b@example.com', 'Ann <a@b.cn>', '.a@b.cn', 'a..b@c.cn', '@b.cn', 'a@', 'a@b..cn']) {
      expect(written('email', { to: `ann@example.com, ${wrong}` })).toMatchObject({
        code: 'address',
        detail: { field: 'to', found: wrong },
      });
    }
    expect(written('email', { to: ' , ; ' })).toMatchObject({ code: 'missing' });
  });
});

describe('[QR-08] contacts (RFC 6350)', () => {
  const nameOf = (fields: PayloadFields) => /^N:(.*)$/m.exec(String(written('vcard', fields)))?.[1].trim();
  it.each<[PayloadFields, string]>([
    [{ name: 'Jane Mary Doe' }, 'Doe;Jane;Mary;;'],
    [{ name: 'Doe, Jane Mary' }, 'Doe;Jane;Mary;;'],
    [{ name: 'Jane Doe, PhD' }, 'Doe;Jane;;;PhD'],
    [{ name: 'Ludwig van Beethoven', familyName: 'van Beethoven' }, 'van Beethoven;Ludwig;;;'],
    [{ name: 'Ludwig van Beethoven', givenName: 'Ludwig' }, 'van Beethoven;Ludwig;;;'],
    [{ name: 'Dr. Kim', familyName: 'Kim', givenName: 'Min;jun' }, 'Kim;Min\\;jun;;;'],
    [{ name: 'Lisa Li', familyName: 'Li' }, 'Li;Lisa;;;'],
    [{ name: 'Anna Ann Lee', givenName: 'Ann' }, 'Anna Lee;Ann;;;'],
    [{ name: 'Carlos Carlson', familyName: 'Carl' }, 'Carl;Carlos;Carlson;;'],
    [{ name: '张伟', familyName: '张' }, '张;伟;;;'],
    [{ name: '欧阳 娜娜' }, '欧阳;娜娜;;;'],
    [{ name: 'van der Berg, Jan' }, 'van der Berg;Jan;;;'],
    [{ name: 'García Márquez, Gabriel José' }, 'García Márquez;Gabriel;José;;'],
    [{ name: 'Le Guin, Ursula K.' }, 'Le Guin;Ursula;K.;;'],
    [{ name: 'de la Cruz, Jean-Luc, PhD' }, 'de la Cruz;Jean-Luc;;;PhD'],
    [{ name: 'O’Neill Smith, Ann' }, 'O’Neill Smith;Ann;;;'],
    [{ name: 'Doe, Jane, MD' }, 'Doe;Jane;;;MD'],
    [{ name: 'Martin King, Jr.' }, 'King;Martin;;;Jr.'],
    [{ name: 'Martin King, Jr' }, 'King;Martin;;;Jr'],
    [{ name: 'Henry Ford, III' }, 'Ford;Henry;;;III'],
    [{ name: 'Ann Poe, B.Sc.' }, 'Poe;Ann;;;B.Sc.'],
    [{ name: '佐藤 さくら' }, '佐藤;さくら;;;'],
    [{ name: 'マイケル ジョーダン' }, 'ジョーダン;マイケル;;;'],
    [{ name: '김 철수' }, '김;철수;;;'],
    [{ name: '张伟' }, '张伟;;;;'],
    [{ name: 'Plato' }, 'Plato;;;;'],
  ])('%j: N is %s', (fields, components) => expect(nameOf(fields)).toBe(components));

  it('lines are folded at 75 bytes, between characters', () => {
    const text = String(written('vcard', { name: '工具台'.repeat(30), url: `https://example.com/${'x'.repeat(150)}` }));
    const lines = text.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`FN:${'工具台'.repeat(30)}\r\n`);
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:https://example.com/${'x'.repeat(150)}\r\n`);
  });
});

describe('[QR-08] Wi-Fi', () => {
  it.each<[PayloadFields, string]>([
    [{ ssid: 'a;b', security: 'WPA3', password: 'x', hidden: 'true' }, 'WIFI:T:WPA;R:1;S:a\\;b;H:true;P:x;;'],
    [
      { ssid: 'eduroam', security: 'WPA2-EAP', identity: 'me@uni.example', anonymous: 'anon', password: 'pw' },
      'WIFI:T:WPA2-EAP;S:eduroam;E:PEAP;PH2:MSCHAPV2;A:anon;I:me@uni.example;P:pw;;',
    ],
    [
      { ssid: 'e', security: 'WPA2-EAP', eapMethod: 'PWD', innerMethod: 'PAP', identity: 'me', password: 'pw' },
      'WIFI:T:WPA2-EAP;S:e;E:PWD;I:me;P:pw;;',
    ],
  ])('%j', (fields, text) => expect(written('wifi', fields)).toBe(text));

  it('an identity is needed in a company, and a name has at most 32 bytes', () => {
    expect(written('wifi', { ssid: 'e', security: 'WPA2-EAP' })).toMatchObject({ detail: { field: 'identity' } });
    expect(written('wifi', { ssid: '工'.repeat(11) })).toMatchObject({ code: 'ssid', detail: { length: 33 } });
    expect(written('wifi', { ssid: 'x'.repeat(32), security: 'nopass' })).toContain('x'.repeat(32));
  });

  it.each<[PayloadFields, ReturnType<typeof wifiDoubt>]>([
    [{ security: 'WPA', password: '' }, 'wpa-password'],
    [{ security: 'WPA', password: '1234567' }, 'wpa-password'],
    [{ security: 'WPA', password: '密码密码密码密码' }, 'wpa-password'],
    [{ security: 'WPA', password: 'x'.repeat(64) }, 'wpa-password'],
    [{ security: 'WPA', password: 'f'.repeat(64) }, null],
    [{ security: 'WPA', password: '12345678' }, null],
    [{ security: 'WPA3', password: '' }, 'wpa3-password'],
    [{ security: 'WPA3', password: '1' }, null],
    [{ security: 'WEP', password: '1234' }, 'wep-password'],
    [{ security: 'WEP', password: '0123456789' }, null],
    [{ security: 'nopass', password: '' }, null],
  ])('%j: %s', (fields, doubt) => expect(wifiDoubt(fields)).toBe(doubt));

  it('fields follow what is chosen', () => {
    const names = (fields: PayloadFields) => shownFields('wifi', fields).map(({ name }) => name);
    expect(names({})).toEqual(['ssid', 'security', 'password', 'hidden']);
    expect(names({ security: 'nopass' })).toEqual(['ssid', 'security', 'hidden']);
    expect(names({ security: 'WPA2-EAP', eapMethod: 'PWD' })).not.toContain('innerMethod');
    expect(names({ security: 'WPA2-EAP' })).toContain('innerMethod');
  });
});
