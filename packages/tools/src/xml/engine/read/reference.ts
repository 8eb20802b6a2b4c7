import { isChar, nameEnd } from './characters.ts';
import { mustDeclare, type Entity, type EntityReader } from './entity.ts';
import { readPlainName, STOP, stop, type Reader } from './reader.ts';

const predefined: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
]);

/** The character that a predefined entity (XML 1.0 section 4.6) stands for. */
export function predefinedCharacter(name: string): string | undefined {
  return predefined.get(name);
}

/** [67] Reference, its form only: `&name;`, `&#1234;` or `&#x12ab;`. */
export function readReference(reader: Reader, at: number): number {
  const { text } = reader;
  if (text.charAt(at + 1) === '#') return readCharacterReference(reader, at);
  if (nameEnd(text, at + 1) === at + 1) return stop(reader, 'bare-ampersand', at);
  const end = readPlainName(reader, at + 1);
  if (end === STOP) return STOP;
  if (text.charAt(end) !== ';') return stop(reader, 'unfinished-reference', at, { name: text.slice(at + 1, end) });
  return end + 1;
}

/** [66] CharRef, with WFC Legal Character. */
function readCharacterReference(reader: Reader, at: number): number {
  const form = /&#(?:x[0-9a-fA-F]+|[0-9]+);?/y;
  form.lastIndex = at;
  const reference = form.exec(reader.text)?.[0];
  if (!reference?.endsWith(';') || !isChar(codePointOf(reference))) {
    const shown = reference ?? reader.text.slice(at, at + 3);
    return stop(reader, 'bad-character-reference', at, { reference: shown.slice(0, 20) });
  }
  return at + reference.length;
}

/** The code point that a character reference of legal form names. */
export function codePointOf(reference: string): number {
  return reference.startsWith('&#x') ? parseInt(reference.slice(3), 16) : parseInt(reference.slice(2), 10);
}

/**
 * The general entity that the reference from `at` to `end` names.
 * Undefined for character references, predefined entities, entities whose declaration may be outside of the document,
 * and when a problem was noted: an undeclared or an unparsed entity.
 */
export function referencedEntity(reader: EntityReader, at: number, end: number): Entity | undefined {
  if (reader.text.charAt(at + 1) === '#') return undefined;
  const name = reader.text.slice(at + 1, end - 1);
  if (predefined.has(name)) return undefined;
  const entity = reader.dtd.entities.get(name);
  if (!entity && mustDeclare(reader.dtd)) stop(reader, 'undeclared-entity', at, { name });
  if (entity?.kind === 'unparsed') stop(reader, 'unparsed-entity', at, { name });
  return entity;
}
