import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip that tests make, with whatever lies a hostile one tells. */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content?: string | Uint8Array;
  /** The upper half of the external attributes: a Unix mode. */
  readonly mode?: number;
  /** General purpose flags: bit 0 encrypted, bit 11 UTF-8. */
  readonly flags?: number;
  /** What the headers say of the unpacked size. */
  readonly declaredSize?: number;
  readonly declaredCrc?: number;
  /** Points to the local header of an earlier entry. */
  readonly sharesWith?: number;
}

const utf8Flag = 0x800;

function header(signature: number, entry: ZipEntry, name: Buffer, packed: Buffer, raw: Uint8Array, isCentral: boolean) {
  const flags = entry.flags ?? (typeof entry.name === 'string' ? utf8Flag : 0);
  const fields = Buffer.alloc(isCentral ? 46 : 30);
  fields.writeUInt32LE(signature, 0);
  let at = 4;
  if (isCentral) {
    fields.writeUInt16LE((3 << 8) | 20, at);
    at += 2;
  }
  fields.writeUInt16LE(20, at);
  fields.writeUInt16LE(flags, at + 2);
  fields.writeUInt16LE(8, at + 4);
  fields.writeUInt32LE(entry.declaredCrc ?? crc32(raw), at + 10);
  fields.writeUInt32LE(packed.length, at + 14);
  fields.writeUInt32LE(entry.declaredSize ?? raw.length, at + 18);
  fields.writeUInt16LE(name.length, at + 22);
  return fields;
}

/** Packs a zip by hand, so that it can be as wrong as a test needs it. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const raw = Buffer.from(entry.content ?? '');
    const packed = deflateRawSync(raw);
    const shared = entry.sharesWith === undefined ? undefined : offsets[entry.sharesWith];
    offsets.push(shared ?? offset);
    if (shared === undefined) {
      const local = Buffer.concat([header(0x04034b50, entry, name, packed, raw, false), name, packed]);
      parts.push(local);
      offset += local.length;
    }
    const head = header(0x02014b50, entry, name, packed, raw, true);
    head.writeUInt32LE(((entry.mode ?? 0o100_644) << 16) >>> 0, 38);
    head.writeUInt32LE(offsets.at(-1) ?? 0, 42);
    central.push(head, name);
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** A zip of text files, by their paths. */
export const zipOf = (files: Readonly<Record<string, string>>): Buffer =>
  makeZip(Object.entries(files).map(([name, content]) => ({ name, content })));
