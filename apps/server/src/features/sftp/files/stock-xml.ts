import { products, warehouses, year } from './sales.ts';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Stock by warehouse: a default namespace, attributes, CDATA and a comment. */
export function stockXml(): Uint8Array {
  const warehouse = (code: string) =>
    [
      `  <warehouse code="${code}">`,
      ...products.map(
        ({ sku, name, stock }) =>
          `    <item sku="${sku}" pieces="${stock[code] ?? 0}"><name xml:lang="en">${escape(name.en)}</name></item>`,
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
