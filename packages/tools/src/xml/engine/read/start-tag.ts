import { checkUnique } from './attribute-spans.ts';
import { readAttributeReference } from './attribute-value.ts';
import { classes, GREATER_THAN, nameEnd, skipSpace, SLASH, SPACE } from './characters.ts';
import { leaveScope } from './namespaces.ts';
import { expected, readMark, readName, STOP, stop, unfinished } from './reader.ts';
import { nextAmpersand, nextLessThan, type Scan } from './scan.ts';
import { enterScope } from './scope.ts';
import { addToken, EMPTY_TAG, HAS_ELEMENTS, START_TAG, UNTIDY } from './tokens.ts';

/** [40] STag or [44] EmptyElemTag, from its `<` at `at`. */
export function readStartTag(scan: Scan, at: number): number {
  const { text, open, tokens, counts } = scan;
  const nameStop = nameEnd(text, at + 1);
  if (nameStop === at + 1) return stop(scan, 'stray-less-than', at);
  const end = readAttributes(scan, at, nameStop);
  if (end === STOP || checkUnique(scan, scan.attributes) === STOP) return STOP;
  const flags = enterScope(scan, at + 1, nameStop, end);
  if (flags === STOP) return STOP;
  const depth = open.tokens.length;
  const isEmpty = text.charCodeAt(end - 2) === SLASH;
  if (depth > 0) tokens.codes[open.tokens[depth - 1]] |= HAS_ELEMENTS;
  if (isEmpty) {
    leaveScope(scan.bindings, depth);
  } else {
    open.tokens.push(tokens.count);
    open.nameEnds.push(nameStop);
  }
  addToken(tokens, (isEmpty ? EMPTY_TAG : START_TAG) | (scan.attributes.isUntidy ? UNTIDY : 0) | flags, at);
  counts.tags += 1;
  counts.elements += 1;
  counts.attributes += scan.attributes.count;
  return end;
}

/** The attributes and the end of a tag that starts at `tag`, from the end of its name. */
function readAttributes(scan: Scan, tag: number, nameStop: number): number {
  const { text, attributes } = scan;
  attributes.count = 0;
  attributes.isUntidy = false;
  let at = nameStop;
  while (at !== STOP) {
    const first = text.charCodeAt(at);
    if (first === GREATER_THAN) return at + 1;
    if (first === SLASH)
      return at + 1 === text.length ? unfinished(scan, 'tag', tag) : readMark(scan, at, '/>', 'tag-end');
    const start = skipSpace(text, at);
    if (start === text.length) return unfinished(scan, 'tag', tag);
    if (start === at) return expected(scan, at === nameStop ? 'tag-end' : 'space', at);
    const next = text.charCodeAt(start);
    const isLast = next === GREATER_THAN || next === SLASH;
    if (start !== at + 1 || text[at] !== ' ' || isLast) attributes.isUntidy = true;
    at = isLast ? start : readAttribute(scan, start);
  }
  return STOP;
}

/** [41] Attribute. */
function readAttribute(scan: Scan, at: number): number {
  const { text, attributes } = scan;
  const nameStop = readName(scan, at);
  if (nameStop === STOP) return STOP;
  let quoteAt = nameStop + 1;
  if (text[nameStop] !== '=' || classes[text.charCodeAt(quoteAt)] & SPACE) {
    const equals = skipSpace(text, nameStop);
    if (text[equals] !== '=') return expected(scan, 'equals', equals);
    quoteAt = skipSpace(text, equals + 1);
    attributes.isUntidy = true;
  }
  const quote = text[quoteAt];
  if (quote !== '"' && quote !== "'") return expected(scan, 'quote', quoteAt);
  const valueEnd = text.indexOf(quote, quoteAt + 1);
  if (nextLessThan(scan, quoteAt) < valueEnd) return stop(scan, 'less-than-in-attribute', scan.ahead.lessThan);
  if (valueEnd === -1) return unfinished(scan, 'attribute', quoteAt);
  if (nextAmpersand(scan, quoteAt) < valueEnd && readReferences(scan, valueEnd) === STOP) return STOP;
  const index = attributes.count;
  attributes.nameStarts[index] = at;
  attributes.nameEnds[index] = nameStop;
  attributes.valueStarts[index] = quoteAt + 1;
  attributes.valueEnds[index] = valueEnd;
  attributes.count = index + 1;
  return valueEnd + 1;
}

function readReferences(scan: Scan, end: number): number {
  let at = scan.ahead.ampersand;
  while (at < end) {
    const after = readAttributeReference(scan, at);
    if (after === STOP) return STOP;
    at = nextAmpersand(scan, after);
  }
  return end;
}
