/** The values of a message by the numbers of their fields: numbers, and bytes for texts and messages inside. */
export type ProtobufFields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>;

/**
 * Reads a message of protocol buffers without its definition (protobuf.dev, "Encoding"); values of fixed length stay bytes.
 * @returns undefined where the bytes are no message or end too early
 */
export function readProtobuf(bytes: Uint8Array): ProtobufFields | undefined {
  const fields = new Map<number, (bigint | Uint8Array)[]>();
  let at = 0;
  const varint = (): bigint | undefined => {
    let value = 0n;
    // A number has at most 64 bits, in groups of seven.
    for (let shift = 0n; shift < 70n && at < bytes.length; shift += 7n) {
      const byte = bytes[at++];
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    return undefined;
  };
  const slice = (length: bigint | number | undefined): Uint8Array | undefined => {
    if (length === undefined || length > bytes.length - at) return undefined;
    at += Number(length);
    return bytes.subarray(at - Number(length), at);
  };
  const valueOf = (wireType: number) => {
    if (wireType === 0) return varint();
    if (wireType === 1) return slice(8);
    if (wireType === 2) return slice(varint());
    return wireType === 5 ? slice(4) : undefined;
  };
  while (at < bytes.length) {
    const tag = varint();
    const value = tag === undefined || tag < 8n ? undefined : valueOf(Number(tag & 7n));
    if (tag === undefined || value === undefined) return undefined;
    const number = Number(tag >> 3n);
    fields.set(number, [...(fields.get(number) ?? []), value]);
  }
  return fields;
}
