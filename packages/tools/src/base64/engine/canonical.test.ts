import { describe, expect, it } from 'vitest';
import { testContext } from '@toolbench/kit/test-context.ts';
import { textToString } from '@toolbench/kit/text.ts';
import { initialValues } from '@toolbench/kit/options.ts';
import { options } from '../options.ts';
import { outside } from '../outside.ts';
import { engine } from './index.ts';

type Encoding = 'base64' | 'base32' | 'base58' | 'ascii85';
const chosen = initialValues(options);

function decoded(text: string, encoding: Encoding) {
  const result = engine.decode(text, { charset: 'latin1', encoding }, testContext());
  if (!result.ok) throw new Error(`${result.code}: ${text}`);
  return result.value;
}

describe('[B64-06] texts that are not the canonical ones of their bytes', () => {
  it.each<[Encoding, string, string, string, number]>([
    ['base64', 'Zh==', 'Zh', 'Zg', 2],
    ['base64', 'Zm9=', 'Zm9', 'Zm8', 3],
    ['base64', 'Zm9vZh', 'Zh', 'Zg', 6],
    ['base64', '-_-_Zm-', 'Zm-', 'Zm8', 7],
    ['base64', '-_-_-_9', '-_9', '-_8', 7],
    ['base64', 'data:;base64,Zh==', 'Zh', 'Zg', 15],
    ['base64', 'data:;base64,Z%68%3D%3D', 'Zh', 'Zg', 15],
    ['base32', 'MZXW7===', 'MZXW7', 'MZXW6', 5],
    ['base32', 'MZ======', 'MZ', 'MY', 2],
    ['base32', 'MYMY', 'MYMY', 'MYMQ', 4],
    ['base32', 'mzxw6ytb-mymz', 'mymz', 'mymq', 13],
    ['ascii85', '!"', '!"', '!!', 2],
    ['ascii85', '""', '""', '!r', 1],
    ['ascii85', '<~9jqo^ !" ~>', '!"', '!!', 10],
    ['ascii85', '<~9jqo^!!!!!~>', '!!!!!', 'z', 8],
  ])('%s %j: %s instead of %s is warned of, everywhere', (encoding, text, found, canonical, column) => {
    const value = decoded(text, encoding);
    expect(value.variant).toEqual({ place: { line: 1, column }, found, canonical });
    for (const language of ['zh', 'en'] as const) {
      const shown = outside.decode.present(value, { input: text, options: {}, language });
      expect(JSON.stringify(shown)).toContain(JSON.stringify(canonical).slice(1, -1));
      expect(shown).toMatchObject({ warnings: [expect.stringContaining(String(column))] });
    }
  });

  it('are told with their line', () => {
    expect(decoded('Zm9v\nZm9vZh==\n', 'base64').variant?.place).toEqual({ line: 2, column: 6 });
  });

  it.each<[Encoding, string]>([
    ['base64', 'Zg=='],
    ['base64', 'Zg'],
    ['base64', 'Zm8='],
    ['base64', '_-8'],
    ['base64', ''],
    ['base64', '-----BEGIN X-----\nZm9v\nZg==\n-----END X-----\n'],
    ['base32', 'MY======'],
    ['base32', 'my'],
    ['base32', 'Mzxw6ytb-OI'],
    ['base58', '11233QC4'],
    ['base58', '1'],
    ['ascii85', '!!'],
    ['ascii85', '<~~>'],
    ['ascii85', '<~z!!~>'],
    ['ascii85', '9!!!!!9jqo'],
  ])('%s %j is none of them', (encoding, text) => {
    expect(decoded(text, encoding).variant).toBeUndefined();
  });

  it('what an encoder writes is canonical, whatever the layout', () => {
    for (const encoding of ['base64', 'base32', 'base58', 'ascii85'] as const)
      for (let size = 0; size < 60; size += 1)
        for (const layout of [{}, { padding: false }, { lineLength: 64 }, { alphabet: 'url-safe' }] as const) {
          const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 89 + size * 31) & (size % 3 ? 255 : 0));
          const text = engine['encode-bytes'](bytes, { ...chosen, ...layout, encoding }, testContext());
          if (!text.ok) throw new Error(text.code);
          expect(decoded(textToString(text.value.text), encoding)).not.toHaveProperty('variant');
        }
  });

  it.each([
    ['MZXW6=', 6],
    ['MZXW6==', 6],
    ['MY=', 3],
    ['MZXW6YTB========', 9],
    ['=', 1],
  ])('padding that fills no group is refused in Base32 as in Base64: %s', (text, column) => {
    expect(engine.decode(text, { charset: 'utf-8', encoding: 'base32' }, testContext())).toMatchObject({
      code: 'decode-failed-padding',
      place: { line: 1, column },
    });
    expect(engine.decode('Zg=', { charset: 'utf-8', encoding: 'base64' }, testContext())).toMatchObject({
      code: 'decode-failed-padding',
    });
  });
});
