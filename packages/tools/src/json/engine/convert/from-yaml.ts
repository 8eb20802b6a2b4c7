import { Lexer, LineCounter, parseAllDocuments, type Document } from 'yaml';
import type { EngineContext } from '@toolbench/kit/context.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToBytes, type Text } from '@toolbench/kit/text.ts';
import { largestYamlResult, listed } from '../read/limits.ts';
import { checked, type OpenCode } from '../read/opened.ts';
import { checkedOf, indented, type Chosen, type LayoutCode, type Written } from '../rewrite-actions.ts';
import { readString } from '../read/source.ts';
import { JsonOfYaml, offsetOf, Refusal, type FromYamlCode, type YamlNote } from './yaml-document.ts';
import { jsonTags } from './yaml-tags.ts';

export interface YamlNotes {
  readonly count: number;
  /** Up to 100 of them, in the order of the text. */
  readonly listed: readonly YamlNote[];
}

export interface WrittenFromYaml extends Written {
  /** Absent where there are none. */
  readonly yaml?: YamlNotes;
}

/** Levels of brackets, and twice the levels of lines, that are read: the library's recursion ends its process far above. */
const deepestFlow = 500;
const deepestBlock = /^(?: |[-?:] ){1000}/m;

/** Whether the text is nested so deeply that it may not be given to the library. */
function isTooDeep(text: string): boolean {
  if (deepestBlock.test(text)) return true;
  let level = 0;
  let isScalarNext = false;
  for (const token of new Lexer().lex(text)) {
    if (!isScalarNext && (token === '[' || token === '{')) level += 1;
    else if (!isScalarNext && (token === ']' || token === '}')) level -= 1;
    if (level > deepestFlow) return true;
    isScalarNext = token === '\u001f';
  }
  return false;
}

/** YAML 1.2 as JSON: numbers digit by digit, several documents as an array. */
export function readYaml(
  input: Text,
  { indent }: Chosen<'indent'>,
  context: EngineContext,
): Result<WrittenFromYaml, OpenCode | LayoutCode | FromYamlCode> {
  const text = readString(input);
  if (!text.ok) return text;
  if (isTooDeep(text.value)) return fail('yaml-too-deep', { limit: deepestFlow });
  const lines = new LineCounter();
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: Math.max(col, 1) };
  };
  try {
    // Its own check for repeated keys takes the square of their number.
    const settings = {
      intAsBigInt: true,
      uniqueKeys: false,
      lineCounter: lines,
      prettyErrors: false,
      merge: false,
      resolveKnownTags: false,
      customTags: jsonTags,
    };
    const documents: readonly Document.Parsed[] = parseAllDocuments(text.value, settings);
    const error = documents.flatMap(({ errors }) => errors).at(0);
    if (error) return fail('not-yaml', { reason: error.message.replace(/\.$/, '') }, place(error.pos[0]));
    const writers = documents.map((document) => new JsonOfYaml(document));
    const written = documents.map((document, index) => writers[index].write(document.contents));
    const notes = writers.flatMap((writer) => [...writer.notes]);
    const json = written.length > 1 ? `[${written.join(',')}]` : (written.at(0) ?? 'null');
    const size = textToBytes(input).length;
    const opened = checked({ bytes: textToBytes(json), start: 0, isInput: false }, size, context.report);
    if (!opened.ok) return opened;
    const laidOut = indented(opened.value, indent);
    if (!laidOut.ok) return laidOut;
    notes.sort(([one], [other]) => offsetOf(one) - offsetOf(other));
    const noted = notes.slice(0, listed).map(([node, note]) => ({ ...note, place: place(offsetOf(node)) }));
    return ok({
      text: laidOut.value,
      ...checkedOf(opened.value, indent),
      ...(notes.length > 0 && { yaml: { count: notes.length, listed: noted } }),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return fail(
      error.code,
      { value: error.value, key: error.value, tag: error.tag, limit: largestYamlResult },
      place(error.offset),
    );
  }
}
