import { expect, it } from 'vitest';
import { requestLanguage } from './request-language.ts';

it.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['*', 'zh'],
  ['zh', 'zh'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['zh-Hant-TW', 'zh'],
  ['fr, en;q=0.5', 'en'],
  ['en;q=0.5, zh;q=0.9', 'zh'],
  ['zh;q=0.5, en', 'en'],
  ['en, zh', 'en'],
  ['zh, en', 'zh'],
  ['en;q=0', 'zh'],
  ['en;q=two', 'en'],
  ['english', 'zh'],
  [`${'fr,'.repeat(10_000)}en`, 'zh'],
  ['<script>', 'zh'],
])('takes %j as %s', (header, language) => {
  expect(requestLanguage(header)).toBe(language);
});
