import { describe, expect, it } from 'vitest';
import { declaredSize } from './picture-size.ts';
import { scanner } from '../tool.ts';
import { visibleText } from '../page/visible-text.ts';
import { webLink } from '../page/web-link.ts';

describe('[SCAN-02] contents are shown as text', () => {
  it.each([
    ['https://example.com/a?b=c', 'example.com'],
    ['HTTP://EXAMPLE.com:8080/', 'example.com:8080'],
    [' https://bank.example@evil.example/login\n', 'evil.example'],
    ['https://пример.example/', 'xn--e1afmkfd.example'],
  ])('%s may be opened, and the host is %s', (text, host) => expect(webLink(text)?.host).toBe(host));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'tel:+861012345678',
    'ftp://example.com/',
    'https://',
    'https://exa mple.com',
    'see https://example.com',
    'http:example.com',
    '',
  ])('%j may not', (text) => expect(webLink(text)).toBeNull());

  it('characters that are not seen are made visible, line breaks stay', () => {
    expect(visibleText('(01)1\u001d10A\u0000')).toBe('(01)1␝10A␀');
    expect(visibleText('a\u202egnp.exe\u200b')).toBe('a⟨U+202E⟩gnp.exe⟨U+200B⟩');
    expect(visibleText('一行\r\n二行\t三 👋 <b>')).toBe('一行\n二行\t三 👋 <b>');
  });
});

describe('[SHELL-16] a picture is recognised by its beginning', () => {
  const head = (text: string) => Uint8Array.from(text.padEnd(64, '\0'), (character) => character.charCodeAt(0));
  it.each([
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'GIF89a',
    'RIFF\x10\0\0\0WEBPVP8 ',
    '\0\0\0 ftypavif',
    'BM6\0\x0c\0\0\0\0\0',
  ])('%j', (beginning) => expect(scanner.recogniseFile?.(head(beginning))).toBeGreaterThan(0.5));
  it.each(['', 'GIF', 'BM is a text', '<svg', 'RIFF\x10\0\0\0WAVE', '%PDF-1.7', '{"a":1}'])('%j is none', (beginning) =>
    expect(scanner.recogniseFile?.(head(beginning))).toBe(0),
  );
});

describe('[SCAN-05] the size a file declares', () => {
  const file = (...parts: readonly (string | readonly number[])[]) => {
    const bytes = parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part));
    return Uint8Array.from([...bytes, ...new Array<number>(40).fill(0)]);
  };
  it.each([
    ['PNG', file('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 0, 0, 0, 1, 0]), 512, 256],
    ['GIF', file('GIF89a', [0, 2, 0, 1]), 512, 256],
    ['BMP from the top', file('BM', new Array<number>(16).fill(0), [0, 2, 0, 0, 0, 255, 255, 255]), 512, 256],
    ['JPEG', file([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 1, 0, 2, 0]), 512, 256],
    ['lossy WebP', file('RIFF....WEBPVP8 ', new Array<number>(10).fill(0), [0, 2, 0, 1]), 512, 256],
    ['lossless WebP', file('RIFF....WEBPVP8L', [0, 0, 0, 0, 0x2f, 0xff, 0xc1, 0x3f, 0]), 512, 256],
    ['extended WebP', file('RIFF....WEBPVP8X', new Array<number>(8).fill(0), [255, 1, 0, 255, 0, 0]), 512, 256],
  ])('%s', (_, bytes, width, height) => expect(declaredSize(bytes)).toEqual({ width, height }));

  it('nothing is made up for what is cut off or unknown', () => {
    expect(declaredSize(new Uint8Array())).toBeNull();
    expect(declaredSize(file('\xff\xd8').subarray(0, 31))).toBeNull();
    expect(declaredSize(file('<svg width="9e9">'))).toBeNull();
  });
});
