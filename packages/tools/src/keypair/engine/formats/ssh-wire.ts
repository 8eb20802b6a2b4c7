import { concatBytes, withoutLeadingZeros } from '../der/byte-arrays.ts';

/** SSH's data types (RFC 4251 section 5). */

export function sshUint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

export function sshString(content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return concatBytes([sshUint32(bytes.length), bytes]);
}

/** An unsigned number: no leading zeros but the one that keeps it from reading as negative. */
export function sshMpint(magnitude: Uint8Array): Uint8Array {
  const short = withoutLeadingZeros(magnitude);
  return sshString(short[0] >= 0x80 ? concatBytes([Uint8Array.of(0), short]) : short);
}

/** Reads along; when a length points beyond the end, `isBroken` is set and every read gives nothing from then on. */
export interface SshReader {
  readonly bytes: Uint8Array;
  at: number;
  isBroken: boolean;
}

export function readSsh(bytes: Uint8Array): SshReader {
  return { bytes, at: 0, isBroken: false };
}

export function takeUint32(reader: SshReader): number {
  const [a, b, c, d] = takeBytes(reader, 4);
  return reader.isBroken ? 0 : ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

export function takeString(reader: SshReader): Uint8Array {
  return takeBytes(reader, takeUint32(reader));
}

/** A string of letters; other bytes become U+FFFD. */
export function takeText(reader: SshReader): string {
  return new TextDecoder().decode(takeString(reader));
}

export function takeMpint(reader: SshReader): Uint8Array {
  return withoutLeadingZeros(takeString(reader));
}

export function takeBytes(reader: SshReader, length: number): Uint8Array {
  const end = reader.at + length;
  if (reader.isBroken || end > reader.bytes.length) {
    reader.isBroken = true;
    return new Uint8Array(0);
  }
  const taken = reader.bytes.subarray(reader.at, end);
  reader.at = end;
  return taken;
}
