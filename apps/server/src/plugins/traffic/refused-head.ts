import type { HeadFault } from '@toolbench/contracts/bins.ts';

/** The fields of a head that Node's parser refuses, one character for each byte. */
interface RefusedHead {
  /** Names and values in turn, in their order: what is folded on one line, what has no colon as a name alone. */
  readonly fields: readonly string[];
  /** How it differs from what RFC 9112 asks for; nothing where it does not. */
  readonly faults: readonly HeadFault[];
  /** The fields that a parser takes, as lines; undefined where what is left out could mean another request or body. */
  readonly shown: string | undefined;
}

/** RFC 9112, 5: a token, a colon, and a value without control characters but tabs. */
const wellFormed = /^[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*$/;

/** A line with its end. A carriage return that no line feed follows is a character of the line. */
const lines = /([^\n]*?)(\r?\n)/g;

interface Field {
  /** More than one where it is folded (RFC 9112, 5.2). */
  readonly lines: string[];
  readonly ends: string[];
  /** Of the line before it. */
  readonly endBefore: string;
}

/** Where the head ends: behind the first line that is empty. */
export function headLength(text: string): number | undefined {
  const found = /\n\r?\n/.exec(text);
  return found === null ? undefined : found.index + found[0].length;
}

/**
 * Reads a head as RFC 9112 allows to read it (2.2, 5.1, 5.2): line feeds alone end lines, folded lines are one, blanks
 * before a colon are left out. Which bytes belong to the body is never decided by such a line, because others on the way
 * may read it otherwise: a head in which it would be is not shown.
 * @param text the line of the request, the fields and the empty line, each with its end
 */
export function readRefusedHead(text: string): RefusedHead {
  const [line, ...all] = [...text.matchAll(lines)].map(([, written = '', end = '']) => ({ written, end }));
  const fields: Field[] = [];
  let endBefore = line?.end ?? '';
  for (const { written, end } of all) {
    const last = fields.at(-1);
    if (written === '') break;
    if (last && /^[\t ]/.test(written)) {
      last.lines.push(written);
      last.ends.push(end);
    } else fields.push({ lines: [written], ends: [end], endBefore });
    endBefore = end;
  }
  const ends = new Set([line?.end, ...all.map(({ end }) => end)]);
  const isMixed = ends.size > 1;
  const faults: HeadFault[] = [
    ...(ends.has('\n') ? (['line-ends'] as const) : []),
    ...(fields.some(isFolded) ? (['folded'] as const) : []),
    ...(fields.some((field) => !isFolded(field) && !isWellFormed(field)) ? (['field'] as const) : []),
  ];
  const shown = fields.filter(isWellFormed).map(({ lines: [written] }) => `${written}\r\n`);
  return {
    fields: fields.flatMap(nameAndValue),
    faults,
    shown: fields.some((field) => isUncertain(field, isMixed)) ? undefined : shown.join(''),
  };
}

const isFolded = ({ lines: { length } }: Field) => length > 1;
const isWellFormed = (field: Field) => !isFolded(field) && wellFormed.test(field.lines[0] ?? '');

/** Whether a field that says where the request goes or how long its body is could be read in two ways. */
function isUncertain(field: Field, isMixed: boolean): boolean {
  const [name = ''] = nameAndValue(field);
  // Anything but the letters of the name is taken for a way to hide it.
  const plain = name.toLowerCase().replace(/[^a-z-]/g, '');
  const isLength = plain === 'content-length' || plain === 'transfer-encoding';
  if (!isWellFormed(field)) return isLength || plain === 'host';
  return isLength && isMixed && [field.endBefore, ...field.ends].includes('\n');
}

function nameAndValue({ lines: [first = '', ...folded] }: Field): [string, string] {
  const whole = [first, ...folded].map((part) => part.replace(/^[\t ]+|[\t ]+$/g, '')).join(' ');
  const colon = whole.indexOf(':');
  if (colon < 0) return [whole, ''];
  return [whole.slice(0, colon).trimEnd(), whole.slice(colon + 1).trim()];
}
