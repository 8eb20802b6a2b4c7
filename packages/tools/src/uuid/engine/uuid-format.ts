import type { FillUuid } from './uuid-generators.ts';
import type { IdSource } from './id-source.ts';

export type UuidFormat = 'hyphens' | 'compact' | 'braces' | 'urn';

/** How the 32 hexadecimal digits are set out; every `x` is one (RFC 9562 section 4). */
const patterns: Readonly<Record<UuidFormat, string>> = {
  hyphens: 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  compact: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  braces: '{xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx}',
  urn: 'urn:uuid:xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
};

const digits = { lower: '0123456789abcdef', upper: '0123456789ABCDEF' };

/** The two digits of each byte in lower case. */
const hexPairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export interface UuidStyle {
  readonly format: UuidFormat;
  readonly uppercase: boolean;
}

/** 16 bytes as the usual 36 characters in lower case. */
export function uuidText(uuid: Uint8Array): string {
  let hex = '';
  for (const byte of uuid) hex += hexPairs[byte];
  return setOut(hex, patterns.hyphens);
}

/** Sets a UUID of 36 characters in another format. */
export function formatUuid(uuid: string, style: UuidStyle): string {
  const hex = uuid.replaceAll('-', '');
  return setOut(style.uppercase ? hex.toUpperCase() : hex.toLowerCase(), patterns[style.format]);
}

/** The UUIDs of a generator as characters in the chosen format, written straight into bytes. */
export function uuidSource(fillUuid: FillUuid, style: UuidStyle): IdSource {
  const pattern = patterns[style.format];
  const template = new TextEncoder().encode(pattern);
  const places = Uint8Array.from([...pattern.matchAll(/x/g)], (match) => match.index);
  const digitCodes = new TextEncoder().encode(style.uppercase ? digits.upper : digits.lower);
  const uuid = new Uint8Array(16);
  return {
    width: template.length,
    write(target, at) {
      fillUuid(uuid);
      target.set(template, at);
      for (let index = 0; index < 16; index += 1) {
        target[at + places[2 * index]] = digitCodes[uuid[index] >>> 4];
        target[at + places[2 * index + 1]] = digitCodes[uuid[index] & 15];
      }
    },
  };
}

function setOut(hex: string, pattern: string): string {
  let next = 0;
  return pattern.replace(/x+/g, ({ length }) => hex.slice(next, (next += length)));
}
