import { skipSpace } from './characters.ts';
import { expected, readMark, readName, STOP, type Reader } from './reader.ts';

/** [51] Mixed, from its `(` at `at`. */
export function readMixedModel(reader: Reader, at: number): number {
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
export function readChildrenModel(reader: Reader, at: number): number {
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
