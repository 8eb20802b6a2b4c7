import { limits } from '@toolbench/contracts/limits.ts';
import { defineTool } from '@toolbench/kit/define-tool.ts';
import { hasJsonWithin } from './json-within.ts';
import { looksLikeYaml } from './looks-like-yaml.ts';
import { options } from './options.ts';

const layout = ['indent', 'sortKeys', 'dialect'] as const;

export const json = defineTool({
  key: 'json',
  category: 'data',
  glyph: '{}',
  name: { zh: 'JSON 格式化', en: 'JSON' },
  summary: {
    zh: '格式化、压缩、校验与修复 JSON：数字一位不丢，出错指到行列，50 MB 也不卡。',
    en: 'Format, compress, check and repair JSON: every digit kept, faults shown by line and column, 50 MB without a stutter.',
  },
  keywords: {
    zh: 'json, 格式化, 压缩, 校验, 修复, 美化, jsonpath, json5, jsonc, 转 yaml, yaml 转 json, typescript, 转义',
    en: 'json, format, beautify, minify, validate, repair, jsonpath, json5, jsonc, yaml, yaml to json, schema, escape',
  },
  options,
  actions: {
    format: { label: { zh: '格式化', en: 'Format' }, input: 'text', output: 'text', options: layout, isLinear: true },
    compress: { label: { zh: '压缩', en: 'Compress' }, input: 'text', output: 'text', options: layout, isLinear: true },
    validate: {
      label: { zh: '校验', en: 'Validate' },
      input: 'text',
      output: 'fields',
      options: ['indent', 'dialect'],
      isLinear: true,
    },
    repair: { label: { zh: '修复', en: 'Repair' }, input: 'text', output: 'text', options: ['indent'] },
    expand: {
      label: { zh: '展开内嵌 JSON', en: 'Expand JSON in strings' },
      input: 'text',
      output: 'text',
      options: ['indent', 'dialect'],
    },
    query: {
      label: { zh: '查询', en: 'Query' },
      input: 'text',
      output: 'text',
      options: ['path', 'indent', 'dialect'],
      needs: ['path'],
      timeLimit: limits.queries,
    },
    'check-schema': {
      label: { zh: '按 Schema 校验', en: 'Check by a schema' },
      input: 'text',
      output: 'table',
      options: ['schema', 'dialect'],
      needs: ['schema'],
      verdict: 'isValid',
      timeLimit: limits.queries,
    },
    tree: {
      label: { zh: '树形', en: 'Tree' },
      input: 'text',
      output: 'tree',
      options: ['indent', 'dialect'],
      isLinear: true,
    },
    search: {
      label: { zh: '在树中查找', en: 'Find in tree' },
      input: 'text',
      output: 'table',
      options: ['find', 'dialect'],
      needs: ['find'],
      isLinear: true,
    },
    'to-yaml': {
      label: { zh: '转 YAML', en: 'To YAML' },
      input: 'text',
      output: 'text',
      options: ['indent', 'dialect'],
      isLinear: true,
    },
    'from-yaml': {
      label: { zh: 'YAML 转 JSON', en: 'From YAML' },
      input: 'text',
      output: 'text',
      options: ['indent'],
      isLinear: true,
    },
    'to-typescript': {
      label: { zh: '转 TypeScript 类型', en: 'To TypeScript' },
      input: 'text',
      output: 'text',
      options: ['indent', 'dialect'],
    },
    'to-schema': {
      label: { zh: '转 JSON Schema', en: 'To JSON Schema' },
      input: 'text',
      output: 'text',
      options: ['indent', 'dialect'],
    },
    escape: { label: { zh: '转义', en: 'Escape' }, input: 'text', output: 'text', options: ['ascii'], isLinear: true },
    unescape: { label: { zh: '去转义', en: 'Unescape' }, input: 'text', output: 'text', options: [], isLinear: true },
  },
  recognise: (sample) => {
    const start = sample.replace(/^\ufeff/, '').trimStart();
    if (/^\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\}\s*$)/.test(start)) return 1;
    if (/^\[\s*(?:[[{"\d-]|(?:true|false|null)\b|\]\s*$)/.test(start))
      return /^\[[\w .-]+\]\s*$/m.test(start) ? 0.5 : 0.9;
    if (/^\{\s*(?:'|\/[/*]|[\w$]+\s*:)/.test(start)) return 0.6;
    if (looksLikeYaml(start)) return 0.5;
    return hasJsonWithin(start) ? 0.4 : 0;
  },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
