import type { Language, Localized } from '@toolbench/kit/localized.ts';

type Kind = 'currency' | 'region' | 'language';

const made = new Map<string, Intl.DisplayNames>();

function namesIn(language: Language, kind: Kind): Intl.DisplayNames {
  const key = `${language} ${kind}`;
  let names = made.get(key);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: kind });
    made.set(key, names);
  }
  return names;
}

/** A code's name in both languages (Unicode CLDR, as the platform carries it); the code itself where it has none. */
export function displayNames(kind: Kind, code: string): Localized {
  try {
    return { zh: namesIn('zh', kind).of(code) ?? code, en: namesIn('en', kind).of(code) ?? code };
  } catch {
    // The platform refuses codes that are not well formed.
    return { zh: code, en: code };
  }
}
