import { describe, expect, it } from 'vitest';
import { callPrefixes, calls, isBelow, labPrefixes, pages, publicRoutes } from './routes.ts';

describe('isBelow', () => {
  it.each([
    ['/api', true],
    ['/api/', true],
    ['/api/upload', true],
    ['/apis', false],
    ['/tool/api', false],
    ['/API', false],
    ['/', false],
    ['', false],
  ])('says of %j: %s', (path, expected) => {
    expect(isBelow(path, ['/rag', '/api'])).toBe(expected);
  });
});

describe('paths', () => {
  it('[AUTH-07] opens no lab route by default', () => {
    for (const route of publicRoutes) expect(isBelow(route.split(' ')[1] ?? '', labPrefixes)).toBe(false);
  });

  it('keeps calls and pages apart', () => {
    for (const path of Object.values(calls)) expect(isBelow(path, callPrefixes)).toBe(true);
    for (const path of Object.values(pages)) {
      expect(isBelow(typeof path === 'string' ? path : path('api'), callPrefixes)).toBe(false);
    }
  });
});
