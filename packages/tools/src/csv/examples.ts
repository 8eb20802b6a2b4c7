import type { Example } from '@toolbench/kit/define-tool.ts';
import type { Language } from '@toolbench/kit/localized.ts';

const orders: Readonly<Record<Language, Example>> = {
  zh: {
    name: { zh: '订单表', en: 'Orders in Chinese' },
    input: `订单号,客户,邮编,金额,已付款,下单日期,备注
202601150000012345,张伟,010010,1280.50,true,2026-01-15,"加急，周五前送到"
202601150000012346,李娜,518000,99.90,false,2026-01-15,
202601160000012347,"王小明 ""老王""",200120,15600,true,2026-01-16,"两箱：
A 款 3 件
B 款 2 件"
`,
  },
  en: {
    name: { zh: '英文订单表', en: 'Orders' },
    input: `order,customer,zip,amount,paid,date,note
202601150000012345,Ada King,02139,1280.50,true,2026-01-15,"urgent, by Friday"
202601150000012346,Alan T.,94105,99.90,false,2026-01-15,
202601160000012347,"Grace ""Amazing"" Hopper",10001,15600,true,2026-01-16,"two boxes:
3 of A
2 of B"
`,
  },
};

const nested: Example = {
  name: { zh: '嵌套列名', en: 'Nested columns' },
  input: `id,name,address.city,address.geo.lat,tags
1,Ada,London,51.5,"[""admin"",""math""]"
2,林,上海,31.2,[]
`,
};

const ragged: Example = {
  name: { zh: '不规整的表格', en: 'A ragged table' },
  input: `name,,name,note
Ada,1815,London
Grace,1906,New York,"said ""it's easier to ask forgiveness""",extra

"Alan" T,1912,London,x
`,
};

/** Examples of CSV, those in the reader's language first. */
export const csvExamples: Readonly<Record<Language, readonly Example[]>> = {
  zh: [orders.zh, nested, ragged],
  en: [orders.en, nested, ragged],
};

export const jsonExamples: readonly Example[] = [
  {
    name: { zh: '嵌套对象', en: 'Nested objects' },
    input: `[
  { "id": 1, "name": "张伟", "address": { "city": "北京", "zip": "010010" }, "tags": ["vip", "2026"] },
  { "id": 2, "name": "Lin, Ada", "address": { "city": "上海" }, "active": true },
  { "id": 3, "name": "", "note": null, "order": "202601150000012345" }
]`,
  },
  {
    name: { zh: '二维数组', en: 'Array of arrays' },
    input: '[["name", "score"], ["Ada", 95.5], ["Lin", 88]]',
  },
];
