import { isMostlyChinese } from '../read/scripts.ts';

/** A cell of a table with what names its row and, where its table has a head, its column. */
interface NamedCell {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}

/** A page by its position in the file, with the number that is printed on it where that is another one. */
interface NamedPage {
  readonly page: number;
  readonly label?: string | undefined;
  readonly filename?: string | undefined;
}

const words = {
  zh: {
    abstained: '文档中没有找到这个问题的答案。',
    /** Nothing can be said of what the document holds. */
    inOtherLanguage: '问题和文档不是同一种语言。检索按词进行，所以查不到。',
    /** Of several documents with the name of the file. */
    page: ({ page, label, filename }: NamedPage) =>
      `（${filename === undefined ? '' : `《${filename}》`}第 ${page} 页${label === undefined ? '' : `，印作“${label}”`}）`,
    /** Of a document without pages, by the heading of the section. */
    heading: (heading?: string, filename?: string) => {
      const parts = [
        ...(filename === undefined ? [] : [`《${filename}》`]),
        ...(heading === undefined ? [] : [`“${heading}”`]),
      ];
      return parts.length === 0 ? '' : `（${parts.join('')}）`;
    },
    cell: ({ row, column, text }: NamedCell) => `${[row, column].filter((name) => name !== '').join('，')}：${text}`,
    abstainedAll: '这些文档中都没有找到这个问题的答案。',
  },
  en: {
    abstained: 'The document does not hold an answer to this question.',
    inOtherLanguage:
      'The question and the document are in different languages. The search goes by words, so nothing was found.',
    page: ({ page, label, filename }: NamedPage) =>
      ` (${filename === undefined ? '' : `${filename}, `}page ${page}${label === undefined ? '' : `, printed “${label}”`})`,
    heading: (heading?: string, filename?: string) => {
      const parts = [...(filename === undefined ? [] : [filename]), ...(heading === undefined ? [] : [`“${heading}”`])];
      return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
    },
    cell: ({ row, column, text }: NamedCell) => `${[row, column].filter((name) => name !== '').join(', ')}: ${text}`,
    abstainedAll: 'None of these documents holds an answer to this question.',
  },
} as const;

/** The words of an answer, in the language of its question. */
export function answerWords(question: string): (typeof words)['zh' | 'en'] {
  return words[isMostlyChinese(question) ? 'zh' : 'en'];
}
