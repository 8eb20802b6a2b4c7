import { describe, expect, it } from 'vitest';
import { detectLanguage, languageFrom } from './language.ts';

describe('language detection', () => {
  it.each([
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['en', 'en'],
    ['EN-us', 'en'],
  ])('[SHELL-10] reads %s as %s', (candidate, language) => {
    expect(languageFrom(candidate)).toBe(language);
  });

  it.each([
    '',
    ' zh',
    'zh;alert(1)',
    '<script>alert(1)</script>',
    'en"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'en-' + 'a'.repeat(40),
    'zh\n',
    'fr',
    'constructor',
    '__proto__',
    'en/../zh',
    null,
    42,
  ])('[SHELL-10] rejects %j', (candidate) => {
    expect(languageFrom(candidate)).toBeNull();
  });

  it('[SHELL-10] prefers the stored choice, then the browser, then Chinese', () => {
    expect(detectLanguage('en', ['zh-CN'])).toBe('en');
    expect(detectLanguage(null, ['fr', 'en-GB', 'zh'])).toBe('en');
    expect(detectLanguage('<script>', ['en'])).toBe('en');
    expect(detectLanguage(null, ['fr'])).toBe('zh');
  });
});
