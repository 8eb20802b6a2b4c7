import * as styles from 'change-case';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import type { Operation, options } from '../options.ts';
import { countText, type Counts } from './count.ts';
import { escapeOperations, type EscapeCode } from './escapes.ts';
import { inspect as findCharacters, removeInvisible, type Finding } from './inspect.ts';
import { changeLines, lineOperations } from './lines.ts';
import { capitalCase, sentenceCase } from './prose-case.ts';

export type ErrorCode = EscapeCode;

export interface Inspected {
  readonly counts: Counts;
  readonly findings: readonly Finding[];
}

/** Case styles of identifiers join words, so each line is one; the others leave everything else as it is. */
const perLine = (change: (line: string) => string) => (text: string) => text.replaceAll(/[^\r\n]+/g, change);

const shift = (pattern: RegExp, by: number) => (text: string) =>
  text.replaceAll(pattern, (character) => String.fromCharCode(character.charCodeAt(0) + by));

const wholeTextOperations: Readonly<Partial<Record<Operation, (text: string) => string>>> = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  capital: perLine(capitalCase),
  sentence: perLine(sentenceCase),
  camel: perLine(styles.camelCase),
  pascal: perLine(styles.pascalCase),
  snake: perLine(styles.snakeCase),
  constant: perLine(styles.constantCase),
  kebab: perLine(styles.kebabCase),
  train: perLine(styles.trainCase),
  dot: perLine(styles.dotCase),
  path: perLine(styles.pathCase),
  rot13: (text) =>
    text.replaceAll(/[a-z]/gi, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13)),
    ),
  nfc: (text) => text.normalize('NFC'),
  nfd: (text) => text.normalize('NFD'),
  nfkc: (text) => text.normalize('NFKC'),
  nfkd: (text) => text.normalize('NFKD'),
  'half-width': (text) => shift(/[\uff01-\uff5e]/g, -0xfee0)(text).replaceAll('\u3000', ' '),
  'full-width': (text) => shift(/[!-~]/g, 0xfee0)(text).replaceAll(' ', '\u3000'),
  'remove-invisible': removeInvisible,
};

/** Carries out one operation on a text; fails at an escape that is none. */
function transform(
  input: Text,
  { operation, ignoreCase }: OptionValues<typeof options>,
): Result<{ readonly text: string }, ErrorCode> {
  const text = textToString(input);
  if (operation in lineOperations) {
    return ok({ text: changeLines(text, operation as keyof typeof lineOperations, ignoreCase) });
  }
  if (operation in escapeOperations) {
    const changed = escapeOperations[operation as keyof typeof escapeOperations](text);
    return changed.ok ? ok({ text: changed.value }) : changed;
  }
  return ok({ text: wholeTextOperations[operation]?.(text) ?? text });
}

/** Counts a text and finds the characters in it that are not seen or not what they seem. */
function inspect(input: Text): Result<Inspected, never> {
  const text = textToString(input);
  return ok({ counts: countText(text), findings: findCharacters(text) });
}

export const engine = { transform, inspect } satisfies EngineActions;
export type Engine = typeof engine;
