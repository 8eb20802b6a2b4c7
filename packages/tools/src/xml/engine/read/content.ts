import { EXCLAMATION, isSpaceBetween, LESS_THAN, QUESTION, skipSpace, SLASH } from './characters.ts';
import { readDoctype } from './doctype.ts';
import { type EntityReader, useEntity } from './entity.ts';
import { readEndTag } from './end-tag.ts';
import { readCdata, readComment, readInstruction } from './markup.ts';
import { outerBindings } from './namespaces.ts';
import { readReference, referencedEntity } from './reference.ts';
import { STOP, stop } from './reader.ts';
import { isOutsideRoot, nextAmpersand, nextCdataEnd, nextLessThan, type Scan, scanOf } from './scan.ts';
import { readStartTag } from './start-tag.ts';
import { addToken, BLANK, CDATA, COMMENT, DOCTYPE, HAS_TEXT, INSTRUCTION, TEXT } from './tokens.ts';

/** How far to read, in code units, before progress is told. */
const reportEvery = 1 << 20;

/** [43] content and what may stand around the root element, from `at` to the end of the text. */
export function readContent(scan: Scan, at: number, report?: (offset: number) => void): number {
  const { text } = scan;
  let end = at;
  let nextReport = at + reportEvery;
  while (end < text.length && end !== STOP) {
    end = text.charCodeAt(end) === LESS_THAN ? readMarkup(scan, end) : readText(scan, end);
    if (end < nextReport) continue;
    report?.(end);
    nextReport = end + reportEvery;
  }
  return end;
}

function readMarkup(scan: Scan, at: number): number {
  switch (scan.text.charCodeAt(at + 1)) {
    case SLASH:
      return readEndTag(scan, at);
    case EXCLAMATION:
      return readExclamation(scan, at);
    case QUESTION:
      addToken(scan.tokens, INSTRUCTION, at);
      return readInstruction(scan, at);
    default:
      return readElementStart(scan, at);
  }
}

function readElementStart(scan: Scan, at: number): number {
  if (!isOutsideRoot(scan)) return readStartTag(scan, at);
  if (scan.hasRoot) return stop(scan, 'second-root', at);
  scan.hasRoot = true;
  return readStartTag(scan, at);
}

/** Markup that starts with `<!`. */
function readExclamation(scan: Scan, at: number): number {
  const { text } = scan;
  if (text.startsWith('<!--', at)) {
    addToken(scan.tokens, COMMENT, at);
    return readComment(scan, at);
  }
  if (text.startsWith('<![CDATA[', at)) {
    if (isOutsideRoot(scan)) return stop(scan, 'text-outside-root', at);
    addToken(scan.tokens, CDATA, at);
    markText(scan);
    return readCdata(scan, at);
  }
  if (!text.startsWith('<!DOCTYPE', at)) return stop(scan, 'stray-less-than', at);
  if (!isOutsideRoot(scan) || scan.hasRoot || scan.hasDoctype) return stop(scan, 'misplaced-doctype', at);
  scan.hasDoctype = true;
  addToken(scan.tokens, DOCTYPE, at);
  return readDoctype(scan, at);
}

/** [14] CharData and references, up to the next markup. */
function readText(scan: Scan, at: number): number {
  const { text, tokens } = scan;
  const end = nextLessThan(scan, at);
  if (isSpaceBetween(text, at, end)) {
    addToken(tokens, BLANK, at);
    return end;
  }
  if (isOutsideRoot(scan)) return stop(scan, 'text-outside-root', skipSpace(text, at));
  addToken(tokens, TEXT, at);
  markText(scan);
  let ampersand = nextAmpersand(scan, at);
  while (ampersand < end) {
    const after = readContentReference(scan, ampersand);
    if (after === STOP) return STOP;
    ampersand = nextAmpersand(scan, after);
  }
  return nextCdataEnd(scan, at) < end ? stop(scan, 'cdata-end-in-text', scan.ahead.cdataEnd) : end;
}

/** Notes that the open element has text, so that white space in it counts. */
function markText({ open, tokens }: Scan): void {
  if (open.tokens.length > 0) tokens.codes[open.tokens[open.tokens.length - 1]] |= HAS_TEXT;
}

/** A reference in content, and the entity behind it. External entities are let be. */
function readContentReference(scan: Scan, at: number): number {
  const end = readReference(scan, at);
  if (end === STOP) return STOP;
  const entity = referencedEntity(scan, at, end);
  if (scan.problem) return STOP;
  if (entity?.kind !== 'internal') return end;
  return useEntity(scan, at, entity, 'content', readReplacement) === STOP ? STOP : end;
}

/** Section 4.3.2: the replacement text of an internal entity must be content by itself. */
function readReplacement(inner: EntityReader, outer: Scan): number {
  const scan = scanOf(inner, outerBindings(outer.bindings));
  if (readContent(scan, 0) === STOP) return STOP;
  const unclosed = scan.open.tokens.length;
  if (unclosed === 0) return inner.text.length;
  const start = scan.tokens.starts[scan.open.tokens[unclosed - 1]];
  return stop(scan, 'unclosed-tags', start, { list: openNames(scan) });
}

/** So many names are listed in a message. */
const namesListed = 50;

/** The names of the elements that are still open, outermost first. */
export function openNames({ text, tokens, open }: Scan): string {
  const names = open.tokens
    .slice(0, namesListed)
    .map((token, index) => text.slice(tokens.starts[token] + 1, open.nameEnds[index]));
  return names.join(', ') + (open.tokens.length > namesListed ? ', …' : '');
}
