import { type Text } from '@toolbench/kit/text.ts';
import type { XmlDocument } from './read/document.ts';
import { type Layout, layoutOf } from './layout.ts';
import { append, built, type TextBuilder, textBuilder } from './text-builder.ts';
import { findAttributes, noAttributes } from './read/attribute-spans.ts';
import { nameEnd } from './read/characters.ts';
import { BLANK, DECLARATION, END_TAG, kindOf, START_TAG, UNTIDY } from './read/tokens.ts';

export interface PrintOptions {
  /** What stands between two pieces of markup at a depth: a line break and indentation, or nothing. */
  readonly separator: (depth: number) => string;
  /** Replaces the encoding that the declaration names; undefined leaves it. */
  readonly encoding: string | undefined;
}

/**
 * Writes a document anew without changing what a parser reads from it. Only two kinds of white space are replaced:
 * inside tags and the XML declaration, around names and `=`; and between pieces of markup in the prolog, after the
 * root, and in elements where it carries no meaning (see `layoutOf`).
 *
 * Everything else comes out as it went in: text, CDATA, references, attribute values with their quotes, comments,
 * processing instructions, the document type declaration, and white space that is an element's only content.
 */
export function printDocument(document: XmlDocument, options: PrintOptions, report?: (offset: number) => void): Text {
  const printer: Printer = {
    document,
    options,
    out: textBuilder(document.text.length * 2),
    layouts: [],
    copiedTo: 0,
    hasOutput: false,
  };
  const { tokens } = document;
  for (let index = 0; index < tokens.count; index += 1) {
    printToken(printer, index);
    if ((index & 0xffff) === 0) report?.(tokens.starts[index]);
  }
  copyUpTo(printer, document.text.length);
  return built(printer.out);
}

interface Printer {
  readonly document: XmlDocument;
  readonly options: PrintOptions;
  readonly out: TextBuilder;
  /** Of the open elements, outermost first. */
  readonly layouts: Layout[];
  /** The text up to here is written or left out; what follows is written in one piece as far as it can be. */
  copiedTo: number;
  hasOutput: boolean;
}

function printToken(printer: Printer, index: number): void {
  const { document, layouts } = printer;
  const { codes, starts } = document.tokens;
  const code = codes[index];
  const kind = kindOf(code);
  const isApart = layouts.length === 0 || layouts[layouts.length - 1] === 'apart';
  if (kind === BLANK) {
    if (isApart) replace(printer, starts[index], starts[index + 1], '');
    return;
  }
  if (kind === END_TAG) layouts.pop();
  if (isApart && printer.hasOutput)
    replace(printer, starts[index], starts[index], printer.options.separator(layouts.length));
  printer.hasOutput = true;
  if (kind === START_TAG) layouts.push(layoutOf(code, layouts[layouts.length - 1]));
  if (kind === DECLARATION) printDeclaration(printer, starts[1]);
  else if (code & UNTIDY) replace(printer, starts[index], starts[index + 1], tidyTag(document.text, starts[index]));
}

/** A well-formed tag without the white space that it does not need. Values keep their quotes. */
function tidyTag(text: string, at: number): string {
  if (text.charAt(at + 1) === '/') return `${text.slice(at, nameEnd(text, at + 2))}>`;
  const attributes = noAttributes();
  findAttributes(text, at, attributes);
  const nameStop = nameEnd(text, at + 1);
  let tag = text.slice(at, nameStop);
  let last = nameStop;
  for (let index = 0; index < attributes.count; index += 1) {
    last = attributes.valueEnds[index] + 1;
    const name = text.slice(attributes.nameStarts[index], attributes.nameEnds[index]);
    tag += ` ${name}=${text.slice(attributes.valueStarts[index] - 1, last)}`;
  }
  const isEmpty = text.charAt(text.indexOf('>', last) - 1) === '/';
  return tag + (isEmpty ? '/>' : '>');
}

/** A well-formed XML declaration without needless white space, naming `encoding` if that is given. */
function tidyDeclaration(declaration: string, encoding: string | undefined): string {
  const tidy = declaration
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/ ?= ?/g, '=')
    .replace(' ?>', '?>');
  return encoding === undefined ? tidy : tidy.replace(/encoding=(["']).*?\1/, `encoding="${encoding}"`);
}

function printDeclaration(printer: Printer, end: number): void {
  replace(printer, 0, end, tidyDeclaration(printer.document.text.slice(0, end), printer.options.encoding));
}

/** Writes `instead` for the text from `start` to `end`. */
function replace(printer: Printer, start: number, end: number, instead: string): void {
  copyUpTo(printer, start);
  if (instead !== '') append(printer.out, instead);
  printer.copiedTo = end;
}

function copyUpTo(printer: Printer, end: number): void {
  if (end > printer.copiedTo) append(printer.out, printer.document.text, printer.copiedTo, end);
}
