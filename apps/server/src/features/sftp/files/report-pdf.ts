import { monthlySales, year, yuan } from './sales.ts';

/** A line of text at a place counted from the page's lower left corner, in points. */
interface Line {
  readonly font: 'F1' | 'F2' | 'F3';
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function reportLines(): readonly Line[] {
  const total = monthlySales.reduce((sum, month) => sum + month, 0);
  const row = (label: string, amount: number, y: number): Line => ({
    font: 'F3',
    size: 11,
    x: 72,
    y,
    text: `${label.padEnd(8)}${yuan(amount).padStart(14)}  CNY`,
  });
  return [
    { font: 'F2', size: 20, x: 72, y: 760, text: `Sales report ${year}` },
    { font: 'F1', size: 11, x: 72, y: 736, text: 'Monthly sums of orders.csv. Sample data, all invented.' },
    ...monthlySales.map((amount, month) => row(months[month] ?? '', amount, 700 - month * 20)),
    row('Total', total, 448),
  ];
}

/** Text operators and strings of PDF 1.4 (ISO 32000-1, 9.4 and 7.3.4.2). */
function drawLine({ font, size, x, y, text }: Line): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`;
}

/** One A4 page in the standard fonts, with a cross-reference table (ISO 32000-1, 7.5.4) that points at every object. */
export function reportPdf(): Uint8Array {
  const content = [...reportLines().map(drawLine), '72 464 m 300 464 l S'].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 7 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Courier'),
    `<< /Title (Sales report ${year}) /Producer (Toolbench) >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}${trailer}`, 'latin1');
}
