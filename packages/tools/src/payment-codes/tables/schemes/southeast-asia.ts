import { readEpoch } from '../read-date.ts';
import { oneOf, type TagTable } from '../tag-text.ts';

/*
 * QRIS: Bank Indonesia and ASPI, national QR standard. DuitNow: PayNet, DuitNow QR merchant-presented mode.
 * KHQR: National Bank of Cambodia, KHQR content guideline. QR Ph: Bangko Sentral ng Pilipinas, QR Ph P2M and P2P.
 */

export const qrisTags: TagTable = {
  '01': {
    name: { zh: '商户 PAN', en: 'Merchant PAN' },
    description: { zh: '以 9360 开头，含收单机构代码', en: 'Begins with 9360 and holds the acquirer’s code' },
  },
  '02': {
    name: { zh: '商户号', en: 'Merchant ID' },
    description: { zh: '标签 51 中是全国商户号 NMID', en: 'In tag 51 the national merchant ID (NMID)' },
  },
  '03': {
    name: { zh: '商户规模', en: 'Merchant criteria' },
    read: oneOf({
      UMI: { zh: '微型企业', en: 'Micro business' },
      UKE: { zh: '小型企业', en: 'Small business' },
      UME: { zh: '中型企业', en: 'Medium business' },
      UBE: { zh: '大型企业', en: 'Large business' },
      URE: { zh: '一般企业', en: 'Regular business' },
    }),
  },
};

export const duitNowTags: TagTable = {
  '01': {
    name: { zh: '收单机构', en: 'Acquirer ID' },
    description: { zh: '六位机构代码', en: 'Six digits' },
  },
  '02': { name: { zh: '商户或二维码编号', en: 'Merchant or QR ID' } },
  '03': { name: { zh: '商户说明', en: 'Merchant descriptor' } },
  '04': { name: { zh: '手机号', en: 'Mobile number' } },
};

export const khqrIndividualTags: TagTable = {
  '00': { name: { zh: 'Bakong 账号', en: 'Bakong account ID' }, description: { zh: '名称@银行', en: 'name@bank' } },
  '01': { name: { zh: '账户信息', en: 'Account information' } },
  '02': { name: { zh: '收单银行', en: 'Acquiring bank' } },
};

export const khqrMerchantTags: TagTable = {
  ...khqrIndividualTags,
  '01': { name: { zh: '商户号', en: 'Merchant ID' } },
};

export const khqrTimeTags: TagTable = {
  '00': { name: { zh: '生成时间', en: 'Created' }, read: readEpoch },
  '01': { name: { zh: '过期时间', en: 'Expires' }, read: readEpoch },
};

export const qrPhTags: TagTable = {
  '01': {
    name: { zh: '收款机构', en: 'Receiving institution' },
    description: { zh: 'BIC 代码', en: 'BIC code' },
  },
  '02': { name: { zh: '支付类型', en: 'Payment type' } },
  '03': { name: { zh: '商户号', en: 'Merchant ID' } },
  '04': { name: { zh: '收款账户', en: 'Credit account' } },
  '05': { name: { zh: '手机号或通知方式', en: 'Mobile number or notification' } },
};

/** DuitNow writes a hash into tag 82, which is no template there. */
export const duitNowHash = {
  name: { zh: '完整性校验', en: 'Data integrity check' },
  description: { zh: 'SHA-256 的十六进制', en: 'SHA-256 in hex' },
};
