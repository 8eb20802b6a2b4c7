import { reverseSolidus } from './characters.ts';
import { listed } from './limits.ts';
import { stringValue } from './string-value.ts';

/**
 * The keys of the objects that are open, as a stack: an object's keys lie together on top when it closes, which is when
 * they are compared. Two keys are the same when their values are, however they are escaped.
 */
export interface KeyRegister {
  readonly bytes: Uint8Array;
  offsets: Uint32Array;
  hashes: Int32Array;
  size: number;
  /** How many keys repeat an earlier key of their object. */
  duplicates: number;
  /** Offsets of up to `listed` of them. */
  readonly duplicateOffsets: number[];
}

export function createKeyRegister(bytes: Uint8Array): KeyRegister {
  return {
    bytes,
    offsets: new Uint32Array(64),
    hashes: new Int32Array(64),
    size: 0,
    duplicates: 0,
    duplicateOffsets: [],
  };
}

/** Puts the key between its quotation marks, `start` to `end`, on the stack. */
export function pushKey(register: KeyRegister, start: number, end: number): void {
  if (register.size === register.offsets.length) grow(register);
  register.offsets[register.size] = start;
  register.hashes[register.size] = keyHash(register.bytes, start, end);
  register.size += 1;
}

function grow(register: KeyRegister): void {
  const offsets = new Uint32Array(register.size * 2);
  const hashes = new Int32Array(register.size * 2);
  offsets.set(register.offsets);
  hashes.set(register.hashes);
  register.offsets = offsets;
  register.hashes = hashes;
}

const encoder = new TextEncoder();

/** FNV-1a over the key's characters as UTF-8. */
function keyHash(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start + 1; at < end - 1; at++) {
    if (bytes[at] === reverseSolidus) return plainHash(encoder.encode(stringValue(bytes, start)));
    hash = Math.imul(hash ^ bytes[at], 0x01000193);
  }
  return hash;
}

function plainHash(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}

const fewKeys = 16;

/** Compares the keys from stack position `base` up, those of the object that closes, and takes them off. */
export function closeObject(register: KeyRegister, base: number): void {
  const count = register.size - base;
  if (count > fewKeys) compareByTable(register, base);
  else if (count > 1) compareInPairs(register, base);
  register.size = base;
}

function compareInPairs(register: KeyRegister, base: number): void {
  const { hashes, size } = register;
  for (let later = base + 1; later < size; later++) {
    const hash = hashes[later];
    for (let earlier = base; earlier < later; earlier++) {
      if (hashes[earlier] === hash && isSameKey(register, earlier, later)) {
        addDuplicate(register, later);
        break;
      }
    }
  }
}

function compareByTable(register: KeyRegister, base: number): void {
  const { hashes, size } = register;
  const capacity = 2 ** (Math.ceil(Math.log2(size - base)) + 1);
  const slots = new Int32Array(capacity).fill(-1);
  for (let later = base; later < size; later++) {
    const hash = hashes[later];
    let slot = (hash ^ (hash >>> 15)) & (capacity - 1);
    while (slots[slot] >= 0 && !(hashes[slots[slot]] === hash && isSameKey(register, slots[slot], later))) {
      slot = (slot + 1) & (capacity - 1);
    }
    if (slots[slot] >= 0) addDuplicate(register, later);
    else slots[slot] = later;
  }
}

function isSameKey({ bytes, offsets }: KeyRegister, one: number, other: number): boolean {
  return stringValue(bytes, offsets[one]) === stringValue(bytes, offsets[other]);
}

function addDuplicate(register: KeyRegister, position: number): void {
  register.duplicates += 1;
  if (register.duplicateOffsets.length < listed) register.duplicateOffsets.push(register.offsets[position]);
}
