import type { Localized } from '@toolbench/kit/localized.ts';

/*
 * The descriptions of the tool's plain field list:
 * 02 to 51 merchant account information (26 to 51 reserved), 52 to 65 named, 80 and 81 unreserved, 99 RFU, the rest
 * unknown. The tree beside the list goes by EMVCo's own tables.
 */

const account: Localized = { zh: '商户账户信息', en: 'Merchant Account Information' };
const reservedAccount: Localized = { zh: '商户账户信息（保留）', en: 'Merchant Account Information (Reserved)' };
const unreserved: Localized = { zh: '未保留模板', en: 'Unreserved Templates' };
const unknown: Localized = { zh: '未知标签', en: 'Unknown Tag' };

const descriptions: Readonly<Record<string, Localized>> = {
  '00': { zh: '负载格式指示', en: 'Payload Format Indicator' },
  '01': { zh: '发起方式', en: 'Point of Initiation Method' },
  '52': { zh: '商户类别码', en: 'Merchant Category Code' },
  '53': { zh: '交易币种', en: 'Transaction Currency' },
  '54': { zh: '交易金额', en: 'Transaction Amount' },
  '55': { zh: '小费或服务费指示', en: 'Tip or Convenience Indicator' },
  '56': { zh: '固定服务费', en: 'Value of Convenience Fee Fixed' },
  '57': { zh: '百分比服务费', en: 'Value of Convenience Fee Percentage' },
  '58': { zh: '国家代码', en: 'Country Code' },
  '59': { zh: '商户名称', en: 'Merchant Name' },
  '60': { zh: '商户城市', en: 'Merchant City' },
  '61': { zh: '邮政编码', en: 'Postal Code' },
  '62': { zh: '附加数据模板', en: 'Additional Data Field Template' },
  '63': { zh: 'CRC 校验', en: 'CRC' },
  '64': { zh: '商户信息语言模板', en: 'Merchant Information - Language Template' },
  '65': { zh: 'EMVCo 保留', en: 'RFU for EMVCo' },
  '80': unreserved,
  '81': unreserved,
  '99': { zh: '保留供将来使用', en: 'RFU' },
};

/** The specification's words for a top-level tag. */
export function plainDescription(tag: string): Localized {
  if (tag >= '02' && tag <= '25') return account;
  if (tag >= '26' && tag <= '51') return reservedAccount;
  return Object.hasOwn(descriptions, tag) ? descriptions[tag] : unknown;
}
