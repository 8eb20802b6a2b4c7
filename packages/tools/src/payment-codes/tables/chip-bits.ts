import type { Localized } from '@toolbench/kit/localized.ts';

/*
 * What the bits of chip data say, by tag: byte and bit (8 is the highest) | Chinese | English. Source: EMV 4.4 Book 3
 * annex C (82, 9F07, 95, 9B, 9F34) and Book 4 annex A (9F33, 9F40); Visa Contactless kernel 3 (9F66, 9F6C).
 */
const profile = `
1.7 | 支持静态数据认证 SDA | SDA supported
1.6 | 支持动态数据认证 DDA | DDA supported
1.5 | 支持持卡人验证 | Cardholder verification supported
1.4 | 要执行终端风险管理 | Terminal risk management is to be performed
1.3 | 支持发卡行认证 | Issuer authentication supported
1.2 | 支持设备端持卡人验证 | On device cardholder verification supported
1.1 | 支持复合动态数据认证 CDA | CDA supported
2.8 | 支持非接触 EMV 模式 | Contactless EMV mode supported
2.1 | 支持中继攻击防护 | Relay resistance protocol supported
`;

const usage = `
1.8 | 国内现金交易有效 | Valid for domestic cash transactions
1.7 | 国际现金交易有效 | Valid for international cash transactions
1.6 | 国内商品有效 | Valid for domestic goods
1.5 | 国际商品有效 | Valid for international goods
1.4 | 国内服务有效 | Valid for domestic services
1.3 | 国际服务有效 | Valid for international services
1.2 | ATM 有效 | Valid at ATMs
1.1 | ATM 以外的终端有效 | Valid at terminals other than ATMs
2.8 | 允许国内返现 | Domestic cashback allowed
2.7 | 允许国际返现 | International cashback allowed
`;

const verification = `
1.8 | 未进行脱机数据认证 | Offline data authentication was not performed
1.7 | SDA 失败 | SDA failed
1.6 | 缺少 IC 卡数据 | ICC data missing
1.5 | 卡片出现在终端异常名单 | Card appears on the terminal exception file
1.4 | DDA 失败 | DDA failed
1.3 | CDA 失败 | CDA failed
1.2 | 选择了 SDA | SDA selected
2.8 | 卡与终端的应用版本不同 | ICC and terminal have different application versions
2.7 | 应用已过期 | Expired application
2.6 | 应用尚未生效 | Application not yet effective
2.5 | 卡不允许所请求的服务 | Requested service not allowed for the card product
2.4 | 新卡 | New card
3.8 | 持卡人验证失败 | Cardholder verification was not successful
3.7 | 无法识别的验证方法 | Unrecognised CVM
3.6 | PIN 次数超限 | PIN try limit exceeded
3.5 | 要求输入 PIN，但没有键盘或键盘故障 | PIN entry required and PIN pad not present or not working
3.4 | 要求输入 PIN，有键盘但未输入 | PIN entry required, PIN pad present, but PIN was not entered
3.3 | 输入了联机 PIN | Online PIN entered
4.8 | 交易超过最低限额 | Transaction exceeds floor limit
4.7 | 超过连续脱机下限 | Lower consecutive offline limit exceeded
4.6 | 超过连续脱机上限 | Upper consecutive offline limit exceeded
4.5 | 交易被随机选中联机 | Transaction selected randomly for online processing
4.4 | 商户要求联机 | Merchant forced transaction online
5.8 | 使用了缺省 TDOL | Default TDOL used
5.7 | 发卡行认证失败 | Issuer authentication failed
5.6 | 最后一次 GENERATE AC 之前脚本失败 | Script processing failed before final GENERATE AC
5.5 | 最后一次 GENERATE AC 之后脚本失败 | Script processing failed after final GENERATE AC
5.4 | 中继攻击防护阈值超限 | Relay resistance threshold exceeded
5.3 | 中继攻击防护时间超限 | Relay resistance time limits exceeded
5.2 | 执行了中继攻击防护 | Relay resistance performed
`;

const status = `
1.8 | 进行了脱机数据认证 | Offline data authentication was performed
1.7 | 进行了持卡人验证 | Cardholder verification was performed
1.6 | 进行了卡片风险管理 | Card risk management was performed
1.5 | 进行了发卡行认证 | Issuer authentication was performed
1.4 | 进行了终端风险管理 | Terminal risk management was performed
1.3 | 进行了脚本处理 | Script processing was performed
`;

const capabilities = `
1.8 | 手工输入 | Manual key entry
1.7 | 磁条 | Magnetic stripe
1.6 | 接触式 IC 卡 | IC with contacts
2.8 | 由卡验证的明文 PIN | Plaintext PIN for ICC verification
2.7 | 联机验证的加密 PIN | Enciphered PIN for online verification
2.6 | 签名 | Signature
2.5 | 脱机验证的加密 PIN | Enciphered PIN for offline verification
2.4 | 无需验证 | No CVM required
3.8 | SDA | SDA
3.7 | DDA | DDA
3.6 | 吞卡 | Card capture
3.4 | CDA | CDA
`;

const additionalCapabilities = `
1.8 | 现金 | Cash
1.7 | 商品 | Goods
1.6 | 服务 | Services
1.5 | 返现 | Cashback
1.4 | 查询 | Inquiry
1.3 | 转账 | Transfer
1.2 | 缴费 | Payment
1.1 | 管理 | Administrative
2.8 | 现金存款 | Cash deposit
3.8 | 数字键 | Numeric keys
3.7 | 字母与特殊字符键 | Alphabetic and special character keys
3.6 | 命令键 | Command keys
3.5 | 功能键 | Function keys
4.8 | 为收银员打印 | Print, attendant
4.7 | 为持卡人打印 | Print, cardholder
4.6 | 为收银员显示 | Display, attendant
4.5 | 为持卡人显示 | Display, cardholder
4.2 | 代码表 10 | Code table 10
4.1 | 代码表 9 | Code table 9
5.8 | 代码表 8 | Code table 8
5.7 | 代码表 7 | Code table 7
5.6 | 代码表 6 | Code table 6
5.5 | 代码表 5 | Code table 5
5.4 | 代码表 4 | Code table 4
5.3 | 代码表 3 | Code table 3
5.2 | 代码表 2 | Code table 2
5.1 | 代码表 1 | Code table 1
`;

const terminalQualifiers = `
1.8 | 支持非接触磁条模式 | Magnetic-stripe mode supported
1.6 | 支持非接触 EMV 模式 | EMV mode supported
1.5 | 支持接触式 EMV | EMV contact chip supported
1.4 | 仅脱机终端 | Offline-only reader
1.3 | 支持联机 PIN | Online PIN supported
1.2 | 支持签名 | Signature supported
1.1 | 联机授权时支持脱机数据认证 | Offline data authentication for online authorisations supported
2.8 | 要求联机密文 | Online cryptogram required
2.7 | 要求持卡人验证 | CVM required
2.6 | 支持接触式脱机 PIN | Contact chip offline PIN supported
3.8 | 支持发卡行更新 | Issuer update processing supported
3.7 | 支持设备端验证 | Consumer device CVM supported
`;

const cardQualifiers = `
1.8 | 要求联机 PIN | Online PIN required
1.7 | 要求签名 | Signature required
1.6 | 脱机认证失败且可联机时转联机 | Go online if offline data authentication fails and the reader can
1.5 | 脱机认证失败时改用接触 | Switch interface if offline data authentication fails
1.4 | 应用过期时转联机 | Go online if the application has expired
1.3 | 现金交易改用接触 | Switch interface for cash transactions
1.2 | 返现交易改用接触 | Switch interface for cashback transactions
2.8 | 已做设备端验证 | Consumer device CVM performed
2.7 | 卡支持发卡行更新 | Issuer update processing supported
`;

const byTag: Readonly<Record<string, string>> = {
  '82': profile,
  '9F07': usage,
  '95': verification,
  '9F0D': verification,
  '9F0E': verification,
  '9F0F': verification,
  '9B': status,
  '9F33': capabilities,
  '9F40': additionalCapabilities,
  '9F66': terminalQualifiers,
  '9F6C': cardQualifiers,
};

const nothingSet: Localized = { zh: '没有置位', en: 'No bit is set' };

/** Whether a tag's value is read bit by bit. */
export function hasBits(tag: string): boolean {
  return Object.hasOwn(byTag, tag);
}

/** What the bits set in a value say, each with its byte and bit (1.8 is the first byte's highest). */
export function readBits(tag: string, bytes: Uint8Array): readonly Localized[] {
  const found: Localized[] = [];
  for (const line of byTag[tag].trim().split('\n')) {
    const [place, zh, en] = line.split(' | ');
    const [byte, bit] = place.split('.').map(Number);
    if (((bytes[byte - 1] ?? 0) >> (bit - 1)) & 1) found.push({ zh: `${place} ${zh}`, en: `${place} ${en}` });
  }
  return found.length > 0 ? found : [nothingSet];
}
