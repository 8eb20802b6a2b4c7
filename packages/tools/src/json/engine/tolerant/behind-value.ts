import { closers, isCloser, popBracket, pushBracket } from './brackets.ts';
import { gapEnd, skipGap } from './gap.ts';
import { halfWidth, isQuote } from './quotes.ts';
import { dropCharacter, insertBeforeRoot, replace, rootText, type Reader, type State } from './reader.ts';

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

function startsMember(character: string): boolean {
  return isQuote(character) || /[\p{L}\p{N}{[(\\$_.+-]/u.test(character);
}

/** Takes the innermost container's closing bracket, which stands at `next`. */
function closeContainer(reader: Reader, next: number): State {
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
  const isExtra = text.charAt(gapEnd(reader, next + 1)) === source;
  replace(reader, isExtra ? 'extra-bracket' : 'wrong-bracket', next, next + 1, isExtra ? '' : written);
  reader.at = next + 1;
  if (!isExtra) popBracket(reader);
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
    replace(reader, 'ellipsis', next, following + 3, '');
    reader.at = following + 3;
    return 'after';
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

/** Reads what stands behind the whole value: nothing, more values, members without their braces, or other text. */
export function readBehindRoot(reader: Reader): State {
  const { text, at } = reader;
  const next = gapEnd(reader, at);
  const character = halfWidth(text.charAt(next));
  if (reader.dialect === 'json5' || character === '') return dropRest(reader, next);
  const isContainer = reader.addedToRoot !== '' || /[{[]/.test(text.charAt(reader.rootStart));
  if (!isContainer && /[:=]/.test(character) && rootText(reader).startsWith('"')) {
    insertBeforeRoot(reader, 'missing-bracket', '{');
    pushBracket(reader, 'object');
    return 'colon';
  }
  if (isCloser(character)) {
    skipGap(reader);
    replace(reader, 'extra-bracket', next, next + 1, '');
    reader.at = next + 1;
    return 'after';
  }
  const following = /[,;]/.test(character) ? text.charAt(gapEnd(reader, next + 1)) : character;
  if (!(isContainer ? /["{[\d-]/.test(following) : startsMember(following))) return dropRest(reader, next);
  insertBeforeRoot(reader, 'several-values', '[');
  pushBracket(reader, 'array');
  return 'after';
}

function dropRest(reader: Reader, next: number): State {
  skipGap(reader);
  if (next < reader.text.length) replace(reader, 'surrounding-text', next, reader.text.length, '');
  return 'done';
}
