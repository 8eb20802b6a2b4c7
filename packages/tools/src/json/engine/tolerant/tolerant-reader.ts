import { bracketEnd } from './bracket-end.ts';
import { gapEnd, skipGap } from './gap.ts';
import { isListOfRoots, readBehindRoot, readBehindValue } from './behind-value.ts';
import { isCloser, openContainer, pushBracket } from './brackets.ts';
import { halfWidth, isQuote } from './quotes.ts';
import { dropCharacter, insertBeforeRoot, markRoot, replace, type Reader, type State } from './reader.ts';
import { identifierAt, isDelimited, readLiteral, readNumber } from './scalar.ts';
import { readString } from './string.ts';
import { startsWithMembers } from './surroundings.ts';
import { readUnquoted } from './unquoted.ts';

/** Reads the text's one value, and in repair everything behind it, from `reader.at` on. Ends early at a refused change. */
export function readTolerantly(reader: Reader): void {
  let state: State = 'value';
  skipGap(reader);
  markRoot(reader);
  if (startsWithMembers(reader)) {
    insertBeforeRoot(reader, 'missing-bracket', '{');
    pushBracket(reader, 'object');
    state = 'member';
  }
  while (state !== 'done' && !reader.refused) {
    if (state === 'value') state = readValue(reader);
    else if (state === 'member') state = readMember(reader);
    else if (state === 'colon') state = readColon(reader);
    else state = isBehindRoot(reader) ? readBehindRoot(reader) : readBehindValue(reader);
  }
}

/** Whether a whole value has been read, of which there may be several. */
function isBehindRoot(reader: Reader): boolean {
  return reader.open.length === (isListOfRoots(reader) ? Math.min(1, reader.open.length) : 0);
}

function readValue(reader: Reader): State {
  const { text, at } = reader;
  const character = text.charAt(at);
  const bracket = halfWidth(character);
  if (bracket === '{' || bracket === '[' || bracket === '(') return openContainer(reader, bracket);
  if (startsString(reader)) {
    readString(reader, 'value');
    return 'after';
  }
  if (readNumber(reader) || readLiteral(reader)) return 'after';
  if (character === '' || /[,}\]]/.test(bracket)) {
    replace(reader, 'missing-value', at, at, 'null');
    return 'after';
  }
  if (readCall(reader)) return 'value';
  if (readUnquoted(reader, 'value')) return 'after';
  dropCharacter(reader);
  return 'value';
}

function startsString({ text, at, dialect }: Reader): boolean {
  const character = text.charAt(at);
  if (dialect === 'json5') return character === '"' || character === "'";
  return isQuote(character === '\\' ? text.charAt(at + 1) : character);
}

/** Takes away `name(` before a value, `new `, and the letter before a Python string. The bracket's end goes later. */
function readCall(reader: Reader): boolean {
  const { text, at } = reader;
  const name = identifierAt(text, at);
  if (name === undefined) return false;
  const end = at + name.length;
  const next = gapEnd(reader, end);
  const isCall = text.charAt(next) === '(';
  const isPrefix = /^[bru]{1,2}$/i.test(name) && isQuote(text.charAt(end)) && !closesUnopened(text, end);
  if (isCall && !isWrapper(reader, next)) return false;
  if (!isCall && !isPrefix && !(name === 'new' && next > end)) return false;
  reader.at = isCall ? next + 1 : next;
  replace(reader, 'call', at, reader.at, '');
  if (isCall) pushBracket(reader, 'call');
  skipGap(reader);
  return true;
}

const closing = /["'](?=\s{0,20}(?:[,\]}]|$))/y;
const onlySeparators = /(["'])[,;:\]}\s]{1,20}\1\s{0,20}(?:[,\]}]|$)/y;

/** Whether the quotation mark behind a letter ends a text that none opened, and begins no Python string. */
function closesUnopened(text: string, quote: number): boolean {
  closing.lastIndex = quote;
  onlySeparators.lastIndex = quote;
  return closing.test(text) && !onlySeparators.test(text);
}

/** Whether the call whose bracket stands at `opening` holds one value and is all there is; any other is a text. */
function isWrapper(reader: Reader, opening: number): boolean {
  const { end, hasComma } = bracketEnd(reader, opening);
  const isFunction = end >= 0 && /[{=]/.test(reader.text.charAt(gapEnd(reader, end)));
  return !hasComma && !isFunction && (end < 0 || reader.open.length === 0 || isDelimited(reader, end));
}

function readMember(reader: Reader): State {
  const { text, at, open } = reader;
  const character = text.charAt(at);
  if (character === '' || isCloser(character)) return 'after';
  const isComma = halfWidth(character) === ',';
  if (isComma || text.startsWith('...', at)) {
    const end = at + (isComma ? 1 : 3);
    replace(reader, isComma ? 'extra-comma' : 'ellipsis', at, end, '');
    reader.at = end;
    skipGap(reader);
    if (reader.opened === at) reader.opened = reader.at;
    return 'member';
  }
  return open.at(-1) === 'object' ? readKey(reader) : 'value';
}

function readKey(reader: Reader): State {
  if (startsString(reader)) readString(reader, 'key');
  else if (!readUnquoted(reader, 'key')) {
    dropCharacter(reader);
    return 'member';
  }
  return 'colon';
}

function readColon(reader: Reader): State {
  const { text, at } = reader;
  const next = gapEnd(reader, at);
  const character = text.charAt(next);
  if (character === '' || character === ',' || isCloser(character)) {
    replace(reader, 'missing-value', at, at, ': null');
    return 'after';
  }
  const isSign = /[:：=]/.test(character);
  if (!isSign) replace(reader, 'missing-colon', at, at, ':');
  skipGap(reader);
  if (isSign) {
    const end = next + (text.startsWith('=>', next) || text.startsWith(':=', next) ? 2 : 1);
    if (text.slice(next, end) !== ':')
      replace(reader, character === '：' ? 'full-width' : 'wrong-separator', next, end, ':');
    reader.at = end;
  }
  skipGap(reader);
  return 'value';
}
