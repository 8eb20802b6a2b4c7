import { limits } from '@toolbench/contracts/limits.ts';
import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

export const xml = defineTool({
  key: 'xml',
  category: 'data',
  glyph: '</>',
  name: { zh: 'XML 工具', en: 'XML' },
  summary: {
    zh: '格式化、压缩、按 W3C 规范校验 XML，用 XPath 查询，看树形结构，与 JSON 互转，内容一个字符也不改。',
    en: 'Format, compress and check XML as W3C defines it, query it with XPath, view it as a tree, turn it into JSON and back.',
  },
  keywords: {
    zh: 'xml, xml 格式化, xml 压缩, xml 校验, xpath, xml 转 json, json 转 xml, 命名空间, cdata',
    en: 'xml, format, minify, validate, well-formed, xpath, xml to json, json to xml, namespace, cdata',
  },
  options,
  actions: {
    format: {
      label: { zh: '格式化', en: 'Format' },
      input: 'text',
      output: 'text',
      options: ['indent'],
      takesAnyEncoding: true,
    },
    compress: {
      label: { zh: '压缩', en: 'Compress' },
      input: 'text',
      output: 'text',
      options: [],
      takesAnyEncoding: true,
    },
    validate: {
      label: { zh: '校验', en: 'Validate' },
      input: 'text',
      output: 'fields',
      options: ['indent'],
      takesAnyEncoding: true,
    },
    xpath: {
      label: { zh: 'XPath 查询', en: 'XPath query' },
      input: 'text',
      output: 'text',
      options: ['path'],
      needs: ['path'],
      timeLimit: limits.queries,
      takesAnyEncoding: true,
    },
    'to-json': {
      label: { zh: '转 JSON', en: 'To JSON' },
      input: 'text',
      output: 'text',
      options: ['indent'],
      takesAnyEncoding: true,
    },
    'from-json': { label: { zh: 'JSON 转 XML', en: 'From JSON' }, input: 'text', output: 'text', options: ['indent'] },
    tree: { label: { zh: '树形', en: 'Tree' }, input: 'text', output: 'tree', options: [], takesAnyEncoding: true },
  },
  recognise: (sample) => {
    const start = sample.trimStart();
    if (/^<\?xml\s/.test(start)) return 1;
    if (/^<!doctype html|^<html[\s>]/i.test(start)) return 0.3;
    return /^<(?:!--|!DOCTYPE|[\p{L}_][\p{L}\p{N}_.:-]*(?:\s+[\p{L}_][^<>]*)?\/?>)/u.test(start) ? 0.9 : 0;
  },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
