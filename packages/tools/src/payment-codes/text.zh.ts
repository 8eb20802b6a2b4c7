import type { ErrorTexts } from '@toolbench/kit/result.ts';
import type { BuildCode } from './build-payment-code.ts';
import type { ChipCode } from './chip/parse-chip-data.ts';
import type { ProblemCode } from './problem.ts';

export const zh = {
  tree: {
    characters: (from: number, to: number) => (from === to ? `第 ${from} 个字符` : `第 ${from}–${to} 个字符`),
    bytes: (from: number, to: number) => (from === to ? `第 ${from} 字节` : `第 ${from}–${to} 字节`),
    value: '原值',
  },
  problems: {
    'bad-tag': ({ found, within }) =>
      `${within === '' ? '' : `模板 ${String(within).slice(0, -1)} 里，`}“${found}”不是两位数字的标签，读到此处为止。`,
    'bad-length': ({ tag, found }) => `标签 ${tag} 的长度“${found}”不是两位数字，读到此处为止。`,
    overrun: ({ tag, length, left }) => `标签 ${tag} 的长度是 ${length}，后面只剩 ${left} 个字符，内容可能被截断。`,
    'length-in-bytes': () => '长度是按 UTF-8 字节数写的。规范要求按字符数，按规范读取的钱包会读错。',
    'length-in-code-units': () => '长度是按 UTF-16 码元数写的，一个 emoji 算了两个。规范要求按字符数。',
    'first-not-00': ({ tag }) => `第一个字段是标签 ${tag}，应为负载格式指示 00。`,
    duplicate: ({ tag }) => `标签 ${tag} 重复出现，同一层里每个标签只能有一个。`,
    'crc-missing': ({ expected }) => `缺少校验和，末尾应为 6304${expected}。`,
    'crc-wrong': ({ found, expected }) =>
      `校验和是 ${found}，按内容计算应为 ${expected}。内容可能被改动或抄错，付款前请核对。`,
    'crc-form': ({ found, expected }) => `校验和“${found}”应是四位十六进制数，按内容计算为 ${expected}。`,
    'crc-lower-case': ({ found, expected }) => `校验和 ${found} 用了小写字母，规范写法是 ${expected}。`,
    'crc-not-last': () => '校验和 63 后面还有内容，它应是最后一个字段，后面的内容不受校验。',
    missing: ({ tag }) => `缺少必填的标签 ${tag}。`,
    'missing-account': () => '没有商户账户信息，标签 02 到 51 至少要有一个。',
    'no-identifier': ({ tag }) => `模板 ${tag} 里没有标签 00，看不出属于哪个支付网络。`,
    empty: ({ tag }) => `标签 ${tag} 的值是空的，长度应为 01 到 99。`,
    form: ({ tag, found, zh }) => `标签 ${tag} 的值“${found}”不合规定，应为${zh}。`,
    'too-long': ({ tag, length, limit }) => `标签 ${tag} 有 ${length} 个字符，最多 ${limit} 个。`,
    'code-too-long': ({ length, limit }) => `全文有 ${length} 个字符，规范建议不超过 ${limit} 个，否则二维码过密。`,
    'not-common-character': ({ tag, character }) =>
      `标签 ${tag} 里有“${character}”。规范只允许可打印的 ASCII 字符，中文名称应写在标签 64。`,
    'unknown-currency': ({ found }) => `${found} 不是 ISO 4217 的币种代码。`,
    'unknown-country': ({ found }) => `${found} 不是 ISO 3166 的国家或地区代码。`,
    'amount-zero': ({ tag, found }) => `标签 ${tag} 的金额是 ${found}，不能为零；由付款人输入金额时应省去这个标签。`,
    'amount-decimals': ({ tag, found, currency, digits, decimals }) =>
      `标签 ${tag} 的金额 ${found} 有 ${digits} 位小数，${currency} ${Number(decimals) === 0 ? '没有小数' : `只有 ${decimals} 位`}。`,
    'fee-without-indicator': ({ tag, indicator }) => `有标签 ${tag} 时，标签 55 应为 ${indicator}。`,
    'indicator-without-fee': ({ tag, indicator }) => `标签 55 为 ${indicator} 时，应有标签 ${tag}。`,
  } satisfies ErrorTexts<ProblemCode>,
  build: {
    'bad-tag': ({ tag }) => `标签“${tag}”不是两位数字，请改为 00 到 99。`,
    'value-too-long': ({ tag, length, limit }) => `标签 ${tag} 的内容有 ${length} 个字符，最多 ${limit} 个，请缩短。`,
    'half-character': ({ tag }) => `标签 ${tag} 里有半个字符（不成对的代理码元），请删去它。`,
  } satisfies ErrorTexts<BuildCode>,
  chip: {
    empty: () => '没有内容，请粘贴十六进制的芯片数据。',
    'not-hex': ({ found }) => `“${found}”不是十六进制数字。芯片数据由 0 到 9、A 到 F 组成。`,
    'odd-hex': ({ digits }) => `十六进制数字有 ${digits} 个，应成对出现，可能少了或多了一个。`,
    'tlv-cut-tag': ({ offset }) => `第 ${offset} 字节处的标签不完整，数据可能被截断。`,
    'tlv-long-tag': ({ offset, tag, limit }) =>
      `第 ${offset} 字节处的标签 ${tag} 超过 ${limit} 字节，不是芯片数据的标签。`,
    'tlv-cut-length': ({ offset, tag }) => `第 ${offset} 字节处，标签 ${tag} 后面缺少长度，数据可能被截断。`,
    'tlv-indefinite': ({ offset, tag }) => `第 ${offset} 字节处，标签 ${tag} 用了不定长度（80），EMV 不允许。`,
    'tlv-long-length': ({ offset, tag, count }) =>
      `第 ${offset} 字节处，标签 ${tag} 的长度占 ${count} 字节，不可能是芯片数据。`,
    'tlv-overrun': ({ offset, tag, length, left }) =>
      `第 ${offset} 字节处，标签 ${tag} 的长度是 ${length} 字节，后面只剩 ${left} 字节。`,
    'tlv-too-deep': ({ offset, tag, limit }) => `第 ${offset} 字节处，标签 ${tag} 嵌套超过 ${limit} 层。`,
  } satisfies ErrorTexts<ChipCode>,
};
