import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';

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
