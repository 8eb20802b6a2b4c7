import { classes, SPACE } from './characters.ts';
import { expected, readPlainName, STOP, stop, unfinished, type Reader } from './reader.ts';

/** [15] Comment, from `<!--` at `at`. */
export function readComment(reader: Reader, at: number): number {
  const hyphens = reader.text.indexOf('--', at + 4);
  if (hyphens === -1) return unfinished(reader, 'comment', at);
  return reader.text.charAt(hyphens + 2) === '>' ? hyphens + 3 : stop(reader, 'hyphens-in-comment', hyphens);
}

/** [16] PI, from `<?` at `at`. */
export function readInstruction(reader: Reader, at: number): number {
  const { text } = reader;
  const targetEnd = readPlainName(reader, at + 2);
  if (targetEnd === STOP) return STOP;
  const target = text.slice(at + 2, targetEnd);
  if (target === 'xml') return stop(reader, 'misplaced-declaration', at);
  if (target.toLowerCase() === 'xml') return stop(reader, 'reserved-target', at, { name: target });
  if (text.startsWith('?>', targetEnd)) return targetEnd + 2;
  if (targetEnd < text.length && (classes[text.charCodeAt(targetEnd)] & SPACE) === 0) {
    return expected(reader, 'space', targetEnd);
  }
  const end = text.indexOf('?>', targetEnd);
  return end === -1 ? unfinished(reader, 'instruction', at) : end + 2;
}

/** [18] CDSect, from `<![CDATA[` at `at`. */
export function readCdata(reader: Reader, at: number): number {
  const end = reader.text.indexOf(']]>', at + 9);
  return end === -1 ? unfinished(reader, 'cdata', at) : end + 3;
}
