import { getDocument } from '../../adapters/pdf/pdfjs.ts';
import { describe, expect, it } from 'vitest';
import { crc32, inflateSync } from 'node:zlib';
import { limits } from '@toolbench/contracts/limits.ts';
import { makeDemoFiles } from './demo-files.ts';
import { monthlySales, orders, products, yuan } from './files/sales.ts';

function contentOf(name: string): Buffer {
  const file = makeDemoFiles().find((one) => one.name === name);
  if (!file) throw new Error(`no ${name}`);
  return Buffer.from(file.content);
}

/** Fields of a line that has no line break in a field. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

describe('the five files', () => {
  it('[SFTP-01] are five, each of another type, between 512 B and 200 KB', () => {
    const files = makeDemoFiles();
    expect(files.map(({ type }) => type)).toEqual(['CSV', 'JSON', 'XML', 'PDF', 'PNG']);
    for (const { name, content, description } of files) {
      expect(content.length, name).toBeGreaterThanOrEqual(limits.sftp.fileBytes.least);
      expect(content.length, name).toBeLessThanOrEqual(limits.sftp.fileBytes.most);
      expect(description.zh && description.en, name).toMatch(/\S/);
    }
  });

  it('[SFTP-02] are the same at each start', () => {
    for (const { name, content } of makeDemoFiles()) expect(contentOf(name).equals(content), name).toBe(true);
  });

  it('CSV has as many fields in each row, quoted where that is needed', () => {
    const lines = contentOf('orders.csv').toString().split('\r\n');
    expect(lines.pop()).toBe('');
    const [header = [], ...rows] = lines.map(fieldsOf);
    expect(rows).toHaveLength(orders.length);
    expect(rows.every((row) => row.length === header.length)).toBe(true);
    expect(rows.some((row) => row.includes('Acme, Inc.')) && rows.some((row) => row.includes('请"轻放"'))).toBe(true);
    const amounts = rows.reduce((sum, row) => sum + Math.round(Number(row[header.indexOf('amount')]) * 100), 0);
    expect(amounts).toBe(monthlySales.reduce((sum, month) => sum + month, 0));
  });

  it('JSON holds the products', () => {
    const list = JSON.parse(contentOf('products.json').toString()) as { products: { sku: string }[] };
    expect(list.products.map(({ sku }) => sku)).toEqual(products.map(({ sku }) => sku));
  });

  it('XML closes each element that it opens', () => {
    const text = contentOf('stock.xml').toString();
    const markup = text.replaceAll(/<!\[CDATA\[.*?\]\]>|<!--.*?-->|<\?.*?\?>/gs, '');
    const open: string[] = [];
    for (const [, end, name, selfClosing] of markup.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!selfClosing) open.push(name ?? '');
    }
    expect(open).toEqual([]);
    expect(markup.replaceAll(/<[^<>]+>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|quot;)/);
    expect(markup.match(/<item /g)).toHaveLength(products.length * 3);
  });

  it('PDF opens, and tells the sums of the orders', async () => {
    const document = await getDocument({ data: new Uint8Array(contentOf('report.pdf')), verbosity: 0 }).promise;
    expect(document.numPages).toBe(1);
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
    for (const amount of monthlySales) expect(text).toContain(yuan(amount));
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Sales report 2025' });
    await document.destroy();
  });

  it('PDF points at each object from its cross-reference table', () => {
    const text = contentOf('report.pdf').toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    offsets.forEach((offset, index) => expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true));
    const stream = /<< \/Length (\d+) >>\nstream\n/.exec(text);
    const begin = (stream?.index ?? 0) + (stream?.[0].length ?? 0);
    expect(text.indexOf('\nendstream') - begin).toBe(Number(stream?.[1]));
  });

  it('PNG has whole chunks, and pixels for all its rows', () => {
    const png = contentOf('chart.png');
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const types: string[] = [];
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      const typed = png.subarray(at + 4, at + 8 + length);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(typed));
      types.push(typed.toString('latin1', 0, 4));
      if (types.at(-1) === 'IDAT') expect(inflateSync(typed.subarray(4))).toHaveLength(360 * 641);
      at += 12 + length;
    }
    expect(types).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  });
});
