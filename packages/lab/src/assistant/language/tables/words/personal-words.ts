/**
 * What makes records personal: kinds of records that are people or sent in by them, fields that name a person, and fields that
 * say how to reach somebody or what is nobody else's business. Keys of the noun and field tables, parted by spaces.
 */
export const personNouns =
  'contact customer lead member donor volunteer guest student teacher employee candidate patient doctor owner tenant person parent driver order appointment rental donation registration contactMessage surveyResponse feedback application leaveRequest visitorEntry delivery attendance signIn birthdayEntry';

export const personFields =
  'customer patient student parent owner contactPerson person recipient senderName borrower driverName emergencyContact';

/** Ways to reach a person, beside the types for telephones and mail addresses. */
export const reachFields = 'wechat emergencyPhone';

export const secretFields =
  'birthday salary diagnosis symptoms allergies medication bloodPressure bloodSugar idNumber emergencyContact resume';

/** Organisations and places: their telephones and addresses are there to be known. Chinese words are parted by spaces. */
export const placeWords = {
  chinese:
    '公司 企业 机构 单位 学校 大学 医院 诊所 银行 酒店 宾馆 民宿 餐厅 餐馆 饭店 咖啡馆 咖啡店 酒吧 商店 店铺 门店 超市 药店 书店 图书馆 博物馆 公园 景点 场馆 健身房 教堂 社团 协会 供应商 厂家 部门 地点 场地 工厂 仓库 车站 机场',
  english:
    'company, business, organization, organisation, institution, school, university, college, hospital, clinic, bank, hotel, hostel, restaurant, cafe, café, bar, pub, shop, store, supermarket, pharmacy, bookshop, library, museum, park, attraction, venue, gym, church, club, association, agency, office, supplier, vendor, manufacturer, department, place, location, factory, warehouse, station, airport, charity, nonprofit, ngo, branch, salon, garage, theatre, theater, cinema, landmark',
};

/** What opens something: whoever has it can do what its owner can. Chinese words are parted by spaces. */
export const openingWords = {
  chinese:
    '密码 口令 密语 令牌 密钥 秘钥 私钥 密匙 暗号 助记词 凭据 登录凭证 访问凭证 密保 密保答案 密保问题 验证码 恢复码 备用码 动态码 激活码 注册码 授权码 安全码 门禁码 开锁码 解锁码 取件码 取货码 卡密 pin码 puk码 token apikey secret pin puk otp',
  english:
    'password, passwd, pwd, passcode, passphrase, pass phrase, login credential, credential, token, secret, pin, pin code, pin number, puk, puk code, otp, totp, mnemonic, seed phrase, recovery phrase, recovery code, recovery key, backup code, backup key, verification code, confirmation code, pickup code, pick-up code, collection code, security code, authentication code, one-time code, access code, entry code, door code, gate code, alarm code, lock code, unlock code, activation code, activation key, registration key, serial key, product key, licence key, license key, software key, api key, apikey, secret key, access key, private key, ssh key, pgp key, gpg key, encryption key, decryption key, signing key, master key, wallet key, security answer, security question',
};

/** Numbers by which somebody is known to an office or a bank. */
export const paperWords = {
  chinese:
    '身份证 身份证号 身份证号码 护照 护照号 护照号码 证件号 证件号码 社保号 社保卡号 医保号 医保卡号 驾驶证号 驾照号 通行证号 银行卡 银行卡号 信用卡 信用卡号 储蓄卡 卡号 银行账号 银行帐号 银行账户 cvv iban',
  english:
    'passport, passport no, passport number, identity card, identity number, identity card number, national id, national id number, national insurance number, social security, social security no, social security number, ssn, health insurance number, driving licence number, driver licence number, driver license number, drivers license number, bank card, bank card number, credit card, credit card number, debit card, debit card number, payment card, card number, bank account, bank account number, account number, iban, cvv, cvc',
};

/** What is said of somebody's health, and of their pay: a list of it is its owner's, also where nobody is named. */
export const healthWords = {
  chinese: '诊断 诊断结果 病情 病史 病历 病例 过敏史 就诊 看病',
  english: 'diagnosis, medical history, medical condition, medical record, health record, medical, doctor visit',
};
export const payWords = {
  chinese: '工资 工资条 薪资 薪水 薪酬',
  english: 'salary, wage, payslip, pay slip, paycheck, payroll',
};

/** What stands behind such a word and is as good as it. */
export const copyWords = {
  chinese: '值 哈希 提示 内容 明文 密文 原文 记录 列表 明细 历史 本 簿 库 管理 管理器',
  english:
    'value, hash, hint, text, string, plain, encrypted, list, record, log, history, manager, vault, keeper, store, book',
};

/** What a label says that no table has: identity papers, health, money of a person, ways to reach one. */
export const secretLabels =
  /身份证|护照|证件号|社保|银行卡|病史|病情|诊断|症状|过敏|工资|薪[资水酬]|月薪|出生|生日|宗教|\b(?:passport|social security|ssn|national id|bank (?:account|card)|iban|credit card|medical|health (?:issue|condition|problem|history)s?|illness|diagnos[ie]s|disease|symptoms?|allerg(?:y|ies)|salary|wages?|birth ?day|date of birth|dob|religion)\b/iu;
export const reachLabels =
  /微信|电话|手机|邮箱|邮件|联系方式|whatsapp|telegram|\b(?:qq|phone|mobile|e-?mail|wechat|contact (?:details?|info|number))\b/iu;
export const personLabels = /姓名|\b(?:full|first|last|given|family|sur) ?name\b/iu;
export const addressLabels =
  /(?<!ip ?|网|邮箱|邮件|链接|服务器)(?:地址|住址)|\b(?<!(?:ip|mail|web|server|link|mac) )address\b/iu;
