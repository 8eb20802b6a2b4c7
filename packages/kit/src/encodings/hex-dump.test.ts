import { expect, it } from 'vitest';
import { hexDump } from './hex-dump.ts';

const bytes = Uint8Array.from({ length: 40 }, (_, index) => index * 5 + 30);

it('[B64-06] dumps bytes as hexdump -C does', () => {
  expect(hexDump(bytes, 100)).toBe(
    [
      '00000000  1e 23 28 2d 32 37 3c 41  46 4b 50 55 5a 5f 64 69  |.#(-27<AFKPUZ_di|',
      '00000010  6e 73 78 7d 82 87 8c 91  96 9b a0 a5 aa af b4 b9  |nsx}............|',
      '00000020  be c3 c8 cd d2 d7 dc e1                           |........|',
    ].join('\n'),
  );
});

it('[B64-06] dumps a part', () => {
  expect(hexDump(bytes, 1)).toBe('00000000  1e                                                |.|');
  expect(hexDump(bytes, 17).split('\n')).toHaveLength(2);
  expect(hexDump(bytes, 0)).toBe('');
  expect(hexDump(new Uint8Array(0), 16)).toBe('');
});

it('[B64-06] dumps eight bytes a line where there is less room', () => {
  expect(hexDump(bytes, 10, 8)).toBe(
    ['00000000  1e 23 28 2d  32 37 3c 41  |.#(-27<A|', '00000008  46 4b                     |FK|'].join('\n'),
  );
});
