import { documentText } from '@toolbench/lab/documents/read/document-text.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { pageOf, writePdf } from '../../test-support/files/write-pdf.ts';
import { readPdf } from './read-pdf.ts';

async function read(pdf: Buffer): Promise<{ readonly text: string; readonly pages: readonly Page[] }> {
  const path = join(temporaryFolder(), 'read.pdf');
  writeFileSync(path, pdf);
  const events: ReadingEvent[] = [];
  await readPdf(path, async (event) => void events.push(event));
  const pages = events.flatMap((event) => (event.kind === 'text' ? [event.page] : []));
  return { text: documentText(pages).text, pages };
}

it('[RAG-11] reads letters that are drawn twice one by one as one word', async () => {
  const letters = [...'Warranty: 37 months'].flatMap((text, index) => {
    const x = 50 + index * 7;
    return text === ' '
      ? []
      : [
          { text, x, y: 500 },
          { text, x: x + 0.3, y: 500 },
        ];
  });
  const { text } = await read(writePdf({ pages: [[...letters, { text: 'It is not renewed.', x: 50, y: 450 }]] }));
  expect(text).toMatch(/^Warranty: 37 months\s+It is not renewed\.$/);
});

it('[RAG-11] reads what is filled into a form beside its labels, and the notes on a page', async () => {
  const field = (entries: string, y: number) =>
    `<</Type/Annot/Subtype/Widget/F 4/Rect[200 ${y - 4} 350 ${y + 14}]${entries}>>`;
  const labels = ['Surname of the claimant:', 'Country:', 'The item was insured:', 'Password:', 'Remarks:'];
  const { text } = await read(
    writePdf({
      pages: [labels.map((label, index) => ({ text: label, x: 50, y: 500 - index * 30 }))],
      annotations: [
        field('/FT/Tx/T(a)/V(Okonkwo)', 500),
        field('/FT/Ch/Ff 131072/T(b)/V(nz)/Opt[[(nz)(New Zealand)][(ch)(Chile)]]', 470),
        field('/FT/Btn/T(c)/V/Yes/AS/Yes', 440),
        field('/FT/Tx/Ff 8192/T(d)/V(secret)', 410),
        field('/FT/Tx/T(e)/V(Late)/F 2', 380),
        '<</Type/Annot/Subtype/Text/Rect[10 10 30 30]/Contents(The date is missing.)>>',
      ],
    }),
  );
  expect(text).toContain('Surname of the claimant: Okonkwo');
  expect(text).toContain('Country: New Zealand');
  expect(text).toContain('The item was insured: ☒');
  expect(text).not.toMatch(/secret/);
  expect(text).toMatch(/\n\nThe date is missing\.$/);
  expect((await read(writePdf({ pages: [pageOf(['Nothing is filled in.'])] }))).text).toBe('Nothing is filled in.');
});
