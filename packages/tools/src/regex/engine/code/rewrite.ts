import type { AST } from '@eslint-community/regexpp';
import { itemsIn, itemsOf, type Item } from '../explain/item.ts';
import { modifierLetters } from '../modes.ts';
import type { Dialect } from './dialect.ts';
import type { Note } from './language.ts';

export interface Rewritten {
  readonly source: string;
  readonly notes: ReadonlySet<Note>;
}

interface Writer {
  readonly dialect: Dialect;
  readonly isMultiline: boolean;
  readonly notes: Set<Note>;
  readonly names: Set<string>;
}

/** The pattern in another language's notation. What has no counterpart is left as it stands, with a note. */
export function rewrite(pattern: AST.Pattern, flags: string, dialect: Dialect): Rewritten {
  const writer: Writer = { dialect, isMultiline: flags.includes('m'), notes: new Set(), names: new Set() };
  const source = writeAlternatives(writer, pattern.alternatives);
  if (flags.includes('y')) writer.notes.add('sticky');
  return { source, notes: writer.notes };
}

function writeAlternatives(writer: Writer, alternatives: readonly AST.Alternative[]): string {
  return alternatives.map((alternative) => writeItems(writer, itemsOf([alternative]))).join('|');
}

function writeItems(writer: Writer, items: readonly Item[]): string {
  return items.map((item) => write(writer, item)).join('');
}

function write(writer: Writer, item: Item): string {
  switch (item.type) {
    case 'Run': {
      const text = item.characters.map(({ value }) => String.fromCodePoint(value)).join('');
      return [...text].map((character) => writeCharacter(writer, character, item.within)).join('');
    }
    case 'Character':
      return writeCharacter(writer, String.fromCodePoint(item.value), 'sequence');
    case 'CharacterSet':
      return writeSet(writer, item, 'sequence');
    case 'CharacterClass':
      return writeClass(writer, item);
    case 'Group':
      return `${groupOpening(item)}${writeAlternatives(writer, item.alternatives)})`;
    case 'CapturingGroup':
      return `${captureOpening(writer, item)}${writeAlternatives(writer, item.alternatives)})`;
    case 'Quantifier':
      return writeQuantifier(writer, item);
    case 'Assertion':
      return writeAssertion(writer, item);
    case 'Backreference':
      return writeBackreference(writer, item);
    default:
      writer.notes.add('set-notation');
      return item.raw;
  }
}

const special = { sequence: '\\^$.*+?()[]{}|', class: '\\[]^-&' };
const controls: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\f': '\\f' };

function writeCharacter({ dialect, notes }: Writer, character: string, within: 'sequence' | 'class'): string {
  const codePoint = character.codePointAt(0) ?? 0;
  if ((special[within] + dialect.alsoEscaped).includes(character)) return `\\${character}`;
  if (controls[character]) return controls[character];
  if (codePoint < 0x20 || codePoint === 0x7f) return `\\x${codePoint.toString(16).padStart(2, '0')}`;
  if (codePoint === 0x20 || !/[\p{C}\p{Z}]/u.test(character)) return character;
  const written = dialect.codePoint(codePoint);
  if (written === null) notes.add('surrogate');
  return written ?? `\\u${codePoint.toString(16)}`;
}

const asciiSets = { digit: '0-9', word: 'A-Za-z0-9_' };

function writeSet({ dialect, notes }: Writer, set: AST.CharacterSet, within: 'sequence' | 'class'): string {
  if (set.kind === 'any') {
    if (dialect.dotStopsAt === 'line-feed') notes.add('dot');
    return '.';
  }
  if (set.kind === 'property') {
    const written = dialect.property(set);
    if (written === null) notes.add('property');
    return written ?? set.raw;
  }
  if (set.kind === 'space') {
    if (dialect.shorthands === 'ascii') notes.add('ascii-space');
    return set.raw;
  }
  if (dialect.shorthands === 'ascii') return set.raw;
  if (within === 'sequence') return `[${set.negate ? '^' : ''}${asciiSets[set.kind]}]`;
  if (!set.negate) return asciiSets[set.kind];
  notes.add('unicode-class');
  return set.raw;
}

/** [] and [^] are JavaScript's own. */
function writeClass(writer: Writer, node: AST.CharacterClass): string {
  if (node.elements.length === 0) return node.negate ? '[\\s\\S]' : '[^\\s\\S]';
  const members = itemsIn(node).map((item) => {
    if (item.type === 'CharacterSet') return writeSet(writer, item, 'class');
    if (item.type !== 'CharacterClassRange') return write(writer, item);
    const [from, to] = [item.min, item.max].map(({ value }) =>
      writeCharacter(writer, String.fromCodePoint(value), 'class'),
    );
    return `${from}-${to}`;
  });
  if (node.elements.some(({ type }) => type === 'CharacterClass')) writer.notes.add('set-notation');
  return `[${node.negate ? '^' : ''}${members.join('')}]`;
}

function groupOpening({ modifiers }: AST.Group): string {
  if (!modifiers) return '(?:';
  const off = modifierLetters(modifiers.remove);
  return `(?${modifierLetters(modifiers.add)}${off && `-${off}`}:`;
}

function captureOpening(writer: Writer, { name }: AST.CapturingGroup): string {
  if (name === null) return '(';
  if (writer.names.has(name)) writer.notes.add('duplicate-name');
  writer.names.add(name);
  return writer.dialect.namedGroup(renamed(writer, name));
}

function renamed({ dialect, notes }: Writer, name: string): string {
  const changed = dialect.rename(name);
  if (changed !== name) notes.add('renamed-group');
  return changed;
}

function writeQuantifier(writer: Writer, { element, min, max, raw }: AST.Quantifier): string {
  const { maxRepeat } = writer.dialect;
  if (min > maxRepeat || (max > maxRepeat && max !== Infinity)) writer.notes.add('repeat-limit');
  return write(writer, element) + raw.slice(element.raw.length);
}

function writeAssertion(writer: Writer, node: AST.Assertion): string {
  const { dialect, isMultiline, notes } = writer;
  switch (node.kind) {
    case 'start':
      return '^';
    case 'end':
      return isMultiline ? '$' : dialect.textEnd;
    case 'word':
      if (dialect.shorthands === 'unicode') notes.add('unicode-class');
      return node.raw;
    case 'lookahead':
    case 'lookbehind':
      return writeLookaround(writer, node);
  }
}

function writeLookaround(writer: Writer, node: AST.LookaroundAssertion): string {
  const { dialect, notes } = writer;
  if (dialect.lookaround === 'no') notes.add('no-lookaround');
  else if (node.kind === 'lookbehind' && !isAllowedBehind(node.alternatives, dialect)) notes.add('lookbehind-width');
  const opening = `(?${node.kind === 'lookbehind' ? '<' : ''}${node.negate ? '!' : '='}`;
  return `${opening}${writeAlternatives(writer, node.alternatives)})`;
}

function isAllowedBehind(alternatives: readonly AST.Alternative[], dialect: Dialect): boolean {
  const repeats = quantifiersIn(alternatives);
  if (dialect.lookbehind === 'bounded') return repeats.every(({ max }) => max !== Infinity);
  return alternatives.length === 1 && repeats.every(({ min, max }) => min === max);
}

function quantifiersIn(alternatives: readonly AST.Alternative[]): AST.Quantifier[] {
  const found: AST.Quantifier[] = [];
  const items: Item[] = [...itemsOf(alternatives)];
  for (let item = items.pop(); item; item = items.pop()) {
    if (item.type === 'Quantifier') found.push(item);
    items.push(...itemsIn(item));
  }
  return found;
}

function writeBackreference(writer: Writer, { ref }: AST.Backreference): string {
  if (writer.dialect.backreferences === 'no') writer.notes.add('no-backreference');
  return writer.dialect.backreference(typeof ref === 'string' ? renamed(writer, ref) : ref);
}
