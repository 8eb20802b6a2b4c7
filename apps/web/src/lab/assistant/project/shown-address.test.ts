import { describe, expect, it } from 'vitest';
import { shownAddress } from './shown-address.ts';

describe('shownAddress', () => {
  it.each([
    ['http://localhost:42559/__preview/enter?key=55twezi232l7', 'http://localhost:42559/'],
    ['https://p-abc.apps.example/__preview/enter?key=1&next=2', 'https://p-abc.apps.example/'],
    ['http://localhost:5173/board?by=status', 'http://localhost:5173/board?by=status'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('[NC-01] shows %j as %j', (url, shown) => expect(shownAddress(url)).toBe(shown));
});
