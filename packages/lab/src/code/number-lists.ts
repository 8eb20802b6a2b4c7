/** Lists lie in blocks of this many numbers: 64 KiB, small enough for the gaps of a process that has worked before. */
const blockBits = 14;
const blockSize = 2 ** blockBits;
const blockMask = blockSize - 1;

/** A list is a chain of segments, each twice as long as the one before; a segment's first number is where the next is. */
const smallestSegment = 4;
const largestSegment = 1_024;

/** Below this, a view of the numbers costs more than moving them one by one. */
const fewNumbers = 64;

function move(from: Int32Array, first: number, to: Int32Array, at: number, length: number): void {
  if (length > fewNumbers) to.set(from.subarray(first, first + length), at);
  else for (let step = 0; step < length; step += 1) to[at + step] = from[first + step] ?? 0;
}

/**
 * Many growing lists of whole numbers of 32 bits. Most hold a few numbers, and memory of its own for each would cost
 * several times what it holds, so they share blocks. A list goes by its number.
 */
export function createNumberLists() {
  const blocks: Int32Array[] = [];
  let taken = blockSize;
  const firsts: number[] = [];
  const counts: number[] = [];
  /** Of the last segment in use: where it begins, how long it is, and the places left in it. */
  const lasts: number[] = [];
  const sizes: number[] = [];
  const rooms: number[] = [];
  /** Lists that were dropped; they are given out again with their segments. */
  const spare: number[] = [];
  let total = 0;
  let copy = new Int32Array(smallestSegment);

  const at = (place: number) => blocks[place >>> blockBits]?.[place & blockMask] ?? 0;
  const put = (place: number, value: number) => {
    const block = blocks[place >>> blockBits];
    if (block) block[place & blockMask] = value;
  };

  const allocate = (size: number): number => {
    if (taken + size > blockSize) {
      blocks.push(new Int32Array(blockSize));
      taken = 0;
    }
    const place = (blocks.length - 1) * blockSize + taken;
    taken += size;
    return place;
  };

  const empty = (list: number): void => {
    total -= counts[list] ?? 0;
    counts[list] = 0;
    lasts[list] = firsts[list] ?? 0;
    sizes[list] = smallestSegment;
    rooms[list] = smallestSegment - 1;
  };

  const extend = (list: number): void => {
    const last = lasts[list] ?? 0;
    const size = Math.min(2 * (sizes[list] ?? 0), largestSegment);
    // No segment comes after another at 0: there the first list begins.
    const next = at(last) || allocate(size);
    put(last, next);
    lasts[list] = next;
    sizes[list] = size;
    rooms[list] = size - 1;
  };

  const append = (list: number, value: number): void => {
    if (rooms[list] === 0) extend(list);
    const room = rooms[list] ?? 0;
    put((lasts[list] ?? 0) + (sizes[list] ?? 0) - room, value);
    rooms[list] = room - 1;
    counts[list] = (counts[list] ?? 0) + 1;
    total += 1;
  };

  return {
    /** An empty list. */
    create(): number {
      const list = spare.pop() ?? firsts.push(allocate(smallestSegment)) - 1;
      empty(list);
      return list;
    },

    append,
    count: (list: number) => counts[list] ?? 0,

    /** What a list holds, until the next one is read. */
    read(list: number): Int32Array {
      const count = counts[list] ?? 0;
      if (copy.length < count) copy = new Int32Array(2 * count);
      let segment = firsts[list] ?? 0;
      let size = smallestSegment;
      for (let done = 0; done < count;) {
        const block = blocks[segment >>> blockBits];
        const from = (segment & blockMask) + 1;
        const length = Math.min(size - 1, count - done);
        if (block) move(block, from, copy, done, length);
        done += length;
        segment = at(segment);
        size = Math.min(2 * size, largestSegment);
      }
      return copy.subarray(0, count);
    },

    /** Puts other values into a list. */
    replace(list: number, values: Int32Array): void {
      empty(list);
      for (let done = 0; done < values.length;) {
        if (rooms[list] === 0) extend(list);
        const room = rooms[list] ?? 0;
        const length = Math.min(room, values.length - done);
        const from = (lasts[list] ?? 0) + (sizes[list] ?? 0) - room;
        const block = blocks[from >>> blockBits];
        if (block) move(values, done, block, from & blockMask, length);
        rooms[list] = room - length;
        done += length;
      }
      counts[list] = values.length;
      total += values.length;
    },

    /** Gives the list back; its number may be given out again. */
    drop(list: number): void {
      empty(list);
      spare.push(list);
    },

    /** Memory that those in use take, roughly: segments are three quarters full. */
    bytes: () => total * 5.3 + (firsts.length - spare.length) * 50,
  };
}
