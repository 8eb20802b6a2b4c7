import { chartPng } from './files/chart-png.ts';
import { ordersCsv } from './files/orders-csv.ts';
import { productsJson } from './files/products-json.ts';
import { reportPdf } from './files/report-pdf.ts';
import { stockXml } from './files/stock-xml.ts';

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
