import { gzipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { decompress } from './decompress.ts';

const utf8 = { charset: 'utf-8' } as const;
const run = (bytes: Uint8Array, limit?: number) => decompress(bytes, utf8, testContext(), limit);
const text = '{"name":"工具台"}\n'.repeat(20_000);

describe('decompress', () => {
  it('[SHELL-21] opens gzip and zlib, and says what came out', () => {
    for (const packed of [gzipSync(textToBytes(text)), zlibSync(textToBytes(text))]) {
      const result = run(packed);
      expect(result).toMatchObject({ ok: true, value: { isText: true } });
      expect(result.ok && textToString(result.value.text ?? '')).toBe(text);
    }
  });

  it('[SHELL-21] refuses what is something else, cut off or damaged', () => {
    const packed = gzipSync(textToBytes(text));
    expect(run(textToBytes('plain text'))).toMatchObject({ code: 'decompress-unknown' });
    expect(run(new Uint8Array())).toMatchObject({ code: 'decompress-unknown' });
    expect(run(packed.slice(0, packed.length / 2))).toMatchObject({ code: 'decompress-damaged' });
    expect(run(packed.with(12, 0xff).with(13, 0xff))).toMatchObject({ code: 'decompress-damaged' });
  });

  it('[SHELL-21] stops before a small file becomes a huge one', () => {
    const bomb = gzipSync(new Uint8Array(8 * 1024 * 1024));
    expect(run(bomb, 1024 * 1024)).toMatchObject({ code: 'decompress-too-large', detail: { limit: 1024 * 1024 } });
  });
});
