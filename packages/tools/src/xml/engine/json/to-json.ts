import type { Text } from '@toolbench/kit/text.ts';
import { type AttributeSpans, findAttributes, noAttributes } from '../read/attribute-spans.ts';
import { nameEnd } from '../read/characters.ts';
import type { XmlDocument } from '../read/document.ts';
import { IN_RUN, jsonShapes, KEEPS_SPACE, ORDERED, RUN_FIRST, RUN_LAST } from './json-shape.ts';
import { lineSeparators } from '../line-separators.ts';
import { built, append, type TextBuilder, textBuilder } from '../text-builder.ts';
import { BLANK, CDATA, EMPTY_TAG, END_TAG, HAS_ELEMENTS, kindOf, START_TAG, TEXT } from '../read/tokens.ts';
import { attributeValue, characterValue, withLineFeeds } from '../read/values.ts';

/** Writes JSON piece by piece, indented. */
interface JsonWriter {
  readonly out: TextBuilder;
  readonly separator: (depth: number) => string;
  /** For each open bracket, whether something stands in it. */
  readonly filled: boolean[];
}

function jsonWriter(indent: number): JsonWriter {
  return { out: textBuilder(), separator: lineSeparators(indent), filled: [] };
}

function openBracket(writer: JsonWriter, bracket: '{' | '['): void {
  append(writer.out, bracket);
  writer.filled.push(false);
}

function closeBracket(writer: JsonWriter, bracket: '}' | ']'): void {
  const isFilled = writer.filled.pop();
  if (isFilled) append(writer.out, writer.separator(writer.filled.length));
  append(writer.out, bracket);
}

/** The comma and line break before an array's item. */
function startItem({ out, separator, filled }: JsonWriter): void {
  if (filled[filled.length - 1]) append(out, ',');
  filled[filled.length - 1] = true;
  append(out, separator(filled.length));
}

/** What stands before an object member's value. */
function startMember(writer: JsonWriter, name: string): void {
  startItem(writer);
  append(writer.out, `${JSON.stringify(name)}: `);
}

function writeString({ out }: JsonWriter, value: string): void {
  append(out, JSON.stringify(value));
}

/**
 * Writes a document as JSON, by a convention from which `fromJson` makes the same elements, attributes and text again:
 *
 * - the document is `{"root": value}`; an element with text only, or empty, is a string;
 * - otherwise it is an object: attributes first, as `"@name": "value"`; then, if it has text only, `"#text": "…"`;
 *   if it has child elements, `"name": value` for each, siblings of one name as `"name": [value, …]`;
 * - where that would lose the order, because text stands between the children or children of one name stand apart, all
 *   content goes into `"#content": ["text", {"name": value}, …]`.
 *
 * Every value is a string, since XML knows no other. White space without meaning, comments, processing instructions
 * and the document type declaration are left out. The document has no opaque references (see values.ts).
 *
 * @param indent spaces per level
 */
export function toJson(document: XmlDocument, indent: number, report?: (offset: number) => void): Text {
  const { tokens } = document;
  const converter: Converter = {
    document,
    shapes: jsonShapes(document),
    json: jsonWriter(indent),
    open: [],
    attributes: noAttributes(),
  };
  for (let index = 0; index < tokens.count; index += 1) {
    convertToken(converter, index);
    if ((index & 0xffff) === 0) report?.(tokens.starts[index]);
  }
  return built(converter.json.out);
}

interface Converter {
  readonly document: XmlDocument;
  readonly shapes: Uint8Array;
  readonly json: JsonWriter;
  /** The elements around, outermost first. */
  readonly open: OpenElement[];
  readonly attributes: AttributeSpans;
}

interface OpenElement {
  readonly token: number;
  readonly style: 'text' | 'text-member' | 'members' | 'ordered';
  /** Text gathered since the last tag. */
  text: string;
}

function convertToken(converter: Converter, index: number): void {
  const { text, tokens, dtd } = converter.document;
  const raw = () => text.slice(tokens.starts[index], tokens.starts[index + 1]);
  const around = converter.open.at(-1);
  const kind = kindOf(tokens.codes[index]);
  if (kind === END_TAG) endElement(converter);
  else if (kind === START_TAG || kind === EMPTY_TAG) startElement(converter, index);
  else if (!around) return;
  else if (kind === TEXT) around.text += characterValue(raw(), dtd);
  else if (kind === CDATA) around.text += withLineFeeds(raw().slice('<![CDATA['.length, -']]>'.length));
  else if (kind === BLANK && converter.shapes[around.token] & KEEPS_SPACE) around.text += withLineFeeds(raw());
}

function startElement(converter: Converter, token: number): void {
  const { document, json, open } = converter;
  const { text, tokens } = document;
  const start = tokens.starts[token];
  startValue(converter, text.slice(start + 1, nameEnd(text, start + 1)), converter.shapes[token]);
  findAttributes(text, start, converter.attributes);
  const style = styleOf(converter, token);
  if (style !== 'text') {
    openBracket(json, '{');
    writeAttributes(converter);
  }
  if (style === 'ordered') {
    startMember(json, '#content');
    openBracket(json, '[');
  }
  open.push({ token, style, text: '' });
  if (kindOf(tokens.codes[token]) === EMPTY_TAG) endElement(converter);
}

function styleOf({ document, shapes, attributes }: Converter, token: number): OpenElement['style'] {
  if (document.tokens.codes[token] & HAS_ELEMENTS) return shapes[token] & ORDERED ? 'ordered' : 'members';
  return attributes.count > 0 ? 'text-member' : 'text';
}

/** What comes before an element's value: its name, and the array that it is in. */
function startValue(converter: Converter, name: string, shape: number): void {
  const { json } = converter;
  const around = converter.open.at(-1);
  if (around?.style === 'members') {
    const isLater = (shape & IN_RUN) !== 0 && (shape & RUN_FIRST) === 0;
    if (!isLater) startMember(json, name);
    if (shape & RUN_FIRST) openBracket(json, '[');
    if (shape & IN_RUN) startItem(json);
    return;
  }
  if (around) {
    writeText(json, around);
    startItem(json);
  }
  openBracket(json, '{');
  startMember(json, name);
}

function writeAttributes({ document, json, attributes }: Converter): void {
  const { text, dtd } = document;
  for (let index = 0; index < attributes.count; index += 1) {
    startMember(json, `@${text.slice(attributes.nameStarts[index], attributes.nameEnds[index])}`);
    const raw = text.slice(attributes.valueStarts[index], attributes.valueEnds[index]);
    writeString(json, attributeValue(raw, dtd));
  }
}

/** The text before a child element or the end, where order counts. */
function writeText(json: JsonWriter, element: OpenElement): void {
  if (element.text === '') return;
  startItem(json);
  writeString(json, element.text);
  element.text = '';
}

function endElement(converter: Converter): void {
  const { json, open } = converter;
  const element = open.pop();
  if (!element) return;
  if (element.style === 'text') writeString(json, element.text);
  if (element.style === 'text-member' && element.text !== '') {
    startMember(json, '#text');
    writeString(json, element.text);
  }
  if (element.style === 'ordered') {
    writeText(json, element);
    closeBracket(json, ']');
  }
  if (element.style !== 'text') closeBracket(json, '}');
  const around = open.at(-1);
  if (around?.style !== 'members') closeBracket(json, '}');
  else if (converter.shapes[element.token] & RUN_LAST) closeBracket(json, ']');
}
