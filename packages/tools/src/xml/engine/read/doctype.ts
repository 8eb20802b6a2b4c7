import { skipSpace } from './characters.ts';
import { readAttributeList } from './attribute-declaration.ts';
import { readEntityDeclaration, readNotation } from './entity-declaration.ts';
import { type EntityReader, mustDeclare, useEntity } from './entity.ts';
import { readExternalId } from './external-id.ts';
import { readComment, readInstruction } from './markup.ts';
import {
  expected,
  readMark,
  readName,
  readPlainName,
  readSpace,
  STOP,
  stop,
  unfinished,
  type Reader,
} from './reader.ts';

/** [28] doctypedecl, from `<!DOCTYPE` at `at`. Fills the reader's dtd. External subsets are never read. */
export function readDoctype(reader: EntityReader, at: number): number {
  const { text } = reader;
  const nameStart = readSpace(reader, at + '<!DOCTYPE'.length);
  const nameStop = nameStart === STOP ? STOP : readName(reader, nameStart);
  if (nameStop === STOP) return STOP;
  let end = skipSpace(text, nameStop);
  if (text.charAt(end) !== '[' && text.charAt(end) !== '>') {
    if (end === nameStop) return expected(reader, 'space', end);
    reader.dtd.hasUnseenParts = true;
    end = readExternalId(reader, end, 'complete');
    if (end === STOP) return STOP;
    end = skipSpace(text, end);
  }
  if (text.charAt(end) === '[') {
    const close = readSubset(reader, end + 1);
    if (close === STOP) return STOP;
    if (close === text.length) return unfinished(reader, 'doctype', at);
    end = skipSpace(text, close + 1);
  }
  return readMark(reader, end, '>', 'markup-end');
}

/** [28b] intSubset up to its `]`, or the whole replacement text of a parameter entity. */
function readSubset(reader: EntityReader, at: number): number {
  const { text } = reader;
  let end = skipSpace(text, at);
  while (end < text.length) {
    const first = text.charAt(end);
    if (first === ']' && reader.nesting === 0) return end;
    end = first === '%' ? readParameterReference(reader, end) : readDeclarationMarkup(reader, end);
    if (end === STOP) return STOP;
    end = skipSpace(text, end);
  }
  return end;
}

/** [29] markupdecl. */
function readDeclarationMarkup(reader: EntityReader, at: number): number {
  const { text } = reader;
  if (text.startsWith('<!ENTITY', at)) return readEntityDeclaration(reader, at);
  if (text.startsWith('<!ELEMENT', at)) return readElementDeclaration(reader, at);
  if (text.startsWith('<!ATTLIST', at)) return readAttributeList(reader, at);
  if (text.startsWith('<!NOTATION', at)) return readNotation(reader, at);
  if (text.startsWith('<!--', at)) return readComment(reader, at);
  if (text.startsWith('<?', at)) return readInstruction(reader, at);
  return expected(reader, 'markup-declaration', at);
}

/** [45] elementdecl, from `<!ELEMENT` at `at`. Notes the elements in which white space is text. */
function readElementDeclaration(reader: EntityReader, at: number): number {
  const { text } = reader;
  const nameStart = readSpace(reader, at + '<!ELEMENT'.length);
  if (nameStart === STOP) return STOP;
  const nameStop = readName(reader, nameStart);
  if (nameStop === STOP) return STOP;
  const modelStart = readSpace(reader, nameStop);
  if (modelStart === STOP) return STOP;
  if (holdsText(text, modelStart)) reader.dtd.mixed.add(text.slice(nameStart, nameStop));
  const modelEnd = readContentModel(reader, modelStart);
  return modelEnd === STOP ? STOP : readMark(reader, skipSpace(text, modelEnd), '>', 'markup-end');
}

function holdsText(text: string, at: number): boolean {
  return text.startsWith('ANY', at) || isMixed(text, at);
}

function isMixed(text: string, at: number): boolean {
  return text.charAt(at) === '(' && text.startsWith('#PCDATA', skipSpace(text, at + 1));
}

/** [46] contentspec. */
function readContentModel(reader: EntityReader, at: number): number {
  const { text } = reader;
  if (text.startsWith('EMPTY', at)) return at + 5;
  if (text.startsWith('ANY', at)) return at + 3;
  if (isMixed(text, at)) return readMixedModel(reader, at);
  return text.charAt(at) === '(' ? readChildrenModel(reader, at) : expected(reader, 'content-model', at);
}

/** [51] Mixed, from its `(` at `at`. */
function readMixedModel(reader: Reader, at: number): number {
  const { text } = reader;
  let end = skipSpace(text, skipSpace(text, at + 1) + '#PCDATA'.length);
  const alone = text.charAt(end) === ')';
  while (text.charAt(end) === '|') {
    end = readName(reader, skipSpace(text, end + 1));
    if (end === STOP) return STOP;
    end = skipSpace(text, end);
  }
  if (alone) return text.charAt(end + 1) === '*' ? end + 2 : end + 1;
  return readMark(reader, end, ')*', 'mixed-end');
}

/** [47] children, from its `(` at `at`; groups may be nested to any depth. */
function readChildrenModel(reader: Reader, at: number): number {
  const { text } = reader;
  const separators: string[] = [];
  let end = at;
  do {
    while (text.charAt(end) === '(') {
      separators.push('');
      end = skipSpace(text, end + 1);
    }
    end = readName(reader, end);
    if (end === STOP) return STOP;
    end = readGroupRest(reader, skipOccurrence(text, end), separators);
    if (end === STOP) return STOP;
  } while (separators.length > 0);
  return end;
}

/** Closes as many groups as end here, then takes the separator to the next member; one group has one kind of separator. */
function readGroupRest(reader: Reader, at: number, separators: string[]): number {
  const { text } = reader;
  let end = skipSpace(text, at);
  while (text.charAt(end) === ')') {
    separators.pop();
    end = skipOccurrence(text, end + 1);
    if (separators.length === 0) return end;
    end = skipSpace(text, end);
  }
  const separator = text.charAt(end);
  const earlier = separators.at(-1);
  if (separator !== ',' && separator !== '|') return expected(reader, 'content-separator', end);
  if (earlier !== '' && earlier !== separator) return expected(reader, 'content-separator', end);
  separators[separators.length - 1] = separator;
  return skipSpace(text, end + 1);
}

function skipOccurrence(text: string, at: number): number {
  const sign = text.charAt(at);
  return sign === '?' || sign === '*' || sign === '+' ? at + 1 : at;
}

/** [69] PEReference between declarations. Internal entities are read in place, external ones never. */
function readParameterReference(reader: EntityReader, at: number): number {
  const { text, dtd } = reader;
  const nameStop = readPlainName(reader, at + 1);
  if (nameStop === STOP) return STOP;
  const end = readMark(reader, nameStop, ';', 'semicolon');
  if (end === STOP) return STOP;
  const name = text.slice(at + 1, nameStop);
  const entity = dtd.parameterEntities.get(name);
  if (!entity && mustDeclare(dtd)) return stop(reader, 'undeclared-entity', at, { name: `%${name}` });
  dtd.hasUnseenParts = true;
  if (entity?.kind !== 'internal') return end;
  const used = useEntity(reader, at, entity, 'subset', (inner) => readSubset(inner, 0));
  return used === STOP ? STOP : end;
}
