import type { EngineContext } from '@toolbench/kit/context.ts';
import { randomBytes } from './random-bytes.ts';

/** Versions that are made from time and randomness alone. */
export type GeneratedVersion = 'v1' | 'v4' | 'v6' | 'v7';

/** Writes the next identifier into 16 bytes. */
export type FillUuid = (uuid: Uint8Array) => void;

/** 100 ns ticks between the start of the Gregorian calendar, 1582-10-15, and the Unix epoch (RFC 9562 section 5.1). */
export const gregorianOffset = 122_192_928_000_000_000n;

const generators: Readonly<Record<GeneratedVersion, (context: EngineContext) => FillUuid>> = {
  v1: (context) => createTimeBased(context, writeV1Time),
  v4: createV4,
  v6: (context) => createTimeBased(context, writeV6Time),
  v7: createV7,
};

/** A generator of one batch; v6 and v7 come in strictly increasing order (RFC 9562 section 6.11). */
export function createUuidGenerator(version: GeneratedVersion, context: EngineContext): FillUuid {
  return generators[version](context);
}

/** Sets the version, and the variant that RFC 9562 (section 4.1) names 10x. */
export function stamp(uuid: Uint8Array, version: number): void {
  uuid[6] = (version << 4) | (uuid[6] & 0x0f);
  uuid[8] = 0x80 | (uuid[8] & 0x3f);
}

/** Writes milliseconds since 1970 as 48 bits, most significant first. */
export function writeMilliseconds(target: Uint8Array, milliseconds: number): void {
  const high = Math.floor(milliseconds / 0x1_0000_0000);
  target[0] = high >>> 8;
  target[1] = high;
  target[2] = milliseconds >>> 24;
  target[3] = milliseconds >>> 16;
  target[4] = milliseconds >>> 8;
  target[5] = milliseconds;
}

function createV4(context: EngineContext): FillUuid {
  const fillRandom = randomBytes(context);
  return (uuid) => {
    fillRandom(uuid, 0, 16);
    stamp(uuid, 4);
  };
}

/**
 * Version 7 with a dedicated counter of 32 bits (RFC 9562 section 6.2, method 1): 12 bits in rand_a and the first 20 of
 * rand_b. It starts anew at a random value under 2^31 every millisecond and grows by one within it; 42 random bits
 * follow. When the clock stands still or goes back, the last time stays. A full counter borrows the next millisecond.
 */
function createV7(context: EngineContext): FillUuid {
  const fillRandom = randomBytes(context);
  let time = -1;
  let counter = 0;
  return (uuid) => {
    fillRandom(uuid, 6, 16);
    const now = Math.floor(context.now());
    counter += 1;
    if (now > time || counter > 0xffff_ffff) {
      time = Math.max(now, time + 1);
      counter = ((uuid[6] & 0x7f) << 24) | (uuid[7] << 16) | (uuid[8] << 8) | uuid[9];
    }
    writeMilliseconds(uuid, time);
    uuid[6] = counter >>> 28;
    uuid[7] = counter >>> 20;
    uuid[8] = counter >>> 14;
    uuid[9] = counter >>> 6;
    uuid[10] = (counter << 2) | (uuid[10] & 0x03);
    stamp(uuid, 7);
  };
}

/**
 * Versions 1 and 6: 60 bits of 100 ns ticks, a clock sequence and a node, both random for each batch. The multicast bit
 * marks the node as no network card's address (section 6.10). The clock gives milliseconds; within one, every identifier
 * takes the next tick (section 6.1), and beyond 10,000 the ticks run ahead of the clock rather than repeat.
 */
function createTimeBased(context: EngineContext, writeTime: (uuid: Uint8Array, ticks: bigint) => void): FillUuid {
  const clockAndNode = new Uint8Array(8);
  randomBytes(context)(clockAndNode, 0, 8);
  clockAndNode[2] |= 0x01;
  let lastNow = -1;
  let ticks = 0n;
  return (uuid) => {
    ticks += 1n;
    const now = Math.floor(context.now());
    if (now > lastNow) {
      lastNow = now;
      const nowInTicks = BigInt(now) * 10_000n + gregorianOffset;
      if (nowInTicks > ticks) ticks = nowInTicks;
    }
    uuid.set(clockAndNode, 8);
    writeTime(uuid, ticks);
  };
}

/** RFC 9562 section 5.1: the low 32 bits of the time first, then the middle 16, then the high 12. */
function writeV1Time(uuid: Uint8Array, ticks: bigint): void {
  const fields = new DataView(uuid.buffer, uuid.byteOffset);
  fields.setUint32(0, Number(ticks & 0xffff_ffffn));
  fields.setUint16(4, Number((ticks >> 32n) & 0xffffn));
  fields.setUint16(6, Number(ticks >> 48n));
  stamp(uuid, 1);
}

/** RFC 9562 section 5.6: the high 48 bits of the time first, then the low 12. */
function writeV6Time(uuid: Uint8Array, ticks: bigint): void {
  const fields = new DataView(uuid.buffer, uuid.byteOffset);
  fields.setUint32(0, Number(ticks >> 28n));
  fields.setUint16(4, Number((ticks >> 12n) & 0xffffn));
  fields.setUint16(6, Number(ticks & 0xfffn));
  stamp(uuid, 6);
}
