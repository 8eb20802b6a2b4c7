/**
 * The classic dump of the first `count` bytes: offset, the bytes of a line in hex, in two halves, and the same as
 * ASCII with `.` for the rest. With 16 bytes a line it is what `hexdump -C` writes. Lines are parted by LF.
 */
export function hexDump(bytes: Uint8Array, count: number, perLine: 8 | 16 = 16): string {
  const end = Math.min(bytes.length, count);
  const lines: string[] = [];
  for (let at = 0; at < end; at += perLine) {
    lines.push(dumpLine(bytes.subarray(at, Math.min(at + perLine, end)), at, perLine / 2));
  }
  return lines.join('\n');
}

function dumpLine(bytes: Uint8Array, offset: number, half: number): string {
  const cells = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  const halves = [cells.slice(0, half), cells.slice(half)].map((part) => part.join(' ').padEnd(half * 3 - 1));
  const ascii = Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  return `${offset.toString(16).padStart(8, '0')}  ${halves.join('  ')}  |${ascii}|`;
}
