/** Texts of about a size in bytes, the same in every run. */
const repeat = (size: number, line: (index: number) => string): string => {
  const lines: string[] = [];
  let length = 0;
  for (let index = 0; length < size; index += 1) {
    const next = line(index);
    length += Buffer.byteLength(next);
    lines.push(next);
  }
  return lines.join('');
};

/** An array of records with Chinese and Latin text, numbers and nesting, compressed. */
export function jsonText(size: number): Buffer {
  const rows = repeat(size, (index) =>
    JSON.stringify({
      id: index,
      name: `张伟 Zhang ${index}`,
      tags: ['a', '标签'],
      price: index / 8,
      nested: { on: true, off: null },
    }).concat(','),
  );
  return Buffer.from(`[${rows.slice(0, -1)}]`);
}

export function csvText(size: number): Buffer {
  return Buffer.from(
    `id,name,city,amount,note\n${repeat(size, (index) => `${index},"Zhang, ${index}",北京,${index / 4},"says ""hi"""\n`)}`,
  );
}

export function xmlText(size: number): Buffer {
  const rows = repeat(
    size,
    (index) =>
      `<row id="${index}"><name>张伟 ${index}</name><price currency="CNY">${index / 4}</price><note>a &amp; b</note></row>`,
  );
  return Buffer.from(`<rows>${rows}</rows>`);
}

/** Two texts of as many lines, of which one in fifty differs. */
export function diffTexts(lines: number): [Buffer, Buffer] {
  const left = Array.from({ length: lines }, (_, index) => `line ${index} of the file, value ${(index * 7919) % 1009}`);
  const right = left.map((line, index) => (index % 50 === 25 ? `${line} changed` : line));
  return [Buffer.from(left.join('\n')), Buffer.from(right.join('\n'))];
}

export function binary(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 2654435761) >>> 24;
  return bytes;
}
