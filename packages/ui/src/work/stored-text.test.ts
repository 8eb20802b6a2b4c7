import { expect, it } from 'vitest';
import { storedText } from './stored-text.ts';

it('[SHELL-10] reads what was kept under its key, until it is forgotten', () => {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
  const [one, other] = [storedText('one', () => storage), storedText('other', () => storage)];
  one.keep('');
  other.keep('kept');
  expect([one.read(), other.read()]).toEqual(['', 'kept']);
  other.keep(null);
  expect([one.read(), other.read()]).toEqual(['', null]);
});

it('[SHELL-10] reads nothing and keeps on where a browser forbids its storage', () => {
  const text = storedText('one', () => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  text.keep('kept');
  text.keep(null);
  expect(text.read()).toBeNull();
});
