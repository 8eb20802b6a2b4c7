import { skipSpace } from './characters.ts';
import { expected, readQuoted, readSpace, STOP, stop, type Reader } from './reader.ts';

/**
 * [75] ExternalID from `at`. `publicAlone` lets a public identifier stand without a system identifier, which is
 * [83] PublicID of notations.
 */
export function readExternalId(reader: Reader, at: number, form: 'complete' | 'public-alone'): number {
  if (reader.text.startsWith('SYSTEM', at)) return readSpacedLiteral(reader, at + 6);
  if (!reader.text.startsWith('PUBLIC', at)) return expected(reader, 'external-id', at);
  const end = readPublicLiteral(reader, at + 6);
  if (end === STOP) return STOP;
  const quote = reader.text.charAt(skipSpace(reader.text, end));
  if (form === 'public-alone' && quote !== '"' && quote !== "'") return end;
  return readSpacedLiteral(reader, end);
}

function readSpacedLiteral(reader: Reader, at: number): number {
  const start = readSpace(reader, at);
  return start === STOP ? STOP : readQuoted(reader, start);
}

/** [12] PubidLiteral and the white space before it. */
function readPublicLiteral(reader: Reader, at: number): number {
  const end = readSpacedLiteral(reader, at);
  if (end === STOP) return STOP;
  const start = skipSpace(reader.text, at) + 1;
  const bad = reader.text.slice(start, end - 1).search(/[^ \r\na-zA-Z0-9\-'()+,./:=?;!*#@$_%]/);
  return bad === -1 ? end : stop(reader, 'bad-public-id', start + bad);
}
