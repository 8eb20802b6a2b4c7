import { describe, expect, it } from 'vitest';
import { isOwnFile } from './sent-requests.ts';

describe('[SHELL-13] a request for one of our own files', () => {
  it.each([
    'https://tools.test/assets/engine-B0NS.js',
    'https://tools.test/assets/zxing_full.wasm',
    'https://tools.test/favicon.svg',
    'blob:https://tools.test/5f3a',
    'data:image/png;base64,AAAA',
  ])('is %s', (address) => expect(isOwnFile(address, 'https://tools.test')).toBe(true));

  it.each([
    'https://elsewhere.test/assets/engine-B0NS.js',
    'http://tools.test/assets/engine-B0NS.js',
    'https://tools.test/assets/engine-B0NS.js?text=secret',
    'https://tools.test/auth/me',
    'https://tools.test/bin/new',
    'https://tools.test/',
  ])('is not %s', (address) => expect(isOwnFile(address, 'https://tools.test')).toBe(false));
});
