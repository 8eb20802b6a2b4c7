import { describe, expect, it } from 'vitest';
import { readHost } from './host.ts';
import { decodePunycode } from './punycode.ts';

describe('[URL-03] Punycode', () => {
  it.each([
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['Proprostnemluvesky-uyb24dma41a', 'Pročprostěnemluvíčesky'],
    ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
    ['-> $1.00 <--', '-> $1.00 <-'],
    ['bcher-kva', 'bücher'],
    ['', ''],
    ['abc-', 'abc'],
  ])('reads %j as %j (RFC 3492, section 7.1)', (encoded, text) => {
    expect(decodePunycode(encoded)).toBe(text);
  });

  it.each(['é', 'a-!', '99999999', 'zzzzzzzzzzzzzzz', '-9'])('refuses %j', (encoded) => {
    expect(decodePunycode(encoded)).toBeUndefined();
  });
});

describe('[URL-03] hosts', () => {
  it.each([
    ['EXAMPLE.com', 'example.com', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example', 'bücher.example'],
    ['例子.测试', 'xn--fsqu00a.xn--0zwm56d', '例子.测试'],
    ['xn--e1awd7f.com', 'xn--e1awd7f.com', 'еріс.com'],
    ['[::1]', '[::1]', '[::1]'],
    ['0x7f.1', '127.0.0.1', '127.0.0.1'],
  ])('%s is looked up as %s and read as %s', (host, ascii, unicode) => {
    expect(readHost(host)).toMatchObject({ ascii, unicode });
  });

  it.each(['a b', '', '[', 'a%00', 'xn--'])('%j cannot be a host', (host) => {
    expect(readHost(host)).toBeUndefined();
  });

  it('warns of letters that are taken for others', () => {
    expect(readHost('pаypal.com')?.lookalikes).toEqual([
      { kind: 'mixed-alphabets', label: 'pаypal', letters: ['а U+0430'] },
    ]);
    expect(readHost('аррӏе.com')?.lookalikes).toMatchObject([{ kind: 'looks-latin', label: 'аррӏе' }]);
    for (const honest of ['пример.рф', '中文abc.com', 'münchen.de', 'παράδειγμα.gr', 'example.com']) {
      expect(readHost(honest)?.lookalikes).toEqual([]);
    }
  });
});
