import { deflateSync } from 'node:zlib';

/** A text at a place of a page, in points from the lower left corner. */
interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

interface WrittenPdf {
  readonly pages: readonly (readonly DrawnText[])[];
  /** Further entries of the trailer, such as /Encrypt. */
  readonly trailer?: string;
  /** Further entries of the catalogue, such as /PageLabels. */
  readonly catalog?: string;
  /** Annotations of the first page, as dictionaries. */
  readonly annotations?: readonly string[];
}

const pageWidth = 420;
const pageHeight = 595;

/** Big-endian UTF-16, as the character map UniGB-UCS2-H takes it. */
const utf16Hex = (text: string) => [...text].map((one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('');

function drawn({ text, x, y, size = 11 }: DrawnText): string {
  // oxlint-disable-next-line no-control-regex -- whether a text is ASCII
  const isLatin = /^[\x00-\x7f]*$/.test(text);
  const shown = isLatin ? `(${text.replace(/[\\()]/g, '\\$&')})` : `<${utf16Hex(text)}>`;
  return `BT /${isLatin ? 'L' : 'C'} ${size} Tf ${x} ${y} Td ${shown} Tj ET`;
}

const fonts = [
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/FontDescriptor 6 0 R>>',
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
];

/** A PDF of these texts (ISO 32000-1, 7.5): Latin in Helvetica, Chinese in a font that is not embedded. */
export function writePdf({ pages, trailer = '', catalog = '', annotations = [] }: WrittenPdf): Buffer {
  const kids = pages.map((_, index) => `${7 + index * 2} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from(`<</Type/Catalog/Pages 2 0 R${catalog}>>`),
    Buffer.from(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    ...fonts.map((font) => Buffer.from(font)),
  ];
  for (const [index, texts] of pages.entries()) {
    const content = deflateSync(texts.map(drawn).join('\n'));
    const resources = '/Resources<</Font<</L 3 0 R/C 4 0 R>>>>';
    const notes = index === 0 ? `/Annots[${annotations.join('')}]` : '';
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]${resources}${notes}/Contents ${8 + index * 2} 0 R>>`,
      ),
      Buffer.concat([
        Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  return assemble(objects, trailer);
}

/** Puts numbered objects into a file with its cross-reference table. */
export function assemble(objects: readonly Buffer[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A page of running text, one line below the other. */
export function pageOf(lines: readonly string[], size = 11): DrawnText[] {
  return lines.map((text, index) => ({ text, x: 50, y: pageHeight - 60 - index * (size + 5), size }));
}
