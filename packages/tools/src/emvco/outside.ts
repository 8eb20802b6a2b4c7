import type { Call, OutsideAction } from '@toolbench/kit/define-tool.ts';
import * as s from '@toolbench/kit/schema.ts';
import type { Localized } from '@toolbench/kit/localized.ts';
import type { options } from './options.ts';
import type { ChipData } from '../payment-codes/chip/parse-chip-data.ts';
import { itemInWords, itemSchema, problemsInWords } from '../payment-codes/item-in-words.ts';
import type { Parsed } from './engine/index.ts';

/** The code in the reader's language; its broken rules are warnings. */
function asCode({ items, count, complete, counting, crc, schemes, problems, recognised }: Parsed, { language }: Call) {
  const warnings = problemsInWords(problems, language);
  return {
    recognised,
    schemes: schemes.map(({ name }) => name[language]),
    crc: { state: crc.state, found: crc.found, expected: crc.expected },
    count,
    complete,
    counting,
    items: items.map((item) => itemInWords(item, language)),
    ...(warnings.length > 0 && { warnings }),
  };
}

const asChipData = ({ items, size, masked }: ChipData, { language }: Call) => ({
  size,
  masked,
  items: items.map((item) => itemInWords(item, language)),
});

/** What each option of an action does, for readers who see no page. */
export const optionWords = {
  showCardNumbers: {
    zh: '写出完整的卡号，而不是遮住中间',
    en: 'Writes card numbers out instead of masking them',
  },
} satisfies Readonly<Partial<Record<keyof typeof options, Localized>>>;

export const outside = {
  parse: {
    about: {
      zh: '逐字段拆开支付二维码的内容（EMVCo 商户码：PayNow、PromptPay、Pix、QRIS 等），核对 CRC 与规范；用于排查扫不出或付款出错的支付码。',
      en: 'Takes a payment QR payload (EMVCo merchant-presented: PayNow, PromptPay, Pix, QRIS …) apart, checks its CRC and rules. Use it to find out why a payment code is refused.',
    },
    takes: { zh: '支付二维码的内容', en: 'What a payment code says' },
    example: { text: '000201010211' },
    gives: s.record({
      recognised: s.flag('Whether the text is clearly meant as a payment code'),
      schemes: s.list(s.text()),
      crc: s.record({ state: s.oneOf(['valid', 'wrong', 'missing']), found: s.text(), expected: s.text() }),
      count: s.whole('Top-level fields'),
      complete: s.flag('Whether fields fill the text to its end'),
      counting: s.text('What the lengths count'),
      items: s.list(itemSchema),
      'warnings?': s.warnings,
    }),
    present: asCode,
  },
  build: {
    about: {
      zh: '由 JSON 字段（{tag, value} 或 {tag, nested} 的列表）写出支付二维码的内容，长度与 CRC 自动算好；用于生成支付码的内容或修正其 CRC。',
      en: 'Writes a payment QR payload from fields in JSON, a list of {tag, value} or {tag, nested}, with right lengths and CRC. Use it to make a payment code or mend its CRC.',
    },
    takes: {
      zh: '数据对象的 JSON 列表，每项有 tag 与 value',
      en: 'A JSON list of data objects, each with tag and value',
    },
    example: { text: '[{"tag":"00","value":"01"},{"tag":"01","value":"11"}]' },
    gives: s.record({ text: s.text() }),
  },
  chip: {
    about: {
      zh: '按标签逐位拆开 EMV 芯片卡数据（十六进制或 Base64 的 BER-TLV）；除非打开 showCardNumbers，卡号会被遮住；用于看懂终端与卡片交换的数据。',
      en: 'Takes EMV chip card data (BER-TLV in hex or Base64) apart by tag, down to single bits; card numbers are masked unless showCardNumbers is set. Use it to read what a card and a terminal exchanged.',
    },
    takes: { zh: 'BER-TLV 芯片数据，十六进制', en: 'Chip data (BER-TLV) in hex' },
    example: { text: '9F02060000000001005F2A020840' },
    gives: s.record({
      size: s.whole('Bytes'),
      masked: s.flag('Whether card numbers were hidden'),
      items: s.list(itemSchema),
    }),
    present: asChipData,
  },
} satisfies Readonly<Record<string, OutsideAction>>;
