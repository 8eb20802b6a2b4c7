import type { Dialect } from './dialect.ts';

/** What the groups' names become in another language: as they are where it takes them, else its own, no two alike. */
export function namesIn(
  names: ReadonlyMap<string, number>,
  { groupName, nameCharacters }: Dialect,
): Map<string, string> {
  const taken = new Set([...names.keys()].filter((name) => groupName.test(name)));
  const given = new Map<string, string>();
  for (const [name, number] of names) {
    if (taken.has(name) && groupName.test(name)) {
      given.set(name, name);
      continue;
    }
    const words = name.split(nameCharacters).filter((word) => word !== '');
    const joined = words
      .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join('');
    const short = joined.slice(0, maxName);
    const base = groupName.test(short) ? short : `g${number}`;
    let changed = base;
    for (let count = 2; taken.has(changed); count += 1) changed = `${base}x${count}`;
    taken.add(changed);
    given.set(name, changed);
  }
  return given;
}

/** PCRE takes 32 characters, of which a count needs some. */
const maxName = 24;
