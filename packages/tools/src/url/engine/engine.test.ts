import { describe, expect, it } from 'vitest';
import { initialValues } from '@toolbench/kit/options.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { engine } from './index.ts';
import { decodeExamples, encodeExamples } from '../examples.ts';
import { options } from '../options.ts';
import { url } from '../tool.ts';

const initial = initialValues(options);
type Chosen = Partial<typeof initial>;

function encode(input: Text, chosen: Chosen = {}) {
  const result = engine.encode(input, { ...initial, ...chosen });
  return result.ok ? textToString(result.value.text) : result;
}

function decode(input: Text, chosen: Chosen = {}) {
  const result = engine.decode(input, { ...initial, ...chosen });
  return result.ok ? textToString(result.value.text) : result;
}

const ascii = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));

describe('[URL-02] component percent-encoding', () => {
  it('is what encodeURIComponent does', () => {
    for (const text of [ascii, '中文 é 😀', '', 'a+b&c=d', '%41']) {
      expect(encode(text)).toBe(encodeURIComponent(text));
    }
  });

  it('decodes what decodeURIComponent does', () => {
    for (const text of ['%E4%B8%AD%e6%96%87', 'a%20b+c', '%F0%9F%98%80', '%00%7F', 'plain', '', '%25%32%35']) {
      expect(decode(text)).toBe(decodeURIComponent(text));
    }
  });

  it.each([
    ['%', 1, '%'],
    ['100% sure', 4, '%'],
    ['ab%4', 3, '%4'],
    ['%zz', 1, '%zz'],
    ['%4中', 1, '%4'],
    ['%%41', 1, '%%4'],
    ['%E4%B8%A', 1, '%E4%B8'],
  ])('refuses %j at column %i', (input, column, sequence) => {
    const code = sequence === '%E4%B8' ? 'not-utf8' : 'malformed-escape';
    expect(decode(input)).toMatchObject({ code, place: { line: 1, column }, detail: { sequence } });
  });

  it.each([
    '%80',
    '%C0%80',
    '%C1%BF',
    '%E0%80%80',
    '%ED%A0%80',
    '%F4%90%80%80',
    '%F5%80%80%80',
    '%FF',
    '%E4%B8',
    '%E4x%B8%AD',
  ])('refuses %s, which is not UTF-8, as decodeURIComponent does', (input) => {
    expect(() => decodeURIComponent(input)).toThrow();
    expect(decode(input)).toMatchObject({ code: 'not-utf8', place: { line: 1, column: 1 } });
  });

  it('agrees with decodeURIComponent about every first byte, each end of a range of second ones, and longer ones by sample', () => {
    const escapes = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, '0')}`);
    const tails = ['', '%80', '%BF', '%80%80', '%90%80', '%8F%BF', '%A0%80%80', '%7F'];
    // Where the ranges of continuation bytes begin and end.
    const seconds = [0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff];
    const inputs: string[] = [];
    for (let first = 0x70; first < 256; first += 1) {
      seconds.forEach((second, index) => {
        inputs.push(escapes[first] + escapes[second] + tails[(first + index) % tails.length]);
      });
    }
    const byPlatform = (input: string) => {
      try {
        return decodeURIComponent(input);
      } catch {
        return undefined;
      }
    };
    const byEngine = (input: string) => {
      const found = decode(input);
      return typeof found === 'string' ? found : undefined;
    };
    expect(inputs.filter((input) => byEngine(input) !== byPlatform(input))).toEqual([]);
  });

  it('names the place by line and UTF-16 column', () => {
    expect(decode('中😀\r\n😀%zz')).toMatchObject({ place: { line: 2, column: 3 } });
  });

  it('says what escapes that are not UTF-8 read as in GB18030', () => {
    expect(decode('q=%D6%D0%CE%C4')).toMatchObject({
      code: 'not-utf8',
      detail: { sequence: '%D6%D0%CE%C4', gb18030: '中文' },
      place: { line: 1, column: 3 },
    });
  });

  it('refuses half of a surrogate pair with its place', () => {
    expect(encode('a\nb\ud83d')).toEqual({
      ok: false,
      code: 'not-in-charset',
      detail: { character: '', codePoint: 'U+D83D' },
      place: { line: 2, column: 2 },
    });
  });
});

describe('[URL-03] scopes', () => {
  it("escapes !'()* too when strict", () => {
    expect(encode("it's (a) *!", { strict: true })).toBe('it%27s%20%28a%29%20%2A%21');
    expect(encode('*', { scope: 'form', strict: true })).toBe('%2A');
    expect(encode("/a'(b)", { scope: 'url', strict: true })).toBe("/a'(b)");
  });

  it('keeps what parts a whole URL, and escapes that are there', () => {
    expect(encode('https://h.example/a b/中?q=c d&e=%20%zz#f', { scope: 'url' })).toBe(
      'https://h.example/a%20b/%E4%B8%AD?q=c%20d&e=%20%25zz#f',
    );
    expect(encode('http://[::1]:80/[x]', { scope: 'url' })).toBe('http://[::1]:80/[x]');
  });

  it('decodes a whole URL without moving its parts', () => {
    expect(decode('https://h/a%2Fb%3Fc%20%E4%B8%AD?x=%26y%3D%2B#%23', { scope: 'url' })).toBe(
      'https://h/a%2Fb%3Fc 中?x=%26y%3D%2B#%23',
    );
    expect(decode('/100%25/%2541', { scope: 'url' })).toBe('/100%/%2541');
  });

  it('spells the host of a whole URL in ASCII and back', () => {
    const readable = 'https://用户@例子.测试:8080/路径\nftp://bücher.example';
    const encoded = encode(readable, { scope: 'url', perLine: true });
    expect(encoded).toBe(
      'https://%E7%94%A8%E6%88%B7@xn--fsqu00a.xn--0zwm56d:8080/%E8%B7%AF%E5%BE%84\nftp://xn--bcher-kva.example',
    );
    expect(decode(encoded as string, { scope: 'url' })).toBe(readable);
  });

  it('writes and reads + for a space in a form, as URLSearchParams does', () => {
    for (const text of [ascii, 'a b+c', '中文&=']) {
      expect(encode(text, { scope: 'form' })).toBe(new URLSearchParams([['', text]]).toString().slice(1));
      expect(decode(encode(text, { scope: 'form' }) as string, { scope: 'form' })).toBe(text);
    }
    expect(decode('a+b')).toBe('a+b');
  });

  it('encodes each line on its own', () => {
    expect(encode('a b\r\n中\nc\rd', { perLine: true })).toBe('a%20b\r\n%E4%B8%AD\nc\rd');
    expect(encode('a\nb')).toBe('a%0Ab');
  });
});

describe('[URL-03] GB18030', () => {
  it('encodes and decodes what old Chinese pages use', () => {
    expect(encode('中文 a', { charset: 'gb18030' })).toBe('%D6%D0%CE%C4%20a');
    expect(decode('%D6%D0%CE%C4', { charset: 'gb18030' })).toBe('中文');
    expect(decode('中%D6%D0', { charset: 'gb18030' })).toBe('中中');
  });

  it('reads letters and digits that stand bare inside a character', () => {
    const text = '乣䶮😀丂';
    const encoded = encode(text, { charset: 'gb18030' });
    expect(decode(encoded as string, { charset: 'gb18030' })).toBe(text);
    expect(decode('%81@', { charset: 'gb18030' })).toBe('丂');
    expect(decode('%81%40', { charset: 'gb18030' })).toBe('丂');
  });

  it('refuses what is no character', () => {
    expect(decode('a%FF', { charset: 'gb18030' })).toMatchObject({ code: 'not-gb18030', place: { column: 2 } });
    expect(decode('%81', { charset: 'gb18030' })).toMatchObject({ code: 'not-gb18030' });
    expect(decode('%zz', { charset: 'gb18030' })).toMatchObject({ code: 'malformed-escape' });
  });
});

describe('[URL-03] malformed sequences left as they are', () => {
  it('decodes the rest and tells where they stand', () => {
    const result = engine.decode('100%\n%E4%B8%AD%D6\n😀%zz%41', { ...initial, keepMalformed: true });
    expect(result.ok && textToString(result.value.text)).toBe('100%\n中%D6\n😀%zzA');
    expect(result).toMatchObject({
      value: {
        malformedCount: 3,
        malformed: [
          { line: 1, column: 4 },
          { line: 2, column: 10 },
          { line: 3, column: 3 },
        ],
      },
    });
  });
});

describe('[URL-03] every level', () => {
  const levelsOf = (input: string, chosen: Chosen = {}) => {
    const result = engine.levels(input, { ...initial, ...chosen });
    return result.ok ? { end: result.value.end, levels: result.value.levels.map(textToString) } : result;
  };

  it('decodes until nothing is left', () => {
    expect(levelsOf('%2525E4%2525BD%2525A0')).toEqual({ end: 'plain', levels: ['%25E4%25BD%25A0', '%E4%BD%A0', '你'] });
    expect(levelsOf('plain')).toEqual({ end: 'plain', levels: ['plain'] });
    expect(levelsOf('/a%2Fb', { scope: 'url' })).toEqual({ end: 'plain', levels: ['/a%2Fb'] });
  });

  it('stops before a level that is malformed, or after twenty', () => {
    expect(levelsOf('100%25%20')).toEqual({ end: 'plain', levels: ['100% '] });
    expect(levelsOf('100%25%2520')).toEqual({ end: 'plain', levels: ['100%%20'] });
    expect(levelsOf('%zz')).toMatchObject({ ok: false, code: 'malformed-escape' });
    expect(levelsOf(`%${'25'.repeat(30)}41`)).toMatchObject({ end: 'limit', levels: { length: 20 } });
  });

  it('is announced by decode', () => {
    expect(engine.decode('%2541', initial)).toMatchObject({ value: { encodedAgain: true, decoded: 1 } });
    expect(engine.decode('%41', initial)).toMatchObject({ value: { encodedAgain: false } });
    expect(engine.decode('/%2Fa%20', { ...initial, scope: 'url' })).toMatchObject({ value: { encodedAgain: false } });
  });
});

describe('laws', () => {
  const letters = [..." %+&=?/#:@!'()*~-_.\r\nAz09é中䶮😀𠮷\u202e"];
  const textsUpTo = (length: number) => {
    const context = testContext();
    const textOf = (size: number) =>
      Array.from(context.random(size), (byte) => letters[byte % letters.length]).join('');
    return Array.from({ length }, (_, size) => textOf(size));
  };

  it.each<Chosen>([
    {},
    { strict: true },
    { perLine: true },
    { scope: 'form' },
    { scope: 'form', strict: true, perLine: true },
    { charset: 'gb18030' },
    { charset: 'gb18030', scope: 'form' },
  ])('[URL-02] decoding what was encoded gives it back: %j', (chosen) => {
    const texts = textsUpTo(150);
    expect(texts.map((text) => decode(encode(text, chosen) as string, chosen))).toEqual(texts);
  });

  it('[URL-03] encoding a whole URL twice changes nothing more', () => {
    const once = textsUpTo(100).map((text) => encode(text, { scope: 'url' }) as string);
    expect(once.map((text) => encode(text, { scope: 'url' }))).toEqual(once);
  });
});

describe('hostile input', () => {
  it.each<[string, Text]>([
    ['nothing', ''],
    ['no bytes', new Uint8Array(0)],
    ['white space', ' \n\t '],
    ['5,000 percent signs', '%'.repeat(5_000)],
    ['3,000 escapes', '%E4%B8%AD'.repeat(1_000)],
    ['binary', Uint8Array.from({ length: 512 }, (_, index) => index & 255)],
    ['invalid UTF-8', Uint8Array.of(0xc3, 0x28, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x25)],
    ['a lone surrogate', 'a\ud800b%41'],
    ['right-to-left marks', '\u202ehttps://a.example/\u202c'],
    ['markup', '<script>alert("%3C")</script>'],
    ['deep nesting', `https://h/${'?('.repeat(2_000)}`],
    ['many parameters', `?${'a=1&'.repeat(2_000)}`],
    ['a huge host', `https://${'x'.repeat(5_000)}`],
    ['many at signs', `https://${'@:'.repeat(2_000)}`],
    ['huge Punycode', `https://xn--${'9'.repeat(5_000)}/`],
  ])('%s gives a result or a clear failure', (_, input) => {
    for (const scope of options.scope.values) {
      for (const charset of options.charset.values) {
        const chosen = { ...initial, scope, charset };
        const results = [engine.encode(input, chosen), engine.decode(input, chosen), engine.levels(input, chosen)];
        for (const result of [...results, engine.decode(input, { ...chosen, keepMalformed: true })]) {
          if (!result.ok) expect(result.place).toBeDefined();
        }
      }
    }
    expect(engine.parse(input)).toHaveProperty('ok');
  });
});

describe('the definition', () => {
  it('[URL-01] has four examples for each mode, and all of them work', () => {
    expect([encodeExamples.length, decodeExamples.length]).toEqual([4, 4]);
    for (const { input, options: chosen } of encodeExamples)
      expect(encode(input as string, chosen)).toEqual(expect.any(String));
    for (const { input, options: chosen } of decodeExamples)
      expect(decode(input as string, chosen)).toEqual(expect.any(String));
  });

  it.each([
    ['https://example.com/a?b=c', 0.9],
    ['example.com/a', 0.9],
    ['%E4%B8%AD', 0.6],
    ['hello world', 0],
    ['100%', 0],
    ['https://a.example b', 0],
  ])('recognises %j as %d', (sample, sureness) => {
    expect(url.recognise?.(sample)).toBe(sureness);
  });
});
