import { documentText } from '@toolbench/lab/documents/read/document-text.ts';
import type { Page } from '@toolbench/lab/documents/read/page.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ReadingEvent } from '../../features/documents/upload/document-reader.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { assemble, pageOf, writePdf } from '../../test-support/files/write-pdf.ts';
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

/** A PDF whose letters come out as others: each code of its font as the character that the map begins with, and on. */
function withWrongMap(lines: readonly string[], first: string): Buffer {
  const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <21> <7E> <${first}> endbfrange endcmap end end`;
  const drawn = lines.map((line, index) => `BT /L 12 Tf 50 ${500 - index * 18} Td (${line}) Tj ET`).join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[5 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 4 0 R>>',
    stream(map),
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Resources<</Font<</L 3 0 R>>>>/Contents 6 0 R>>',
    stream(drawn),
  ];
  return assemble(objects.map((object) => Buffer.from(object)));
}

it('[RAG-11] recognises the drawn page where its letters come out as others', async () => {
  const lines = [
    'The lamp weighs 640 grams and floats',
    'on the water of the harbour. It is made',
    'of brass and gives little light, but it',
    'was used by the pilots every night, for',
    'nobody had any other lamp on a boat.',
  ];
  for (const first of ['E021', '003E']) {
    const { text, pages } = await read(withWrongMap(lines, first));
    expect(pages[0]).toMatchObject({ isRecognised: true });
    expect(text).toContain('The lamp weighs 640 grams and floats');
  }
});

it('[RAG-11] tells printed page numbers, and the names of attached files', async () => {
  const path = join(temporaryFolder(), 'labels.pdf');
  const pages = ['Preface', 'Plan', 'The tower is 40 metres high.'].map((line) => pageOf([line]));
  const catalog =
    '/PageLabels<</Nums[0<</S/r>>2<</S/D/St 1>>]>>/Names<</EmbeddedFiles<</Names[(annex.txt)<</Type/Filespec/F(annex.txt)>>]>>>>';
  writeFileSync(path, writePdf({ pages, catalog }));
  const events: ReadingEvent[] = [];
  await readPdf(path, async (event) => void events.push(event));
  expect(events.flatMap((event) => (event.kind === 'text' ? [event.page.label] : []))).toEqual(['i', 'ii', '1']);
  expect(events.at(-1)).toEqual({ kind: 'end', attached: ['annex.txt'] });
});
