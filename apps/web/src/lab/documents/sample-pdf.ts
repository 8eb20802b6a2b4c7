import { sampleText, type SamplePage } from './sample-text.ts';

type Language = keyof typeof sampleText;

/** PDF points: an A4 page, its margin, and the sizes of text and heading. */
const page = { width: 595, height: 842, margin: 72, text: 12, heading: 18, lineHeight: 20 };

/** Width of a line in halves of a Chinese character, which Latin letters take about one of. */
const lineWidth = 76;

/** A font that every PDF reader brings along, so that none is embedded, and what describes it. */
const fonts: Record<Language, readonly [font: string, descriptor: string]> = {
  zh: [
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font' +
      '/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>' +
      '/FontDescriptor 4 0 R/DW 1000/W[1 95 500 814 939 500]>>]>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0' +
      '/Ascent 880/Descent -120/CapHeight 737/StemV 93>>',
  ],
  en: ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>', 'null'],
};

const hex = (text: string, digits: number) =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(digits, '0')).join('');

const widthOf = (text: string) => Array.from(text).reduce((width, character) => width + (character > '~' ? 2 : 1), 0);

/** Breaks before words and Chinese characters; closing punctuation stays with what it closes. */
function wrap(text: string): string[] {
  const lines = [''];
  for (const piece of text.match(/(?:[!-~]+|[^!-~ ])[，。：；、）]* ?/gu) ?? []) {
    const joined = `${lines.at(-1)}${piece}`;
    if (widthOf(joined.trimEnd()) > lineWidth) lines.push(piece);
    else lines[lines.length - 1] = joined;
  }
  return lines.map((line) => line.trimEnd());
}

/** The drawing of one page: each line shown at its own place. */
function drawPage({ heading, paragraphs }: SamplePage, language: Language): string {
  const digits = language === 'zh' ? 4 : 2;
  let y = page.height - page.margin;
  const operators: string[] = [];
  const write = (text: string, size: number) => {
    operators.push(`BT /F ${size} Tf ${page.margin} ${y} Td <${hex(text, digits)}> Tj ET`);
    y -= page.lineHeight;
  };
  write(heading, page.heading);
  for (const paragraph of paragraphs) {
    y -= page.lineHeight / 2;
    for (const line of wrap(paragraph)) write(line, page.text);
  }
  return operators.join('\n');
}

/** A small PDF to try the wizard with, written by hand (ISO 32000-1, 7.5). */
export function samplePdf(language: Language): File {
  const { fileName, pages } = sampleText[language];
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 ${page.width} ${page.height}]>>`,
    ...fonts[language],
  ];
  for (const [index, content] of pages.entries()) {
    const drawing = drawPage(content, language);
    objects.push(
      `<</Type/Page/Parent 2 0 R/Resources<</Font<</F 3 0 R>>>>/Contents ${6 + index * 2} 0 R>>`,
      `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    );
  }
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj${object}\nendobj\n`;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([text], fileName, { type: 'application/pdf' });
}
