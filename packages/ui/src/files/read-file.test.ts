import { describe, expect, it } from 'vitest';
import { decodeFile } from './read-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('reading a text file', () => {
  it('keeps UTF-8 as bytes', async () => {
    const bytes = utf8('工具台,1');
    expect(await decodeFile(bytes)).toEqual({ text: bytes, encoding: 'UTF-8' });
  });

  it('drops a byte order mark', async () => {
    expect((await decodeFile(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61])))?.text).toEqual(Uint8Array.from([0x61]));
  });

  it('reads UTF-16 by its mark', async () => {
    expect((await decodeFile(Uint8Array.from([0xff, 0xfe, 0x2d, 0x4e])))?.text).toBe('中');
    expect((await decodeFile(Uint8Array.from([0xfe, 0xff, 0x4e, 0x2d])))?.text).toBe('中');
  });

  it.each([
    ['GB18030', 'd6d0cec4', '中文'],
    ['windows-1252', '6e616d653a204772f6df65', 'name: Größe'],
    ['windows-1251', 'cff0e8e2e5f22c20ece8f0', 'Привет, мир'],
    ['SHIFT_JIS', '93fa967b8cea82cc83658358836782cd', '日本語のテストは'],
    ['EUC-KR', 'c7d1b1b920bbe7b6f7', '한국 사람'],
    ['ISO-2022-JP', '1b24423e26494a1b2842', '商品'],
  ])('[CSV-06] reads %s where the bytes are not UTF-8', async (encoding, hex, text) => {
    expect(await decodeFile(Uint8Array.from(Buffer.from(hex, 'hex')))).toEqual({ text, encoding });
  });

  it('[CSV-06] keeps UTF-8 with a damaged byte as UTF-8, and tells its place, however far in the file', async () => {
    for (const bytes of [utf8('Größe: weiß, grün'), utf8('Größe\n'.repeat(60_000))].map((whole) =>
      whole.slice(0, -2),
    )) {
      const damaged = Uint8Array.from([...bytes, 0xe9, 0x0a]);
      const read = await decodeFile(damaged);
      expect(read).toMatchObject({ text: damaged, encoding: 'UTF-8', faults: { count: 1 } });
    }
  });

  it('takes no picture, archive or random bytes for a text', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000040000000408060000', 'hex');
    const noise = Uint8Array.from({ length: 3_000 }, (_, at) => (at * 2_654_435_761) >>> 24);
    for (const bytes of [Uint8Array.from(png), noise]) expect(await decodeFile(bytes)).toBeUndefined();
    // What begins with a mark by chance, and an archive of texts, whose bytes are all of UTF-8.
    expect(await decodeFile(Uint8Array.from([0xff, 0xfe, ...noise]))).toBeUndefined();
    expect(await decodeFile(utf8(`notes.txt${'\0'.repeat(503)}Buy milk.`))).toBeUndefined();
    // Fields of FIX messages are parted by a control character.
    expect(await decodeFile(utf8('8=FIX.4.2\u00019=65\u000135=A\u0001'))).toBeDefined();
    expect(await decodeFile(Uint8Array.from([0x1b, 0x5b, 0x33, 0x31, 0x6d, 0xe9, 0x74, 0xe9]))).toBeDefined();
  });

  it('forgives a character cut where the probe ends', async () => {
    const bytes = utf8('a'.repeat(256 * 1024 - 1) + '中');
    expect((await decodeFile(bytes))?.encoding).toBe('UTF-8');
  });
});
