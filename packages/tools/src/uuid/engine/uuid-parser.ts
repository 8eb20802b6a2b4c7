import { type Result, fail, ok } from '@toolbench/kit/result.ts';

export type UuidFailure = 'character' | 'digits' | 'hyphens' | 'brace';

/**
 * Reads a UUID as it is written anywhere: with hyphens or without, in braces, as a URN, in either case
 * (RFC 9562 section 4). A failure's detail holds the `at` of the fault, counted from 0 within `written`.
 */
export function parseUuid(written: string): Result<Uint8Array, UuidFailure> {
  const start = prefixLength(written);
  const braced = written[start] === '{';
  if (braced !== written.endsWith('}')) return fail('brace', { at: braced ? written.length - 1 : start });
  const from = braced ? start + 1 : start;
  const bare = written.slice(from, braced ? -1 : undefined);
  const strange = /[^0-9a-f-]/iu.exec(bare);
  if (strange) return fail('character', { at: from + strange.index, character: strange[0] });
  const hex = bare.replaceAll('-', '');
  if (hex.length !== 32) return fail('digits', { at: from, digits: hex.length });
  if (bare.length !== 32 && !/^.{8}-.{4}-.{4}-.{4}-.{12}$/.test(bare)) return fail('hyphens', { at: from });
  return ok(Uint8Array.from({ length: 16 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16)));
}

function prefixLength(written: string): number {
  const prefix = /^(?:urn:)?uuid:/i.exec(written);
  return prefix ? prefix[0].length : 0;
}
