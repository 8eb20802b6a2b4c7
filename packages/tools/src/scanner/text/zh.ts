import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { FieldProblemCode } from '../engine/contents/field.ts';
import type { ErrorCode } from '../engine/index.ts';

export type CameraCode =
  | 'camera-refused'
  | 'camera-absent'
  | 'camera-busy'
  | 'camera-unplugged'
  | 'camera-unsupported'
  | 'camera-failed';

const megabytes = (bytes: string | number | undefined) => Math.round(Number(bytes) / 1024 / 1024);
const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);

export const zh = {
  start: '开始扫描',
  stop: '停止扫描',
  openImage: '上传图片',
  preview: '画面',
  idle: '打开摄像头，或把图片拖到这里',
  idleHint: '也可以按 Ctrl+V 粘贴截图',
  drop: '松开以识别图片',
  starting: '正在打开摄像头',
  scanning: '把条码放进画面，读出后自动停止',
  reading: '正在识别图片',
  moreReading: '正在查找图中其余条码',
  pictureAlt: '识别的图片，读出的条码已圈出',
  camera: '摄像头',
  cameraName: (n: number) => `摄像头 ${n}`,
  torch: '补光灯',
  result: '识别结果',
  resultEmpty: '读出的内容显示在这里',
  rawText: '原始文本',
  format: '格式',
  errorCorrection: '纠错等级',
  characters: '字符数',
  copy: '复制',
  openLink: (host: string) => `打开链接：${host}`,
  masked: '卡号中段已隐藏。',
  maskedOutside: '卡号中段已隐藏，文本因此与码中的数据不同。要看全部，请打开 showCardNumbers',
  guessedOutside: '码里没有说明文本的字符集，是猜的。如果文字不对，用 characterSet 指定，或取用十六进制数据',
  guessed: '码里没有说明字符集，这里是猜的。文字不对时请换一个：',
  characterSet: '字符集',
  automatic: '自动判断',
  saveBytes: '保存字节数据',
  addOn: '附加码',
  part: (number: number, of: number) =>
    of > 0 ? `这是一组 ${of} 个码中的第 ${number} 个，内容不完整` : `这是一组码中的第 ${number} 个，内容不完整`,
  missingParts: (of: number, missing: readonly number[]) =>
    `一组 ${of} 个码里，这些图片都没有第 ${missing.join('、')} 个，无法拼合；请补上这些码的图片`,
  hiddenParts: (of: number) =>
    `一组 ${of} 个码已经齐全，但其中有被遮住的号码，无法拼合；加上 showCardNumbers（--show-card-numbers）再试`,
  joined: (n: number) => `由 ${n} 个码拼成的完整内容`,
  bytes: '字节数',
  showNumbers: '显示完整卡号',
  hideNumbers: '隐藏卡号',
  secret: { masked: '密钥已隐藏。', show: '显示密钥', hide: '隐藏密钥' },
  secretOutside: '密钥已隐藏，文本因此与码中的数据不同。要看全部，请打开 showCardNumbers',
  content: {
    payment: '支付码字段',
    chip: '芯片数据',
    gs1: 'GS1 字段',
    wifi: 'Wi-Fi 网络',
    vcard: '名片',
    mail: '邮件',
    phone: '电话',
    sms: '短信',
    place: '地点',
    calendar: '日程',
    otpauth: '动态口令',
    epc: 'SEPA 转账',
    'swiss-bill': '瑞士 QR 账单',
    upi: 'UPI 付款',
  },
  fieldProblems: {
    missing: () => '缺少这一项，按规范必须填写',
    'cut-off': ({ end }) => `内容不完整，缺少结尾 ${end}。请重新扫描，或向发码方索要完整的码`,
    'left-over': () => '这部分不是任何已知的项，未被采用。如果它属于前面某一项，那里的分号应写成 \\;，请向发码方核对',
    'character-set': ({ set }) => `这一项的字节不是有效的 ${set} 文字，按原样显示。请向发码方核对`,
    'check-digits': () => '校验位不对，可能有数字写错。请与原件核对',
    iban: () => '不是这里可用的 IBAN：国家代码或长度不对。请与原件核对',
    'qr-iban': () => '参考号类型与账号不配：QRR 必须配 QR-IBAN（银行号 30000–31999），其他类型配普通 IBAN',
    bic: () => '不是 BIC：应为 8 或 11 位大写字母和数字',
    amount: ({ most }) => `金额不合规范：应大于 0、不超过 ${most}，小数点用“.”，最多两位小数`,
    country: () => '不是国家代码：应为两个大写字母（ISO 3166-1）',
    'one-of': ({ allowed }) => `规范里没有这个值，只能是 ${allowed}`,
    'too-long': ({ limit }) => `超过规范允许的 ${limit} 个字符`,
    date: () => '不是有效的日期或时间，应写作 20261231 或 20261231T235900',
    zone: ({ zone }) => `不认识时区“${zone}”，按所写的钟点理解`,
    duration: () => '不是有效的时长，应写作 PT1H30M 或 P2D',
    'end-before-start': () => '结束早于开始',
    degrees: ({ limit }) => `应为 −${limit} 到 ${limit} 之间的度数，小数点用“.”`,
    'mail-address': () => '不是有效的邮箱地址',
    phone: () => '不是有效的电话号码',
    percent: () => '百分号编码有误，按原样显示',
    base32: () => '密钥不是 Base32：只能用字母 A–Z 和数字 2–7',
    export: () => '读不出导出的账号：内容损坏或不完整。请重新导出，再扫描新的码',
    'whole-number': () => '应为整数，且位数不超出规范',
    'issuers-differ': ({ label }) => `与标签里的签发方“${label}”不一致`,
    'not-empty': () => '按规范这一项应为空',
    either: () => '附言与结构化附言只能填一个',
    payee: () => '不是有效的 VPA，应写作 name@bank',
    'wifi-password': ({ security }) =>
      `不合 ${security} 的密码规则${security === 'WPA' ? '（8–63 个字符）' : ''}，多数设备连不上。请向网络管理者核对`,
  } satisfies ErrorTexts<FieldProblemCode>,
  copyJson: '复制 JSON',
  figures: { schemes: '支付网络', method: '类型', amount: '金额', merchant: '商户' },
  crcValid: (crc: string) => `校验和 ${crc} 正确`,
  problems: '不合规范之处',
  several: (n: number) => `图中有 ${n} 个条码`,
  history: '本次扫描记录',
  historyHint: '只留在此页，离开即清除',
  clearHistory: '清空记录',
  showAgain: '再次查看',
  featuresTitle: '功能说明',
  features: [
    ['摄像头', '优先使用后置摄像头，读出条码立即停止；可选摄像头和补光灯'],
    ['图片', '上传、拖放或粘贴截图；一张图里的多个条码全部列出'],
    ['格式', '二维码版本 1–40、四级纠错，Data Matrix、PDF417、Aztec 及常见一维条码'],
    ['逐级识别', '先缩小快速识别，读不出再旋转、反色、降噪、按原尺寸重读'],
    ['支付码与芯片数据', 'EMVCo 收款码和芯片卡 TLV 数据逐字段解读，卡号默认隐藏中段'],
    ['内容解读', 'Wi-Fi、名片、邮件、电话、地点、日程、动态口令、SEPA 转账、瑞士 QR 账单和 UPI 逐项列出，可逐项复制'],
    ['安全', '内容只作为文本显示，链接要看清域名后自己点开；画面不离开本机'],
  ] as readonly (readonly [string, string])[],
  errors: {
    'nothing-found': () => '扫描失败：图片里没有读出条码。让条码完整、清晰地占满画面，裁去其余部分再试',
    'not-a-picture': () =>
      '文件读取失败：这不是可读取的图片，或图片已损坏。请换用 PNG、JPEG、WebP、GIF、BMP 或 SVG 图片',
    'too-large': ({ size, limit }) =>
      `文件读取失败：图片为 ${megabytes(size)} MB，超过上限 ${megabytes(limit)} MB。先裁剪或压缩再上传`,
    'too-many-pixels': ({ width, height, limit }) =>
      `文件读取失败：图片为 ${width} × ${height} 像素，超过上限 ${megapixels(Number(limit))} 百万像素。先缩小再上传`,
    'file-unreadable': () => '文件读取失败：文件可能已被移动，或没有读取权限。请重新选择',
    'camera-refused': () =>
      '无法使用摄像头：没有访问权限。在地址栏左侧的网站设置里允许摄像头，再重新开始；也可以上传图片',
    'camera-absent': () => '无法使用摄像头：没有找到摄像头。接上摄像头再重新开始；也可以上传图片',
    'camera-busy': () => '无法使用摄像头：可能正被其他程序占用。关闭占用它的程序，再重新开始',
    'camera-unplugged': () => '无法使用摄像头：扫描途中画面中断。检查摄像头连接，再重新开始',
    'camera-unsupported': () => '无法使用摄像头：浏览器只在 HTTPS 或本机地址下开放摄像头。改用安全地址，或上传图片',
    'camera-failed': () => '无法使用摄像头：浏览器没有打开它。重新开始，或上传图片',
    crashed: () => '扫描失败：识别途中出错。再试一次，或换一张图片',
  } satisfies ErrorTexts<ErrorCode | CameraCode | 'file-unreadable' | 'crashed'>,
};
