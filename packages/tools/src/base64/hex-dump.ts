/** Bytes on one line of a dump. */
export const bytesPerLine = 16;

/**
 * The classic dump of `count` bytes from `start`: offset, sixteen bytes in hex, the same as ASCII with `.` for the rest.
 * As `hexdump -C` writes it, lines parted by LF.
 */
export function hexDump(bytes: Uint8Array, start: number, count: number): string {
  const end = Math.min(bytes.length, start + count);
  const lines: string[] = [];
  for (let at = start; at < end; at += bytesPerLine) lines.push(dumpLine(bytes, at, Math.min(at + bytesPerLine, end)));
  return lines.join('\n');
}

function dumpLine(bytes: Uint8Array, from: number, to: number): string {
  const cells: string[] = [];
  let ascii = '';
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at];
    cells.push(byte.toString(16).padStart(2, '0'));
    ascii += byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.';
  }
  const halves = [cells.slice(0, bytesPerLine / 2), cells.slice(bytesPerLine / 2)].map((half) =>
    half.join(' ').padEnd(23),
  );
  return `${from.toString(16).padStart(8, '0')}  ${halves.join('  ')}  |${ascii}|`;
}
