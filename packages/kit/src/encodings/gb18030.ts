/**
 * GB18030 encoding, made by turning the platform's own decoder around: whatever it encodes, the decoder reads back.
 * Two bytes where they exist, else four (WHATWG Encoding standard, section 10.2.2).
 */

const firstSupplementary = 0x10000;
/** Pointer of the first supplementary code point, 0x90 0x30 0x81 0x30. */
const supplementaryPointer = 189_000;
/** Pointers up to U+FFFF, 0x84 0x31 0xA4 0x39. */
const basicPointers = 39_420;
/** Pointer of U+FFFD, which decoders also answer for what is unassigned. */
const replacementPointer = 39_417;

/** By BMP code point: the two bytes, or the four-byte pointer plus `fourByteBase`; 0 where GB18030 has nothing. */
let codes: Uint32Array | undefined;
const fourByteBase = 0x10000;

/** The bytes of a well-formed text, or the index of its first code unit that GB18030 cannot write. */
export function encodeGb18030(text: string): Uint8Array<ArrayBuffer> | number {
  codes ??= invertDecoder();
  const bytes = new Uint8Array(text.length * 4);
  let written = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) {
      bytes[written++] = unit;
      continue;
    }
    const code = codes[unit];
    if (code > 0 && code < fourByteBase) {
      bytes[written++] = code >> 8;
      bytes[written++] = code & 0xff;
      continue;
    }
    const codePoint = text.codePointAt(at) ?? 0;
    if (code === 0 && codePoint < firstSupplementary) return at;
    writeFourBytes(
      bytes,
      written,
      code === 0 ? codePoint - firstSupplementary + supplementaryPointer : code - fourByteBase,
    );
    written += 4;
    if (codePoint >= firstSupplementary) at += 1;
  }
  return bytes.slice(0, written);
}

function writeFourBytes(bytes: Uint8Array, at: number, pointer: number): void {
  bytes[at] = 0x81 + Math.floor(pointer / 12_600);
  bytes[at + 1] = 0x30 + (Math.floor(pointer / 1260) % 10);
  bytes[at + 2] = 0x81 + (Math.floor(pointer / 10) % 126);
  bytes[at + 3] = 0x30 + (pointer % 10);
}

/** Decodes every two-byte and every basic four-byte sequence once; the first and shortest sequence of a character wins. */
function invertDecoder(): Uint32Array {
  const table = new Uint32Array(0x10000);
  const decoder = new TextDecoder('gb18030', { ignoreBOM: true });
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail !== 0x7f) remember(table, decoder.decode(Uint8Array.of(lead, trail)), (lead << 8) | trail);
    }
  }
  const sequence = new Uint8Array(4);
  for (let pointer = 0; pointer < basicPointers; pointer += 1) {
    writeFourBytes(sequence, 0, pointer);
    remember(table, decoder.decode(sequence), fourByteBase + pointer);
  }
  table[0xfffd] = fourByteBase + replacementPointer;
  return table;
}

function remember(table: Uint32Array, character: string, code: number): void {
  const unit = character.charCodeAt(0);
  if (character.length === 1 && character !== '\ufffd' && table[unit] === 0) table[unit] = code;
}
