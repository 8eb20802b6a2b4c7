import { expect, it } from 'vitest';
import { readQuery } from './query.ts';
import { stem } from './stem.ts';
import { termsOf, splitCompound, splitIdentifier } from './terms.ts';

it.each([
  ['parseHTTPUrl', 'parse http url'],
  ['snake_case_name', 'snake case name'],
  ['XMLHttpRequest2', 'xml http request 2'],
  ['__init__', 'init'],
  ['kebab-case', 'kebab case'],
  ['$', ''],
])('[CODE-05] splits %s', (identifier, words) => {
  expect(splitIdentifier(identifier).join(' ')).toBe(words);
});

it.each([
  ['formatyearpage', 'format year page'],
  ['getinfo', 'get info'],
  ['isfile', 'is file'],
  ['target', 'target'],
  ['hash', 'hash'],
  ['strange', 'strange'],
  ['getx', 'getx'],
  ['get'.repeat(20), 'get'.repeat(20)],
])('[CODE-05] takes %s apart', (word, words) => {
  expect(splitCompound(word).join(' ')).toBe(words);
});

it.each([
  ['Who pays the vendors', 'paid'],
  ['Who paid the vendors', 'pay'],
  ['paying', 'pay'],
  ['where is it written', 'write'],
  ['what was sold', 'selling'],
  ['which files', 'file'],
  ['which file', 'files'],
  ['what is fixed', 'fixes'],
  ['fixing', 'fix'],
])('[CODE-05] finds %s in %s', (question, text) => {
  const held = new Set(termsOf(text));
  expect(
    readQuery(question).some(({ terms }) => [...terms].some(([term, weight]) => held.has(term) && weight >= 0.9)),
  ).toBe(true);
});

it('[CODE-05] takes no other word for a form of one', () => {
  for (const [question, text] of [
    ['string', 'str'],
    ['bring', 'brings up'],
    ['order', 'ord'],
    ['need', 'ne'],
  ] as const) {
    const held = new Set(termsOf(text));
    const own = [...(readQuery(question)[0]?.terms ?? [])].filter(([term]) => held.has(term));
    expect(own.every(([term, weight]) => term === stem(question) || weight < 0.9)).toBe(true);
  }
});

it('[CODE-05] looks for what programs write short, and what that stands for', () => {
  const termsOfFirst = (question: string) => [...(readQuery(question)[0]?.terms.keys() ?? [])];
  expect(termsOfFirst('attributes')).toContain('attr');
  expect(termsOfFirst('attr')).toContain(stem('attribute'));
});

it('takes a verb, what does it and what comes of it for one word', () => {
  expect(new Set(['parse', 'parser', 'parsing', 'parsed', 'parses'].map(stem)).size).toBe(1);
  expect(new Set(['validate', 'validation', 'validator'].map(stem)).size).toBe(1);
  expect(stem('string')).toBe(stem('strings'));
  expect(stem('class')).toBe('class');
});

it('finds a name by its parts, as a whole, and Chinese by pairs of characters', () => {
  expect(termsOf('readFile')).toEqual(['read', 'fil', 'readfil']);
  expect(termsOf('解析器')).toEqual(['解', '析', '器', '解析', '析器']);
  expect(termsOf('x'.repeat(100))).toEqual([]);
});

it('reads questions in Chinese and English, without the words that only ask', () => {
  expect(readQuery('How do I parse the URL?').map(({ word }) => word)).toEqual(['pars', 'url']);
  const [first, second] = readQuery('如何解析配置文件？');
  expect(first?.word).toBe('解析');
  expect([...(first?.terms.keys() ?? [])]).toContain('pars');
  expect(second?.word).toBe('配置');
  expect(readQuery('the')).toHaveLength(1);
  expect(readQuery('')).toEqual([]);
  expect(readQuery('？！')).toEqual([]);
  expect(readQuery('a'.repeat(100_000)).length).toBeLessThan(30);
});

it('[CODE-08] marks the words that say what is asked, unless nothing else is left', () => {
  const expected = (question: string) => readQuery(question).flatMap(({ asks, written }) => (asks ? [] : [written]));
  expect(expected('Who calls notify in this project?')).toEqual(['notify']);
  expect(expected('How often is mail sent?')).toEqual(['mail', 'sent']);
  expect(expected('用到了哪些密码？')).toEqual(['密码']);
  expect(expected('谁调用 notify')).toEqual(['notify']);
  expect(expected('imports')).toEqual(['imports']);
  expect(expected('callProject')).toEqual(['callProject', 'callProject', 'callProject']);
});

it('[CODE-08] cuts no phrase that only asks out of a longer word', () => {
  expect(readQuery('用户的有效期是多久？').map(({ word }) => word)).toEqual(['用户', '有效期']);
});
