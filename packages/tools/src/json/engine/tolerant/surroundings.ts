import { gapEnd } from './gap.ts';
import { isQuote } from './quotes.ts';
import { createReader, replace, type Reader } from './reader.ts';

const fence = /```[\w-]*[ \t]*\r?\n?/g;
const words = /^[\p{L}_$]/u;
const startsJson = /^(?:(?:true|false|null|True|False|None|undefined|NaN|Infinity)\b|[\w$-]+\s*:|[bruBRU]["'])/;
const bracket = /[{[｛［【]/g;

/** A brace behind which a key, its end, a comment or nothing more stands. */
const objectStart = String.raw`[{｛]\s{0,1000}(?:$|["'“”‘’\x60\\}｝]|\/[/*]|[\p{ID_Start}$_][\p{ID_Continue}$-]{0,1000}["'”’]?\s{0,20}[:：=,，])`;
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const literal = '(?:true|false|null|True|False|None)';
/** One number in brackets on a line with other text is a process, a line or a note, not an array. */
const lonelyNumber = String.raw`[[［【]\s{0,20}${number}\s{0,20}[\]］】](?:[ \t]{0,20}[^\s,;)\]}[\x60]|(?<!\([^\s(]+)\))`;
const element = String.raw`(?:$|["'“‘\x60\\{｛\]］】]|\/[/*]|(?:${number}|${literal})\s{0,1000}(?:$|[,，\]］】\n]|\/[/*]))`;
const arrayStart = String.raw`(?!${lonelyNumber})(?:[[［【]\s{0,1000}){1,4}${element}`;
const jsonStart = new RegExp(`${objectStart}|${arrayStart}`, 'gu');

/** The first bracket in `text` from `from` on that begins a JSON text rather than a tag or a remark; -1 when none does. */
function strongStart(text: string, from: number): number {
  jsonStart.lastIndex = from;
  return jsonStart.exec(text)?.index ?? -1;
}

/**
 * Where the next object or array begins. Brackets around words, as in `[INFO]`, are passed over where they are closed
 * before one that holds JSON; -1 when there is none that does.
 */
export function nextContainer(text: string, from: number): number {
  const strong = strongStart(text, from);
  let at = from;
  while (strong >= 0) {
    bracket.lastIndex = at;
    const opening = bracket.exec(text)?.index ?? strong;
    if (opening >= strong) break;
    at = closerOf(text, opening, strong);
    if (at >= 0) continue;
    // It holds the JSON that follows, or it is never closed; a text that breaks off closes neither.
    const holds = closerOf(text, opening, text.length) >= 0 || closerOf(text, strong, text.length) < 0;
    return holds ? opening : strong;
  }
  return strong;
}

/** Behind the bracket that closes the one at `opening`, counting that kind alone; -1 when it is not closed before `limit`. */
function closerOf(text: string, opening: number, limit: number): number {
  const own = text.charAt(opening);
  const closer = '}]｝］】'.charAt('{[｛［【'.indexOf(own));
  let depth = 0;
  for (let at = opening; at < limit; at++) {
    const character = text.charAt(at);
    if (character === own) depth += 1;
    else if (character === closer) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/**
 * Leaves out what stands before the value: a log line's prefix, a tag, a sentence, an assignment, the beginning of a
 * Markdown code block. Where no bracket follows, the words are the value.
 */
export function skipPreamble(reader: Reader): void {
  reader.at = preambleEnd(reader);
  if (reader.at > 0) replace(reader, 'surrounding-text', 0, reader.at, '');
}

/** An array of more than a number, as notes are numbered, or an object with quoted keys: others may as well be code. */
const surelyData = /[[［【](?!\s{0,20}[\d.-]{1,20}\s{0,20}[\]］】])|[{｛]\s{0,1000}(?:\\?["'“]|[}｝])/y;

/** Where an object or array begins that text of another kind stands before, which repair takes away; -1 without one. */
export function startBehindText(text: string): number {
  const start = preambleEnd(createReader(text, 'repair'));
  surelyData.lastIndex = start;
  return start > 0 && nextContainer(text, start) === start && surelyData.test(text) ? start : -1;
}

/** Separators of what is not there, or the time of a log as a number. */
const leftOver = /^(?:[\s,;]+|(?:\d{10}|\d{13}|\d{16}|\d{19})(?:\.\d{1,9})?[ \t]+)$/;

function preambleEnd(reader: Reader): number {
  const { text } = reader;
  const start = text.startsWith('```', jsonWhiteSpaceEnd(text)) ? jsonWhiteSpaceEnd(text) : gapEnd(reader, 0);
  // JSON behind the sign of a comment, and nothing besides: # {"id":7} is a heading, a list or a log.
  if (start === text.length) return Math.max(strongStart(text, 0), 0);
  const scalars = scalarsEnd(text, start);
  const container = nextContainer(text, scalars);
  if (container < 0) return looseEnd(text, start);
  if (leftOver.test(text.slice(start, container))) return container;
  const block = blockStart(text, start, container);
  if (block >= 0) return isText(text, block, container) ? container : block;
  return isText(text, start, container) ? container : 0;
}

function jsonWhiteSpaceEnd(text: string): number {
  return text.search(/[^\s\ufeff]|$/);
}

/** Where the Markdown code block begins that the character at `at` lies in; -1 when it lies in none. */
function blockStart(text: string, start: number, at: number): number {
  const fences = [...text.slice(start, at).matchAll(fence)];
  const last = fences.at(-1);
  return last && fences.length % 2 === 1 ? start + last.index + last[0].length : -1;
}

/** The end of the preamble where no bracket surely begins JSON: words before a bracket, or a code block. */
function looseEnd(text: string, start: number): number {
  const opening = text.slice(start).search(/[{[｛［【]/) + start;
  const [block] = text.matchAll(fence);
  if (block && (opening < start || block.index < opening)) return block.index + block[0].length;
  const isWords = words.test(text.charAt(start)) && !startsJson.test(text.slice(start, start + 100));
  return isWords && opening > start ? opening : 0;
}

const scalar = new RegExp(
  String.raw`(?:\s|[,;]|(?:"(?:[^"\\\n]|\\.)*"|[bruBRU]?'(?!\s{0,20}[{[]\s{0,20}["{[])(?:[^'\\\n]|\\.)*'|${number}|${literal}(?![\w$])|(?:undefined|NaN|Infinity)\b)(?=[\s,;:{[]|$))`,
  'yu',
);

/** Behind the strings, numbers and literals that stand at `start` one after the other. */
export function scalarsEnd(text: string, start: number): number {
  let at = start;
  for (scalar.lastIndex = at; scalar.test(text); scalar.lastIndex = at) at = scalar.lastIndex;
  return at;
}

/** The time of day that lines of logs begin with: its colon is none of a member. */
const clock = /\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?=\s)/y;

/** Whether what stands from `start` to the container at `end` is no part of JSON: neither values nor keys. */
function isText(text: string, start: number, end: number): boolean {
  clock.lastIndex = start;
  if (clock.test(text)) return true;
  const scalars = scalarsEnd(text, start);
  if (scalars >= end) return false;
  // A number before the colon is that of a line or an answer: no key of JSON is a number.
  if (scalars > start && /[:：=]/.test(text.charAt(scalars))) return /^\s*\d+\s*$/.test(text.slice(start, scalars));
  return !isEscapedString(text, start) && !startsMembers(text, start, end);
}

function isEscapedString(text: string, start: number): boolean {
  return text.charAt(start) === '\\' && isQuote(text.charAt(start + 1));
}

const firstKey = /(?:["'“][\p{L}_$][\p{L}\p{N}_$-]{0,100}["'”]|[A-Za-z_$][\w$-]{0,100})\s*[:：]\s*/uy;
const lastKey = /[,，\n]\s*["'“]?[\p{L}_$][\p{L}\p{N}_$-]{0,100}["'”]?\s*[:：]\s*$/u;

/** Whether the value at `reader.at` is the first key of an object without its braces. */
export function startsWithMembers({ text, at, dialect }: Reader): boolean {
  if (dialect === 'json5' || isQuote(text.charAt(at))) return false;
  const container = nextContainer(text, at);
  return container > at && startsMembers(text, at, container);
}

/**
 * Whether members without their braces stand from `start` to the container at `end`, which is the value of the last.
 * A name without quotes before an object whose keys have them is written by somebody else: it is a label.
 */
function startsMembers(text: string, start: number, end: number): boolean {
  firstKey.lastIndex = start;
  if (!firstKey.test(text)) return false;
  if (firstKey.lastIndex !== end) return lastKey.test(text.slice(Math.max(start, end - 200), end));
  return isQuote(text.charAt(start)) || !/^[{｛]\s{0,1000}(?:["“]|$)/.test(text.slice(end, end + 1010));
}
