import type { OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { options } from './options.ts';
import type { Decoded, NamedGenerated } from './engine/index.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';
import type { Call } from '@toolbench/kit/define-tool.ts';
import type { Localized } from '@toolbench/kit/localized.ts';

const words = { zh, en };
const list = { text: s.text('The list as chosen'), count: s.whole() };
const made = s.record(list);

/** What of the names could be a slip, in words. */
function withWarnings({ spaced, returned, ...value }: NamedGenerated, { language }: Call) {
  const { names } = words[language];
  const warnings = (
    [
      [spaced, names.spaced],
      [returned, names.returned],
    ] as const
  ).flatMap(([{ count, places }, say]) => {
    const lines = places.map(({ line }) => names.line(line));
    return count === 0 ? [] : [names.at(say(count), lines)];
  });
  return { ...value, ...(warnings.length > 0 && { warnings }) };
}

/** One row for each identifier, wrong ones with the reason. */
function asRows({ entries, isCut }: Decoded, { language }: Call) {
  const rows = entries.map(({ place, result }) => {
    if (result.ok) return { line: place.line, column: place.column, ...result.value };
    return { line: place.line, column: place.column, error: words[language].errors[result.code](result.detail ?? {}) };
  });
  return { ids: rows, isCut };
}

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  version: {
    zh: '标识的种类：UUID 版本、ULID 或 NanoID',
    en: 'Which kind is made: a version of UUID, ULID or NanoID',
  },
  quantity: {
    zh: '生成多少个标识',
    en: 'How many identifiers are made',
  },
  format: {
    zh: 'UUID 的写法：连字符、紧凑、花括号或 urn:uuid',
    en: 'How a UUID is written: with hyphens, without, in braces or as urn:uuid',
  },
  uppercase: {
    zh: 'UUID 的十六进制字母写成大写',
    en: 'Writes the hexadecimal letters of UUIDs in upper case',
  },
  list: {
    zh: '结果写成每行一个、JSON 数组还是 SQL 列表',
    en: 'Writes one on each line, a JSON array or a list for SQL',
  },
  alphabet: {
    zh: 'NanoID 从这些字符里抽取',
    en: 'Characters of which a NanoID is drawn',
  },
  length: {
    zh: 'NanoID 的字符数',
    en: 'How many characters a NanoID has',
  },
  count: {
    zh: '批量生成多少个标识',
    en: 'How many identifiers the bulk list holds',
  },
  hash: {
    zh: '由名称计算 UUID 的散列：v5 为 SHA-1，v3 为 MD5',
    en: 'Hash that makes UUIDs of names: v5 is SHA-1, v3 is MD5',
  },
  namespace: {
    zh: '名称所在的命名空间，custom 为 customNamespace 给出的 UUID',
    en: 'Namespace of the names; custom is the UUID in customNamespace',
  },
  customNamespace: {
    zh: 'namespace 为 custom 时用作命名空间的 UUID',
    en: 'UUID of the namespace where namespace is custom',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  generate: {
    about: {
      zh: '生成最多 100 个标识：UUID v1、v4、v6、v7、ULID 或 NanoID；需要几个新标识时使用。',
      en: 'Makes up to 100 identifiers: UUID v1, v4, v6, v7, ULID or NanoID. Use it when a few new identifiers are needed.',
    },
    example: { version: 'v7', quantity: 3 },
    gives: s.record({ ids: s.list(s.text(), 'In standard format'), text: s.text('As chosen') }),
  },
  bulk: {
    about: {
      zh: '生成最多一百万个标识，为列表、JSON 数组或 SQL 列表；需要成千上万个测试数据的标识时使用。',
      en: 'Makes up to a million identifiers as one list, JSON array or SQL list. Use it to fill test data or tables with identifiers.',
    },
    example: { version: 'v4', count: 5 },
    gives: made,
  },
  'from-names': {
    about: {
      zh: '由每一行生成 UUID v5（或 v3）：名称照原样，空格算在内，名称之间以 LF 或 CRLF 换行分隔，单独的 CR 属于名称；相同的名称与命名空间得到相同的 UUID；需要可重现的标识时使用。',
      en: 'Makes a UUID v5 (or v3) of each line exactly as it is, blanks included; LF or CRLF ends a name, CR alone is part of it: the same name and namespace always give the same UUID. Use it where an identifier has to be reproducible.',
    },
    takes: { zh: '名称，每行一个', en: 'The names, one on each line' },
    example: { text: 'example.com' },
    gives: s.record({ ...list, 'warnings?': s.warnings }),
    present: withWarnings,
  },
  decode: {
    about: {
      zh: '拆开 UUID 与 ULID：版本、变体、时间、时钟序列、节点；用于查看标识的版本与生成时间。',
      en: 'Takes UUIDs and ULIDs apart: version, variant, time, clock sequence, node. Use it to see what kind an identifier is and when it was made.',
    },
    takes: { zh: 'UUID、ULID 等标识', en: 'A UUID, ULID or other identifier' },
    example: { text: '01890a5d-ac96-774b-bcce-b302099a8057' },
    gives: s.record({
      ids: s.list(
        s.record({
          line: s.whole(),
          column: s.whole(),
          'kind?': s.text(),
          'id?': s.text(),
          'variant?': s.text(),
          'version?': s.whole(),
          'time?': s.text('ISO 8601, UTC'),
          'clockSequence?': s.whole(),
          'node?': s.text(),
          'isNodeRandom?': s.flag(),
          'error?': s.text('What is wrong with this one'),
        }),
      ),
      isCut: s.flag('More than 10,000; the rest was left out'),
    }),
    present: asRows,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
