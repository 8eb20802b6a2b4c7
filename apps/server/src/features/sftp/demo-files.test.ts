import { limits } from '@toolbench/contracts/limits.ts';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { getDocument } from '../../adapters/pdf/pdfjs.ts';
import { demoFiles } from '../../test-support/test-sftp.ts';

function contentOf(name: string): Buffer {
  const file = demoFiles.find((one) => one.name === name);
  if (!file) throw new Error(`no ${name}`);
  return Buffer.from(file.content);
}

const { data: orders, errors } = Papa.parse<Record<string, string>>(contentOf('orders.csv').toString(), {
  header: true,
  skipEmptyLines: true,
});
const skus = [...new Set(orders.map(({ sku }) => sku))].sort();

describe('the five files', () => {
  it('[SFTP-01] are five, each of another type, between 512 B and 200 KB', () => {
    expect(demoFiles.map(({ type }) => type)).toEqual(['CSV', 'JSON', 'XML', 'PDF', 'PNG']);
    for (const { name, content, description } of demoFiles) {
      expect(content.length, name).toBeGreaterThanOrEqual(limits.sftp.fileBytes.least);
      expect(content.length, name).toBeLessThanOrEqual(limits.sftp.fileBytes.most);
      expect(description.zh && description.en, name).toMatch(/\S/);
    }
  });

  it('CSV has as many fields in each row, quoted where that is needed', () => {
    expect(errors).toEqual([]);
    expect(orders).toHaveLength(1_200);
    expect(orders.some(({ customer }) => customer === 'Acme, Inc.')).toBe(true);
    expect(orders.some(({ note }) => note === '请"轻放"')).toBe(true);
    expect(contentOf('orders.csv').toString().split('\r\n')).toHaveLength(1_202);
  });

  it('JSON and XML hold the products that were ordered', () => {
    const { products } = JSON.parse(contentOf('products.json').toString()) as { products: { sku: string }[] };
    expect(products.map(({ sku }) => sku)).toEqual(skus);
    const items: string[] = [];
    const reader = new SaxesParser();
    reader.on('error', (error) => {
      throw error;
    });
    reader.on('opentag', ({ name, attributes }) => name === 'item' && items.push(String(attributes.sku)));
    reader.write(contentOf('stock.xml').toString()).close();
    expect(items).toEqual([...skus, ...skus, ...skus]);
  });

  it('PDF opens, and tells the sums of the orders', async () => {
    const document = await getDocument({ data: new Uint8Array(contentOf('report.pdf')), verbosity: 0 }).promise;
    expect(document.numPages).toBe(1);
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
    for (let month = 1; month <= 12; month += 1) {
      const ofMonth = orders.filter(({ date }) => Number(date?.slice(5, 7)) === month);
      expect(text).toContain(ofMonth.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2));
    }
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Sales report 2025' });
    await document.destroy();
  });

  it('PNG is a picture of 640 × 360 pixels', () => {
    const png = contentOf('chart.png');
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 360]);
  });
});
