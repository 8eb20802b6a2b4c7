/** One byte a pixel, 0 black to 255 white. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

type Pixel = (x: number, y: number) => number;

function paint(width: number, height: number, pixel: Pixel): Grey {
  const data = new Uint8Array(width * height);
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data[index++] = pixel(x, y);
  }
  return { data, width, height };
}

/** A pixel; white outside of the picture. */
function at({ data, width, height }: Grey, x: number, y: number): number {
  return x >= 0 && x < width && y >= 0 && y < height ? data[y * width + x] : 255;
}

/** Each pixel drawn `scale` wide and high, within a white margin. */
export function enlarged(grey: Grey, scale: number): Grey {
  const margin = 5;
  const [width, height] = [(grey.width + 2 * margin) * scale, (grey.height + 2 * margin) * scale];
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < grey.height; y += 1) {
    const start = (y + margin) * scale * width;
    for (let x = 0; x < grey.width; x += 1) {
      const left = start + (x + margin) * scale;
      data.fill(grey.data[y * grey.width + x], left, left + scale);
    }
    for (let row = 1; row < scale; row += 1) data.copyWithin(start + row * width, start, start + width);
  }
  return { data, width, height };
}

/** Turned about its middle, on a canvas large enough for all of it. */
export function turned(grey: Grey, degrees: number): Grey {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const spread = (along: number, across: number) => Math.ceil(along * Math.abs(cosine) + across * Math.abs(sine));
  const [width, height] = [spread(grey.width, grey.height), spread(grey.height, grey.width)];
  return paint(width, height, (x, y) => {
    const [dx, dy] = [x - (width - 1) / 2, y - (height - 1) / 2];
    const fromX = Math.round(dx * cosine + dy * sine + (grey.width - 1) / 2);
    return at(grey, fromX, Math.round(dy * cosine - dx * sine + (grey.height - 1) / 2));
  });
}

/** Each pixel the mean of those up to `radius` away. */
export function blurred(grey: Grey, radius: number): Grey {
  const mean = (valueAt: (offset: number) => number) => {
    let sum = 0;
    for (let offset = -radius; offset <= radius; offset += 1) sum += valueAt(offset);
    return sum / (2 * radius + 1);
  };
  const rows = paint(grey.width, grey.height, (x, y) => mean((offset) => at(grey, x + offset, y)));
  return paint(grey.width, grey.height, (x, y) => mean((offset) => at(rows, x, y + offset)));
}

/** Black and white drawn together to two greys. */
export function paled(grey: Grey, dark: number, light: number): Grey {
  return { ...grey, data: grey.data.map((value) => dark + (value * (light - dark)) / 255) };
}

export function inverted(grey: Grey): Grey {
  return { ...grey, data: grey.data.map((value) => 255 - value) };
}

/** Each pixel lighter or darker by up to `most`, the same way every time. */
export function noisy(grey: Grey, most: number): Grey {
  let state = 12345;
  const noise = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return ((state >>> 8) / 0x7fffff) * 2 * most - most;
  };
  return { ...grey, data: grey.data.map((value) => Math.max(0, Math.min(255, Math.round(value + noise())))) };
}

/** Pictures in a row with white between them. */
export function beside(greys: readonly Grey[]): Grey {
  const gap = 40;
  const width = greys.reduce((sum, grey) => sum + grey.width + gap, gap);
  const height = Math.max(...greys.map((grey) => grey.height)) + 2 * gap;
  const row = new Uint8Array(width * height).fill(255);
  let left = gap;
  for (const grey of greys) {
    for (let y = 0; y < grey.height; y += 1) {
      row.set(grey.data.subarray(y * grey.width, (y + 1) * grey.width), (y + gap) * width + left);
    }
    left += grey.width + gap;
  }
  return { data: row, width, height };
}

/** The picture as a BMP file of 256 greys, which unlike a PNG takes no compression. */
export function bmpOf({ data, width, height }: Grey): Uint8Array<ArrayBuffer> {
  const pixelsAt = 54 + 4 * 256;
  const rowLength = Math.ceil(width / 4) * 4;
  const file = new Uint8Array(pixelsAt + rowLength * height);
  const header = new DataView(file.buffer);
  header.setUint16(0, 0x424d);
  header.setUint32(2, file.length, true);
  header.setUint32(10, pixelsAt, true);
  header.setUint32(14, 40, true);
  header.setInt32(18, width, true);
  header.setInt32(22, height, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 8, true);
  for (let grey = 0; grey < 256; grey += 1) header.setUint32(54 + 4 * grey, grey * 0x010101, true);
  // The lowest row comes first.
  for (let y = 0; y < height; y += 1)
    file.set(data.subarray(y * width, (y + 1) * width), pixelsAt + (height - 1 - y) * rowLength);
  return file;
}
