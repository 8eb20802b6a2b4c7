import { strToU8, zipSync } from 'fflate';

/** A paragraph of a Word document; `style` is the name of its style, as Word calls it in every language. */
interface Paragraph {
  readonly text: string;
  readonly style?: 'Title' | 'heading 1' | 'heading 2';
  /** It was deleted in a tracked change. */
  readonly isDeleted?: boolean;
}

type Row = readonly string[];

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const officeNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Ids of styles are numbers in a Chinese Word; only the names are the same everywhere. */
const styleIds = { Title: 'a3', 'heading 1': '1', 'heading 2': '2' } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function paragraphXml({ text, style, isDeleted }: Paragraph): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${styleIds[style]}"/></w:pPr>` : '';
  const run = `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const deleted = `<w:del w:id="1"><w:r><w:delText>${escaped(text)}</w:delText></w:r></w:del>`;
  return `<w:p>${properties}${isDeleted ? deleted : run}</w:p>`;
}

const tableXml = (rows: readonly Row[]) =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraphXml({ text })}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

/** A Word document as Word saves it, of paragraphs and tables. */
export function writeDocx(parts: readonly (Paragraph | readonly Row[])[]): Buffer {
  const body = parts.map((part) => ('text' in part ? paragraphXml(part) : tableXml(part))).join('');
  const styles = Object.entries(styleIds).map(
    ([name, id]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
  );
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordTypes}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordTypes}.styles+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="r1" Type="${officeNames}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="r1" Type="${officeNames}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${xml}<w:styles ${w}>${styles.join('')}</w:styles>`,
    'word/document.xml': `${xml}<w:document ${w}><w:body>${body}</w:body></w:document>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}
