import type { AST } from '@eslint-community/regexpp';
import type { Modes } from '../modes.ts';

/** Characters and sets of one pattern, told apart by their source, the modes they stand in, and their number. */
export interface CharacterSets {
  /** The number of the set that a node matches in these modes. */
  add(node: SetNode, modes: Modes): number;
  /** Looks at sample characters and keeps one of each kind that the pattern tells apart. */
  alphabet(): Alphabet;
}

export type SetNode = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** The characters that matter to a pattern: any other behaves like one of them. */
export interface Alphabet {
  readonly letters: readonly string[];
  readonly isWord: readonly boolean[];
  readonly isLineEnd: readonly boolean[];
  /** By set number, then by letter: 1 where the set matches the letter. */
  readonly members: readonly Uint8Array[];
}

const preferred = 'abcxyz0123456789ABCXYZ -_.,:;/@#!?=+*%&$<>()[]{}|~^\'"`\\';
const beyondAscii = '\u00a0é×ßıſ\u2028\u3000中文あ한йαع٣\ufffd\u{1f600}';
const maxOwnCharacters = 200;

/**
 * Sets are never computed from Unicode tables: the engine itself is asked, with a small expression per set, which
 * sample characters it matches. That respects case folding, properties and set notation as this engine has them.
 */
export function createCharacterSets(flags: string): CharacterSets {
  const numbers = new Map<string, number>();
  const tests: RegExp[] = [];
  const own = new Set<number>();
  const unicode = flags.replace(/[^uv]/g, '');

  const numberOf = (source: string, modes: Modes) => {
    const mode = unicode + (modes.ignoreCase ? 'i' : '') + (modes.dotAll ? 's' : '');
    const key = `${mode} ${source}`;
    const number = numbers.get(key) ?? tests.push(new RegExp(`^(?:${source})$`, mode)) - 1;
    numbers.set(key, number);
    return number;
  };

  return {
    add(node, modes) {
      collectCharacters(node, own);
      return numberOf(node.type === 'Character' ? escaped(node.value) : node.raw, modes);
    },
    alphabet: () =>
      chooseLetters(
        tests,
        samplesWith(own).filter((letter) => unicode || letter.length === 1),
      ),
  };
}

/** Octal, control and other escapes mean different things alone; a code point does not. */
function escaped(codePoint: number): string {
  const hex = codePoint.toString(16);
  return codePoint > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** The characters a node names, and their neighbours. */
function collectCharacters(node: SetNode, own: Set<number>): void {
  if (node.type === 'Character') own.add(node.value);
  if (node.type !== 'CharacterClass') return;
  for (const element of node.elements) {
    if (element.type === 'Character') own.add(element.value);
    if (element.type !== 'CharacterClassRange') continue;
    for (const value of [element.min.value - 1, element.min.value, element.max.value, element.max.value + 1]) {
      own.add(value);
    }
  }
}

function samplesWith(own: ReadonlySet<number>): readonly string[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
  const named = [...own].filter((value) => value >= 0 && value <= 0x10ffff).slice(0, maxOwnCharacters);
  return [...new Set([...preferred, ...named.map((value) => String.fromCodePoint(value)), ...ascii, ...beyondAscii])];
}

/** One letter for all samples that every set, \w and the line ends treat alike. */
function chooseLetters(tests: readonly RegExp[], samples: readonly string[]): Alphabet {
  const kinds = new Map<string, { letter: string; matches: readonly boolean[] }>();
  for (const letter of samples) {
    const matches = [/^\w$/, /^[\n\r\u2028\u2029]$/, ...tests].map((test) => test.test(letter));
    const kind = matches.map(Number).join('');
    if (!kinds.has(kind)) kinds.set(kind, { letter, matches });
  }
  const chosen = [...kinds.values()];
  return {
    letters: chosen.map(({ letter }) => letter),
    isWord: chosen.map(({ matches }) => matches[0] === true),
    isLineEnd: chosen.map(({ matches }) => matches[1] === true),
    members: tests.map((_, set) => Uint8Array.from(chosen, ({ matches }) => Number(matches[set + 2]))),
  };
}
