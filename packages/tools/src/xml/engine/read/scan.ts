import { type AttributeSpans, noAttributes } from './attribute-spans.ts';
import { type EntityReader } from './entity.ts';
import { type Bindings, initialBindings } from './namespaces.ts';
import { emptyTokens, type Tokens } from './tokens.ts';

/** A document, or an entity's replacement text, while its markup is being read. */
export interface Scan extends EntityReader {
  readonly tokens: Tokens;
  readonly open: OpenElements;
  readonly bindings: Bindings;
  readonly attributes: AttributeSpans;
  /** Offsets of the next such characters. They only move forward, so that looking ahead stays linear. */
  readonly ahead: { lessThan: number; ampersand: number; cdataEnd: number; colon: number };
  readonly counts: Counts;
  hasRoot: boolean;
  hasDoctype: boolean;
}

/** The elements that have started and not ended, outermost first. */
export interface OpenElements {
  /** Index of the start tag's token. */
  readonly tokens: number[];
  /** Offset after the name in the start tag. */
  readonly nameEnds: number[];
}

/** How much markup there is: tags are start, end and empty-element tags. */
export interface Counts {
  tags: number;
  elements: number;
  attributes: number;
}

/** Completes a reader to a scan of its text. Namespace declarations around it stay in force. */
export function scanOf(reader: EntityReader, bindings: Bindings = initialBindings()): Scan {
  return Object.assign(reader, {
    tokens: emptyTokens(reader.text.length),
    open: { tokens: [], nameEnds: [] },
    bindings,
    attributes: noAttributes(),
    ahead: { lessThan: -1, ampersand: -1, cdataEnd: -1, colon: -1 },
    counts: { tags: 0, elements: 0, attributes: 0 },
    hasRoot: false,
    hasDoctype: false,
  });
}

/** Whether what is read now stands outside of the root element. */
export function isOutsideRoot(scan: Scan): boolean {
  return scan.open.tokens.length === 0 && scan.nesting === 0;
}

/** Offset of the next `<` at or after `at`, or the text's length. */
export function nextLessThan(scan: Scan, at: number): number {
  if (scan.ahead.lessThan < at) scan.ahead.lessThan = find(scan.text, '<', at);
  return scan.ahead.lessThan;
}

export function nextAmpersand(scan: Scan, at: number): number {
  if (scan.ahead.ampersand < at) scan.ahead.ampersand = find(scan.text, '&', at);
  return scan.ahead.ampersand;
}

export function nextCdataEnd(scan: Scan, at: number): number {
  if (scan.ahead.cdataEnd < at) scan.ahead.cdataEnd = find(scan.text, ']]>', at);
  return scan.ahead.cdataEnd;
}

export function nextColon(scan: Scan, at: number): number {
  if (scan.ahead.colon < at) scan.ahead.colon = find(scan.text, ':', at);
  return scan.ahead.colon;
}

function find(text: string, mark: string, at: number): number {
  const found = text.indexOf(mark, at);
  return found === -1 ? text.length : found;
}
