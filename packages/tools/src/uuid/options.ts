import { limits } from '@toolbench/contracts/limits.ts';
import { choice, flag, text, whole } from '@toolbench/kit/options.ts';
import { initialBulkCount, initialQuantity } from './engine/quantity.ts';

/** NanoID's alphabet: the 64 characters that need no escaping in a URL. */
export const urlSafeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

export const options = {
  version: choice(
    ['v1', 'v4', 'v7', 'v6', 'ulid', 'nanoid'],
    'v4',
    { zh: '版本', en: 'Version' },
    { ulid: { zh: 'ULID', en: 'ULID' }, nanoid: { zh: 'NanoID', en: 'NanoID' } },
  ),
  quantity: whole(1, limits.uuid.maxQuantity, initialQuantity, { zh: '数量', en: 'Quantity' }),
  count: whole(1, limits.uuid.maxBulk, initialBulkCount, { zh: '批量数量', en: 'Bulk count' }),
  format: choice(
    ['hyphens', 'compact', 'braces', 'urn'],
    'hyphens',
    { zh: '格式', en: 'Format' },
    {
      hyphens: { zh: '标准', en: 'Standard' },
      compact: { zh: '无连字符', en: 'No hyphens' },
      braces: { zh: '花括号', en: 'Braces' },
      urn: { zh: 'URN', en: 'URN' },
    },
  ),
  uppercase: flag(false, { zh: '大写', en: 'Upper case' }),
  list: choice(
    ['lines', 'json', 'sql'],
    'lines',
    { zh: '列表', en: 'List as' },
    {
      lines: { zh: '每行一个', en: 'One per line' },
      json: { zh: 'JSON 数组', en: 'JSON array' },
      sql: { zh: 'SQL 列表', en: 'SQL list' },
    },
  ),
  alphabet: text(urlSafeAlphabet, { zh: '字母表', en: 'Alphabet' }),
  length: whole(1, 256, 21, { zh: '长度', en: 'Length' }),
  hash: choice(
    ['v5', 'v3'],
    'v5',
    { zh: '散列', en: 'Hash' },
    { v5: { zh: 'v5（SHA-1）', en: 'v5 (SHA-1)' }, v3: { zh: 'v3（MD5）', en: 'v3 (MD5)' } },
  ),
  namespace: choice(
    ['dns', 'url', 'oid', 'x500', 'custom'],
    'dns',
    { zh: '命名空间', en: 'Namespace' },
    {
      dns: { zh: 'DNS', en: 'DNS' },
      url: { zh: 'URL', en: 'URL' },
      oid: { zh: 'OID', en: 'OID' },
      x500: { zh: 'X.500', en: 'X.500' },
      custom: { zh: '自定义', en: 'Custom' },
    },
  ),
  customNamespace: text('', { zh: '自定义命名空间', en: 'Custom namespace' }),
};
