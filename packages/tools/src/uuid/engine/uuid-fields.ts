import { gregorianOffset } from './uuid-generators.ts';
import { uuidText } from './uuid-format.ts';

/** Who laid the bits out (RFC 9562 section 4.1). Nil and max lie outside all of them. */
export type Variant = 'nil' | 'max' | 'ncs' | 'rfc9562' | 'microsoft' | 'future';

export interface UuidFields {
  readonly kind: 'uuid';
  /** 36 characters, lower case. */
  readonly id: string;
  readonly variant: Variant;
  /** Only where the variant is RFC 9562's; 1 to 8 are defined. */
  readonly version?: number;
  /** Versions 1, 6 and 7: UTC as ISO 8601, with as many decimals as the version keeps (7, 7, 3). */
  readonly time?: string;
  /** Versions 1 and 6: 14 bits. */
  readonly clockSequence?: number;
  /** Versions 1 and 6: `xx:xx:xx:xx:xx:xx`. */
  readonly node?: string;
  /** The node's multicast bit is set: drawn at random instead of taken from a network card (section 6.10). */
  readonly isNodeRandom?: boolean;
}

/** Takes a UUID of 16 bytes apart. */
export function readUuidFields(uuid: Uint8Array): UuidFields {
  const variant = variantOf(uuid);
  const known = { kind: 'uuid', id: uuidText(uuid), variant } as const;
  if (variant !== 'rfc9562') return known;
  const version = uuid[6] >>> 4;
  if (version === 7) return { ...known, version, time: isoMilliseconds(unsigned(uuid, 0, 6)) };
  if (version === 1 || version === 6)
    return { ...known, version, time: isoTicks(ticksOf(uuid, version)), ...nodeOf(uuid) };
  return { ...known, version };
}

/** Milliseconds since 1970 as ISO 8601 with three decimals. */
export function isoMilliseconds(milliseconds: bigint): string {
  return new Date(Number(milliseconds)).toISOString();
}

/** The unsigned number in bytes `from` up to `to`, most significant first. */
export function unsigned(bytes: Uint8Array, from: number, to: number): bigint {
  let value = 0n;
  for (let index = from; index < to; index += 1) value = (value << 8n) | BigInt(bytes[index]);
  return value;
}

function variantOf(uuid: Uint8Array): Variant {
  if (uuid.every((byte) => byte === 0)) return 'nil';
  if (uuid.every((byte) => byte === 0xff)) return 'max';
  if (uuid[8] < 0x80) return 'ncs';
  if (uuid[8] < 0xc0) return 'rfc9562';
  return uuid[8] < 0xe0 ? 'microsoft' : 'future';
}

function ticksOf(uuid: Uint8Array, version: 1 | 6): bigint {
  const last = unsigned(uuid, 6, 8) & 0xfffn;
  if (version === 6) return (unsigned(uuid, 0, 6) << 12n) | last;
  return (last << 48n) | (unsigned(uuid, 4, 6) << 32n) | unsigned(uuid, 0, 4);
}

/** 100 ns ticks since 1582-10-15 as ISO 8601 with seven decimals. */
function isoTicks(ticks: bigint): string {
  const sinceEpoch = ticks - gregorianOffset;
  const tickOfSecond = ((sinceEpoch % 10_000_000n) + 10_000_000n) % 10_000_000n;
  const seconds = new Date(Number((sinceEpoch - tickOfSecond) / 10_000n)).toISOString().slice(0, -5);
  return `${seconds}.${String(tickOfSecond).padStart(7, '0')}Z`;
}

function nodeOf(uuid: Uint8Array): Pick<UuidFields, 'clockSequence' | 'node' | 'isNodeRandom'> {
  const node = Array.from(uuid.subarray(10), (byte) => byte.toString(16).padStart(2, '0')).join(':');
  return { clockSequence: Number(unsigned(uuid, 8, 10) & 0x3fffn), node, isNodeRandom: (uuid[10] & 1) === 1 };
}
