import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import { testContext } from '@toolbench/kit/test-context.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { textToBytes, textToString } from '@toolbench/kit/text.ts';
import { options, type OtherEncoding } from '../options.ts';
import { engine } from './index.ts';
import { decodeOther, encodeOther } from './other-encodings.ts';

const layout = { padding: true, lineLength: 0 };
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const written = (bytes: Uint8Array, encoding: OtherEncoding) => textToString(encodeOther(bytes, encoding, layout));

describe('[B64-06] encodings other than Base64', () => {
  it.each<[OtherEncoding, Uint8Array, string]>([
    // RFC 4648, section 10.
    ['base32', textToBytes(''), ''],
    ['base32', textToBytes('f'), 'MY======'],
    ['base32', textToBytes('fo'), 'MZXQ===='],
    ['base32', textToBytes('foo'), 'MZXW6==='],
    ['base32', textToBytes('foob'), 'MZXW6YQ='],
    ['base32', textToBytes('fooba'), 'MZXW6YTB'],
    ['base32', textToBytes('foobar'), 'MZXW6YTBOI======'],
    // The examples of the Internet draft "The Base58 Encoding Scheme".
    ['base58', textToBytes('Hello World!'), '2NEpo7TZRRrLZSi2U'],
    [
      'base58',
      textToBytes('The quick brown fox jumps over the lazy dog.'),
      'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
    ],
    ['base58', bytesOf('0000287fb4cd'), '11233QC4'],
    // Python's base64.a85encode.
    ['ascii85', textToBytes('Man is distinguished'), '9jqo^BlbD-BleB1DJ+*+F(f,q'],
    ['ascii85', bytesOf('00000000ffffffff0000'), 'zs8W-!!!!'],
    ['ascii85', textToBytes('工具台'), 'jgV)JKt$0)YQ'],
  ])('%s of %j, both ways', (encoding, bytes, text) => {
    expect(written(bytes, encoding)).toBe(text);
    expect(decodeOther(textToBytes(text), encoding)).toEqual(new Uint8Array(bytes));
  });

  it('any bytes come back', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at < length % 7 ? 0 : (at * 101 + length * 37) % 256));
      for (const encoding of ['base32', 'base58', 'ascii85'] as const) {
        const text = encodeOther(bytes, encoding, { padding: length % 2 === 0, lineLength: 64 });
        expect(decodeOther(text, encoding), `${encoding} ${length}`).toEqual(bytes);
      }
    }
  });

  it('are read as people write them: small letters, groups, line ends, marks around', () => {
    expect(decodeOther(textToBytes('jbsw y3dp-ehpk 3pxp\n'), 'base32')).toEqual(bytesOf('48656c6c6f21deadbeef'));
    for (const marks of ['<~~>', '<~>', '<~', '~>']) {
      expect(decodeOther(textToBytes(marks), 'ascii85'), marks).toEqual(new Uint8Array());
    }
    expect(decodeOther(textToBytes('<~9jqo^\n~>'), 'ascii85')).toEqual(new Uint8Array(textToBytes('Man ')));
  });

  it.each<[OtherEncoding, string, string, number]>([
    ['base32', 'MZ X1', 'character', 4],
    ['base32', 'MY==MY', 'padding', 4],
    ['base32', 'MZXW6YTBA', 'length', 8],
    ['base58', '2NE\np0', 'character', 5],
    ['ascii85', '9jqo^ z9z', 'group', 8],
    ['ascii85', 's8W-"', 'group', 4],
    ['ascii85', '9jqo^w', 'character', 5],
    ['ascii85', '9jqo^9', 'length', 5],
  ])('%s %j: %s at byte %i', (encoding, text, fault, at) => {
    expect(decodeOther(textToBytes(text), encoding)).toEqual({ fault, at });
  });

  it('say what they are in an error, and stop where Base58 would take too long', () => {
    const chosen = { ...initialValues(options), encoding: 'base58' as const };
    const context = testContext();
    expect(engine.decode('é0', chosen, context)).toMatchObject({
      code: 'decode-failed',
      detail: { character: 'é', encoding: 'Base58' },
      place: { line: 1, column: 1 },
    });
    const large = new Uint8Array(limits.base58.bytes + 1);
    expect(engine['encode-bytes'](large, chosen, context)).toMatchObject({ code: 'too-large' });
    expect(engine.decode(large, chosen, context)).toMatchObject({ code: 'too-large' });
    expect(engine.encode('工具台', { ...chosen, encoding: 'base32' }, context)).toMatchObject({
      value: { text: textToBytes('4W32LZMFW7SY7MA='), size: 9 },
    });
  });
});
