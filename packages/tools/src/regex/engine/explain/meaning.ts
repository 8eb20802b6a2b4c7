import type { AST } from '@eslint-community/regexpp';
import { modifierLetters, type Modes } from '../modes.ts';
import type { Item, Run } from './item.ts';
import type { Meaning } from './piece.ts';

/** What an item means where the given modes hold; `capture` is its number if it is a capturing group. */
export function meaningOf(item: Item, modes: Modes, capture: number): Meaning {
  switch (item.type) {
    case 'Run':
      return runMeaning(item);
    case 'Character':
      return { kind: 'character', codePoint: item.value };
    case 'CharacterClassRange':
      return { kind: 'range', from: item.min.value, to: item.max.value };
    case 'CharacterSet':
      return setMeaning(item, modes);
    case 'CharacterClass':
      return classMeaning(item);
    case 'ClassStringDisjunction':
      return { kind: 'strings', strings: item.alternatives.map(({ elements }) => textOf(elements)) };
    case 'ExpressionCharacterClass':
      return { kind: 'operation', operation: operationOf(item), negate: item.negate };
    case 'CapturingGroup':
      return { kind: 'capture', number: capture, name: item.name };
    case 'Group':
      return groupMeaning(item);
    case 'Branch':
      return { kind: 'branch', number: item.number, of: item.of, isEmpty: item.alternative.elements.length === 0 };
    case 'Quantifier':
      return quantifierMeaning(item);
    case 'Assertion':
      return assertionMeaning(item, modes);
    case 'Backreference':
      return { kind: 'backreference', to: item.ref };
  }
}

function runMeaning({ within, characters }: Run): Meaning {
  const codePoints = characters.map(({ value }) => value);
  if (within === 'class') return { kind: 'members', characters: codePoints };
  const [only] = codePoints;
  const text = textOf(characters);
  if (only !== undefined && codePoints.length === 1 && (only === 0x20 || !text.isWellFormed())) {
    return { kind: 'character', codePoint: only };
  }
  return { kind: 'text', text };
}

function textOf(characters: readonly AST.Character[]): string {
  return characters.map(({ value }) => String.fromCodePoint(value)).join('');
}

function setMeaning(set: AST.CharacterSet, modes: Modes): Meaning {
  if (set.kind === 'any') return { kind: 'any', lineEnds: modes.dotAll ? 'included' : 'excluded' };
  if (set.kind === 'property') return propertyMeaning(set);
  return { kind: 'set', set: set.kind, negate: set.negate };
}

/** The parser completes \p{Lu} to \p{General_Category=Lu}; people know it by the short name. */
function propertyMeaning({ key, value, negate }: AST.UnicodePropertyCharacterSet): Meaning {
  return key === 'General_Category' && value !== null
    ? { kind: 'property', name: value, value: null, negate }
    : { kind: 'property', name: key, value, negate };
}

/** [] and [^] have no members to list. */
function classMeaning({ elements, negate }: AST.CharacterClass): Meaning {
  if (elements.length > 0) return { kind: 'class', negate };
  return negate ? { kind: 'any', lineEnds: 'included' } : { kind: 'nothing' };
}

function operationOf({ expression }: AST.ExpressionCharacterClass): 'intersection' | 'subtraction' {
  return expression.type === 'ClassIntersection' ? 'intersection' : 'subtraction';
}

function groupMeaning({ modifiers }: AST.Group): Meaning {
  if (!modifiers) return { kind: 'group' };
  return { kind: 'modifiers', on: modifierLetters(modifiers.add), off: modifierLetters(modifiers.remove) };
}

function quantifierMeaning({ min, max, greedy }: AST.Quantifier): Meaning {
  return { kind: 'quantifier', min, max: max === Infinity ? null : max, mode: greedy ? 'greedy' : 'lazy' };
}

function assertionMeaning(assertion: AST.Assertion, modes: Modes): Meaning {
  switch (assertion.kind) {
    case 'start':
    case 'end':
      return { kind: 'edge', edge: assertion.kind, of: modes.multiline ? 'line' : 'text' };
    case 'word':
      return { kind: 'word-boundary', negate: assertion.negate };
    case 'lookahead':
      return { kind: 'lookaround', direction: 'ahead', negate: assertion.negate };
    case 'lookbehind':
      return { kind: 'lookaround', direction: 'behind', negate: assertion.negate };
  }
}
