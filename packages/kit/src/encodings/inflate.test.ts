import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { adler32, crc32 } from './checksums.ts';
import { deflateFormat, inflate, type DeflateFormat } from './inflate.ts';

const text = Buffer.from('{"name":"工具台"}\n'.repeat(5_000));
const limit = 1024 * 1024;
const pack = { gzip: gzipSync, zlib: deflateSync, raw: deflateRawSync } as const;
const formats: readonly DeflateFormat[] = ['gzip', 'zlib', 'raw'];
const packs = formats.flatMap((format) => [0, 1, 6, 9].map((level) => [format, level] as const));

it.each(packs)('[BIN-08] unpacks %s of level %i, whole only', (format, level) => {
  for (const content of [text, Buffer.from('x'), Buffer.alloc(0), Buffer.alloc(200_000, 'ab')]) {
    const packed = pack[format](content, { level });
    const unpacked = inflate(packed, { format, limit });
    expect(unpacked.ok && content.equals(unpacked.value)).toBe(true);
    const lengths = Array.from({ length: 60 }, (_, at) => Math.floor((packed.length * at) / 60));
    for (const length of [...lengths, packed.length - 1]) {
      expect(inflate(packed.subarray(0, length), { format, limit })).toMatchObject({ code: 'damaged' });
    }
    for (const tail of ['\0', 'x', 'more', ' '.repeat(40)]) {
      const followed = Buffer.concat([packed, Buffer.from(tail)]);
      expect(inflate(followed, { format, limit })).toMatchObject({ code: 'damaged' });
    }
  }
});

it('[BIN-08] checks the sums of what it unpacks', () => {
  for (const format of ['gzip', 'zlib'] as const) {
    // Stored, so that a changed byte is still a stream.
    const packed = pack[format](text, { level: 0 });
    expect(inflate(packed.fill('X', 2_000, 2_001), { format, limit })).toMatchObject({ code: 'damaged' });
  }
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(crc32(Buffer.from('6789'), crc32(Buffer.from('12345')))).toBe(0xcbf43926);
  expect(adler32(Buffer.from('Wikipedia'))).toBe(0x11e60398);
  const long = Buffer.alloc(100_000, 0xff);
  expect(adler32(long)).toBe(deflateSync(long).subarray(-4).readUInt32BE());
});

it('[BIN-08] unpacks the members of a gzip one after the other, and checks each', () => {
  const members = Array.from({ length: 2_000 }, (_, at) => gzipSync(`${at},`));
  const unpacked = inflate(Buffer.concat(members), { format: 'gzip', limit });
  expect(unpacked.ok && Buffer.from(unpacked.value).toString()).toBe(members.map((_, at) => `${at},`).join(''));
  const first = gzipSync('first');
  const wrongSum = first.fill(0, first.length - 8, first.length - 4);
  expect(inflate(Buffer.concat([wrongSum, gzipSync('last')]), { format: 'gzip', limit })).toMatchObject({
    code: 'damaged',
  });
});

it('[BIN-08] stops soon after a limit, whatever the packed bytes would become', () => {
  for (const format of formats) {
    const bomb = pack[format](Buffer.alloc(32 * limit), { level: 9 });
    // What comes behind the limit is damaged: whoever reads on finds that out.
    bomb.fill(0xff, bomb.length >> 1);
    expect(inflate(bomb, { format, limit })).toMatchObject({ code: 'too-large', detail: { limit } });
    expect(inflate(bomb, { format, limit: 32 * limit })).toMatchObject({ code: 'damaged' });
    expect(inflate(pack[format](Buffer.alloc(limit)), { format, limit })).toMatchObject({ ok: true });
  }
});

it('[BIN-08] tells gzip and zlib by their first bytes', () => {
  expect(deflateFormat(gzipSync(''))).toBe('gzip');
  for (const level of [1, 6, 9]) expect(deflateFormat(deflateSync('', { level }))).toBe('zlib');
  expect(deflateFormat(Buffer.from('{"a":1}'))).toBeUndefined();
  expect(deflateFormat(new Uint8Array())).toBeUndefined();
});
