import { skipSpace } from './characters.ts';
import { readChildrenModel, readMixedModel } from './content-model.ts';
import type { EntityReader } from './entity.ts';
import { expected, readMark, readName, readSpace, STOP } from './reader.ts';

/** [45] elementdecl, from `<!ELEMENT` at `at`. Notes the elements in which white space is text. */
export function readElementDeclaration(reader: EntityReader, at: number): number {
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
