/**
 * MD5 (RFC 1321), which UUID version 3 prescribes and the Web Cryptography API leaves out. It protects nothing: two
 * names of one digest can be made at will.
 */
export function md5(message: Uint8Array): Uint8Array {
  const blocks = new DataView(padded(message).buffer);
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let start = 0; start < blocks.byteLength; start += 64) addBlock(state, blocks, start);
  const digest = new Uint8Array(16);
  const words = new DataView(digest.buffer);
  state.forEach((word, index) => words.setUint32(4 * index, word, true));
  return digest;
}

/** RFC 1321 section 3.4: four rounds of sixteen steps, each with its own turns of four. */
const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Int32Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

/** A one bit, zeros up to 56 bytes of the last block, and the length in bits, least significant first. */
function padded(message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array((Math.floor((message.length + 8) / 64) + 1) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n, true);
  return bytes;
}

function addBlock(state: Uint32Array, blocks: DataView, start: number): void {
  let [a, b, c, d] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >>> 4;
    const word = blocks.getInt32(start + 4 * wordOf(round, step), true);
    const sum = (a + mix(round, b, c, d) + word + sines[step]) | 0;
    const turn = turns[4 * round + (step & 3)];
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
}

function wordOf(round: number, step: number): number {
  if (round === 0) return step;
  if (round === 1) return (5 * step + 1) & 15;
  return round === 2 ? (3 * step + 5) & 15 : (7 * step) & 15;
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (b & d) | (c & ~d);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}
