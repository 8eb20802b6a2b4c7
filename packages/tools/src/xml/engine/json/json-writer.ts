import { lineSeparators } from '../line-separators.ts';
import { append, type TextBuilder, textBuilder } from '../text-builder.ts';

/** Writes JSON piece by piece, indented. */
export interface JsonWriter {
  readonly out: TextBuilder;
  readonly separator: (depth: number) => string;
  /** For each open bracket, whether something stands in it. */
  readonly filled: boolean[];
}

export function jsonWriter(indent: number): JsonWriter {
  return { out: textBuilder(), separator: lineSeparators(indent), filled: [] };
}

export function openBracket(writer: JsonWriter, bracket: '{' | '['): void {
  append(writer.out, bracket);
  writer.filled.push(false);
}

export function closeBracket(writer: JsonWriter, bracket: '}' | ']'): void {
  const isFilled = writer.filled.pop();
  if (isFilled) append(writer.out, writer.separator(writer.filled.length));
  append(writer.out, bracket);
}

/** The comma and line break before an array's item. */
export function startItem({ out, separator, filled }: JsonWriter): void {
  if (filled[filled.length - 1]) append(out, ',');
  filled[filled.length - 1] = true;
  append(out, separator(filled.length));
}

/** What stands before an object member's value. */
export function startMember(writer: JsonWriter, name: string): void {
  startItem(writer);
  append(writer.out, `${JSON.stringify(name)}: `);
}

export function writeString({ out }: JsonWriter, value: string): void {
  append(out, JSON.stringify(value));
}
