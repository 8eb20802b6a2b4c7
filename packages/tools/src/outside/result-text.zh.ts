import { pairsOf } from '@toolbench/kit/tables.ts';

/**
 * The fields of results as people read them, by their names; where a tool means something else by a name, by
 * `tool.name`, and where two records of a tool do, by `tool.record.name`.
 */
const fields = pairsOf(`
aa: AA（正文） | aaLarge: AA（大字） | aaa: AAA（正文） | aaaLarge: AAA（大字） | actual: 实际的星期 | added: 新增
addOn: 附加码 | advice: 建议 | alg: 算法 | algorithm: 算法 | alpha: 不透明度 | alternativeNames: 备用名称
apca: APCA（Lc） | apcaUse: APCA 适用 | arrays: 数组 | ascii: ASCII 写法 | at: 时刻（UTC） | attributes: 属性
authorityKeyId: 颁发者密钥标识
background: 背景颜色 | base: 进制 | bases: 各进制 | betterSize: 建议边长（像素） | binary: 二进制 | bits: 位数
password.bits: 熵（位） | bitsAsFloat: 这些位作为浮点数 | bom: 有字节顺序标记 | bySelf: 自签名验证 | bytes: 字节数
base64.bytes: 内容（Base64）
c: 彩度 C | certificate: 证书 | changeCount: 改动数 | changed: 修改 | changes: 差异 | json.changes: 改动
character: 字符 | characters: 字符数 | charset: 字符集 | claims: 声明 | clockSequence: 时钟序列 | code: GS1 应用标识符
codePoint: 码点 | codePoints: 码点数 | codeUnits: 码元数（UTF-16） | codes: 码 | column: 列 | columns: 列
command: 命令 | comment: 备注 | complete: 字段完整 | compressedSize: 压缩后字节数 | compressionRatio: 节省（%）
content: 内容 | contradiction: 矛盾之处 | contrast: 对比度 | corners: 四角 | count: 数量 | counting: 长度单位
counts: 计数 | crc: CRC | curve: 曲线
danger: 回溯风险 | days: 日 | dayOfYear: 一年中第几天 | daysLeft: 剩余天数 | declaredType: 声明的类型
decoded: 解码的字符数 | delimiter: 分隔符 | depth: 深度 | description: 说明 | details: 细节 | detected: 读取方式
differences: 相差 | digests: 摘要 | distinct: 不同值 | distinctIsAtLeast: 不同值不止这些 | draft: 草案
elements: 元素 | empty: 空单元格 | encodedAgain: 可能编码过多次 | encoding: 编码 | encryption: 加密方式
end: 结束位置 | url.end: 停止原因 | error: 错误 | errorCorrection: 纠错级别 | escaped: 转义的字节数 | exactly: 精确值
expected: 应为 | exponent: 指数位 | keypair.exponent: 公开指数 | extendedKeyUsage: 扩展用途 | extension: 扩展名
extensions: 扩展
fastHash: 离线猜测快速散列 | fields: 字段 | findings: 发现的字符 | fingerprints: 指纹 | first: 首次出现
fits: 位数足够 | float: 浮点数 | form: 形式 | format: 格式 | formattedSize: 格式化后字节数 | found: 实际
fraction: 尾数位 | fragment: 片段 | from: 起点 | base.from: 读入的进制
graphics: 图形与控件 | groups: 分组 | guessed: 字符集是猜测的 | guessesLog10: 猜测次数（以 10 为底的对数）
h: 色相 H | hanCharacters: 汉字数 | hasHeader: 有标题行 | hasMore: 还有更多行 | header: 头部 | hex: 十六进制
host: 主机 | hours: 时 | href: 规范写法 | hunks: 各处差异
id: 标识 | identical: 完全相同 | ids: 标识 | index: 起始位置 | isAuthority: 是颁发机构 | isBackwards: 时间倒退
isBroken: 已不安全 | isClockChanged: 此前调过时钟 | isConvertible: 可转换 | isCut: 未全部列出
isDaylightSaving: 夏令时 | isEitherDay: 日与星期满足其一即可 | isExact: 表示精确 | isHmac: HMAC
isMatch: 与比对值一致 | hash.matching: 一致的算法
isInP3: 在 Display P3 内 | isInSrgb: 在 sRGB 内 | isNearest: 取最接近的颜色 | isNodeRandom: 节点是随机的
isOpen: 不限 | isOverChange: 其间调过时钟 | isOverWhite: 背景叠在白色上 | isPrivate: 含私钥 | isText: 是文本
isValid: 符合 | isWeak: 签名算法已不安全 | iso: ISO 8601 | issuer: 颁发者 | items: 数据对象 | keypair.items: 条目
joined: 合并的码数
key: 密钥 | keyUsage: 密钥用途 | keys: 键 | keyword: 关键字 | kind: 类型
l: 亮度 L | leapSeconds: 其间的闰秒 | left: 左边 | leftLine: 左边行号 | leftPlace: 左边位置 | length: 长度
level: 层级 | levels: 各级 | line: 行 | lineEnd: 换行符 | lines: 行 | text.lines: 行数 | local: 当地时间
lock: 加密状态 | login: 在线猜测 | looksLike: 形似
malformed: 有误之处 | malformedCount: 有误的序列数 | masked: 已遮住敏感内容 | match: 匹配 | matches: 匹配
max: 最大值 | meaning: 含义 | mediaType: 媒体类型 | message: 说明 | microseconds: Unix 微秒 | milliseconds: Unix 毫秒
min: 最小值 | minutes: 分 | mode: 编码模式 | moments: 时刻 | months: 月 | most: 容量
name: 名称 | namedGroups: 命名分组 | nanoseconds: Unix 纳秒 | never: 不会运行的原因 | nextChange: 下次调时钟
node: 节点 | nodes: 节点 | notAfter: 失效时间 | notBefore: 生效时间 | notation: 写法 | notes: 提示
objects: 对象 | offset: 与 UTC 的时差 | offsets: 出现位置 | omitted: 未列出的匹配 | originalSize: 原始字节数
other: 另一个时刻 | otherCharsets: 其他可能的字符集 | others: 其他扩展 | csv.others: 类型不符的单元格
timestamp.also: 其他时区 | timestamp.others: 同名时区
parameters: 查询参数 | part: 第几份 | parts: 组成部分 | scanner.parts: 总份数 | passes: WCAG 2 达标 | password: 密码
path: 路径 | pathLength: 下级机构数上限 | paths: 路径 | payload: 载荷 | pemLabel: PEM 标签 | picker: OKLCH
pieces: 各部分 | pin: 证书锁定值（SHA-256） | place: 位置 | port: 端口 | preview: 预览 | problem: 问题
processedSize: 处理后字节数
ratio: WCAG 2 对比度 | readIn: 按此时区读取 | reason: 原因 | recognised: 是支付码 | refusal: 签名不可信的原因
register: 补码 | removed: 删除 | request: 证书请求 | rfc2822: RFC 2822 | right: 右边 | rightLine: 右边行号
rightPlace: 右边位置 | rows: 行数 | csv.rows: 数据行 | runs: 运行时间
same: 相同 | sameKeyAs: 密钥同第几项（从 0 起） | scheme: 协议 | schemes: 支付体系 | score: 强度（0 到 4）
seconds: 秒 | timestamp.moments.seconds: Unix 秒 | password.seconds: 猜出所需时间 | serial: 序列号 | set: 组号
sha1: 证书指纹 SHA-1 | sha256: 证书指纹 SHA-256 | sign: 符号位 | signature: 签名 | signatureIsValid: 签名正确
signed: 有符号值 | size: 字节数 | qrcode.size: 边长（像素） | slowHash: 离线猜测慢速散列 | source: 写法 | spki: SPKI
ssh: SSH | state: 状态 | statistics: 统计 | subject: 主体 | subjectKeyId: 主体密钥标识 | suggestion: 建议的文字颜色
swatch: 色样 | symbologyIdentifier: 码制标识符
tag: 标签 | tags: 标签 | text: 文本 | color.text: 文字颜色 | throttledLogin: 限速的在线猜测 | time: 时间 | total: 总数
totalCount: 总行数 | totalDays: 总天数 | totalSeconds: 总秒数 | type: 类型
unicode: Unicode 写法 | unsigned: 无符号值 | used: 已用容量 | username: 用户名 | utc: UTC
validCount: 匹配的行数 | validPercentage: 匹配的比例（%） | validity: 有效期状态 | value: 值 | values: 值
variant: 变体 | verified: 已解码验证 | version: 版本 | violations: 不符合之处
week: ISO 周 | weekday: 星期 | whole: 整数 | width: 位宽 | wrongWeekday: 不符的星期 | timestamp.written: 写的星期
words: 词数 | writing: 读作 | written: 写法
x: x
y: y | years: 年
zone: 时区 | zoneOffset: 时区的时差
`);

/** The values of fields that have a few, in the same way. */
const values = pairsOf(`
added: 新增 | array: 数组 | at-start: 只在启动时运行
body: 正文 | body-preferred: 正文（推荐） | boolean: 布尔值
calendar: 日程 | cdata: CDATA | changed: 修改 | chip: 芯片卡数据 | closed: 已加密 | comment: 注释 | content: 内容文字
control: 控制字符 | current: 有效
date: 日期 | day: 日 | declaration: XML 声明 | direction: 改变文字方向的控制符 | directory: 目录名 | dns: DNS
doctype: DOCTYPE
element: 元素 | email: 邮箱 | empty: 空 | keypair.empty: 口令为空 | epc: SEPA 转账 | expired: 已过期
exponential: 指数级回溯
full-width: 全角字符 | future: 尚未生效
gs1: GS1 数据
hidden: 不显示的字符 | hour: 时
infinity: 无穷大 | instruction: 处理指令 | ip: IP | iso: ISO 8601
large: 大字 | limit: 级数已到上限 | look-alike: 形似字母
mail: 邮件 | malformed: 编码有误 | minute: 分 | missing: 缺失 | month: 月 | ms: Unix 毫秒
nan: 非数字（NaN） | no-such-day: 没有这样的日期 | nodes: 节点 | none: 无 | color.none: 不适用 | normal: 规格化
now: 现在 | ns: Unix 纳秒 | null: 空值（null） | number: 数字
object: 对象 | open: 已用口令打开 | other: 其他 | otpauth: 动态口令
payment: 支付码 | phone: 电话 | place: 地点 | plain: 普通文本 | url.plain: 已无编码 | polynomial: 多项式级回溯
punctuation: 形似标点
removed: 删除 | replacement: 替换符（此处原文已损坏） | rfc2822: RFC 2822 | right: 正确
s: Unix 秒 | second: 秒 | shape: 图形 | sms: 短信 | space: 特殊空格 | spot: 点缀文字 | string: 文本 | styled: 数学字母
subnormal: 非规格化 | swiss-bill: 瑞士 QR 账单
text: 文本
unknown: 未知 | upi: UPI 支付 | uri: URI | us: Unix 微秒
valid: 正确 | vcard: 名片
weekday: 星期 | wifi: Wi-Fi | wrong: 错误
year: 年
zero: 零 | zero-width: 零宽字符
false: false
true: true
`);

export const zh = {
  fields,
  values,
  yes: '是',
  no: '否',
  weekdays: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
};
