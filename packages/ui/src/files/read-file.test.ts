import { describe, expect, it } from 'vitest';
import { decodeFile } from './read-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('reading a text file', () => {
  it('keeps UTF-8 as bytes', () => {
    const bytes = utf8('工具台,1');
    expect(decodeFile(bytes)).toEqual({ text: bytes, encoding: 'UTF-8' });
  });

  it('drops a byte order mark', () => {
    expect(decodeFile(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61])).text).toEqual(Uint8Array.from([0x61]));
  });

  it('reads UTF-16 by its mark', () => {
    expect(decodeFile(Uint8Array.from([0xff, 0xfe, 0x2d, 0x4e])).text).toBe('中');
    expect(decodeFile(Uint8Array.from([0xfe, 0xff, 0x4e, 0x2d])).text).toBe('中');
  });

  it('[CSV-06] reads GBK where the bytes are not UTF-8', () => {
    expect(decodeFile(Uint8Array.from([0xd6, 0xd0, 0xce, 0xc4]))).toEqual({ text: '中文', encoding: 'GB18030' });
  });

  it('forgives a character cut where the probe ends', () => {
    const bytes = utf8('a'.repeat(256 * 1024 - 1) + '中');
    expect(decodeFile(bytes).encoding).toBe('UTF-8');
  });
});
