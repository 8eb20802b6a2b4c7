import { defineTool } from '@toolbench/kit/define-tool.ts';
import { recogniseIds } from './recognise.ts';
import { options } from './options.ts';

export const uuid = defineTool({
  key: 'uuid',
  category: 'development',
  glyph: 'ID',
  name: { zh: 'UUID 生成', en: 'UUID generator' },
  summary: {
    zh: '批量生成 UUID v1、v4、v7 以及 ULID、NanoID，也能解析已有的 UUID。',
    en: 'Makes UUIDs (v1, v4, v7), ULIDs and NanoIDs in bulk, and decodes the ones you have.',
  },
  keywords: {
    zh: 'UUID, GUID, 唯一标识, 生成, 解析, ULID, NanoID, v7, 批量, 随机',
    en: 'uuid, guid, unique identifier, generate, decode, ulid, nanoid, v7, bulk, random',
  },
  options,
  actions: {
    generate: {
      label: { zh: '生成', en: 'Generate' },
      input: 'none',
      output: 'text',
      options: ['version', 'quantity', 'format', 'uppercase', 'list', 'alphabet', 'length'],
      isRandom: true,
      isLinear: true,
    },
    bulk: {
      label: { zh: '批量下载', en: 'Bulk download' },
      input: 'none',
      output: 'text',
      options: ['version', 'count', 'format', 'uppercase', 'list', 'alphabet', 'length'],
      isRandom: true,
      isLinear: true,
    },
    'from-names': {
      label: { zh: '由名称生成', en: 'From names' },
      input: 'text',
      output: 'text',
      options: ['hash', 'namespace', 'customNamespace', 'format', 'uppercase', 'list'],
      isLinear: true,
    },
    decode: { label: { zh: '解析', en: 'Decode' }, input: 'text', output: 'table', options: [], isLinear: true },
  },
  shorthands: {
    v1: { action: 'bulk', options: { version: 'v1', count: 1 } },
    v4: { action: 'bulk', options: { version: 'v4', count: 1 } },
    v6: { action: 'bulk', options: { version: 'v6', count: 1 } },
    v7: { action: 'bulk', options: { version: 'v7', count: 1 } },
    ulid: { action: 'bulk', options: { version: 'ulid', count: 1 } },
    nanoid: { action: 'bulk', options: { version: 'nanoid', count: 1 } },
    v3: { action: 'from-names', options: { hash: 'v3' } },
    v5: { action: 'from-names', options: { hash: 'v5' } },
  },
  recognise: recogniseIds,
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
