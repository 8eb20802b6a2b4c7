import { expect, it } from 'vitest';
import { samplePdf } from './sample-pdf.ts';

it.each(['zh', 'en'] as const)(
  '[RAG-01] the sample is a PDF whose cross-reference table leads to its objects (%s)',
  async (language) => {
    const file = samplePdf(language);
    const text = await file.text();
    expect(file.name).toMatch(/\.pdf$/);
    expect(text).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
    // Only ASCII: a character is a byte, so lengths and offsets agree.
    expect(text).toMatch(/^[\n -~]*$/);
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(10);
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    for (const [, length, stream] of text.matchAll(/<<\/Length (\d+)>>stream\n([^]*?)\nendstream/g)) {
      expect(stream).toHaveLength(Number(length));
    }
  },
);
