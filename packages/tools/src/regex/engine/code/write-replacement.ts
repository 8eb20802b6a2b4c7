import type { Part } from '../run/replacement.ts';
import type { CodeLanguage, Note } from './language.ts';

type Language = Exclude<CodeLanguage, 'javascript'>;

interface Notation {
  /** Words as they are, where some characters mean something. */
  words(words: string): string;
  reference(to: number | string): string;
}

const notations: Readonly<Record<Language, Notation>> = {
  python: { words: (words) => words.replaceAll('\\', '\\\\'), reference: (to) => `\\g<${to}>` },
  java: {
    words: (words) => words.replace(/[\\$]/g, '\\$&'),
    reference: (to) => (typeof to === 'number' ? `$${to}` : `\${${to}}`),
  },
  go: { words: (words) => words.replaceAll('$', '$$$$'), reference: (to) => `\${${to}}` },
  // A backslash or a dollar sign is plain unless a digit follows.
  php: { words: (words) => words.replace(/[\\$](?=[\d\\{])/g, '\\$&'), reference: (to) => `\${${to}}` },
};

interface Named {
  readonly numbers: ReadonlyMap<string, number>;
  /** What the names became. */
  readonly names: ReadonlyMap<string, string>;
}

/** A replacement in another language's notation; PHP knows groups by number only. */
export function writeReplacement(
  parts: readonly Part[],
  language: Language,
  { numbers, names }: Named,
  notes: Set<Note>,
): string {
  const { words, reference } = notations[language];
  const write = (part: Part): string => {
    switch (part.kind) {
      case 'words':
        return words(part.words);
      case 'match':
        return reference(0);
      case 'group':
        return reference(part.group);
      case 'named': {
        const number = numbers.get(part.name);
        if (number === undefined) return '';
        return reference(language === 'php' ? number : (names.get(part.name) ?? number));
      }
      case 'before':
      case 'after':
        notes.add('before-after');
        return '';
      case 'case':
        return '';
    }
  };
  return parts.map(write).join('');
}
