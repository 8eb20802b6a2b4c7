/**
 * The ustar format (POSIX.1-1988), as far as a backup needs it: regular files with names of at most 100 bytes. Any tar
 * program reads what is written here.
 */
const blockBytes = 512;
const nameBytes = 100;

export interface TarEntry {
  readonly name: string;
  readonly bytes: number;
  readonly content: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
const paddingOf = (bytes: number) => (blockBytes - (bytes % blockBytes)) % blockBytes;

/** The sum of all bytes of a header, its own field counted as spaces. */
function checksum(header: Uint8Array): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

function headerOf(name: string, bytes: number): Uint8Array {
  if (Buffer.byteLength(name) > nameBytes) throw new Error(`${name} is too long for a tar header`);
  const header = Buffer.alloc(blockBytes);
  const fields: readonly (readonly [number, string])[] = [
    [0, name],
    [100, octal(0o600, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(bytes, 11)],
    [136, octal(0, 11)],
    [156, '0'],
    [257, 'ustar\x0000'],
  ];
  for (const [at, text] of fields) header.write(text, at, 'latin1');
  header.write(name, 0, 'utf8');
  header.write(octal(checksum(header), 6), 148, 'latin1');
  header[155] = 0x20;
  return header;
}

/** Writes the entries one after the other. */
export async function* writeTar(entries: readonly TarEntry[]): AsyncGenerator<Uint8Array> {
  for (const { name, bytes, content } of entries) {
    yield headerOf(name, bytes);
    yield* content();
    yield new Uint8Array(paddingOf(bytes));
  }
  yield new Uint8Array(2 * blockBytes);
}

/** Gives a stream's bytes in the portions asked for. */
function portions(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  const atMost = async (bytes: number): Promise<Uint8Array> => {
    while (rest.length === 0) {
      const next = await iterator.next();
      if (next.done) throw new Error('the archive ends too early');
      rest = next.value;
    }
    const portion = rest.subarray(0, bytes);
    rest = rest.subarray(portion.length);
    return portion;
  };
  const exactly = async (bytes: number): Promise<Uint8Array> => {
    const whole = new Uint8Array(bytes);
    for (let at = 0; at < bytes;) {
      const portion = await atMost(bytes - at);
      whole.set(portion, at);
      at += portion.length;
    }
    return whole;
  };
  /** What follows the last entry is zeros; reading it to its end checks the compressed stream too. */
  const isZeroToTheEnd = async (): Promise<boolean> => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      rest = Buffer.concat([rest, next.value]);
    return rest.every((byte) => byte === 0);
  };
  return { atMost, exactly, isZeroToTheEnd };
}

function readHeader(header: Uint8Array): { readonly name: string; readonly bytes: number } {
  const text = (from: number, length: number) =>
    Buffer.from(header.subarray(from, from + length))
      .toString('utf8')
      .split('\0', 1)[0] ?? '';
  const isRight = Number.parseInt(text(148, 8), 8) === checksum(header);
  const bytes = Number.parseInt(text(124, 12), 8);
  if (!isRight || text(257, 5) !== 'ustar' || text(156, 1) !== '0' || !Number.isSafeInteger(bytes)) {
    throw new Error('the archive holds something that is no header of a file');
  }
  return { name: text(0, nameBytes), bytes };
}

/** Takes the content of one entry, portion by portion. */
type Sink = (portion: Uint8Array) => unknown;

/**
 * Reads entries one after the other; `open` is told of each before its content comes, and says where that goes.
 * @throws Error where the bytes are no such archive, or not all of it
 */
export async function readTar(
  source: AsyncIterable<Uint8Array>,
  open: (entry: { readonly name: string; readonly bytes: number }) => Promise<Sink>,
): Promise<void> {
  const { atMost, exactly, isZeroToTheEnd } = portions(source);
  for (;;) {
    const header = await exactly(blockBytes);
    if (header.every((byte) => byte === 0)) {
      if (await isZeroToTheEnd()) return;
      throw new Error('something follows the end of the archive');
    }
    const entry = readHeader(header);
    const sink = await open(entry);
    for (let left = entry.bytes; left > 0;) {
      const portion = await atMost(left);
      await sink(portion);
      left -= portion.length;
    }
    await exactly(paddingOf(entry.bytes));
  }
}
