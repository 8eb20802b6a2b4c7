import type { OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  operation: {
    zh: '对文本做的一种改动',
    en: 'The one change that is made to the text',
  },
  ignoreCase: {
    zh: '去重与排序时不分大小写',
    en: 'Takes upper and lower case as the same when sorting and finding duplicates',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  transform: {
    about: {
      zh: '按一种操作改动文本：逐行转换命名风格，行的排序、去重与修剪，HTML 与 Unicode 转义，UTF-8 十六进制，ROT13，规范形式，全角半角，去掉不可见字符；用于整理列表与名称。',
      en: 'Changes a text by one operation: case styles line by line, sorting, duplicates and trimming of lines, HTML and Unicode escapes, UTF-8 bytes in hex, ROT13, normal forms, widths, removal of invisible characters. Use it to tidy lists and names.',
    },
    takes: { zh: '要转换的文本', en: 'The text that is changed' },
    example: { text: 'b\na\nb', operation: 'unique' },
    gives: s.record({ text: s.text() }),
  },
  inspect: {
    about: {
      zh: '统计字符、码点、码元、字节、行与词（含中文），并找出不可见与易混淆的字符及其位置；两段文本看起来一样却不相等时使用。',
      en: 'Counts characters, code points, code units, bytes, lines and words (also Chinese), and finds invisible and confusable characters with their places. Use it when texts look alike but are not the same.',
    },
    takes: { zh: '要检查的文本', en: 'The text that is looked into' },
    example: { text: 'p\u0430ypal' },
    gives: s.record({
      counts: s.record({
        characters: s.whole('What a reader takes for one'),
        codePoints: s.whole(),
        codeUnits: s.whole('UTF-16'),
        bytes: s.whole('UTF-8'),
        lines: s.whole(),
        words: s.whole(),
        hanCharacters: s.whole(),
      }),
      findings: s.list(
        s.record({
          codePoint: s.text(),
          character: s.text(),
          kind: s.oneOf([
            'space',
            'zero-width',
            'direction',
            'control',
            'hidden',
            'replacement',
            'look-alike',
            'styled',
            'full-width',
            'punctuation',
          ]),
          'looksLike?': s.text('The ASCII character it is taken for'),
          count: s.whole(),
          first: s.place,
          offsets: s.list(s.whole(), 'The first places, in UTF-16 code units'),
        }),
      ),
    }),
  },
} satisfies Readonly<Record<string, OutsideAction>>;
