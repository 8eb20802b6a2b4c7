import { decodeStrictly } from '@toolbench/kit/encodings/decode-bytes.ts';
import { decodeBase64 } from '@toolbench/kit/encodings/base64.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { placeOf } from '@toolbench/kit/text.ts';

export type TokenCode = 'no-token' | 'encrypted-token' | 'not-three-parts' | 'bad-character' | 'cut-off' | 'not-json';

type Members = Readonly<Record<string, unknown>>;

export interface JsonPart {
  readonly json: string;
  readonly members: Members;
}

export interface Token {
  /** The three parts as they are signed, without white space and what stood around them. */
  readonly compact: string;
  readonly header: JsonPart;
  readonly payload: JsonPart;
  readonly signature: Uint8Array;
  /** How many other tokens stand in the text; the first is read. */
  readonly others: number;
}

const around = /^\s*(?:authorization:\s*)?(?:bearer\s+)?["']?/i;
const partNames = ['header', 'payload', 'signature'] as const;

/** A token within other text: its header begins as the Base64url of an object does. */
const within = /(?<![\w.-])eyJ[\w-]+\.[\w-]+\.[\w-]*(?:\.[\w-]*\.[\w-]*)?(?![\w.-])/g;

/** Where the token stands that is read, and how many others do: it is alone, or the first in a log, a command or JSON. */
function tokenIn(text: string): { readonly start: number; readonly end: number; readonly others: number } {
  const start = around.exec(text)?.[0].length ?? 0;
  const end = text.replace(/["',;\s]+$/, '').length;
  const found = [...text.matchAll(within)];
  const first = found.at(0);
  if (!first || (first.index === start && found.length === 1)) return { start, end, others: 0 };
  const others = new Set(found.map(([token]) => token)).size - 1;
  return { start: first.index, end: first.index + first[0].length, others };
}

/** Reads a JSON object; undefined where the text is none. */
export function readObject(json: string): JsonPart | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { json, members: value as Members } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a token in compact form apart (RFC 7515, 7.1). "Bearer", quotes around it and breaks of lines in it may be
 * there, as tokens are copied from headers, and it may stand in a log, a command or JSON. Anything else that is no
 * Base64url is told with its place.
 */
export function readToken(text: string): Result<Token, TokenCode> {
  const { start, end, others } = tokenIn(text);
  const body = text.slice(start, end);
  if (body.trim() === '') return fail('no-token');
  const written = body.split('.');
  if (written.length === 5) return fail('encrypted-token');
  if (written.length !== 3) return fail('not-three-parts', { count: written.length });
  const decoded: Uint8Array[] = [];
  const starts: number[] = [];
  let at = start;
  for (const [index, part] of written.entries()) {
    const bad = part.search(/[^\w\s-]/);
    const name = partNames[index];
    if (bad >= 0) {
      const character = String.fromCodePoint(part.codePointAt(bad) ?? 0);
      return fail('bad-character', { part: name, character }, placeOf(text, at + bad));
    }
    const bytes = decodeBase64(part);
    if (bytes.badAt !== undefined) return fail('cut-off', { part: name }, placeOf(text, at + part.length));
    decoded.push(bytes.bytes);
    starts.push(at);
    at += part.length + 1;
  }
  const objects = decoded.slice(0, 2).map((bytes) => {
    const json = decodeStrictly(bytes, 'utf-8', true);
    return json === undefined ? undefined : readObject(json);
  });
  const [header, payload] = objects;
  if (!header) return fail('not-json', { part: 'header' }, placeOf(text, starts[0]));
  if (!payload) return fail('not-json', { part: 'payload' }, placeOf(text, starts[1]));
  return ok({
    compact: written.map((part) => part.replace(/\s/g, '')).join('.'),
    header,
    payload,
    signature: decoded[2],
    others,
  });
}
