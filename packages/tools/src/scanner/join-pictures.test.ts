import { describe, expect, it } from 'vitest';
import { joinPictures, type GivenCode } from './join-pictures.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase();

/** A part as it is given of a picture: of a text that is cut within characters, each read for itself. */
function part(text: string, number: number, of: number, more: Partial<GivenCode> = {}): GivenCode {
  const bytes = new TextEncoder().encode(text);
  const [from, to] = [number - 1, number].map((at) => Math.ceil((bytes.length * at) / of));
  const own = bytes.slice(from, to);
  return {
    format: 'QR Code',
    text: new TextDecoder().decode(own),
    hex: hex(own),
    guessed: true,
    part: number,
    parts: of,
    set: '7',
    ...more,
  };
}

describe('[SCAN-07] parts of a set in several pictures', () => {
  const text = '一段分成几份的文字😀';

  it.each([2, 3, 16])('are joined by their bytes, in any order: %d', (of) => {
    const pictures = Array.from({ length: of }, (_, at) => [part(text, of - at, of)]);
    expect(joinPictures(pictures, {})).toMatchObject({ codes: [{ text, joined: of }], unjoined: [] });
  });

  it('are those of one set each, whatever else the pictures have', () => {
    const plain: GivenCode = {
      format: 'EAN-13',
      text: '4006381333931',
      hex: hex(new TextEncoder().encode('4006381333931')),
    };
    const pictures = [
      [plain, part('first set', 1, 2), part('second set', 2, 2, { set: '8' })],
      [part('first set', 2, 2), part('first set', 2, 2)],
      [part('second set', 1, 2, { set: '8' })],
    ];
    expect(joinPictures(pictures, {}).codes.map((code) => code.text)).toEqual(['first set', 'second set']);
    expect(joinPictures([[plain], [plain]], {})).toEqual({ codes: [], unjoined: [] });
  });

  it('are not joined again where one picture has them all', () => {
    const all = [1, 2, 3].map((number) => part(text, number, 3));
    expect(joinPictures([all, [part(text, 1, 3)]], {})).toEqual({ codes: [], unjoined: [] });
  });

  it('are told where some are missing or hidden', () => {
    expect(joinPictures([[part(text, 1, 4)], [part(text, 3, 4)]], {}).unjoined).toEqual([
      { of: 4, missing: [2, 4], isHidden: false },
    ]);
    const hidden = part('4111111111111111x', 1, 2, { hex: undefined });
    expect(joinPictures([[hidden], [part('4111111111111111x', 2, 2)]], {})).toMatchObject({
      codes: [],
      unjoined: [{ of: 2, missing: [], isHidden: true }],
    });
  });

  it('are read in the character set that they say or that was chosen, and hide card numbers', () => {
    const bytes = Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3);
    const said = [0, 2].map((at) => [
      part('', at / 2 + 1, 2, { text: '你好'[at / 2], hex: hex(bytes.slice(at, at + 2)), guessed: undefined }),
    ]);
    expect(joinPictures(said, {}).codes[0]).toMatchObject({ text: '你好', isGuessed: false });
    expect(joinPictures(said, { characterSet: 'windows-1251' }).codes[0].text).toBe('ДгєГ');
    const card = [1, 2].map((number) => [part('4111111111111111', number, 2)]);
    expect(joinPictures(card, {}).codes[0]).toMatchObject({ text: '411111******1111', hides: 'numbers' });
    expect(joinPictures(card, { showCardNumbers: true }).codes[0].text).toBe('4111111111111111');
  });
});
