/** Chinese is written without spaces, alone and beside names of formats. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words that every sentence has: they say nothing of a task. */
const commonWords = new Set(
  'a an and any are as at be by can do does for from has have how i if in into is it its my no not of on one or that the their them then this to two use what when which with you your 的 了 和 与 或 在 是 有 为 把 将 到 从 成 用 我 个 中'.split(
    ' ',
  ),
);

/** The words of a sentence that say what it is about, in small letters and in their order, in Chinese and in English. */
export const tellingWords = (text: string): string[] =>
  [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike && !commonWords.has(segment) ? [segment] : [],
  );
