import { deflateSync } from 'node:zlib';
import { assemble } from './write-pdf.ts';

/** A picture as scanners store it, with what places it on the page. */
export interface ScannedPicture {
  readonly columns: number;
  readonly rows: number;
  /** `mono`: a bit a pixel, where 1 is black; `grey` and `colour`: one and three bytes; `jpeg`: a whole JPEG file. */
  readonly depth: 'mono' | 'grey' | 'colour' | 'jpeg';
  readonly pixels: Uint8Array;
  /** From the unit square to points from the lower left corner: a, b, c, d, e, f. */
  readonly matrix: readonly number[];
  /** Only its black pixels are drawn. */
  readonly isStencil?: boolean;
}

export interface ScannedPage {
  /** Lower left and upper right corner, in points. */
  readonly box: readonly [number, number, number, number];
  /** Clockwise, in degrees. */
  readonly rotate?: number;
  readonly pictures: readonly ScannedPicture[];
  /** Further drawing, such as a text. */
  readonly drawn?: string;
}

const depths = {
  mono: '/BitsPerComponent 1/ColorSpace/DeviceGray/Decode[1 0]',
  grey: '/BitsPerComponent 8/ColorSpace/DeviceGray',
  colour: '/BitsPerComponent 8/ColorSpace/DeviceRGB',
  jpeg: '/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode',
};

function stream(head: string, content: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${head}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

const packed = (head: string, content: Uint8Array) => stream(`${head}/Filter/FlateDecode`, deflateSync(content));

function pictureObject({ columns, rows, depth, pixels, isStencil }: ScannedPicture): Buffer {
  const kind = isStencil ? '/ImageMask true/BitsPerComponent 1/Decode[1 0]' : depths[depth];
  const make = depth === 'jpeg' ? stream : packed;
  return make(`/Type/XObject/Subtype/Image/Width ${columns}/Height ${rows}${kind}`, pixels);
}

/** A PDF whose pages are pictures. */
export function writeScan(pages: readonly ScannedPage[]): Buffer {
  const objects: Buffer[] = [Buffer.from('<</Type/Catalog/Pages 2 0 R>>'), Buffer.alloc(0)];
  const add = (object: Buffer) => objects.push(object);
  const font = add(Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'));
  const kids = pages.map(({ box, rotate = 0, pictures, drawn = '' }) => {
    const names = pictures.map((picture, index) => `/P${index} ${add(pictureObject(picture))} 0 R`).join('');
    const draw = pictures.map(({ matrix }, index) => `q ${matrix.join(' ')} cm /P${index} Do Q`).join('\n');
    const content = add(packed('', Buffer.from(`${draw}\n${drawn}`)));
    const resources = `/Resources<</XObject<<${names}>>/Font<</L ${font} 0 R>>>>`;
    const place = `/MediaBox[${box.join(' ')}]/Rotate ${rotate}`;
    return add(Buffer.from(`<</Type/Page/Parent 2 0 R${place}${resources}/Contents ${content} 0 R>>`));
  });
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  objects[1] = Buffer.from(`<</Type/Pages/Kids[${list}]/Count ${kids.length}>>`);
  return assemble(objects);
}
