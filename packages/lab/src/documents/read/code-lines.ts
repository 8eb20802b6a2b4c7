import type { BareLine, ReadPage } from './page.ts';
import { isMostlyChinese } from './scripts.ts';

/** A document that is set in letters of one width for the most part is a text, whatever its font. */
const mostCode = 0.5;
const endsClause = /[.!?:;,。！？：；，][”"’'」』）)\]]*$/u;

/** Whether a line goes on with the sentence of the one above: a long name or path fills a line of a paragraph. */
function goesOn(line: BareLine, above: BareLine | undefined): boolean {
  if (above?.kind !== 'text' || endsClause.test(above.text)) return false;
  return Math.abs(line.x - above.x) < line.size * 0.5 && line.y - above.y < line.size * 1.6 && line.y > above.y;
}

/** Leaves as code only what is a listing: lines of their own in a document that is mostly set otherwise. */
export function checkCode(pages: readonly ReadPage[]): ReadPage[] {
  const lengths = { code: 0, other: 0 };
  for (const { lines } of pages)
    for (const { kind, text } of lines) lengths[kind === 'code' ? 'code' : 'other'] += text.length;
  const isText = lengths.code > (lengths.code + lengths.other) * mostCode;
  return pages.map((page) => {
    const lines: BareLine[] = [];
    for (const line of page.lines) {
      const isCode = line.kind === 'code' && !isText && !isMostlyChinese(line.text) && !goesOn(line, lines.at(-1));
      lines.push(line.kind === 'code' && !isCode ? { ...line, kind: 'text' } : line);
    }
    return { ...page, lines };
  });
}
