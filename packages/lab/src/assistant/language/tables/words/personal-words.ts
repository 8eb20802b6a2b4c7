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

/** What a label says that no table has: identity papers, health, money of a person, ways to reach one. */
export const secretLabels =
  /身份证|护照|证件号|社保|银行卡|病史|病情|诊断|症状|过敏|工资|薪[资水酬]|月薪|出生|生日|宗教|\b(?:passport|social security|ssn|national id|bank (?:account|card)|iban|credit card|medical|health (?:issue|condition|problem|history)s?|illness|diagnos[ie]s|disease|symptoms?|allerg(?:y|ies)|salary|wages?|birth ?day|date of birth|dob|religion)\b/iu;
export const reachLabels =
  /微信|电话|手机|邮箱|邮件|联系方式|whatsapp|telegram|\b(?:qq|phone|mobile|e-?mail|wechat|contact (?:details?|info|number))\b/iu;
export const personLabels = /姓名|\b(?:full|first|last|given|family|sur) ?name\b/iu;
export const addressLabels =
  /(?<!ip ?|网|邮箱|邮件|链接|服务器)(?:地址|住址)|\b(?<!(?:ip|mail|web|server|link|mac) )address\b/iu;
