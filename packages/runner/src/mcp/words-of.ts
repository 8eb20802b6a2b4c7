/** Chinese is written without spaces, alone and beside names of formats. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words that every sentence has: they say nothing of a task. */
const common = new Set(
  'a an and any are as at be by can do does for from has have how i if in into is it its my no not of on one or that the their them then this to two use what when which with you your 的 了 和 与 或 在 是 有 为 把 将 到 从 成 用 我 个 中'.split(
    ' ',
  ),
);

/** The words of a text in the form in which they are compared: small letters, names such as sortKeys taken apart, without endings. */
export function wordsOf(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ');
  return [...segmenter.segment(apart.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike && !common.has(segment) ? [stemOf(segment)] : [],
  );
}

/** An English word without the endings of number, tense and person: enough for a few thousand words of definitions. */
function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(\w{3})(?:ing|ed)$/, '$1');
  return stem.replace(/([bdgmnprt])\1$/, '$1').replace(/(\w{3})e$/, '$1');
}
