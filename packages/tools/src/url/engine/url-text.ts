import { utf8Length } from '@toolbench/kit/encodings/charset.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { utf8Sequence } from './escaped-character.ts';
import { percentEncode } from './percent-encode.ts';

/** What browsers take out of a URL wherever it stands. */
const takenOut = /[\t\n\r]+/g;
const spaceOrControl = 0x20;

export interface BareUrl {
  readonly url: string;
  /** Where a character of it stands in the text. */
  readonly offsetOf: (at: number) => number;
}

/** The URL of a text as browsers read it: without spaces and control characters around it, tabs and line ends in it. */
export function bareUrl(text: string): BareUrl {
  const start = text.search(/[^\0-\x20\s]/);
  if (start < 0) return { url: '', offsetOf: () => 0 };
  let end = text.length;
  while (text.charCodeAt(end - 1) <= spaceOrControl) end -= 1;
  const whole = text.slice(start, end).replace(takenOut, '');
  // Other white space at the end belongs to a path, but ends what would be no URL with it.
  const url = URL.canParse(whole) ? whole : whole.trimEnd();
  return { url, offsetOf: (at) => offsetOf(text, start, at) };
}

function offsetOf(text: string, start: number, at: number): number {
  let offset = start;
  for (let left = at; offset < text.length; offset += 1) {
    if (text[offset] === '\t' || text[offset] === '\n' || text[offset] === '\r') continue;
    if (left === 0) break;
    left -= 1;
  }
  return offset;
}

export interface UrlText {
  readonly text: string;
  /** Bytes that became an escape. */
  readonly escaped: number;
}

/** A text as a string in which each byte that is no part of a UTF-8 character is an escape of itself. */
export function withStrayBytesEscaped(text: Text): UrlText {
  if (typeof text === 'string' || utf8Length(text) !== undefined) return { text: textToString(text), escaped: 0 };
  const out = new Uint8Array(text.length * 3);
  let written = 0;
  let escaped = 0;
  for (let at = 0; at < text.length;) {
    const length = utf8Sequence(text, at);
    if (length > 0) {
      for (const end = at + length; at < end; at += 1) out[written++] = text[at];
      continue;
    }
    const { text: escape } = percentEncode(text.subarray(at, at + 1), {
      kept: none,
      space: '%20',
      escapes: 'are text',
    });
    out.set(escape, written);
    written += escape.length;
    escaped += 1;
    at += 1;
  }
  return { text: textToString(out.subarray(0, written)), escaped };
}

const none = new Uint8Array(256);
