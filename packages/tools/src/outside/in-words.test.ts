import { describe, expect, it } from 'vitest';
import type { Schema } from '@toolbench/kit/schema.ts';
import * as s from '@toolbench/kit/schema.ts';
import { actionsOutside, describeActionOutside } from './catalogue.ts';
import { ResultWords } from './in-words.ts';
import { en } from './result-text.en.ts';
import { zh } from './result-text.zh.ts';

interface Field {
  readonly tool: string;
  readonly record: string;
  readonly names: readonly string[];
}

const records: Field[] = [];
const kinds: { readonly tool: string; readonly value: string }[] = [];

function collect(tool: string, schema: Schema, record: string): void {
  for (const value of schema.enum ?? []) kinds.push({ tool, value: String(value) });
  const { properties, items, additionalProperties: others } = schema;
  if (properties) records.push({ tool, record, names: Object.keys(properties) });
  for (const [name, one] of Object.entries(properties ?? {})) collect(tool, one, name);
  if (items) collect(tool, items, record);
  if (typeof others === 'object') collect(tool, others, '');
}

for (const one of actionsOutside) collect(one.tool.key, (await describeActionOutside(one)).gives, '');

const keysFor = (tool: string, record: string, name: string) => [`${tool}.${record}.${name}`, `${tool}.${name}`, name];

describe('the words of results', () => {
  it('[AGENT-01] name every field and every kind in Chinese, and hold no word that nothing needs', () => {
    const missing: string[] = [];
    const used = { fields: new Set<string>(), values: new Set<string>() };
    const look = (room: 'fields' | 'values', tool: string, record: string, name: string) => {
      const keys = keysFor(tool, record, name);
      const found = keys.find((key) => Object.hasOwn(zh[room], key));
      if (found === undefined) missing.push(`${room} ${tool}.${record}.${name}`);
      for (const key of keys) used[room].add(key);
    };
    for (const { tool, record, names } of records) {
      for (const name of names) if (name !== 'warnings' && name !== 'nested') look('fields', tool, record, name);
    }
    for (const { tool, value } of kinds) look('values', tool, '', value);
    expect(missing).toEqual([]);
    for (const room of ['fields', 'values'] as const) {
      expect(Object.keys(zh[room]).filter((key) => !used[room].has(key))).toEqual([]);
      expect(Object.keys(en[room]).filter((key) => !used[room].has(key))).toEqual([]);
    }
  });

  it.each(['zh', 'en'] as const)('[AGENT-01] never call two fields of one record the same in %s', (language) => {
    for (const { tool, record, names } of records) {
      const words = new ResultWords(tool, language);
      const labels = names.map((name) => words.labelOf(name, record));
      expect({ tool, record, labels: [...new Set(labels)] }).toEqual({ tool, record, labels });
      for (const label of labels) expect(label).not.toMatch(/[a-z][A-Z][a-z]/);
    }
  });

  it('[AGENT-01] leave alone what the input gave, and write moments, days, spans and answers', () => {
    const schema = s.record({
      at: s.moment,
      weekday: s.weekday,
      isOpen: s.flag(),
      login: s.seconds,
      rows: s.list(s.dictionary(s.text())),
      kind: s.oneOf(['at-start']),
    });
    const value = {
      at: 1_700_000_000_000,
      weekday: 7,
      isOpen: false,
      login: 7_200,
      rows: [{ isOpen: 'at-start' }],
      kind: 'at-start',
    };
    expect(new ResultWords('x', 'zh').say(value, schema)).toEqual({
      '时刻（UTC）': '2023-11-14T22:13:20Z',
      星期: '星期日',
      不限: '否',
      在线猜测: '2小时',
      行数: [{ isOpen: 'at-start' }],
      类型: '只在启动时运行',
    });
    expect(new ResultWords('x', 'en').say(value, schema)).toMatchObject({
      'moment (UTC)': '2023-11-14T22:13:20Z',
      weekday: 'Sunday',
      open: 'no',
      login: '2 hours',
      kind: 'runs at the start only',
    });
  });
});
