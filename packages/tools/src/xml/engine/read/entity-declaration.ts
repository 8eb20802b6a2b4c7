import { AMPERSAND, PERCENT, skipSpace } from './characters.ts';
import { type Entity, type EntityReader, externalEntity, internalEntity } from './entity.ts';
import { readExternalId } from './external-id.ts';
import { codePointOf, predefinedCharacter, readReference } from './reference.ts';
import { expected, readMark, readPlainName, readQuoted, readSpace, STOP, stop, type Reader } from './reader.ts';

/** [70] EntityDecl, from `<!ENTITY` at `at`. The first declaration of an entity binds (section 4.2). */
export function readEntityDeclaration(reader: EntityReader, at: number): number {
  const { text } = reader;
  let nameStart = readSpace(reader, at + '<!ENTITY'.length);
  const isParameter = text.charAt(nameStart) === '%';
  if (isParameter) nameStart = readSpace(reader, nameStart + 1);
  const nameStop = nameStart === STOP ? STOP : readPlainName(reader, nameStart);
  const valueStart = nameStop === STOP ? STOP : readSpace(reader, nameStop);
  if (valueStart === STOP) return STOP;
  const name = text.slice(nameStart, nameStop);
  const isInternal = /["']/.test(text.charAt(valueStart));
  const read = isInternal
    ? readInternal(reader, valueStart, name)
    : readExternal(reader, valueStart, name, isParameter);
  if (!read) return STOP;
  if (!isParameter && breaksPredefined(read.entity)) return stop(reader, 'predefined-entity', nameStart, { name });
  const entities = isParameter ? reader.dtd.parameterEntities : reader.dtd.entities;
  if (!entities.has(name)) entities.set(name, read.entity);
  return readMark(reader, skipSpace(text, read.end), '>', 'markup-end');
}

interface ReadEntity {
  readonly entity: Entity;
  readonly end: number;
}

function readInternal(reader: Reader, at: number, name: string): ReadEntity | undefined {
  const end = readQuoted(reader, at);
  if (end === STOP || readEntityValue(reader, at + 1, end - 1) === STOP) return undefined;
  return { entity: internalEntity(name, replacementText(reader.text.slice(at + 1, end - 1))), end };
}

/** [9] EntityValue; in the internal subset no parameter entity may be referenced there (WFC PEs in Internal Subset). */
function readEntityValue(reader: Reader, start: number, end: number): number {
  let next = start;
  while (next < end) {
    const code = reader.text.charCodeAt(next);
    if (code === PERCENT) return stop(reader, 'parameter-reference-in-declaration', next);
    next = code === AMPERSAND ? readReference(reader, next) : next + 1;
    if (next === STOP) return STOP;
  }
  return end;
}

/** Section 4.5: character references are replaced when an entity is declared, general entity references are not. */
function replacementText(literal: string): string {
  return literal
    .replace(/\r\n?/g, '\n')
    .replace(/&#[^;]*;/g, (reference) => String.fromCodePoint(codePointOf(reference)));
}

function readExternal(reader: Reader, at: number, name: string, isParameter: boolean): ReadEntity | undefined {
  const { text } = reader;
  const end = readExternalId(reader, at, 'complete');
  if (end === STOP) return undefined;
  const dataStart = skipSpace(text, end);
  if (isParameter || !text.startsWith('NDATA', dataStart)) return { entity: externalEntity(name, 'external'), end };
  if (dataStart === end) return failed(expected(reader, 'space', end));
  const notation = readSpace(reader, dataStart + 'NDATA'.length);
  const notationEnd = notation === STOP ? STOP : readPlainName(reader, notation);
  return notationEnd === STOP ? undefined : { entity: externalEntity(name, 'unparsed'), end: notationEnd };
}

function failed(_: typeof STOP): undefined {
  return undefined;
}

/** Section 4.6: whoever declares a predefined entity must declare it as what it is, `lt` and `amp` doubly escaped. */
function breaksPredefined(entity: Entity): boolean {
  const character = predefinedCharacter(entity.name);
  if (character === undefined) return false;
  if (entity.kind !== 'internal') return true;
  const { replacement } = entity;
  const escaped =
    /^&#(?:x[0-9a-fA-F]+|[0-9]+);$/.test(replacement) && codePointOf(replacement) === character.charCodeAt(0);
  const mayBePlain = character !== '<' && character !== '&';
  return !escaped && !(mayBePlain && replacement === character);
}

/** [82] NotationDecl, from `<!NOTATION` at `at`. */
export function readNotation(reader: Reader, at: number): number {
  const nameStart = readSpace(reader, at + '<!NOTATION'.length);
  const nameStop = nameStart === STOP ? STOP : readPlainName(reader, nameStart);
  const idStart = nameStop === STOP ? STOP : readSpace(reader, nameStop);
  const idEnd = idStart === STOP ? STOP : readExternalId(reader, idStart, 'public-alone');
  return idEnd === STOP ? STOP : readMark(reader, skipSpace(reader.text, idEnd), '>', 'markup-end');
}
