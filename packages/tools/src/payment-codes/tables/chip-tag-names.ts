import type { Localized } from '@toolbench/kit/localized.ts';
import { rowsOf } from '@toolbench/kit/tables.ts';

/*
 * Chip tags in words: tag | Chinese name | English name | Chinese description | English description. English names are
 * the specifications' own; sources as in chip-tag-forms.ts.
 */
const listed = `
42 | 发卡行识别码 IIN | Issuer Identification Number (IIN) | 标识发卡机构 | Identifies the issuer
4F | 应用标识 AID（卡） | Application Identifier (AID), card | 卡上的支付应用 | The payment application on the card
50 | 应用标签 | Application Label | 供人阅读的应用名称 | Name of the application for people
56 | 磁道 1 数据 | Track 1 Data | 含卡号和持卡人姓名 | Holds the card number and the cardholder name
57 | 磁道 2 等效数据 | Track 2 Equivalent Data | 卡号、有效期和服务代码 | Card number, expiry and service code
5A | 主账号 PAN | Application Primary Account Number (PAN) | 卡号 | The card number
5F20 | 持卡人姓名 | Cardholder Name | 按 ISO 7813 书写 | Written as in ISO 7813
5F24 | 应用失效日期 | Application Expiration Date | 此日之后卡失效 | The card expires after this day
5F25 | 应用生效日期 | Application Effective Date | 从此日起可用 | The card can be used from this day
5F28 | 发卡行国家代码 | Issuer Country Code | ISO 3166-1 数字代码 | ISO 3166-1 numeric
5F2A | 交易货币代码 | Transaction Currency Code | ISO 4217 数字代码 | ISO 4217 numeric
5F2D | 首选语言 | Language Preference | 持卡人的语言，按优先级 | The cardholder’s languages, preferred first
5F30 | 服务代码 | Service Code | 卡可在何处以何种方式使用 | Where and how the card may be used
5F34 | 主账号序号 | PAN Sequence Number | 区分同一卡号的多张卡 | Tells cards of one number apart
5F36 | 交易货币指数 | Transaction Currency Exponent | 金额的小数位数 | Decimals of the amounts
5F50 | 发卡行网址 | Issuer URL | 发卡行的服务地址 | Address of the issuer’s service
5F53 | 国际银行账号 IBAN | International Bank Account Number (IBAN) | ISO 13616 | ISO 13616
5F54 | 银行识别码 BIC | Bank Identifier Code (BIC) | ISO 9362 | ISO 9362
5F55 | 发卡行国家（两位字母） | Issuer Country Code, alpha-2 | ISO 3166-1 | ISO 3166-1
5F56 | 发卡行国家（三位字母） | Issuer Country Code, alpha-3 | ISO 3166-1 | ISO 3166-1
5F57 | 账户类型 | Account Type | 交易所用的账户 | The account the transaction uses
61 | 应用模板 | Application Template | 目录中的一个应用 | One application of a directory
62 | 公共数据模板 | Common Data Template | 出示码中各应用共用的数据 | Data that the applications of a presented code share
63 | 应用透明模板 | Application Specific Transparent Template | 出示码中的自定义数据 | Data of a presented code’s own
64 | 公共透明模板 | Common Data Transparent Template | 出示码中各应用共用的自定义数据 | Own data that applications share
6F | 文件控制信息 FCI 模板 | File Control Information (FCI) Template | SELECT 命令的响应 | Answer to SELECT
70 | 记录模板 | READ RECORD Response Message Template | 应用文件的一条记录 | A record of an application file
71 | 发卡行脚本模板 1 | Issuer Script Template 1 | 在第二次 GENERATE AC 之前执行 | Run before the second GENERATE AC
72 | 发卡行脚本模板 2 | Issuer Script Template 2 | 在第二次 GENERATE AC 之后执行 | Run after the second GENERATE AC
73 | 目录自定义模板 | Directory Discretionary Template | 发卡行自定义的目录数据 | The issuer’s own directory data
77 | 响应模板格式 2 | Response Message Template Format 2 | 响应数据，带标签 | Answer with tags
80 | 响应模板格式 1 | Response Message Template Format 1 | 响应数据，不带标签 | Answer without tags
81 | 授权金额（二进制） | Amount, Authorised (Binary) | 不含调整额 | Without adjustments
82 | 应用交互特征 AIP | Application Interchange Profile (AIP) | 卡支持哪些功能 | What the card supports
83 | 命令模板 | Command Template | 命令的数据域 | Data of a command
84 | 专用文件名称 | Dedicated File (DF) Name | 选中的应用或环境 | The selected application or environment
85 | 负载格式指示 | Payload Format Indicator | 付款人出示码的版本 | Version of a consumer-presented code
86 | 发卡行脚本命令 | Issuer Script Command | 发给卡的一条命令 | A command for the card
87 | 应用优先指示 | Application Priority Indicator | 多个应用中的先后 | Order among several applications
88 | 短文件标识 SFI | Short File Identifier (SFI) | 指向目录文件 | Points to the directory file
89 | 授权码 | Authorisation Code | 发卡行批准交易时给出 | Given by the issuer with an approval
8A | 授权响应码 | Authorisation Response Code | 交易的处理结果 | How the transaction was answered
8C | 卡片风险数据列表 CDOL1 | Card Risk Management DOL 1 (CDOL1) | 第一次 GENERATE AC 所需的数据 | Data the first GENERATE AC asks for
8D | 卡片风险数据列表 CDOL2 | Card Risk Management DOL 2 (CDOL2) | 第二次 GENERATE AC 所需的数据 | Data the second GENERATE AC asks for
8E | 持卡人验证方法 CVM 列表 | Cardholder Verification Method (CVM) List | 卡支持的验证方法，按优先级 | Methods the card supports, preferred first
8F | 认证中心公钥索引（卡） | Certification Authority Public Key Index, card | 验证证书用哪把公钥 | Which key checks the certificate
90 | 发卡行公钥证书 | Issuer Public Key Certificate | 由认证中心签发 | Signed by the certification authority
91 | 发卡行认证数据 | Issuer Authentication Data | 发卡行给卡的证明 | The issuer’s proof for the card
92 | 发卡行公钥余项 | Issuer Public Key Remainder | 证书放不下的部分 | The part that the certificate could not hold
93 | 签名的静态应用数据 | Signed Static Application Data | 静态数据认证用 | For static data authentication
94 | 应用文件定位器 AFL | Application File Locator (AFL) | 终端要读哪些记录 | Which records the terminal reads
95 | 终端验证结果 TVR | Terminal Verification Results (TVR) | 终端各项检查的结果 | Results of the terminal’s checks
97 | 交易证书数据列表 TDOL | Transaction Certificate DOL (TDOL) | 计算 TC 散列所需的数据 | Data for the TC hash
98 | 交易证书散列值 | Transaction Certificate (TC) Hash Value | 按 TDOL 计算 | Calculated over the TDOL
99 | 交易 PIN 数据 | Transaction PIN Data | 联机验证的密文 PIN | Enciphered PIN for online checking
9A | 交易日期 | Transaction Date | 终端的当地日期 | The terminal’s local date
9B | 交易状态信息 TSI | Transaction Status Information (TSI) | 交易中做了哪些步骤 | Which steps were performed
9C | 交易类型 | Transaction Type | ISO 8583 处理码前两位 | First two digits of the ISO 8583 processing code
9D | 目录文件名称 | Directory Definition File (DDF) Name | 目录的名称 | Name of a directory
A5 | FCI 专用模板 | FCI Proprietary Template | FCI 中的应用数据 | Application data of the FCI
BF0C | FCI 发卡行自定义数据 | FCI Issuer Discretionary Data | FCI 中发卡行的数据 | The issuer’s data in the FCI
9F01 | 收单行标识 | Acquirer Identifier | 标识收单机构 | Identifies the acquirer
9F02 | 授权金额 | Amount, Authorised (Numeric) | 不含调整额 | Without adjustments
9F03 | 其他金额 | Amount, Other (Numeric) | 返现金额 | Cashback
9F04 | 其他金额（二进制） | Amount, Other (Binary) | 返现金额 | Cashback
9F05 | 应用自定义数据 | Application Discretionary Data | 发卡行自定义 | The issuer’s own
9F06 | 应用标识 AID（终端） | Application Identifier (AID), terminal | 终端支持的支付应用 | A payment application the terminal supports
9F07 | 应用使用控制 AUC | Application Usage Control (AUC) | 卡可用于哪些交易和地域 | Where and for what the card may be used
9F08 | 应用版本号（卡） | Application Version Number, card | 支付系统规定的版本 | Version set by the payment system
9F09 | 应用版本号（终端） | Application Version Number, terminal | 支付系统规定的版本 | Version set by the payment system
9F0A | 应用选择专用数据 | Application Selection Registered Proprietary Data | 应用选择时的登记数据 | Registered data for selection
9F0B | 持卡人姓名扩展 | Cardholder Name Extended | 超过 26 个字符时使用 | For names above 26 characters
9F0D | 发卡行行为码：缺省 | Issuer Action Code – Default | 无法联机时哪些情况要拒绝 | What is declined if going online fails
9F0E | 发卡行行为码：拒绝 | Issuer Action Code – Denial | 哪些情况直接拒绝 | What is declined at once
9F0F | 发卡行行为码：联机 | Issuer Action Code – Online | 哪些情况要联机 | What sends the transaction online
9F10 | 发卡行应用数据 IAD | Issuer Application Data (IAD) | 卡给发卡行的数据，格式由支付系统规定 | Data for the issuer in the payment system’s own format
9F11 | 发卡行代码表索引 | Issuer Code Table Index | 首选名称所用的 ISO 8859 字符表 | ISO 8859 table of the preferred name
9F12 | 应用首选名称 | Application Preferred Name | 本地语言的应用名称 | Name in the local script
9F13 | 上次联机交易计数 | Last Online ATC Register | 上次联机时的交易计数 | Counter at the last online transaction
9F14 | 连续脱机下限 | Lower Consecutive Offline Limit | 超过后应尽量联机 | Above it, online is preferred
9F15 | 商户类别码 MCC | Merchant Category Code | ISO 18245 | ISO 18245
9F16 | 商户标识 | Merchant Identifier | 收单行给商户的编号 | The acquirer’s number for the merchant
9F17 | PIN 剩余次数 | PIN Try Counter | 还可输入几次 | Tries left
9F18 | 发卡行脚本标识 | Issuer Script Identifier | 标识一段脚本 | Identifies a script
9F19 | 令牌请求方标识 | Token Requestor ID | 申请支付令牌的一方 | Who asked for the payment token
9F1A | 终端国家代码 | Terminal Country Code | ISO 3166-1 数字代码 | ISO 3166-1 numeric
9F1B | 终端最低限额 | Terminal Floor Limit | 达到后要联机 | From here on transactions go online
9F1C | 终端标识 | Terminal Identification | 收单行给终端的编号 | The acquirer’s number for the terminal
9F1D | 终端风险管理数据 | Terminal Risk Management Data | 供卡做风险管理 | For the card’s risk management
9F1E | 接口设备序列号 | Interface Device (IFD) Serial Number | 读卡设备的编号 | Number of the reader
9F1F | 磁道 1 自定义数据 | Track 1 Discretionary Data | 发卡行自定义 | The issuer’s own
9F20 | 磁道 2 自定义数据 | Track 2 Discretionary Data | 发卡行自定义 | The issuer’s own
9F21 | 交易时间 | Transaction Time | 终端的当地时间 | The terminal’s local time
9F22 | 认证中心公钥索引（终端） | Certification Authority Public Key Index, terminal | 验证证书用哪把公钥 | Which key checks the certificate
9F23 | 连续脱机上限 | Upper Consecutive Offline Limit | 超过后必须联机 | Above it, online is required
9F24 | 支付账户参考 PAR | Payment Account Reference (PAR) | 同一账户的卡和令牌共用 | Shared by the card and tokens of one account
9F25 | 卡号末四位 | Last 4 Digits of PAN | 用令牌支付时显示 | Shown when paying with a token
9F26 | 应用密文 AC | Application Cryptogram (AC) | 卡对交易的签名 | The card’s seal on the transaction
9F27 | 密文信息数据 CID | Cryptogram Information Data (CID) | 密文的类型 | Kind of cryptogram
9F29 | 扩展选择 | Extended Selection | 附在应用标识后选择 | Appended to the AID in selection
9F2A | 内核标识 | Kernel Identifier | 处理交易的非接触内核 | The contactless kernel to use
9F2D | IC 卡 PIN 加密公钥证书 | ICC PIN Encipherment Public Key Certificate | 由发卡行签发 | Signed by the issuer
9F2E | IC 卡 PIN 加密公钥指数 | ICC PIN Encipherment Public Key Exponent | 3 或 65537 | 3 or 65537
9F2F | IC 卡 PIN 加密公钥余项 | ICC PIN Encipherment Public Key Remainder | 证书放不下的部分 | The part that the certificate could not hold
9F32 | 发卡行公钥指数 | Issuer Public Key Exponent | 3 或 65537 | 3 or 65537
9F33 | 终端能力 | Terminal Capabilities | 读卡、验证与安全能力 | Input, verification and security
9F34 | CVM 结果 | Cardholder Verification Method (CVM) Results | 用了哪种验证，结果如何 | Which method was used and how it went
9F35 | 终端类型 | Terminal Type | 谁控制、是否联机、有无人值守 | Who controls it, online or offline, attended or not
9F36 | 应用交易计数器 ATC | Application Transaction Counter (ATC) | 卡做过多少笔交易 | Transactions the card has made
9F37 | 不可预知数 | Unpredictable Number | 终端的随机数 | The terminal’s random number
9F38 | 处理选项数据列表 PDOL | Processing Options DOL (PDOL) | GET PROCESSING OPTIONS 所需的数据 | Data GET PROCESSING OPTIONS asks for
9F39 | 输入方式 | Point-of-Service (POS) Entry Mode | 卡号如何读入 | How the card number was read
9F3A | 参考货币金额 | Amount, Reference Currency | 折算后的授权金额 | Authorised amount converted
9F3B | 应用参考货币 | Application Reference Currency | 一到四个货币代码 | One to four currency codes
9F3C | 交易参考货币代码 | Transaction Reference Currency Code | ISO 4217 数字代码 | ISO 4217 numeric
9F3D | 交易参考货币指数 | Transaction Reference Currency Exponent | 小数位数 | Decimals
9F40 | 终端附加能力 | Additional Terminal Capabilities | 交易类型、键盘与显示 | Transaction types, keys, displays
9F41 | 交易序列计数器 | Transaction Sequence Counter | 终端的流水号 | The terminal’s running number
9F42 | 应用货币代码 | Application Currency Code | ISO 4217 数字代码 | ISO 4217 numeric
9F43 | 应用参考货币指数 | Application Reference Currency Exponent | 小数位数 | Decimals
9F44 | 应用货币指数 | Application Currency Exponent | 小数位数 | Decimals
9F45 | 数据认证码 | Data Authentication Code | 静态数据认证得到 | From static data authentication
9F46 | IC 卡公钥证书 | ICC Public Key Certificate | 由发卡行签发 | Signed by the issuer
9F47 | IC 卡公钥指数 | ICC Public Key Exponent | 3 或 65537 | 3 or 65537
9F48 | IC 卡公钥余项 | ICC Public Key Remainder | 证书放不下的部分 | The part that the certificate could not hold
9F49 | 动态数据认证列表 DDOL | Dynamic Data Authentication DOL (DDOL) | INTERNAL AUTHENTICATE 所需的数据 | Data INTERNAL AUTHENTICATE asks for
9F4A | 静态数据认证标签列表 | Static Data Authentication Tag List | 哪些数据参与认证 | Which data is authenticated
9F4B | 签名的动态应用数据 | Signed Dynamic Application Data | 动态数据认证用 | For dynamic data authentication
9F4C | IC 卡动态数 | ICC Dynamic Number | 卡的随机数 | The card’s random number
9F4D | 日志入口 | Log Entry | 交易日志的文件与条数 | File and length of the log
9F4E | 商户名称与位置 | Merchant Name and Location | 供人阅读 | For people
9F4F | 日志格式 | Log Format | 每条日志有哪些数据 | What a log record holds
9F50 | 脱机余额 | Offline Accumulator Balance | 还可脱机使用的金额 | Amount left for offline use
9F53 | 交易类别码 | Transaction Category Code | 支付系统自定义 | The payment system’s own
9F5B | 发卡行脚本结果 | Issuer Script Results | 脚本执行得如何 | How scripts went
9F5D | 可用脱机额度 | Available Offline Spending Amount | 还可脱机使用的金额 | Amount left for offline use
9F63 | 卡产品标识信息 | Card Product Identification Information | 银联卡的产品信息 | Product of a UnionPay card
9F66 | 终端交易属性 TTQ | Terminal Transaction Qualifiers (TTQ) | 非接触终端的能力与要求 | What a contactless terminal supports and asks
9F6B | 磁道 2 数据 | Track 2 Data | 非接触磁条模式的磁道 2 | Track 2 of contactless magnetic-stripe mode
9F6C | 卡片交易属性 CTQ | Card Transaction Qualifiers (CTQ) | 卡对交易的要求 | What the card asks of the transaction
9F6E | 外形与设备信息 | Form Factor Indicator, Third Party Data | 卡、手机或手环等 | Card, phone, wearable
9F74 | 电子现金发卡行授权码 | Electronic Cash Issuer Authorisation Code | 脱机批准的标志 | Marks an offline approval
9F77 | 电子现金余额上限 | Electronic Cash Balance Limit | 余额最多是多少 | Most the balance can be
9F78 | 电子现金单笔限额 | Electronic Cash Single Transaction Limit | 每笔最多是多少 | Most a payment can be
9F79 | 电子现金余额 | Electronic Cash Balance | 卡内余额 | Balance on the card
9F7A | 电子现金终端指示 | Electronic Cash Terminal Support Indicator | 终端是否支持 | Whether the terminal supports it
9F7B | 电子现金终端限额 | Electronic Cash Terminal Transaction Limit | 终端的单笔上限 | Most the terminal takes in a payment
9F7C | 客户专有数据 | Customer Exclusive Data | 发卡行写入的数据 | Written by the issuer
`;

export interface ChipTagWords {
  readonly name: Localized;
  readonly description: Localized;
}

const words: ReadonlyMap<string, ChipTagWords> = new Map(
  rowsOf(listed).map(([tag, zh, en, zhDescription, enDescription]) => [
    tag,
    { name: { zh, en }, description: { zh: zhDescription, en: enDescription } },
  ]),
);

const unknownName: Localized = { zh: '未知标签', en: 'Unknown tag' };
const unknownDescription: Localized = {
  zh: '可能是发卡行或支付系统自定义的数据',
  en: 'Perhaps the issuer’s or payment system’s own',
};

/** A chip tag in words, by its hex. */
export function chipTagWords(tag: string): ChipTagWords {
  return words.get(tag) ?? { name: unknownName, description: unknownDescription };
}
