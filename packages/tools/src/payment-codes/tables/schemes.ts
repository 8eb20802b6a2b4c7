import type { Localized } from '@toolbench/kit/localized.ts';
import { brCodeTags, fpsTags, jpqrTags, pixTags, upiAadhaarTags, upiReferenceTags, upiTags } from './schemes/others.ts';
import { netsTags, paynowTags, sgqrTags } from './schemes/singapore.ts';
import {
  duitNowHash,
  duitNowTags,
  khqrIndividualTags,
  khqrMerchantTags,
  khqrTimeTags,
  qrisTags,
  qrPhTags,
} from './schemes/southeast-asia.ts';
import { promptPayBillTags, promptPayTags } from './schemes/thailand.ts';
import { vietQrTags } from './schemes/vietnam.ts';
import type { TagTable, TagText } from './tag-text.ts';

/** A payment scheme or wallet that owns a template. */
export interface Scheme {
  readonly key: string;
  readonly name: Localized;
}

/** What a template is, by its globally unique identifier. */
export interface SchemeTemplate {
  readonly scheme: Scheme;
  readonly tags: TagTable;
}

const scheme = (key: string, zh: string, en: string): Scheme => ({ key, name: { zh, en } });

const khqr = scheme('khqr', 'KHQR（柬埔寨 Bakong）', 'KHQR (Cambodia, Bakong)');
const qris = scheme('qris', 'QRIS（印度尼西亚）', 'QRIS (Indonesia)');
const upi = scheme('upi', 'UPI / BharatQR（印度）', 'UPI / BharatQR (India)');
const duitNow = scheme('duitnow', 'DuitNow（马来西亚）', 'DuitNow (Malaysia)');
const promptPay = scheme('promptpay', 'PromptPay（泰国）', 'PromptPay (Thailand)');
const pix = scheme('pix', 'PIX（巴西）', 'Pix (Brazil)');
const qrPh = scheme('qrph', 'QR Ph（菲律宾）', 'QR Ph (Philippines)');

const merchantTags: TagTable = { '01': { name: { zh: '商户号', en: 'Merchant ID' } } };

/** National schemes and wallets by globally unique identifier or application identifier, in lower case. */
const byIdentifier: Readonly<Record<string, SchemeTemplate>> = {
  'sg.paynow': { scheme: scheme('paynow', 'PayNow（新加坡）', 'PayNow (Singapore)'), tags: paynowTags },
  'sg.sgqr': { scheme: scheme('sgqr', 'SGQR（新加坡）', 'SGQR (Singapore)'), tags: sgqrTags },
  'sg.com.nets': { scheme: scheme('nets', 'NETS（新加坡）', 'NETS (Singapore)'), tags: netsTags },
  a000000677010111: { scheme: promptPay, tags: promptPayTags },
  a000000677010112: { scheme: promptPay, tags: promptPayBillTags },
  a000000677010113: { scheme: promptPay, tags: {} },
  a000000677010114: { scheme: promptPay, tags: promptPayTags },
  'br.gov.bcb.pix': { scheme: pix, tags: pixTags },
  'br.gov.bcb.brcode': { scheme: pix, tags: brCodeTags },
  'id.co.qris.www': { scheme: qris, tags: qrisTags },
  a0000006150001: { scheme: duitNow, tags: duitNowTags },
  a000000727: { scheme: scheme('vietqr', 'VietQR（越南 NAPAS）', 'VietQR (Vietnam, NAPAS)'), tags: vietQrTags },
  'hk.com.hkicl': { scheme: scheme('fps', '转数快 FPS（中国香港）', 'FPS (Hong Kong)'), tags: fpsTags },
  'jp.or.paymentsjapan': { scheme: scheme('jpqr', 'JPQR（日本）', 'JPQR (Japan)'), tags: jpqrTags },
  'ph.ppmi.p2m': { scheme: qrPh, tags: qrPhTags },
  'com.p2pqrpay': { scheme: qrPh, tags: qrPhTags },
  'ph.ppmi.qrph': { scheme: qrPh, tags: {} },
  'com.alipay': { scheme: scheme('alipay', '支付宝', 'Alipay'), tags: merchantTags },
  'com.alipay.openapi': { scheme: scheme('alipay', '支付宝', 'Alipay'), tags: merchantTags },
  'com.qq.weixin.pay': { scheme: scheme('wechat-pay', '微信支付', 'WeChat Pay'), tags: merchantTags },
  'com.grab': { scheme: scheme('grabpay', 'GrabPay', 'GrabPay'), tags: merchantTags },
  'sg.airpay': { scheme: scheme('shopeepay', 'ShopeePay', 'ShopeePay'), tags: merchantTags },
  'com.myfave': { scheme: scheme('favepay', 'FavePay', 'FavePay'), tags: {} },
  'sg.com.dash.www': { scheme: scheme('dash', 'Singtel Dash', 'Singtel Dash'), tags: {} },
  'sg.com.ezlink': { scheme: scheme('ez-link', 'EZ-Link', 'EZ-Link'), tags: {} },
};

/** RuPay's registered identifier: what its template holds depends on the tag (BharatQR). */
const rupay = 'a000000524';

const upiByTag: Readonly<Record<string, TagTable>> = { '26': upiTags, '27': upiReferenceTags, '28': upiAadhaarTags };

/** Card networks whose merchant identifiers have tags of their own (EMV QRCPS-MPM table 4.3). */
const networks: readonly (readonly [first: string, last: string, scheme: Scheme])[] = [
  ['02', '03', scheme('visa', 'Visa', 'Visa')],
  ['04', '05', scheme('mastercard', 'Mastercard', 'Mastercard')],
  ['09', '10', scheme('discover', 'Discover', 'Discover')],
  ['11', '12', scheme('amex', '美国运通', 'American Express')],
  ['13', '14', scheme('jcb', 'JCB', 'JCB')],
  ['15', '16', scheme('unionpay', '银联', 'UnionPay')],
];

/** The card network that a top-level tag from 02 to 25 belongs to. */
export function networkOf(tag: string): Scheme | undefined {
  return networks.find(([first, last]) => tag >= first && tag <= last)?.[2];
}

/**
 * Whose template a top-level tag holds, by its identifier (sub-tag 00) and, where a scheme has no identifier of its
 * own, by the code's country.
 */
export function templateOf(tag: string, identifier: string, country: string): SchemeTemplate | undefined {
  const id = identifier.toLowerCase();
  if (Object.hasOwn(byIdentifier, id)) return byIdentifier[id];
  if (id === rupay) return { scheme: upi, tags: upiByTag[tag] ?? {} };
  if (country === 'KH') return khqrTemplate(tag, id);
  // QRIS acquirers use their own reversed domain, such as ID.CO.BANK.WWW.
  if (country === 'ID' && /^(id|com)\..+\.www$/.test(id)) return { scheme: qris, tags: qrisTags };
  return undefined;
}

function khqrTemplate(tag: string, identifier: string): SchemeTemplate | undefined {
  if (tag === '99') return /^\d{13}$/.test(identifier) ? { scheme: khqr, tags: khqrTimeTags } : undefined;
  if (!/^[^@\s]+@[^@\s]+$/.test(identifier)) return undefined;
  return { scheme: khqr, tags: tag === '29' ? khqrIndividualTags : khqrMerchantTags };
}

/** A tag from 80 on that its scheme does not use as a template, by what it holds and where. */
export function opaqueTag(tag: string, value: string, country: string): TagText | undefined {
  return tag === '82' && country === 'MY' && /^[\da-f]{64}$/i.test(value) ? duitNowHash : undefined;
}
