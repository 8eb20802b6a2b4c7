import { readFileSync } from 'node:fs';

export interface DemoFile {
  readonly name: string;
  readonly type: string;
  readonly description: { readonly zh: string; readonly en: string };
  readonly content: Uint8Array;
}

/** What the page says of them; all tell the same invented year of a shop. */
const files = [
  {
    name: 'orders.csv',
    type: 'CSV',
    description: {
      zh: '一年的订单，1,200 行，UTF-8，含引号、逗号和中文',
      en: 'Orders of a year: 1,200 rows in UTF-8 with quotes, commas and Chinese text',
    },
  },
  {
    name: 'products.json',
    type: 'JSON',
    description: { zh: '商品目录，嵌套对象和数组', en: 'Product list with nested objects and arrays' },
  },
  {
    name: 'stock.xml',
    type: 'XML',
    description: {
      zh: '各仓库存，含命名空间、属性和 CDATA',
      en: 'Stock by warehouse, with a namespace, attributes and CDATA',
    },
  },
  {
    name: 'report.pdf',
    type: 'PDF',
    description: {
      zh: '一页销售报表，与 orders.csv 的月度合计一致',
      en: 'One-page report of the monthly sums of orders.csv',
    },
  },
  {
    name: 'chart.png',
    type: 'PNG',
    description: {
      zh: '同一组月度合计的柱状图，640 × 360 像素',
      en: 'The same sums as a bar chart, 640 × 360 pixels',
    },
  },
];

/** The five files with what they hold, which stays in memory while the demo runs. */
export function readDemoFiles(folder: URL): readonly DemoFile[] {
  return files.map((file) => ({ ...file, content: readFileSync(new URL(file.name, folder)) }));
}
