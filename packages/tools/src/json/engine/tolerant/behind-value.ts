import { closers, isCloser, popBracket, pushBracket } from './brackets.ts';
import { gapEnd, skipGap } from './gap.ts';
import { commaAndMemberAhead, startsMember } from './member-ahead.ts';
import { halfWidth } from './quotes.ts';
import { dropCharacter, insertBeforeRoot, replace, rootText, type Reader, type State } from './reader.ts';
import { nextContainer, scalarsEnd } from './surroundings.ts';

/** Reads the comma or the closing bracket behind a value in a container, or adds the one that is missing. */
export function readBehindValue(reader: Reader): State {
  const { text, at, open } = reader;
  const innermost = open[open.length - 1];
  const next = gapEnd(reader, at);
  const character = halfWidth(text.charAt(next));
  if (character === closers[innermost].source) return closeContainer(reader, next);
  if (innermost === 'call') {
    popBracket(reader);
    return 'after';
  }
  if (character === '') return addCloser(reader);
  if (isCloser(character)) return readForeignCloser(reader, next, character);
  if (/[,;:]/.test(character)) return readSeparator(reader, next);
  if (text.startsWith('...', next)) {
    skipGap(reader);
    return dropEllipsis(reader, next, next);
  }
  if (!startsMember(character)) {
    skipGap(reader);
    dropCharacter(reader);
    return 'after';
  }
  if (innermost === 'object' && /[{[]/.test(character)) return addCloser(reader);
  replace(reader, 'missing-comma', at, at, ',');
  skipGap(reader);
  return 'member';
}

/** Takes the innermost container's closing bracket, which stands at `next`. */
function closeContainer(reader: Reader, next: number): State {
  if (reader.dialect === 'repair' && closesTooEarly(reader, next)) return dropCloser(reader, next);
  const innermost = popBracket(reader);
  const { source, written } = closers[innermost];
  const found = reader.text.charAt(next);
  skipGap(reader);
  if (found !== source) replace(reader, 'full-width', next, next + 1, written);
  else if (innermost === 'call') replace(reader, 'call', next, next + 1, written);
  else if (innermost === 'tuple') replace(reader, 'wrong-bracket', next, next + 1, written);
  reader.at = next + 1;
  return 'after';
}

/** Whether members follow behind the closing bracket of an object that lies in none. */
function closesTooEarly(reader: Reader, next: number): boolean {
  const { open, text, at, opened } = reader;
  if (at === opened || open.at(-1) !== 'object' || open.at(-2) === 'object') return false;
  return commaAndMemberAhead(text, gapEnd(reader, next + 1));
}

function dropCloser(reader: Reader, next: number): State {
  skipGap(reader);
  replace(reader, 'extra-bracket', next, next + 1, '');
  reader.at = next + 1;
  return 'after';
}

function addCloser(reader: Reader): State {
  replace(reader, 'missing-bracket', reader.at, reader.at, closers[popBracket(reader)].written);
  return 'after';
}

/** A bracket that does not close the innermost container: an outer one's, one too many, or a mistaken one. */
function readForeignCloser(reader: Reader, next: number, character: string): State {
  const { text, open, awaited } = reader;
  if ((awaited.get(character) ?? 0) > 0) return addCloser(reader);
  const { source, written } = closers[open[open.length - 1]];
  skipGap(reader);
  const behind = gapEnd(reader, next + 1);
  // Where it would end the whole value although elements or members follow, it is one too many.
  const isOnlyOne = open.length === 1 && reader.at !== reader.opened;
  const endsTooEarly = isOnlyOne && halfWidth(text.charAt(behind)) === ',' && gapEnd(reader, behind + 1) < text.length;
  const isExtra = text.charAt(behind) === source || endsTooEarly;
  replace(reader, isExtra ? 'extra-bracket' : 'wrong-bracket', next, next + 1, isExtra ? '' : written);
  reader.at = next + 1;
  if (!isExtra) popBracket(reader);
  return 'after';
}

/** Takes away what stands from `start` to the end of the ellipsis at `dots`. */
function dropEllipsis(reader: Reader, start: number, dots: number): State {
  replace(reader, 'ellipsis', start, dots + 3, '');
  reader.at = dots + 3;
  return 'after';
}

/** Takes the separator at `next`, unless nothing follows that it could separate. */
function readSeparator(reader: Reader, next: number): State {
  const { text, open } = reader;
  const found = text.charAt(next);
  let following = gapEnd(reader, next + 1);
  let end = next + 1;
  while (/[,;:=，；：]/.test(text.charAt(following))) {
    end = following + 1;
    following = gapEnd(reader, end);
  }
  const after = text.charAt(following);
  if (open.at(-1) === 'object' && /[{[]/.test(after)) return addCloser(reader);
  skipGap(reader);
  reader.at = next + 1;
  if (text.startsWith('...', following)) {
    return dropEllipsis(reader, next, following);
  }
  if (after === '' || after === ')' || isCloser(after)) {
    replace(reader, text.slice(next, end) === ',' ? 'trailing-comma' : 'extra-comma', next, end, '');
    reader.at = end;
    return 'after';
  }
  if (found !== ',') replace(reader, /[;:]/.test(found) ? 'wrong-separator' : 'full-width', next, next + 1, ',');
  skipGap(reader);
  return 'member';
}

/** Whether several values have been made an array, of which the first is an object or an array itself. */
export function isListOfRoots({ text, addedToRoot, rootStart }: Reader): boolean {
  return addedToRoot === '[' && isContainerAt(text, rootStart);
}

function isContainerAt(text: string, at: number): boolean {
  return /[{[]/.test(halfWidth(text.charAt(at)));
}

/**
 * Reads what stands behind a whole value: nothing, more values, members without their braces, or other text. Behind an
 * object or an array, words are text around it and no values; JSON behind them is one more value.
 */
export function readBehindRoot(reader: Reader): State {
  const { text, at } = reader;
  const next = gapEnd(reader, at);
  const character = halfWidth(text.charAt(next));
  if (reader.dialect === 'json5') return dropRest(reader, next);
  if (isContainerAt(text, reader.rootStart)) return readBehindContainer(reader, next);
  if (character === '') return dropRest(reader, next);
  if (reader.addedToRoot === '' && /[:=]/.test(character) && rootText(reader).startsWith('"')) {
    insertBeforeRoot(reader, 'missing-bracket', '{');
    pushBracket(reader, 'object');
    return 'colon';
  }
  if (isCloser(character)) return dropCloser(reader, next);
  const following = /[,;]/.test(character) ? text.charAt(gapEnd(reader, next + 1)) : character;
  const goesOn = reader.addedToRoot === '' ? startsMember(following) : /["{[\d-]/.test(following);
  if (!goesOn) return dropRest(reader, next);
  beginList(reader);
  return 'after';
}

function beginList(reader: Reader): void {
  insertBeforeRoot(reader, 'several-values', '[');
  pushBracket(reader, 'array');
}

function readBehindContainer(reader: Reader, next: number): State {
  const { text, at, open, addedToRoot } = reader;
  const character = halfWidth(text.charAt(next));
  const isEnded = addedToRoot !== '' && open.length === 0;
  if (!isEnded && isCloser(character)) {
    const isLast = gapEnd(reader, next + 1) === text.length;
    return open.length > 0 && isLast && character === ']' ? readBehindValue(reader) : dropCloser(reader, next);
  }
  // A Markdown fence ends the gap and what it is in, but there may be another block.
  const from = next < text.length ? next : text.indexOf('```', at);
  const following = from < 0 || isEnded ? -1 : followingValue(reader, from);
  if (following < 0) {
    if (open.length > 0) return addCloser(reader);
    return dropRest(reader, next);
  }
  if (addedToRoot === '') beginList(reader);
  if (following === from) return readBehindValue(reader);
  replace(reader, 'missing-comma', at, at, ',');
  replace(reader, 'surrounding-text', /[^ \t\n\r]/.test(text.slice(at, from)) ? at : from, following, '');
  reader.at = following;
  return 'member';
}

/** `from` where a value, or a separator and a value, stands there; otherwise where the next container begins, or -1. */
function followingValue(reader: Reader, from: number): number {
  const { text } = reader;
  const value = /[,;]/.test(halfWidth(text.charAt(from))) ? gapEnd(reader, from + 1) : from;
  const scalars = scalarsEnd(text, value);
  const container = nextContainer(text, scalars);
  const isValues = scalars > value && (scalars === text.length || scalars === container);
  return value < text.length && (isValues || container === value) ? from : container;
}

function dropRest(reader: Reader, next: number): State {
  skipGap(reader);
  if (next < reader.text.length) replace(reader, 'surrounding-text', next, reader.text.length, '');
  return 'done';
}
