import type { Localized } from '@toolbench/kit/localized.ts';
import { readDate } from '../read-date.ts';
import { oneOf, type TagTable } from '../tag-text.ts';

/* PayNow and SGQR. Source: Association of Banks in Singapore, PayNow QR; Monetary Authority of Singapore, SGQR 1.7. */

const yes: Localized = { zh: '付款人可改金额', en: 'The payer may change the amount' };
const no: Localized = { zh: '金额不可改', en: 'The amount is fixed' };

export const paynowTags: TagTable = {
  '01': {
    name: { zh: '收款标识类型', en: 'Proxy type' },
    description: { zh: '0 手机号，2 企业注册号 UEN', en: '0 mobile number, 2 business number (UEN)' },
    read: oneOf({
      '0': { zh: '手机号', en: 'Mobile number' },
      '2': { zh: '企业注册号 UEN', en: 'Business number (UEN)' },
    }),
  },
  '02': {
    name: { zh: '收款标识', en: 'Proxy value' },
    description: { zh: '手机号带国家区号，如 +65', en: 'A mobile number has its country code, such as +65' },
  },
  '03': {
    name: { zh: '金额可否修改', en: 'Amount editable' },
    description: { zh: '1 可改，0 不可改', en: '1 editable, 0 fixed' },
    read: oneOf({ '1': yes, '0': no }),
  },
  '04': {
    name: { zh: '有效期', en: 'Expiry' },
    description: { zh: '年月日，可带时分秒', en: 'Date, with time of day if given' },
    read: readDate,
  },
  '05': { name: { zh: '参考号', en: 'Reference' } },
};

export const sgqrTags: TagTable = {
  '01': { name: { zh: 'SGQR 编号', en: 'SGQR ID number' } },
  '02': { name: { zh: '版本', en: 'Version' } },
  '03': { name: { zh: '邮政编码', en: 'Postal code' } },
  '04': { name: { zh: '楼层', en: 'Level' } },
  '05': { name: { zh: '单元号', en: 'Unit number' } },
  '06': { name: { zh: '其他', en: 'Miscellaneous' } },
  '07': { name: { zh: '版本日期', en: 'Version date' }, read: readDate },
};

export const netsTags: TagTable = {
  '01': { name: { zh: '二维码信息', en: 'QR metadata' } },
  '02': { name: { zh: '商户号', en: 'Merchant ID' } },
  '03': { name: { zh: '终端号', en: 'Terminal ID' } },
  '99': { name: { zh: '签名', en: 'Signature' } },
};
