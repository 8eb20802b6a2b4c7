import { useSyncExternalStore } from 'react';
import { storedText } from './stored-text.ts';

const favouritesKey = 'favourites';
const recentKey = 'recent';
const explainedKey = 'explained';
const recentMax = 6;

const listeners = new Set<() => void>();
const cache = new Map<string, { raw: string | null; keys: readonly string[] }>();

/** Tool keys from storage; anything that is not a list of plain keys counts as none. */
export function parseKeys(raw: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return [...new Set(parsed.filter((key): key is string => typeof key === 'string' && /^[a-z0-9]{1,32}$/.test(key)))];
  } catch {
    return [];
  }
}

/** The same array until storage changes, as useSyncExternalStore wants it. */
function read(name: string): readonly string[] {
  const raw = storedText(name).read();
  const cached = cache.get(name);
  if (cached?.raw === raw) return cached.keys;
  const keys = parseKeys(raw);
  cache.set(name, { raw, keys });
  return keys;
}

function write(name: string, keys: readonly string[]): void {
  storedText(name).keep(JSON.stringify(keys));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toggleFavourite(key: string): void {
  const favourites = read(favouritesKey);
  write(favouritesKey, favourites.includes(key) ? favourites.filter((one) => one !== key) : [...favourites, key]);
}

/** Puts a tool first among the recently used ones. */
export function rememberUse(key: string): void {
  write(recentKey, [key, ...read(recentKey).filter((one) => one !== key)].slice(0, recentMax));
}

/** Whether what the tool can do was shown in an earlier visit. */
export function wasExplained(key: string): boolean {
  return read(explainedKey).includes(key);
}

/** Has a tool's explanations folded from the next visit on. */
export function rememberExplained(key: string): void {
  if (!wasExplained(key)) write(explainedKey, [...read(explainedKey), key]);
}

/** Keys of the favourite tools, in the order they were chosen. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, () => read(favouritesKey));
}

/** Keys of the tools used last, latest first. */
export function useRecent(): readonly string[] {
  return useSyncExternalStore(subscribe, () => read(recentKey));
}
