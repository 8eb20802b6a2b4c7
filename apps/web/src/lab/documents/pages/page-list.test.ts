import { expect, it } from 'vitest';
import { pageList } from './page-list.ts';

it('[RAG-08] joins neighbouring pages to ranges', () => {
  expect(pageList([])).toBe('');
  expect(pageList([4])).toBe('4');
  expect(pageList([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
});
