import { chartPng } from './files/chart-png.ts';
import { orders, yuan, products, warehouses, year, monthlySales } from './files/sales.ts';

export interface DemoFile {
  readonly name: string;
  readonly type: string;
  readonly description: { readonly zh: string; readonly en: string };
  readonly content: Uint8Array;
}

/** The five files, made anew at each start and always the same. */
export function makeDemoFiles(): readonly DemoFile[] {
  return [
    {
      name: 'orders.csv',
      type: 'CSV',
      description: {
        zh: '一年的订单，1,200 行，UTF-8，含引号、逗号和中文',
        en: 'Orders of a year: 1,200 rows in UTF-8 with quotes, commas and Chinese text',
      },
      content: ordersCsv(),
    },
    {
      name: 'products.json',
      type: 'JSON',
      description: { zh: '商品目录，嵌套对象和数组', en: 'Product list with nested objects and arrays' },
      content: productsJson(),
    },
    {
      name: 'stock.xml',
      type: 'XML',
      description: {
        zh: '各仓库存，含命名空间、属性和 CDATA',
        en: 'Stock by warehouse, with a namespace, attributes and CDATA',
      },
      content: stockXml(),
    },
    {
      name: 'report.pdf',
      type: 'PDF',
      description: {
        zh: '一页销售报表，与 orders.csv 的月度合计一致',
        en: 'One-page report of the monthly sums of orders.csv',
      },
      content: reportPdf(),
    },
    {
      name: 'chart.png',
      type: 'PNG',
      description: {
        zh: '同一组月度合计的柱状图，640 × 360 像素',
        en: 'The same sums as a bar chart, 640 × 360 pixels',
      },
      content: chartPng(),
    },
  ];
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** The orders as RFC 4180 has it: a header, CRLF, quotes where a field needs them; UTF-8. */
function ordersCsv(): Uint8Array {
  const header = ['order_id', 'date', 'customer', 'city', 'sku', 'product', 'quantity', 'unit_price', 'amount', 'note'];
  const rows = orders.map(({ id, day, customer, city, product, quantity, note }) => [
    id,
    day,
    customer,
    city,
    product.sku,
    product.name.zh,
    String(quantity),
    yuan(product.price),
    yuan(product.price * quantity),
    note,
  ]);
  return Buffer.from([header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join(''));
}

/** The product list: nested objects, arrays, Chinese texts, prices as text so that no reader rounds them. */
function productsJson(): Uint8Array {
  const list = products.map(({ sku, name, category, price, tags, stock }) => ({
    sku,
    name,
    category,
    price: { amount: yuan(price), currency: 'CNY' },
    tags,
    available: Object.values(stock).some((pieces) => pieces > 0),
  }));
  return Buffer.from(`${JSON.stringify({ version: 1, products: list }, null, 2)}\n`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Stock by warehouse: a default namespace, attributes, CDATA and a comment. */
function stockXml(): Uint8Array {
  const warehouse = (code: string) =>
    [
      `  <warehouse code="${code}">`,
      ...products.map(
        ({ sku, name, stock }) =>
          `    <item sku="${sku}" pieces="${stock[code] ?? 0}"><name xml:lang="en">${escapeXml(name.en)}</name></item>`,
      ),
      '  </warehouse>',
    ].join('\n');
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!-- Sample data: every name and figure is invented. -->',
    `<stock xmlns="urn:example:stock" taken="${year}-12-31">`,
    '  <remark><![CDATA[盘点结果 & 差异 < 1%]]></remark>',
    ...warehouses.map(warehouse),
    '</stock>',
  ];
  return Buffer.from(`${lines.join('\n')}\n`);
}

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
function reportPdf(): Uint8Array {
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
