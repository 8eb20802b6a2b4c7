import { classes, NAME, nameTokenEnd, skipSpace } from './characters.ts';
import { readAttributeText } from './attribute-value.ts';
import type { EntityReader } from './entity.ts';
import { expected, readMark, readName, readPlainName, readQuoted, readSpace, STOP, type Reader } from './reader.ts';

/** [52] AttlistDecl, from `<!ATTLIST` at `at`. Notes default values. */
export function readAttributeList(reader: EntityReader, at: number): number {
  const { text } = reader;
  const nameStart = readSpace(reader, at + '<!ATTLIST'.length);
  if (nameStart === STOP) return STOP;
  const nameStop = readName(reader, nameStart);
  if (nameStop === STOP) return STOP;
  const element = text.slice(nameStart, nameStop);
  let end = nameStop;
  while (text.charAt(skipSpace(text, end)) !== '>') {
    const start = readSpace(reader, end);
    if (start === STOP) return STOP;
    end = readAttributeDefinition(reader, start, element);
    if (end === STOP) return STOP;
  }
  return skipSpace(text, end) + 1;
}

/** [53] AttDef. */
function readAttributeDefinition(reader: EntityReader, at: number, element: string): number {
  const nameStop = readName(reader, at);
  if (nameStop === STOP) return STOP;
  const typeStart = readSpace(reader, nameStop);
  if (typeStart === STOP) return STOP;
  const typeEnd = readAttributeType(reader, typeStart);
  if (typeEnd === STOP) return STOP;
  const defaultStart = readSpace(reader, typeEnd);
  return defaultStart === STOP ? STOP : readDefault(reader, defaultStart, element, reader.text.slice(at, nameStop));
}

const plainTypes = ['CDATA', 'IDREFS', 'IDREF', 'ID', 'ENTITIES', 'ENTITY', 'NMTOKENS', 'NMTOKEN'];

/** [54] AttType. */
function readAttributeType(reader: Reader, at: number): number {
  const { text } = reader;
  if (text.charAt(at) === '(') return readAlternatives(reader, at, readNameToken);
  if (text.startsWith('NOTATION', at)) {
    const start = readSpace(reader, at + 'NOTATION'.length);
    return start === STOP ? STOP : readAlternatives(reader, start, readPlainName);
  }
  const type = plainTypes.find((name) => text.startsWith(name, at));
  return type === undefined ? expected(reader, 'attribute-type', at) : at + type.length;
}

/** [58] NotationType and [59] Enumeration: alternatives in parentheses. */
function readAlternatives(reader: Reader, at: number, readOne: (reader: Reader, at: number) => number): number {
  const { text } = reader;
  let end = readMark(reader, at, '(', 'opening-parenthesis');
  while (end !== STOP) {
    end = readOne(reader, skipSpace(text, end));
    if (end === STOP) return STOP;
    end = skipSpace(text, end);
    if (text.charAt(end) === ')') return end + 1;
    end = readMark(reader, end, '|', 'closing-parenthesis');
  }
  return STOP;
}

function readNameToken(reader: Reader, at: number): number {
  return classes[reader.text.charCodeAt(at)] & NAME ? nameTokenEnd(reader.text, at) : expected(reader, 'nmtoken', at);
}

/** [60] DefaultDecl. The first declaration of an attribute binds (section 3.3). */
function readDefault(reader: EntityReader, at: number, element: string, attribute: string): number {
  const { text } = reader;
  let start = at;
  if (text.startsWith('#REQUIRED', at)) return at + '#REQUIRED'.length;
  if (text.startsWith('#IMPLIED', at)) return at + '#IMPLIED'.length;
  if (text.startsWith('#FIXED', at)) start = readSpace(reader, at + '#FIXED'.length);
  if (start === STOP) return STOP;
  if (!/["']/.test(text.charAt(start))) return expected(reader, 'default-value', start);
  const end = readQuoted(reader, start);
  if (end === STOP || readAttributeText(reader, start + 1, end - 1) === STOP) return STOP;
  const defaults = reader.dtd.defaults.get(element) ?? new Map<string, string>();
  if (!defaults.has(attribute)) defaults.set(attribute, text.slice(start + 1, end - 1));
  reader.dtd.defaults.set(element, defaults);
  return end;
}
