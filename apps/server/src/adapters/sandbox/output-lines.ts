import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

interface OutputLimits {
  /** Of a line; what is longer is cut. */
  readonly lineCharacters: number;
  /** That are read in a second; a writer of more waits for us. */
  readonly bytesPerSecond: number;
}

/** Bytes that a line counts for beside its own: empty ones cost us time too. */
const costOfLine = 64;
/** What is read between two looks at the clock. */
const pieceBytes = 4096;

/** Cuts text into lines of bounded length, whatever pieces it comes in. */
export function createLineCutter(lineCharacters: number, onLine: (line: string) => void) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isCut = false;
  const put = (text: string) => {
    // More than fits is dropped at once: a line without an end must not grow.
    if (!isCut) rest += text.slice(0, lineCharacters - rest.length + 1);
    if (rest.length > lineCharacters) {
      rest = `${rest.slice(0, lineCharacters)}…`;
      isCut = true;
    }
  };
  const finish = () => {
    onLine(rest.endsWith('\r') ? rest.slice(0, -1) : rest);
    rest = '';
    isCut = false;
  };
  return {
    /** @returns how many lines it ended */
    write(chunk: Buffer): number {
      const pieces = decoder.write(chunk).split('\n');
      pieces.forEach((piece, index) => {
        put(piece);
        if (index < pieces.length - 1) finish();
      });
      return pieces.length - 1;
    },
    end() {
      put(decoder.end());
      if (rest !== '') finish();
    },
  };
}

/**
 * Reads a stream as lines. A flood is not dropped but slowed: the pipe fills and its writer waits, so it costs neither our
 * memory nor our time.
 */
export function readLines(stream: Readable, limits: OutputLimits, onLine: (line: string) => void) {
  const cutter = createLineCutter(limits.lineCharacters, onLine);
  let isOver = false;
  let second = 0;
  let cost = 0;
  stream.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const now = Math.trunc(performance.now() / 1000);
      if (now !== second) cost = 0;
      second = now;
      if (cost >= limits.bytesPerSecond) {
        if (isOver) return void stream.destroy();
        stream.pause();
        stream.unshift(chunk.subarray(at));
        setTimeout(() => stream.resume(), (second + 1) * 1000 - performance.now()).unref();
        return;
      }
      const piece = chunk.subarray(at, at + pieceBytes);
      cost += piece.length + cutter.write(piece) * costOfLine;
    }
  });
  stream.on('end', () => cutter.end());
  stream.on('error', () => cutter.end());
  return {
    /** Its writer is gone: what is left comes at once, or not at all where it is a flood. */
    finish() {
      isOver = true;
      cost = 0;
      stream.resume();
    },
  };
}
