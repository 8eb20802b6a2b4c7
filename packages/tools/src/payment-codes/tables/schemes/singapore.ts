import type { Localized } from '@toolbench/kit/localized.ts';
import { readDate } from '../read-date.ts';
import { oneOf, tagTable } from '../tag-text.ts';

/* PayNow and SGQR. Source: Association of Banks in Singapore, PayNow QR; Monetary Authority of Singapore, SGQR 1.7. */

const yes: Localized = { zh: '付款人可改金额', en: 'The payer may change the amount' };
const no: Localized = { zh: '金额不可改', en: 'The amount is fixed' };

export const paynowTags = tagTable(
  `
01 | 收款标识类型 | Proxy type | 0 手机号，2 企业注册号 UEN | 0 mobile number, 2 business number (UEN)
02 | 收款标识 | Proxy value | 手机号带国家区号，如 +65 | A mobile number has its country code, such as +65
03 | 金额可否修改 | Amount editable | 1 可改，0 不可改 | 1 editable, 0 fixed
04 | 有效期 | Expiry | 年月日，可带时分秒 | Date, with time of day if given
05 | 参考号 | Reference
`,
  {
    '01': oneOf({
      '0': { zh: '手机号', en: 'Mobile number' },
      '2': { zh: '企业注册号 UEN', en: 'Business number (UEN)' },
    }),
    '03': oneOf({ '1': yes, '0': no }),
    '04': readDate,
  },
);

export const sgqrTags = tagTable(
  `
01 | SGQR 编号 | SGQR ID number
02 | 版本 | Version
03 | 邮政编码 | Postal code
04 | 楼层 | Level
05 | 单元号 | Unit number
06 | 其他 | Miscellaneous
07 | 版本日期 | Version date
`,
  { '07': readDate },
);

export const netsTags = tagTable(`
01 | 二维码信息 | QR metadata
02 | 商户号 | Merchant ID
03 | 终端号 | Terminal ID
99 | 签名 | Signature
`);
