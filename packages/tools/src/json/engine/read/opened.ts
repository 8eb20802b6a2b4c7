import { fail, ok, type Failure, type Place, type Result } from '@toolbench/kit/result.ts';
import { placeOf, textToBytes, type Text } from '@toolbench/kit/text.ts';
import { check, isStop, type Census } from './check.ts';
import { indentedSize, type Indent } from '../layout.ts';
import { containerPath, visitOpenContainers } from './open-containers.ts';
import { placesInBytes } from './places.ts';
import { splitJsonc, type Jsonc } from './jsonc.ts';
import { readSource, readString, type Source, type SourceCode } from './source.ts';
import { decodeText, stringValue } from './string-value.ts';
import { syntaxFailure, type SyntaxCode } from './syntax-failure.ts';
import { startBehindText } from '../tolerant/surroundings.ts';
import { mend, type MendCode, type Mended } from '../tolerant/mend.ts';

/** What an input is read as: JSON by RFC 8259, or JSON5, which includes JSON with comments. */
export type InputDialect = 'json' | 'json5';

export type OpenCode = SourceCode | SyntaxCode | MendCode | 'json-within';

/** A valid text with what has been counted in it. */
export interface Opened extends Source {
  /** What a result without comments leaves out. */
  readonly comments?: number;
  /** The comments themselves, where the input is JSON but for them and for trailing commas. */
  readonly jsonc?: Jsonc;
  /** Whether the bytes are the input's own; after a conversion or repair their places mean nothing to the reader. */
  readonly isInput: boolean;
  readonly census: Census;
  /** Bytes of the input as it came. */
  readonly inputSize: number;
}

type Report = (fraction: number) => void;

/** Reads an input and checks all of it. JSON5 is converted first. */
export function openText(input: Text, dialect: InputDialect, report: Report): Result<Opened, OpenCode> {
  const source = readSource(input);
  if (!source.ok) return source;
  const inputSize = source.value.bytes.length;
  if (dialect === 'json') {
    const plain = checked({ ...source.value, isInput: true }, inputSize, report);
    return plain.ok ? plain : (withinText(source.value, plain) ?? plain);
  }
  const jsonc = splitJsonc(source.value.bytes, source.value.start);
  if (jsonc) {
    const plain = checked({ bytes: jsonc.bytes, start: source.value.start, isInput: false }, inputSize, report);
    if (plain.ok) return ok({ ...plain.value, comments: jsonc.spans.length / 2, jsonc });
  }
  const text = readString(input);
  if (!text.ok) return text;
  const mended = mend(text.value, 'json5');
  if (!mended.ok) return withinText(source.value, mended) ?? mended;
  const converted = checked({ bytes: textToBytes(mended.value.text), start: 0, isInput: false }, inputSize, report);
  return converted.ok ? ok({ ...converted.value, comments: omissionCountOf(mended.value) }) : converted;
}

/** So many bytes of a text are looked through for JSON that other text stands before. */
const lookedThrough = 1_000_000;

/** The first letter of a word, which no value begins with, unless it is true, false or null. */
const letter = /^(?![tfn])[\p{L}_]/u;

/** The failure of a text that is no JSON but has some in it, as a line of a log has; it says where that begins. */
function withinText(
  { bytes, start }: Source,
  failure: Failure<SyntaxCode | MendCode>,
): Failure<'json-within'> | undefined {
  if (failure.code === 'utf-8') return undefined;
  const text = decodeText(bytes.subarray(start, start + lookedThrough));
  const behind = startBehindText(text);
  if (behind >= 0) return fail('json-within', {}, placeOf(text, behind));
  const first = /[^ \t\r\n]/.exec(text)?.index ?? 0;
  const isDocument = failure.code === 'end-expected' && (text[first] === '{' || text[first] === '[');
  const found = String(failure.detail?.found ?? '');
  return isDocument && letter.test(found) ? fail('json-within', {}, placeOf(text, first)) : undefined;
}

/** JSON5 leaves nothing out but comments. */
function omissionCountOf({ leftOut, moreLeftOut }: Mended): number {
  return leftOut.reduce((sum, { count }) => sum + count, moreLeftOut);
}

/** Checks bytes that are already at hand. */
export function checked(
  { bytes, start, isInput }: Pick<Opened, 'bytes' | 'start' | 'isInput'>,
  inputSize: number,
  report: Report,
): Result<Opened, SyntaxCode> {
  const census = check(bytes, start, report);
  return isStop(census) ? syntaxFailure(bytes, start, census) : ok({ bytes, start, isInput, census, inputSize });
}

/** The figures of a document. Sizes are in bytes of UTF-8. */
export interface Statistics {
  /** Name/value pairs of all objects. */
  readonly keys: number;
  /** Strings, numbers, true, false and null. */
  readonly values: number;
  readonly objects: number;
  readonly arrays: number;
  /** Levels of nesting; 0 for a single string, number or literal. */
  readonly depth: number;
  readonly size: number;
  readonly formattedSize: number;
  readonly compressedSize: number;
}

export function statisticsOf({ census, inputSize }: Opened, indent: Indent): Statistics {
  const { keys, values, objects, arrays, depth, compactSize } = census;
  return {
    keys,
    values,
    objects,
    arrays,
    depth,
    size: inputSize,
    formattedSize: indentedSize(census, indent),
    compressedSize: compactSize,
  };
}

export interface DuplicateKey {
  readonly key: string;
  /** JSONPath of the object that has the key twice. */
  readonly path: string;
  /** Where in the input; absent when what was read is not the input itself. */
  readonly place?: Place;
}

/** Keys that repeat an earlier one of their object: how many, and up to 100 of them. */
export interface Duplicates {
  readonly count: number;
  readonly listed: readonly DuplicateKey[];
}

export function duplicatesOf({ bytes, start, isInput, census }: Opened): Duplicates {
  const offsets = [...census.duplicateOffsets].sort((one, other) => one - other);
  const places = placesInBytes(bytes, offsets);
  const paths: string[] = [];
  visitOpenContainers(bytes, start, offsets, (open) => paths.push(containerPath(bytes, open)));
  const listed = offsets.map((offset, index) => {
    return { key: stringValue(bytes, offset), path: paths[index], ...(isInput && { place: places[index] }) };
  });
  return { count: census.duplicates, listed };
}
