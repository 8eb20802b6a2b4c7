import type { ErrorTexts } from '../kit/result.ts';
import type { Doubt, ErrorCode } from './engine.ts';
import type { PayloadKind } from './payloads.ts';

const modes: Readonly<Record<string, string>> = { numeric: '位数字', alphanumeric: '个字符', byte: '字节' };

export const zh = {
  generate: '生成二维码',
  generating: '生成中',
  download: '下载 PNG',
  downloadSvg: '下载 SVG',
  copyLink: '复制内容',
  input: '内容',
  inputHint: '输入网址或任意文本',
  clearHint: '清空内容与图片',
  preview: '预览',
  previewEmpty: '生成的二维码显示在这里',
  foreground: '前景色',
  background: '背景色',
  logo: '标志图片',
  removeLogo: '移除标志',
  logoUnreadable: '这个文件不是可读取的图片',
  verified: '已解码验证，内容一致',
  doubts: {
    'does-not-scan': '这张二维码解码失败，多数扫码工具读不出来。换用更高纠错等级、更大尺寸，或去掉标志',
    'low-contrast': '前景与背景对比度过低，可能扫不出来。加深前景色或改用浅色背景',
    inverted: '前景比背景浅，部分扫码工具不支持反色',
  } satisfies Record<Doubt, string>,
  figures: { version: '版本', capacity: '容量', contrast: '对比度' },
  capacity: (used: string, most: string, mode: string) => `${used} / ${most} ${modes[mode] ?? ''}`,
  forms: { text: '文本', wifi: 'Wi-Fi', vcard: '名片', email: '邮件' } satisfies Record<PayloadKind | 'text', string>,
  formLabel: '内容类型',
  fields: {
    ssid: '网络名称（SSID）',
    password: '密码',
    security: '加密方式',
    hidden: '隐藏网络',
    name: '姓名',
    organisation: '单位',
    title: '职务',
    phone: '电话',
    email: '邮箱',
    url: '网址',
    to: '收件人',
    subject: '主题',
    body: '正文',
  },
  exampleText: 'https://toolbench.example/ 工具台：在浏览器里运行的开发工具集',
  featuresTitle: '功能说明',
  features: [
    ['生成', '全部在浏览器内完成，内容不发往任何服务'],
    ['定制', '尺寸、四级纠错、前景与背景色，中间可放标志'],
    ['格式', '网址、文本、Wi-Fi、名片、邮件'],
    ['下载', 'PNG 尺寸精确到像素，SVG 可无损放大'],
    ['用途', '每张图生成后立即解码，读不出来会直接说明'],
  ] as readonly (readonly [string, string])[],
  errors: {
    empty: () => '请输入要生成二维码的内容',
    'too-long': ({ used, most, mode }) =>
      `内容过长：${used} ${modes[mode] ?? ''}，当前纠错等级最多 ${most}。缩短内容或降低纠错等级`,
    'bad-colour': ({ colour }) => `无法识别颜色 ${colour}，请使用 #000000 这样的格式`,
    'lone-surrogate': () => '内容里有残缺的字符（半个代理对），请删去后再生成',
    crashed: () => '生成失败，内容没有改动，请重试',
  } satisfies ErrorTexts<ErrorCode | 'crashed'>,
};
