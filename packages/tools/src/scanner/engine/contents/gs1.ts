import type { Localized } from '@toolbench/kit/localized.ts';
import type { Field } from './field.ts';

/** FNC1 as readers give it: it ends a field of varying length (GS1 General Specifications, 7.8.3). */
const separator = '\x1d';

/** Lengths of the values whose fields are not ended by a separator, by the first two digits (GS1 General Specifications, 7.8.5). */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  '20': 2,
  '41': 13,
};

/** Dates and measures among them. */
const sixDigits = /^(?:1[1-9]|3[1-6])/;

/** Application identifiers of three and of four digits by their first two; the others have two. */
const threeDigits = /^(?:2[345]|4[0-2]|71)/;
const fourDigits = /^(?:3[1-6]|39|43|7[02]|8[0-2])/;

const date = (zh: string, en: string) => ({ zh, en, isDate: true });

interface FieldName extends Localized {
  readonly isDate?: boolean;
  /** Of a measure. */
  readonly unit?: string;
}

/** Names of the identifiers that are met most; of measures without the digit that places the decimal point. */
const names: Readonly<Record<string, FieldName>> = {
  '00': { zh: '物流单元代码 SSCC', en: 'Shipping container code (SSCC)' },
  '01': { zh: '商品代码 GTIN', en: 'Trade item number (GTIN)' },
  '02': { zh: '内装商品的 GTIN', en: 'GTIN of the contents' },
  '10': { zh: '批号', en: 'Batch or lot' },
  '11': date('生产日期', 'Production date'),
  '12': date('付款截止日期', 'Payment due date'),
  '13': date('包装日期', 'Packaging date'),
  '15': date('保质期', 'Best before'),
  '16': date('停止销售日期', 'Sell by'),
  '17': date('有效期至', 'Expiry date'),
  '20': { zh: '产品变体', en: 'Product variant' },
  '21': { zh: '序列号', en: 'Serial number' },
  '22': { zh: '消费品变体', en: 'Consumer product variant' },
  '30': { zh: '数量（可变）', en: 'Count of items' },
  '37': { zh: '内装商品数量', en: 'Count of items in the unit' },
  '240': { zh: '附加商品标识', en: 'Additional item number' },
  '241': { zh: '客户方代码', en: 'Customer part number' },
  '250': { zh: '附属序列号', en: 'Secondary serial number' },
  '251': { zh: '源实体参考号', en: 'Reference to the source' },
  '253': { zh: '文件类型标识 GDTI', en: 'Document type (GDTI)' },
  '254': { zh: '位置扩展', en: 'Location extension' },
  '255': { zh: '优惠券代码 GCN', en: 'Coupon number (GCN)' },
  '310': { zh: '净重', en: 'Net weight', unit: 'kg' },
  '311': { zh: '长度', en: 'Length', unit: 'm' },
  '315': { zh: '净体积', en: 'Net volume', unit: 'l' },
  '330': { zh: '物流毛重', en: 'Gross weight', unit: 'kg' },
  '392': { zh: '应付金额', en: 'Amount payable' },
  '393': { zh: '应付金额（含币种）', en: 'Amount payable with currency' },
  '400': { zh: '客户订单号', en: 'Customer order number' },
  '401': { zh: '托运代码 GINC', en: 'Consignment number (GINC)' },
  '402': { zh: '装运标识 GSIN', en: 'Shipment number (GSIN)' },
  '403': { zh: '路径代码', en: 'Routing code' },
  '410': { zh: '交货地 GLN', en: 'Ship to (GLN)' },
  '411': { zh: '受票方 GLN', en: 'Bill to (GLN)' },
  '412': { zh: '供货方 GLN', en: 'Purchased from (GLN)' },
  '413': { zh: '最终目的地 GLN', en: 'Ship for (GLN)' },
  '414': { zh: '位置 GLN', en: 'Location (GLN)' },
  '415': { zh: '开票方 GLN', en: 'Invoicing party (GLN)' },
  '420': { zh: '交货地邮编', en: 'Ship to postal code' },
  '421': { zh: '国家代码与交货地邮编', en: 'Country and ship to postal code' },
  '422': { zh: '原产国代码', en: 'Country of origin' },
  '7003': { zh: '有效期至（含时刻）', en: 'Expiry date and time' },
  '8003': { zh: '可回收资产 GRAI', en: 'Returnable asset (GRAI)' },
  '8004': { zh: '单个资产 GIAI', en: 'Individual asset (GIAI)' },
  '8005': { zh: '单价', en: 'Price per unit' },
  '8008': { zh: '生产日期与时刻', en: 'Production date and time' },
  '8020': { zh: '付款单参考号', en: 'Payment slip reference' },
  '8200': { zh: '产品网址', en: 'Product page' },
};

const unknown: Localized = { zh: '其他字段', en: 'Other field' };
const company: Localized = { zh: '企业内部信息', en: 'Company-internal' };

/** YYMMDD as a date; day 00 stands for the month as a whole. Years from 51 on are of the last century. */
function writtenDate(value: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/.exec(value) ?? [];
  if (year === undefined) return undefined;
  return `${Number(year) > 50 ? 19 : 20}${year}-${month}${day === '00' ? '' : `-${day}`}`;
}

function written(identifier: string, value: string): string | undefined {
  const known = names[identifier] ?? names[identifier.slice(0, 3)];
  if (known?.isDate) return writtenDate(value);
  const decimals = Number(identifier[3]);
  if (!known?.unit || !/^\d{6}$/.test(value) || decimals > 5) return undefined;
  return `${(Number(value) / 10 ** decimals).toFixed(decimals)} ${known.unit}`;
}

/** The fields of a GS1 element string, as a reader gives it; undefined where it does not follow the rules. */
export function readGs1(text: string): readonly Field[] | undefined {
  const fields: Field[] = [];
  let rest = text.startsWith(separator) ? text.slice(1) : text;
  while (rest !== '') {
    const start = rest.slice(0, 2);
    const code = rest.slice(0, fourDigits.test(rest) ? 4 : threeDigits.test(rest) ? 3 : 2);
    if (!/^\d{2,4}$/.test(code)) return undefined;
    rest = rest.slice(code.length);
    const end = rest.indexOf(separator);
    const fixed = sixDigits.test(start) ? 6 : fixedLengths[start];
    const length = fixed ?? (end < 0 ? rest.length : end);
    const value = rest.slice(0, length);
    if (value.length < length || value === '' || value.includes(separator)) return undefined;
    rest = rest.slice(length);
    if (rest.startsWith(separator)) rest = rest.slice(1);
    const isInternal = /^9[1-9]$/.test(code);
    const name = names[code] ?? (code.length === 4 ? names[code.slice(0, 3)] : undefined);
    const shown = written(code, value);
    fields.push({
      code,
      name: name ? { zh: name.zh, en: name.en } : isInternal ? company : unknown,
      value,
      ...(shown !== undefined && { written: shown }),
    });
  }
  return fields.length > 0 ? fields : undefined;
}
