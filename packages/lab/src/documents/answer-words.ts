import { isMostlyChinese } from './scripts.ts';

const words = {
  zh: {
    abstained: '文档中没有找到这个问题的答案。',
    page: (page: number) => `（第 ${page} 页）`,
  },
  en: {
    abstained: 'The document does not hold an answer to this question.',
    page: (page: number) => ` (page ${page})`,
  },
} as const;

/** The words of an answer, in the language of its question. */
export function answerWords(question: string): (typeof words)['zh' | 'en'] {
  return words[isMostlyChinese(question) ? 'zh' : 'en'];
}
