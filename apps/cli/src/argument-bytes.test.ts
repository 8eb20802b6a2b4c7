import { describe, expect, it } from 'vitest';
import { wordNotUtf8 } from './argument-bytes.ts';

/** A command line as the system keeps it. */
const kept =
  (...words: (string | number[])[]) =>
  () =>
    Buffer.concat(
      words.flatMap((word) => [typeof word === 'string' ? Buffer.from(word) : Buffer.from(word), Buffer.of(0)]),
    );

describe('[AGENT-01] words of a command line', () => {
  it('are refused where their bytes are no UTF-8', () => {
    const words = ['regex', 'replace', '--replacement', '\ufffd'];
    const bytes = kept('node', 'toolbench', 'regex', 'replace', '--replacement', [0xe9]);
    expect(wordNotUtf8(words, bytes)).toBe('\ufffd');
    expect(wordNotUtf8(['caf\ufffd', 'x'], kept('node', 't', [0x63, 0x61, 0x66, 0xe9], 'x'))).toBe('caf\ufffd');
  });

  it('may hold U+FFFD as it is, and are trusted where the system keeps no bytes', () => {
    expect(wordNotUtf8(['a', 'b\ufffd'], kept('node', 't', 'a', 'b\ufffd'))).toBeUndefined();
    const none = () => {
      throw new Error('ENOENT');
    };
    expect(wordNotUtf8(['\ufffd'], none)).toBeUndefined();
    expect(wordNotUtf8(['é'], none)).toBeUndefined();
  });
});
