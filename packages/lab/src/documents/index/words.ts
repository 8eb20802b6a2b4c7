/** The dictionary that comes with the runtime (ICU) knows where Chinese words begin. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a text in their order, punctuation and spaces left out. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

const isIdeographs = (word: string) => /^\p{Script=Han}+$/u.test(word);

/**
 * The pairs of neighbouring ideographs of which one word ends and the next begins: 期是 in 保修期是. Two characters that
 * are words by themselves may be a name that no dictionary has, and are none.
 */
export function pairsAcross(text: string): ReadonlySet<string> {
  const words = wordsOf(text).filter(isIdeographs);
  const distinct = [...new Set(words)];
  const pairs = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    if (word.length === 1 && before.length === 1) return [];
    return [[...before].slice(-1).join('') + [...word].slice(0, 1).join('')];
  });
  return new Set([...new Set(pairs)].filter((pair) => !distinct.some((word) => word.includes(pair))));
}
