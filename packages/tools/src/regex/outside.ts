import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { Code } from './engine/code/export-code.ts';
import { findMisread } from './engine/foreign.ts';
import type { Explained } from './engine/index.ts';
import type { MeaningOf, MeaningTexts, Piece } from './engine/explain/piece.ts';
import type { Match, Matches } from './engine/run/match.ts';
import type { Parts } from './engine/run/split.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';
import type { Validation } from './engine/validate.ts';

const words = { zh, en };

/** Marks are for the page's editor. */
function withoutMarks<Value extends { readonly marks: unknown }>({ marks: _, ...value }: Value) {
  return value;
}

/** Warns of what another language would read otherwise: a pattern that finds nothing for that reason looks right. */
const warned =
  <Value>(present: (value: Value) => object) =>
  (value: Value, { language, options }: Call) => {
    const misread = findMisread(String(options.pattern), String(options.flags));
    return { ...present(value), ...(misread.length > 0 && { warnings: misread.map(words[language].misread) }) };
  };

const asMatches = ({ count, matches }: Matches) => ({
  count,
  matches: matches.map(({ groupSpans: _, last: __, ...found }: Match) => found),
});

const asParts = ({ count, parts }: Parts) => ({ count, parts });

const asLines = ({ lines, validCount, totalCount, validPercentage }: Validation) => ({
  validCount,
  totalCount,
  validPercentage,
  lines: lines.map(({ lineNumber, isValid, match, content }) => ({ line: lineNumber, isValid, match, content })),
});

function meaningOf<Kind extends Piece['kind']>(piece: MeaningOf<Kind>, texts: MeaningTexts): string {
  return (texts[piece.kind] as (meaning: MeaningOf<Kind>) => string)(piece);
}

/** The pieces in words, and whether some text can make the pattern backtrack without end. */
function asExplanation({ pieces, isCut, danger }: Explained, { language, options }: Call) {
  const t = words[language];
  const warnings = [];
  if (danger.kind === 'unknown') warnings.push(t.danger.unknown);
  if (danger.kind === 'exponential' || danger.kind === 'polynomial') {
    const part = String(options.pattern).slice(danger.start, danger.end);
    const { prefix, pump, repeats, suffix } = danger.attack;
    const said = danger.degree === null ? t.danger.exponential(part) : t.danger.polynomial(part, danger.degree);
    warnings.push(`${said} ${t.danger.attack} ${prefix}${pump} ${t.danger.repeated(String(repeats))} ${suffix}`.trim());
  }
  return {
    pieces: pieces.map((piece) => ({ level: piece.depth, source: piece.source, meaning: meaningOf(piece, t.meaning) })),
    isCut,
    danger: danger.kind,
    ...(warnings.length > 0 && { warnings }),
  };
}

function withNotes({ text, notes }: Code, { language }: Call) {
  return { text, ...(notes.length > 0 && { warnings: notes.map((note) => words[language].notes[note]) }) };
}

const example = { text: 'Ada 1815, Alan 1912', pattern: '(?<name>\\w+) (\\d+)' };

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  pattern: {
    zh: '要使用的 JavaScript 正则，两边不加斜杠',
    en: 'JavaScript pattern, without slashes',
  },
  flags: {
    zh: 'JavaScript 正则标志的字母，如 gim',
    en: 'Letters of JavaScript’s flags, such as gim',
  },
  replacement: {
    zh: '替换每处匹配的文本，$1、$<name>、$& 代表匹配到的内容',
    en: 'Text put in place of each match; $1, $<name> and $& stand for what was found',
  },
  escapes: {
    zh: '把替换文本里的 \\n、\\t、\\U…\\E 当作转义',
    en: 'Takes \\n, \\t and \\U…\\E in the replacement as escapes',
  },
  extractAs: {
    zh: '匹配写成行、JSON 还是 CSV',
    en: 'Writes the matches as lines, JSON or CSV',
  },
  template: {
    zh: 'list 输出时每处匹配写成的样子，可用 $1、$<name>、$&',
    en: 'How each match is written in a list; $1, $<name> and $& stand for its parts',
  },
  wholeLine: {
    zh: '整行都匹配才算有效，而不是其中一段',
    en: 'Counts a line as valid only where the pattern matches all of it',
  },
  language: {
    zh: '代码所用的编程语言',
    en: 'Programming language in which the code is written',
  },
  task: {
    zh: '代码要做的事：匹配、替换、拆分或校验',
    en: 'What the code does with the pattern',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  match: {
    about: {
      zh: '找出 JavaScript 正则的全部匹配，附行列与分组，用于查找或试写正则。',
      en: 'Finds every match of a JavaScript regex with place and groups. Use it to search or try one.',
    },
    takes: { zh: '要查找的文本', en: 'The text that is searched' },
    example,
    gives: s.record({
      count: s.whole('All matches'),
      matches: s.list(
        s.record({
          match: s.text(),
          index: s.whole('UTF-16 code units from 0'),
          end: s.whole('Exclusive'),
          line: s.whole(),
          column: s.whole(),
          groups: s.list(s.orNull(s.text())),
          namedGroups: s.dictionary(s.orNull(s.text())),
        }),
        'The first 5,000',
      ),
      'warnings?': s.warnings,
    }),
    present: warned(asMatches),
  },
  replace: {
    about: {
      zh: '替换每处匹配；替换文本里的 $1、$<name>、$& 代表匹配到的内容；用于批量改写文本。',
      en: 'Replaces every match; $1, $<name> and $& in the replacement stand for what was found. Use it to rewrite many places of a text alike.',
    },
    takes: { zh: '要替换的文本', en: 'The text that is replaced in' },
    example: { ...example, replacement: '$<name>' },
    gives: s.record({ text: s.text(), count: s.whole('Replacements made'), 'warnings?': s.warnings }),
    present: warned(withoutMarks<{ readonly marks: unknown }>),
  },
  split: {
    about: {
      zh: '在每处匹配拆分文本，与 JavaScript 的 split 相同；分隔符不止一种写法时使用。',
      en: 'Splits a text at every match, as JavaScript’s split does. Use it where the separator is written in several ways.',
    },
    takes: { zh: '要拆分的文本', en: 'The text that is split up' },
    example: { text: 'a, b;c', pattern: '[,;]\\s*' },
    gives: s.record({
      count: s.whole(),
      parts: s.list(s.orNull(s.text()), 'The first 5,000'),
      'warnings?': s.warnings,
    }),
    present: warned(asParts),
  },
  extract: {
    about: {
      zh: '把每处匹配按模板写成行，或写成 JSON、CSV；适合从日志里取数据。',
      en: 'Writes every match out as lines (by a template), JSON or CSV. Use it to take data out of logs.',
    },
    takes: { zh: '要提取的文本', en: 'The text that is extracted from' },
    example: { ...example, extractAs: 'json' },
    gives: s.record({ text: s.text(), count: s.whole('Matches written out'), 'warnings?': s.warnings }),
    present: warned(withoutMarks<{ readonly marks: unknown }>),
  },
  validate: {
    about: {
      zh: '逐行检验文本，说明哪些行匹配；用于检查一列值是否都合规。',
      en: 'Tests every line of a text on its own and says which match. Use it to check a list of values against a rule.',
    },
    takes: { zh: '要逐行检查的文本', en: 'Text whose lines are checked' },
    example: { text: '2024-01-31\nyesterday', pattern: '\\d{4}-\\d\\d-\\d\\d', wholeLine: true },
    gives: s.record({
      validCount: s.whole(),
      totalCount: s.whole(),
      validPercentage: s.number(),
      lines: s.list(
        s.record({ line: s.whole(), isValid: s.flag(), match: s.orNull(s.text()), content: s.text() }),
        'The first 5,000',
      ),
      'warnings?': s.warnings,
    }),
    present: warned(asLines),
  },
  code: {
    about: {
      zh: '写出在 JavaScript、Python、Java、Go 或 PHP 里使用该正则的代码，并提示各语言的差别；要把试好的正则放进程序时使用。',
      en: 'Writes code that uses the pattern in JavaScript, Python, Java, Go or PHP, and warns of what differs there. Use it to put a tried pattern into a program.',
    },
    example: { pattern: '\\d+', language: 'python' },
    gives: s.record({ text: s.text(), 'warnings?': s.warnings }),
    present: withNotes,
  },
  explain: {
    about: {
      zh: '逐段解释正则，并警告会导致无尽回溯（ReDoS）的写法；用于看懂别人的正则，或上线前检查其安全。',
      en: 'Explains a pattern piece by piece and warns where some text makes it backtrack without end (ReDoS). Use it to understand a pattern or check it before it is deployed.',
    },
    example: { pattern: '^(a+)+$' },
    gives: s.record({
      pieces: s.list(s.record({ level: s.whole(), source: s.text(), meaning: s.text() })),
      isCut: s.flag(),
      danger: s.oneOf(['none', 'unknown', 'exponential', 'polynomial']),
      'warnings?': s.warnings,
    }),
    present: asExplanation,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
