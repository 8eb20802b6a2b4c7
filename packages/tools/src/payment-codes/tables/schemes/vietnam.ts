import { sameText } from '../../item.ts';
import { pairsOf } from '@toolbench/kit/tables.ts';
import { oneOf, tagTable } from '../tag-text.ts';

/* VietQR. Source: NAPAS, QR format technical specification 1.0 (September 2021); bank codes of the State Bank of Vietnam. */

const banks = pairsOf(`
546034: CAKE by VPBank | 546035: Ubank by VPBank | 963388: Timo | 970400: SaigonBank | 970403: Sacombank
970405: Agribank | 970406: DongA Bank | 970407: Techcombank | 970408: GPBank | 970409: Bac A Bank
970410: Standard Chartered Vietnam | 970412: PVcomBank | 970414: OceanBank | 970415: VietinBank | 970416: ACB
970418: BIDV | 970419: NCB | 970421: VRB | 970422: MB Bank | 970423: TPBank | 970424: Shinhan Bank Vietnam
970425: ABBANK | 970426: MSB | 970427: VietABank | 970428: Nam A Bank | 970429: SCB | 970430: PGBank
970431: Eximbank | 970432: VPBank | 970433: VietBank | 970434: Indovina Bank | 970436: Vietcombank | 970437: HDBank
970438: BAOVIET Bank | 970439: Public Bank Vietnam | 970440: SeABank | 970441: VIB | 970442: Hong Leong Bank Vietnam
970443: SHB | 970444: CBBank | 970446: Co-opBank | 970448: OCB | 970449: LPBank | 970452: KienlongBank
970454: BVBank | 970457: Woori Bank Vietnam | 970458: UOB Vietnam
`);

const beneficiary = tagTable(
  `
00 | 收款银行 BIN | Bank BIN | 六位银行代码 | Six digits
01 | 账号或卡号 | Account or card number
`,
  { '00': (value) => (Object.hasOwn(banks, value) ? sameText(banks[value]) : undefined) },
);

export const vietQrTags = tagTable(
  `
01 | 收款方 | Beneficiary | 银行与账号 | Bank and account
02 | 服务代码 | Service code
`,
  {
    '02': oneOf({
      QRIBFTTA: { zh: '快速转账到账户', en: 'Fast transfer to an account' },
      QRIBFTTC: { zh: '快速转账到卡', en: 'Fast transfer to a card' },
      QRPUSH: { zh: '商户收款', en: 'Payment to a merchant' },
    }),
  },
  { '01': beneficiary },
);
