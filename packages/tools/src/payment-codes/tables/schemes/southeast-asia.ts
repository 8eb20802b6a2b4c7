import { readEpoch } from '../read-date.ts';
import { oneOf, tagTable, type TagTable } from '../tag-text.ts';

/*
 * QRIS: Bank Indonesia and ASPI, national QR standard. DuitNow: PayNet, DuitNow QR merchant-presented mode.
 * KHQR: National Bank of Cambodia, KHQR content guideline. QR Ph: Bangko Sentral ng Pilipinas, QR Ph P2M and P2P.
 */

export const qrisTags = tagTable(
  `
01 | 商户 PAN | Merchant PAN | 以 9360 开头，含收单机构代码 | Begins with 9360 and holds the acquirer’s code
02 | 商户号 | Merchant ID | 标签 51 中是全国商户号 NMID | In tag 51 the national merchant ID (NMID)
03 | 商户规模 | Merchant criteria
`,
  {
    '03': oneOf({
      UMI: { zh: '微型企业', en: 'Micro business' },
      UKE: { zh: '小型企业', en: 'Small business' },
      UME: { zh: '中型企业', en: 'Medium business' },
      UBE: { zh: '大型企业', en: 'Large business' },
      URE: { zh: '一般企业', en: 'Regular business' },
    }),
  },
);

export const duitNowTags = tagTable(`
01 | 收单机构 | Acquirer ID | 六位机构代码 | Six digits
02 | 商户或二维码编号 | Merchant or QR ID
03 | 商户说明 | Merchant descriptor
04 | 手机号 | Mobile number
`);

export const khqrIndividualTags = tagTable(`
00 | Bakong 账号 | Bakong account ID | 名称@银行 | name@bank
01 | 账户信息 | Account information
02 | 收单银行 | Acquiring bank
`);

export const khqrMerchantTags: TagTable = {
  ...khqrIndividualTags,
  ...tagTable('01 | 商户号 | Merchant ID'),
};

export const khqrTimeTags = tagTable(
  `
00 | 生成时间 | Created
01 | 过期时间 | Expires
`,
  { '00': readEpoch, '01': readEpoch },
);

export const qrPhTags = tagTable(`
01 | 收款机构 | Receiving institution | BIC 代码 | BIC code
02 | 支付类型 | Payment type
03 | 商户号 | Merchant ID
04 | 收款账户 | Credit account
05 | 手机号或通知方式 | Mobile number or notification
`);

/** DuitNow writes a hash into tag 82, which is no template there. */
export const duitNowHash = {
  name: { zh: '完整性校验', en: 'Data integrity check' },
  description: { zh: 'SHA-256 的十六进制', en: 'SHA-256 in hex' },
};
