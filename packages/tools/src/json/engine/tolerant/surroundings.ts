import { replace, type Reader } from './reader.ts';

const fence = /```[\w-]*[ \t]*\r?\n?/;
const words = /^[\p{L}_$]/u;
const startsJson = /^(?:(?:true|false|null|True|False|None|undefined|NaN|Infinity)\b|[\w$-]+\s*:|[bruBRU]["'])/;

/**
 * Leaves out what stands before the value: a sentence, an assignment, the beginning of a Markdown code block.
 * Where no bracket follows, the words are the value.
 */
export function skipPreamble(reader: Reader): void {
  const { text } = reader;
  const start = text.search(/[^\s\ufeff]/);
  const bracket = text.search(/[{[｛［【]/);
  const block = fence.exec(text);
  if (block && (bracket < 0 || block.index < bracket)) reader.at = block.index + block[0].length;
  else if (bracket > start && words.test(text.charAt(start)) && !startsJson.test(text.slice(start, start + 100)))
    reader.at = bracket;
  if (reader.at > 0) replace(reader, 'surrounding-text', 0, reader.at, '');
}
