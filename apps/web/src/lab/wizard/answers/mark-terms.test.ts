import { expect, it } from 'vitest';
import { firstCharacters, markTerms } from './mark-terms.ts';

const marked = (text: string, terms: string[]) =>
  markTerms(text, terms)
    .map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text))
    .join('');

it.each([
  ['The Warranty lasts', ['warranty'], 'The [Warranty] lasts'],
  ['保修期为两年', ['保修', '两年'], '[保修]期为[两年]'],
  ['保修期', ['保', '保修'], '[保修]期'],
  ['a.b (c) a+b', ['a.b', '(c)', '+'], '[a.b] [(c)] a[+]b'],
  ['nothing', [], 'nothing'],
  ['nothing', [''], 'nothing'],
  ['', ['x'], ''],
])('[RAG-03] marks the matched terms of %j', (text, terms, expected) => {
  expect(marked(text, terms)).toBe(expected);
});

it('[RAG-03] a preview has 100 characters and never half of one', () => {
  expect(firstCharacters('字'.repeat(300), 100)).toBe('字'.repeat(100));
  expect(firstCharacters('😀'.repeat(300), 100)).toBe('😀'.repeat(100));
  expect(firstCharacters('short', 100)).toBe('short');
});
