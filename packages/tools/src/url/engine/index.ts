import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { decodeText, encodeText } from '@toolbench/kit/encodings/charset.ts';
import type { OptionValues } from '@toolbench/kit/options.ts';
import { escapedByte, percentDecode } from '@toolbench/kit/encodings/percent.ts';
import { fail, ok, type Failure, type Place, type Result } from '@toolbench/kit/result.ts';
import { placeOf, textToBytes, textToString, type Text } from '@toolbench/kit/text.ts';
import { readGb18030, readUtf8 } from './escaped-character.ts';
import { hasUtf16Escapes, utf16Unit } from './javascript-escape.ts';
import { keptBytes } from './kept-characters.ts';
import { parseUrl } from './parse-url.ts';
import { hasEscapes, percentDecodeText, type DecodeRules } from './percent-decode.ts';
import { percentEncode } from './percent-encode.ts';
import type { options } from '../options.ts';
import { withStrayBytesEscaped } from './url-text.ts';
import { readHost } from './host.ts';

type Values = OptionValues<typeof options>;
type EncodeOptions = Pick<Values, 'scope' | 'charset' | 'strict' | 'perLine'>;
type DecodeOptions = Pick<Values, 'scope' | 'charset' | 'keepMalformed'>;

export type EncodeCode = 'not-in-charset' | 'input-not-utf8';
export type DecodeCode = 'malformed-escape' | 'half-pair' | 'not-utf8' | 'not-gb18030';

export interface Encoded {
  readonly text: Uint8Array;
  /** Bytes that became an escape. */
  readonly escaped: number;
}

export interface Decoded {
  readonly text: Uint8Array;
  /** Characters that were escaped. */
  readonly decoded: number;
  /** How many of them were written as escape() of JavaScript does, which is not RFC 3986: `%uXXXX`, and `%XX` of Latin-1. */
  readonly utf16: number;
  readonly latin1: number;
  /** How many malformed sequences were left, and where the first hundred stand. */
  readonly malformedCount: number;
  readonly malformed: readonly Place[];
  /** Whether the result has escapes again, so that it was probably encoded more than once. */
  readonly encodedAgain: boolean;
}

export interface Levels {
  /** The text after each decoding. */
  readonly levels: readonly Uint8Array[];
  /** Why it ended: nothing is left to decode, the last level is malformed, or there are too many levels. */
  readonly end: 'plain' | 'malformed' | 'limit';
}

/** Decodings tried one after the other. */
export const mostLevels = 20;

/** At the start of a line, where URLs are looked for: what stands before the host. */
const beforeHost = String.raw`^([^\S\r\n]*[a-z][a-z\d+.-]*:\/\/(?:[^\s/\\?#@]*@)?)`;
/** A host that holds a character beyond ASCII, or Punycode. */
const unicodeHost = new RegExp(String.raw`${beforeHost}([^\s/\\?#:@[\]]*[^\s\0-\x7f][^\s/\\?#:@[\]]*)`, 'gimu');
const punycodeHost = new RegExp(String.raw`${beforeHost}((?:[^\s/\\?#:@.[\]]+\.)*xn--[^\s/\\?#:@[\]]*)`, 'gimu');
/** All of an address of the web or of a file up to its query: browsers read backslashes there as slashes. */
const slashed = /^([^\S\r\n]*(?:https?|wss?|ftp|file):)([^\r\n?#]*\\[^\r\n?#]*)/gim;

/**
 * URLs at line starts as they can be escaped: hosts spelled in ASCII, as escapes in a host would not be looked up
 * everywhere, and slashes for the backslashes that part a URL, as their escapes would leave another host.
 */
function withAsciiHosts(text: string): string {
  const parted = text.replace(slashed, (_, scheme: string, rest: string) => scheme + rest.replaceAll('\\', '/'));
  return parted.replace(unicodeHost, (whole: string, before: string, host: string) => {
    const ascii = readHost(host)?.ascii;
    return ascii === undefined ? whole : before + ascii;
  });
}

/** The opposite: hosts in Punycode spelled readably. */
function withUnicodeHosts(text: Uint8Array): Uint8Array {
  const string = textToString(text);
  const readable = string.replace(punycodeHost, (whole: string, before: string, host: string) => {
    const unicode = readHost(host)?.unicode;
    return unicode === undefined ? whole : before + unicode;
  });
  return readable === string ? text : textToBytes(readable);
}

/** Percent-encodes a text; fails where it holds half of a surrogate pair or a character outside the charset. */
function encode(input: Text, chosen: EncodeOptions): Result<Encoded, EncodeCode> {
  const whole = chosen.scope === 'url' ? withStrayBytesEscaped(input) : undefined;
  const bytes = encodeText(whole === undefined ? input : withAsciiHosts(whole.text), chosen.charset);
  if (!bytes.ok) return bytes;
  const { text, escaped } = percentEncode(bytes.value, {
    kept: keptBytes(chosen),
    space: chosen.scope === 'form' ? '+' : '%20',
    escapes: whole === undefined ? 'are text' : 'stay',
  });
  return ok({ text, escaped: escaped + (whole?.escaped ?? 0) });
}

/** Decodes the escapes of a text; fails at the first malformed sequence unless those are to stay. */
function decode(input: Text, chosen: DecodeOptions): Result<Decoded, DecodeCode> {
  const source = textToBytes(input);
  const rules = rulesOf(source, chosen);
  const { text, decoded, utf16, latin1, malformed, malformedCount } = percentDecodeText(source, rules);
  if (malformedCount > 0 && !chosen.keepMalformed) return malformedAt(source, malformed[0], chosen.charset);
  return ok({
    text: chosen.scope === 'url' ? withUnicodeHosts(text) : text,
    decoded,
    utf16,
    latin1,
    malformedCount,
    malformed: placesOf(source, malformed),
    encodedAgain: decoded > 0 && hasEscapes(text) && percentDecodeText(text, rulesOf(text, chosen)).decoded > 0,
  });
}

/** Decodes a text again and again until nothing is left to decode, and gives every level. */
function levels(input: Text, chosen: Omit<DecodeOptions, 'keepMalformed'>): Result<Levels, DecodeCode> {
  const found: Uint8Array[] = [];
  let source = textToBytes(input);
  for (; found.length < mostLevels; source = found[found.length - 1]) {
    const result = decode(source, { ...chosen, keepMalformed: false });
    if (!result.ok) return found.length === 0 ? result : ok({ levels: found, end: 'malformed' });
    if (result.value.decoded === 0 && found.length > 0) return ok({ levels: found, end: 'plain' });
    found.push(result.value.text);
    if (!result.value.encodedAgain) return ok({ levels: found, end: 'plain' });
  }
  return ok({ levels: found, end: 'limit' });
}

function rulesOf(source: Uint8Array, { scope, charset, keepMalformed }: DecodeOptions): DecodeRules {
  return {
    read: charset === 'utf-8' ? readUtf8 : readGb18030,
    plus: scope === 'form' ? 'space' : 'plus',
    reserved: scope === 'url' ? 'stay' : 'decode',
    malformed: keepMalformed ? 'stay' : 'stop',
    isJavaScript: hasUtf16Escapes(source),
  };
}

/** A stray percent sign, half a surrogate pair, or escapes that are no character; then whether they would be one in GB18030. */
function malformedAt(source: Uint8Array, at: number, charset: Values['charset']): Failure<DecodeCode> {
  const [place] = placesOf(source, [at]);
  if (utf16Unit(source, at) >= 0) return fail('half-pair', { sequence: sequenceAt(source, at, at + 6) }, place);
  if (escapedByte(source, at) < 0) return fail('malformed-escape', { sequence: sequenceAt(source, at, at + 3) }, place);
  let end = at;
  while (end < at + longestShown && escapedByte(source, end) >= 0) end += 3;
  const sequence = sequenceAt(source, at, end);
  if (charset === 'gb18030') return fail('not-gb18030', { sequence }, place);
  const gb18030 = decodeText(percentDecode(source.subarray(at, end)), 'gb18030') ?? '';
  return fail('not-utf8', { sequence, gb18030 }, place);
}

/** Bytes of escapes named in a message. */
const longestShown = 24;

/** What stands there up to white space, without half characters. */
function sequenceAt(source: Uint8Array, from: number, to: number): string {
  return textToString(source.subarray(from, to)).replace(/[\s\ufffd][^]*/, '');
}

/** The places of byte offsets of percent signs, in ascending order. */
function placesOf(source: Uint8Array, offsets: readonly number[]): readonly Place[] {
  let place: Place = { line: 1, column: 1 };
  let from = 0;
  return offsets.map((at) => {
    const between = textToString(source.subarray(from, at));
    const { line, column } = placeOf(between, between.length);
    place = { line: place.line + line - 1, column: line === 1 ? place.column + column - 1 : column };
    from = at;
    return place;
  });
}

export const engine = { encode, decode, levels, parse: parseUrl } satisfies EngineActions;
export type Engine = typeof engine;
