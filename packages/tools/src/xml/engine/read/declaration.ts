import { skipSpace } from './characters.ts';
import type { ProblemCode } from './problem.ts';
import { expected, readMark, readQuoted, STOP, stop, type Reader } from './reader.ts';

/** What `<?xml …?>` says. */
export interface Declaration {
  readonly encoding?: string;
  readonly standalone?: 'yes' | 'no';
}

interface Part {
  readonly name: 'version' | 'encoding' | 'standalone';
  readonly form: RegExp;
  readonly code: ProblemCode;
}

/** [24] VersionInfo, [80] EncodingDecl and [32] SDDecl, in the order they must have. */
const parts: readonly Part[] = [
  { name: 'version', form: /^1\.[0-9]+$/, code: 'bad-version' },
  { name: 'encoding', form: /^[A-Za-z][A-Za-z0-9._-]*$/, code: 'bad-encoding-name' },
  { name: 'standalone', form: /^(?:yes|no)$/, code: 'bad-standalone' },
];

/** Whether the text starts with an XML declaration. */
export function hasDeclaration(text: string): boolean {
  return /^<\?xml[ \t\r\n?]/.test(text);
}

/** [23] XMLDecl, from the start of the text. Puts what it says into `values`. */
export function readDeclaration(reader: Reader, values: Record<string, string>): number {
  const { text } = reader;
  let at = '<?xml'.length;
  for (const part of parts) {
    const start = skipSpace(text, at);
    if (!text.startsWith(part.name, start)) {
      if (part.name === 'version') return expected(reader, 'version', start);
      continue;
    }
    if (start === at) return expected(reader, 'space', start);
    at = readPart(reader, start, part, values);
    if (at === STOP) return STOP;
  }
  return readMark(reader, skipSpace(text, at), '?>', 'declaration-end');
}

function readPart(reader: Reader, at: number, part: Part, values: Record<string, string>): number {
  const { text } = reader;
  const equals = readMark(reader, skipSpace(text, at + part.name.length), '=', 'equals');
  if (equals === STOP) return STOP;
  const start = skipSpace(text, equals);
  const end = readQuoted(reader, start);
  if (end === STOP) return STOP;
  const value = text.slice(start + 1, end - 1);
  if (!part.form.test(value)) return stop(reader, part.code, start + 1, { value: value.slice(0, 40) });
  values[part.name] = value;
  return end;
}
