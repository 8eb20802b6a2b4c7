import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import { textToString } from '@toolbench/kit/text.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { Decoded, Levels } from './engine/index.ts';
import type { ParsedUrl } from './engine/parse-url.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const words = { zh, en };

/** What is left to know of a decoded text, in words. */
function withWarnings({ malformedCount, encodedAgain, utf16, latin1, ...value }: Decoded, { language }: Call) {
  const t = words[language];
  const warnings = [
    ...(utf16 > 0 ? [t.javaScriptEscapes(String(utf16), latin1)] : []),
    ...(malformedCount > 0 ? [t.malformedKept(String(malformedCount))] : []),
    ...(encodedAgain ? [t.encodedAgain] : []),
  ];
  return { ...value, malformedCount, encodedAgain, ...(warnings.length > 0 && { warnings }) };
}

const asTexts = ({ levels, end }: Levels) => ({
  levels: levels.map((text, index) => ({ level: index + 1, text: textToString(text) })),
  end,
});

/** What only the page needs to join the pieces again. */
const onlyForPages = new Set(['slashes', 'parameters']);

/** The pieces without what only the page needs to join them again, and what a reader should beware of. */
function asPieces({ parts, ...rest }: ParsedUrl, { language }: Call) {
  const t = words[language].parts;
  const pieces = Object.fromEntries(Object.entries(parts).filter(([name]) => !onlyForPages.has(name)));
  const warnings = [
    ...(parts.password === undefined ? [] : [t.password]),
    ...(rest.host?.lookalikes ?? []).map(({ kind, label, letters }) =>
      (kind === 'mixed-alphabets' ? t.mixedAlphabets : t.looksLatin)(label, letters.join(', ')),
    ),
  ];
  return { parts: pieces, ...rest, ...(warnings.length > 0 && { warnings }) };
}

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  scope: {
    zh: '文本是 URL 的一个组件、整个 URL 还是表单值',
    en: 'Whether the text is a component, a whole URL or a form value',
  },
  charset: {
    zh: '百分号转义的字节所用的字符集',
    en: 'Character set of the bytes that are percent-encoded',
  },
  strict: {
    zh: "组件编码时连 !'()* 也转义（RFC 3986）",
    en: "Escapes !'()* of a component, too (RFC 3986)",
  },
  perLine: {
    zh: '每一行单独编码，保留换行',
    en: 'Encodes each line on its own and keeps the line ends',
  },
  keepMalformed: {
    zh: '不合法的转义原样保留，而不是报错',
    en: 'Keeps malformed escapes as they are instead of failing',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  encode: {
    about: {
      zh: '把文本百分号编码为 URL 组件、整个 URL 或表单值，字符集为 UTF-8 或 GB18030；用于把值放进 URL 或表单。',
      en: 'Percent-encodes text as a URL component, a whole URL or a form value, in UTF-8 or GB18030. Use it to put a value into a URL or a form.',
    },
    takes: { zh: '要编码的文本', en: 'The text that is to be encoded' },
    example: { text: 'a b&c=你' },
    gives: s.record({ text: s.text(), escaped: s.whole('Bytes that became an escape') }),
  },
  decode: {
    about: {
      zh: '解码百分号编码，也读 escape() 写的 %uXXXX；有误时指出位置，打开 keepMalformed 则原样保留；用于读懂 URL 或日志里的转义。',
      en: 'Decodes percent-encoded text, %uXXXX of escape() too; fails with the place of a malformed sequence unless keepMalformed is set. Use it to read escapes in URLs and logs.',
    },
    takes: { zh: '百分号编码的文本', en: 'Percent-encoded text' },
    example: { text: 'a%20b%26c' },
    gives: s.record({
      text: s.text(),
      decoded: s.whole('Characters that were escaped'),
      malformedCount: s.whole(),
      malformed: s.list(s.place, 'The first hundred'),
      encodedAgain: s.flag('Whether it was probably encoded more than once'),
      'warnings?': s.warnings,
    }),
    present: withWarnings,
  },
  levels: {
    about: {
      zh: '把编码过多次的文本逐级解码，并给出每一级；参数里套着另一个 URL 时使用。',
      en: 'Decodes text that was percent-encoded several times, and gives every level. Use it where one URL is a parameter of another.',
    },
    takes: { zh: '多次编码的文本', en: 'Text that was encoded several times' },
    example: { text: 'a%2520b' },
    gives: s.record({
      levels: s.list(s.record({ level: s.whole(), text: s.text() })),
      end: s.oneOf(['plain', 'malformed', 'limit'], 'Why it ended'),
    }),
    present: asTexts,
  },
  parse: {
    about: {
      zh: '把 URL 拆成协议、主机、路径与解码后的查询参数，并警告其中的密码与仿冒的主机名；用于查看链接指向哪里、带了哪些参数。',
      en: 'Takes a URL apart into scheme, host, path and decoded query parameters; warns of passwords and imitated host names. Use it to see where a link leads and what it carries.',
    },
    takes: { zh: '网址', en: 'An absolute or relative URL' },
    example: { text: 'https://example.com:8080/a?q=%E4%BD%A0&q=2#top' },
    gives: s.record({
      parts: s.record(
        {
          'scheme?': s.text(),
          'username?': s.text(),
          'password?': s.text(),
          'host?': s.text(),
          'port?': s.text(),
          path: s.text(),
          'fragment?': s.text(),
        },
        'As written',
      ),
      parameters: s.list(s.record({ name: s.text(), 'value?': s.text() }), 'Decoded, in order, repeated ones too'),
      'href?': s.text('As browsers normalise it'),
      'host?': s.record({ ascii: s.text(), unicode: s.text() }),
      'warnings?': s.warnings,
    }),
    present: asPieces,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
